import { assertNever } from '../../shared/assert-never.ts';
import { AccountsDialog } from '../screens/accounts/accounts-dialog.tsx';
import { AudiencesScreen } from '../screens/audiences/audiences-screen.tsx';
import { DeriveDialog } from '../screens/audiences/derive/derive-dialog.tsx';
import { DuplicatesScreen } from '../screens/audiences/duplicates/duplicates-screen.tsx';
import { SearchScreen } from '../screens/campaigns/history/search-screen.tsx';
import { CampaignsDrawer } from '../screens/campaigns/list/campaigns-drawer.tsx';
import { ReviewSheet } from '../screens/campaigns/review/review-sheet.tsx';
import { TestDialog } from '../screens/campaigns/review/test-dialog.tsx';
import { PasteDialog } from '../screens/drafts/recipients/paste-dialog.tsx';
import { OptOutsScreen } from '../screens/opt-outs/opt-outs-screen.tsx';
import { InboxScreen } from '../screens/practice/inbox-screen.tsx';
import { SettingsDialog } from '../screens/settings/settings-dialog.tsx';
import { ImportScreen } from '../screens/sheets/import-screen.tsx';
import { useFrom } from '../state/context.tsx';

/** Whatever stands over the workbench, at most one thing. */
export function Overlays() {
  const overlay = useFrom('app', (state) => state.overlay);
  const open = useFrom('app', (state) => state.open);
  const close = useFrom('app', (state) => state.close);
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
    case 'duplicates': {
      const { audienceId, after } = overlay;
      return (
        <DuplicatesScreen audienceId={audienceId} onClose={() => (after === null ? close() : open(after))} />
      );
    }
    case 'derive':
      return <DeriveDialog audienceId={overlay.audienceId} />;
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
