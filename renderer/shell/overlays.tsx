import { assertNever } from '../../shared/assert-never.ts';
import { AccountsDialog } from '../screens/account/accounts-dialog.tsx';
import { AudiencesScreen } from '../screens/audiences/audiences-screen.tsx';
import { CampaignsDrawer } from '../screens/campaigns/campaigns-drawer.tsx';
import { ImportScreen } from '../screens/import/import-screen.tsx';
import { InboxScreen } from '../screens/inbox/inbox-screen.tsx';
import { OptOutsScreen } from '../screens/opt-outs/opt-outs-screen.tsx';
import { PasteDialog } from '../screens/recipients/paste-dialog.tsx';
import { ReviewSheet } from '../screens/review/review-sheet.tsx';
import { TestDialog } from '../screens/review/test-dialog.tsx';
import { SearchScreen } from '../screens/search/search-screen.tsx';
import { SettingsDialog } from '../screens/settings/settings-dialog.tsx';
import { useFrom } from '../state/context.tsx';

/** Whatever stands over the workbench, at most one thing. */
export function Overlays() {
  const overlay = useFrom('app', (state) => state.overlay);
  if (!overlay) return null;
  switch (overlay.kind) {
    case 'campaigns':
      return <CampaignsDrawer />;
    case 'accounts':
      return <AccountsDialog />;
    case 'settings':
      return <SettingsDialog />;
    case 'import':
      return <ImportScreen key={overlay.sheetId} sheetId={overlay.sheetId} />;
    case 'paste':
      return <PasteDialog />;
    case 'audiences':
      return <AudiencesScreen />;
    case 'opt-outs':
      return <OptOutsScreen />;
    case 'inbox':
      return <InboxScreen first={overlay.tab ?? 'phones'} />;
    case 'search':
      return <SearchScreen number={overlay.number ?? ''} />;
    case 'test':
      return <TestDialog n={overlay.n} />;
    case 'review':
      return <ReviewSheet key={overlay.campaignId} campaignId={overlay.campaignId} />;
    default:
      return assertNever(overlay);
  }
}
