/** Every screen but the workbench: one file that is loaded behind it. */
export { AccountsDialog } from '../screens/accounts/accounts-dialog.tsx';
export { AudiencesScreen } from '../screens/audiences/audiences-screen.tsx';
export { DeriveDialog } from '../screens/audiences/derive/derive-dialog.tsx';
export { DuplicatesScreen } from '../screens/audiences/duplicates/duplicates-screen.tsx';
export { SearchScreen } from '../screens/campaigns/history/search-screen.tsx';
export { CampaignsDrawer } from '../screens/campaigns/list/campaigns-drawer.tsx';
export { ReviewSheet } from '../screens/campaigns/review/review-sheet.tsx';
export { TestDialog } from '../screens/campaigns/review/test-dialog.tsx';
export { CampaignScreen } from '../screens/campaigns/view/campaign-screen.tsx';
export { PasteDialog } from '../screens/drafts/recipients/paste-dialog.tsx';
export { OptOutsScreen } from '../screens/opt-outs/opt-outs-screen.tsx';
export { InboxScreen } from '../screens/practice/inbox-screen.tsx';
export { SettingsDialog } from '../screens/settings/settings-dialog.tsx';
export { ImportScreen } from '../screens/sheets/import-screen.tsx';
