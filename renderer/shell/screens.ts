import type { ComponentType } from 'react';
import { AccountDialog, AccountsPage } from '../screens/accounts/accounts-page.tsx';
import { AudiencesPage } from '../screens/audiences/audiences-page.tsx';
import { ListHistoryDialog } from '../screens/audiences/changes/list-history-dialog.tsx';
import { ByDayDialog } from '../screens/audiences/derive/by-day-dialog.tsx';
import { DeriveDialog } from '../screens/audiences/derive/derive-dialog.tsx';
import { DuplicatesScreen } from '../screens/audiences/duplicates/duplicates-screen.tsx';
import { CreditsPage } from '../screens/campaigns/credits/credits-page.tsx';
import { SearchPage } from '../screens/campaigns/history/search-page.tsx';
import { CampaignsDrawer } from '../screens/campaigns/list/campaigns-drawer.tsx';
import { ReviewSheet } from '../screens/campaigns/review/review-sheet.tsx';
import { TestDialog } from '../screens/campaigns/review/test-dialog.tsx';
import { ColumnsDialog, ExportRowsDialog, PasteDialog } from '../screens/drafts/recipients/list-dialogs.tsx';
import { AboutDialog, LicencesDialog, ReportDialog } from '../screens/help/about-dialogs.tsx';
import { CommandPalette } from '../screens/help/command-palette.tsx';
import { HelpDialog } from '../screens/help/help-dialog.tsx';
import { ShortcutsDialog } from '../screens/help/shortcuts-dialog.tsx';
import { AddOptOuts } from '../screens/opt-outs/add-opt-outs.tsx';
import { OptOutsPage } from '../screens/opt-outs/opt-outs-page.tsx';
import { InboxPage } from '../screens/practice/inbox-page.tsx';
import { SettingsPage } from '../screens/settings/settings-page.tsx';
import { ImportScreen } from '../screens/sheets/import-screen.tsx';
import { TemplatesPage } from '../screens/templates/templates-page.tsx';
import type { OverlayKind, OverlayProps } from '../state/overlays/overlay-stack.ts';
import type { PlaceKind, PlaceProps } from '../state/places/places.ts';

// All screens but the workbench are in one bundle, loaded after it.
export { CampaignScreen } from '../screens/campaigns/view/campaign-screen.tsx';
export { ConditionDialog } from '../screens/drafts/compose/editor/condition-dialog.tsx';
export { TagFormatPopover } from '../screens/drafts/compose/editor/tag-format-popover.tsx';
export { EmojiChoice } from '../screens/drafts/compose/emoji-choice.tsx';
export { MessageAdvice } from '../screens/drafts/compose/problems/message-advice.tsx';
export { VersionTabs } from '../screens/drafts/compose/versions/version-tabs.tsx';
export { VersionsBelow } from '../screens/drafts/compose/versions/versions-below.tsx';
export { BalanceChip } from './balance-chip.tsx';
export { FolderBanner } from './folder-banner.tsx';
export { LaterCommands } from './later-commands.tsx';
export { Sidebar } from './sidebar.tsx';

export const overlays = {
  about: AboutDialog,
  account: AccountDialog,
  'add-opt-outs': AddOptOuts,
  'by-day': ByDayDialog,
  campaigns: CampaignsDrawer,
  columns: ColumnsDialog,
  commands: CommandPalette,
  derive: DeriveDialog,
  duplicates: DuplicatesScreen,
  'export-rows': ExportRowsDialog,
  help: HelpDialog,
  import: ImportScreen,
  keys: ShortcutsDialog,
  licences: LicencesDialog,
  'list-history': ListHistoryDialog,
  paste: PasteDialog,
  report: ReportDialog,
  review: ReviewSheet,
  test: TestDialog,
} satisfies { readonly [K in OverlayKind]: ComponentType<OverlayProps<K>> };

export const pages = {
  accounts: AccountsPage,
  audiences: AudiencesPage,
  credits: CreditsPage,
  inbox: InboxPage,
  'opt-outs': OptOutsPage,
  search: SearchPage,
  settings: SettingsPage,
  templates: TemplatesPage,
} satisfies { readonly [K in PlaceKind]: ComponentType<PlaceProps<K>> };
