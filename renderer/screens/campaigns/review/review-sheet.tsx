import { useState } from 'react';
import type { CampaignId } from '../../../../shared/brand.ts';
import type { Review } from '../../../../shared/campaign/review/review.ts';
import { commandName } from '../../../../shared/commands/commands.ts';
import type { AppError } from '../../../../shared/result.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { ErrorBanner } from '../../../components/status/banner.tsx';
import { useFrom, useStores } from '../../../state/context.tsx';
import { rehearse, showStarted } from '../../../state/navigate.ts';
import { useOperation } from '../../../state/query.ts';
import { ReviewBody } from './review-body.tsx';
import { ReviewConfirm } from './review-confirm.tsx';
import './review-sheet.css';

/** Everything a person should know before texts leave, and the click that lets them. */
export function ReviewSheet({ campaignId }: { readonly campaignId: CampaignId }) {
  const stores = useStores();
  const close = useFrom('app', (state) => state.close);
  const draft = useFrom('draft', (state) => (state.draft?.id === campaignId ? state.draft : null));
  const change = useFrom('draft', (state) => state.change);
  const [includeRecent, setIncludeRecent] = useState(false);
  const [working, setWorking] = useState<'start' | 'rehearse' | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const isSaved = useFrom('draft', (state) => state.saving === 'saved');
  const unsaved = useFrom('draft', (state) => state.error);
  const {
    data: review,
    isPrevious,
    error,
    refetch,
  } = useOperation('campaign.review', { campaignId, includeRecent }, { keep: true });
  // A review of what was chosen before must not be sent by.
  const isStale = isPrevious || !isSaved;
  const problem = failure ?? unsaved ?? error;

  async function run(work: 'start' | 'rehearse'): Promise<void> {
    if (!review || working !== null) return;
    setWorking(work);
    setFailure(null);
    // A rehearsal is of what is chosen now, also when it is pressed before that was saved.
    const wrong = work === 'start' ? await start(review) : await rehearse(stores, campaignId, includeRecent);
    setWorking(null);
    if (wrong !== null) {
      setFailure(wrong);
      // What cannot be sent as it was reviewed is shown as it is now.
      return refetch();
    }
    stores.app.getState().closeOwn('review');
  }

  async function start({ people: all, recent, hash }: Review): Promise<AppError | null> {
    const people = includeRecent ? all - recent.people : all;
    const isCurrent = stores.app.getState().beginNavigation();
    const unsaved = await stores.draft.getState().flush();
    if (unsaved !== null) return unsaved;
    const started = await stores.wire.call('campaign.start', { campaignId, people, hash, includeRecent });
    if (!started.ok) return started.error;
    showStarted(stores, started.value, isCurrent);
    return null;
  }

  const startAt = draft?.options.startAt ?? null;
  const people = review?.people ?? 0;
  return (
    <Dialog
      title={commandName('draft.review')}
      about={draft?.name}
      size="large"
      onClose={close}
      footer={
        review && (
          <div className="line grow" data-mode={review.kind}>
            {review.kind === 'live' && (
              <Button size="large" isPending={working === 'rehearse'} onPress={() => void run('rehearse')}>
                {words.rehearse}
              </Button>
            )}
            <ReviewConfirm
              kind={review.kind}
              people={people}
              startAt={startAt}
              blocked={whyNot(review, people, isStale, startAt)}
              starting={working === 'start'}
              onConfirm={() => void run('start')}
            />
          </div>
        )
      }
    >
      {problem && <ErrorBanner error={problem} />}
      {!review && !problem && (
        <p className="quiet" role="status">
          {words.going}
        </p>
      )}
      {review && draft && (
        <ReviewBody
          review={review}
          draft={draft}
          isStale={isStale}
          includeRecent={includeRecent}
          onIncludeRecent={setIncludeRecent}
          onOptions={(patch) => change({ options: { ...draft.options, ...patch } })}
        />
      )}
    </Dialog>
  );
}

function whyNot(review: Review, people: number, isStale: boolean, startAt: number | null): string | null {
  if (isStale) return words.going;
  if (review.blockers.length > 0) return words.mendFirst;
  if (people === 0) return words.nobody;
  if (startAt !== null && startAt <= Date.now()) return words.timeToCome;
  return null;
}
