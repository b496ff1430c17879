import { assertNever } from '../../shared/assert-never.ts';
import { common, components } from '../../shared/texts/en/common.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { ConfirmDialog } from '../components/overlays/confirm-dialog.tsx';
import type { Overlay as Shown } from '../state/app.ts';
import { useFrom } from '../state/context.tsx';
import { type Screens, WithScreens } from './with-screens.tsx';

/** Whatever stands over the workbench, at most one thing. */
export function Overlays() {
  const overlay = useFrom('app', (state) => state.overlay);
  const close = useFrom('app', (state) => state.close);
  if (!overlay) return null;
  return (
    <WithScreens
      waiting={null}
      failed={(tryAgain) => (
        <ConfirmDialog
          title={shell.noScreens}
          act={components.tryAgain}
          keep={common.close}
          look="primary"
          onAct={tryAgain}
          onClose={close}
        >
          {shell.noScreensFix}
        </ConfirmDialog>
      )}
    >
      {(screens) => <Overlay overlay={overlay} screens={screens} />}
    </WithScreens>
  );
}

function Overlay({ overlay, screens }: { readonly overlay: Shown; readonly screens: Screens }) {
  const open = useFrom('app', (state) => state.open);
  const close = useFrom('app', (state) => state.close);
  switch (overlay.kind) {
    case 'campaigns':
      return <screens.CampaignsDrawer />;
    case 'accounts':
      return <screens.AccountsDialog advanced={overlay.advanced === true} />;
    case 'settings':
      return <screens.SettingsDialog />;
    case 'import':
      return <screens.ImportScreen key={overlay.sheetId} sheetId={overlay.sheetId} />;
    case 'paste':
      return <screens.PasteDialog />;
    case 'audiences':
      return <screens.AudiencesScreen />;
    case 'duplicates': {
      const { audienceId, after } = overlay;
      return (
        <screens.DuplicatesScreen
          audienceId={audienceId}
          onClose={() => (after === null ? close() : open(after))}
        />
      );
    }
    case 'columns':
      return <screens.ColumnsDialog audienceId={overlay.audienceId} />;
    case 'list-history':
      return <screens.ListHistoryDialog audienceId={overlay.audienceId} />;
    case 'derive':
      return <screens.DeriveDialog audienceId={overlay.audienceId} />;
    case 'export-rows':
      return <screens.ExportRowsDialog rows={overlay.rows} />;
    case 'opt-outs':
      return <screens.OptOutsScreen />;
    case 'inbox':
      return <screens.InboxScreen first={overlay.tab ?? 'phones'} />;
    case 'search':
      return <screens.SearchScreen number={overlay.number ?? ''} />;
    case 'credits':
      return <screens.CreditsScreen />;
    case 'templates':
      return <screens.TemplatesDialog selected={overlay.selected} version={overlay.version} />;
    case 'commands':
      return <screens.CommandPalette />;
    case 'help':
      return <screens.HelpDialog first={overlay.question} />;
    case 'keys':
      return <screens.KeysDialog />;
    case 'report':
      return <screens.ReportDialog />;
    case 'licences':
      return <screens.LicencesDialog />;
    case 'about':
      return <screens.AboutDialog />;
    case 'test':
      return <screens.TestDialog n={overlay.n} />;
    case 'review':
      return <screens.ReviewSheet key={overlay.campaignId} campaignId={overlay.campaignId} />;
    default:
      return assertNever(overlay);
  }
}
