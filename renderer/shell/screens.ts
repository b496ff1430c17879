import type { ComponentType } from 'react';
import { AccountsDialog } from '../screens/accounts/accounts-dialog.tsx';
import { AudiencesScreen } from '../screens/audiences/audiences-screen.tsx';
import { ListHistoryDialog } from '../screens/audiences/changes/list-history-dialog.tsx';
import { ByDayDialog } from '../screens/audiences/derive/by-day-dialog.tsx';
import { DeriveDialog } from '../screens/audiences/derive/derive-dialog.tsx';
import { DuplicatesScreen } from '../screens/audiences/duplicates/duplicates-screen.tsx';
import { CreditsScreen } from '../screens/campaigns/credits/credits-screen.tsx';
import { SearchScreen } from '../screens/campaigns/history/search-screen.tsx';
import { CampaignsDrawer } from '../screens/campaigns/list/campaigns-drawer.tsx';
import { ReviewSheet } from '../screens/campaigns/review/review-sheet.tsx';
import { TestDialog } from '../screens/campaigns/review/test-dialog.tsx';
import { ColumnsDialog, ExportRowsDialog, PasteDialog } from '../screens/drafts/recipients/list-dialogs.tsx';
import { AboutDialog, LicencesDialog, ReportDialog } from '../screens/help/about-dialogs.tsx';
import { CommandPalette } from '../screens/help/command-palette.tsx';
import { HelpDialog } from '../screens/help/help-dialog.tsx';
import { ShortcutsDialog } from '../screens/help/shortcuts-dialog.tsx';
import { OptOutsScreen } from '../screens/opt-outs/opt-outs-screen.tsx';
import { InboxScreen } from '../screens/practice/inbox-screen.tsx';
import { SettingsDialog } from '../screens/settings/settings-dialog.tsx';
import { ImportScreen } from '../screens/sheets/import-screen.tsx';
import { TemplatesDialog } from '../screens/templates/templates-dialog.tsx';
import type { OverlayKind, OverlayProps } from '../state/overlays/overlay-stack.ts';

// All screens but the workbench are in one bundle, loaded after it.
export { CampaignsDrawer } from '../screens/campaigns/list/campaigns-drawer.tsx';
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

export const overlays = {
  about: AboutDialog,
  accounts: AccountsDialog,
  audiences: AudiencesScreen,
  'by-day': ByDayDialog,
  campaigns: CampaignsDrawer,
  columns: ColumnsDialog,
  commands: CommandPalette,
  credits: CreditsScreen,
  derive: DeriveDialog,
  duplicates: DuplicatesScreen,
  'export-rows': ExportRowsDialog,
  help: HelpDialog,
  import: ImportScreen,
  inbox: InboxScreen,
  keys: ShortcutsDialog,
  licences: LicencesDialog,
  'list-history': ListHistoryDialog,
  'opt-outs': OptOutsScreen,
  paste: PasteDialog,
  report: ReportDialog,
  review: ReviewSheet,
  search: SearchScreen,
  settings: SettingsDialog,
  templates: TemplatesDialog,
  test: TestDialog,
} satisfies { readonly [K in OverlayKind]: ComponentType<OverlayProps<K>> };
