import { saveRetry } from '../../shared/draft/save-retry.ts';
import { components } from '../../shared/texts/en/common.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { Button } from '../components/buttons/button.tsx';
import { useBusy } from '../components/buttons/use-busy.ts';
import { ConfirmDialog } from '../components/overlays/confirm-dialog.tsx';
import { Banner } from '../components/status/banner.tsx';
import { useFrom, useStores } from '../state/context.tsx';
import { keepInNewCampaign, showAsItIs } from '../state/navigate.ts';
import './unsaved.css';
import { spoken } from '../../shared/language/spoken.ts';

/** Text written in a campaign that takes no more changes stays to be read and copied until the person discards it. */
export function UnsavedBanner() {
  const stores = useStores();
  const draft = useFrom('draft', (state) => state.draft);
  const saving = useFrom('draft', (state) => state.saving);
  const error = useFrom('draft', (state) => state.error);
  const { isBusy: keeping, during } = useBusy();
  if (!draft || !error || saving !== 'failed' || saveRetry(error) !== 'never') return null;
  const { id, message } = draft;

  function letGo(): void {
    stores.draft.getState().discard();
    if (stores.app.getState().visits.now.campaignId === id) void showAsItIs(stores, id);
  }

  return (
    <div className="unsaved">
      <Banner
        tone="danger"
        title={`${shell.unsaved.is(draft.name)} ${spoken(error.message)}`}
        live
        actions={
          <>
            <Button onPress={letGo}>{shell.unsaved.letGo}</Button>
            <Button
              look="primary"
              isPending={keeping}
              onPress={() => void during(() => keepInNewCampaign(stores))}
            >
              {shell.unsaved.keep}
            </Button>
          </>
        }
      >
        {message !== '' && (
          <blockquote className="unsaved-text" aria-label={shell.unsaved.whatYouWrote}>
            {message}
          </blockquote>
        )}
      </Banner>
    </div>
  );
}

/** Asks about a draft that cannot be saved; a successful save closes the question. */
export function LeaveQuestion() {
  const isLeaving = useFrom('draft', (state) => state.isLeaving);
  const name = useFrom('draft', (state) => state.draft?.name ?? '');
  const error = useFrom('draft', (state) => state.error);
  const answer = useFrom('draft', (state) => state.answerLeaving);
  if (!isLeaving) return null;
  const keepsTrying = error !== null && saveRetry(error) === 'automatic';
  return (
    <ConfirmDialog
      title={components.askLeave}
      act={shell.unsaved.leave}
      keep={keepsTrying ? shell.unsaved.keepTrying : shell.unsaved.stay}
      onClose={() => answer('stay')}
      onAct={() => answer('discard')}
    >
      {shell.unsaved.is(name)} {spoken(error?.message)} {spoken(error?.fix)}{' '}
      {keepsTrying && shell.unsaved.keepsTrying}
    </ConfirmDialog>
  );
}
