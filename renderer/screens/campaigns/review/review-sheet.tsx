import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { saysWhy } from '../../../../shared/campaign/outcome/pause.ts';
import { optionsUnder } from '../../../../shared/campaign/plan/account-terms.ts';
import { goesFirstChoices, phaseAtStart } from '../../../../shared/campaign/plan/schedule.ts';
import type { Review } from '../../../../shared/campaign/review/review.ts';
import { isWholeCode } from '../../../../shared/campaign/review/review-code.ts';
import { commandName } from '../../../../shared/commands/commands.ts';
import type { SendOptions } from '../../../../shared/draft/draft.ts';
import { count, isCountTyped } from '../../../../shared/format/format-count.ts';
import { momentWithin } from '../../../../shared/format/format-time.ts';
import type { AppError } from '../../../../shared/result.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { shell } from '../../../../shared/texts/en/shell.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { ErrorBanner } from '../../../components/status/banner.tsx';
import { Sentence } from '../../../components/text/sentence.tsx';
import { useFrom, useStores } from '../../../state/context.tsx';
import { rehearse, startSaved } from '../../../state/navigate.ts';
import type { OverlayProps } from '../../../state/overlays/overlay-stack.ts';
import { sendForReal } from '../../../state/send-for-real.ts';
import { useOperation } from '../../../state/use-operation.ts';
import { ReviewBody } from './review-body.tsx';
import { ReviewCode } from './review-code.tsx';
import { StartAt, useFirstFew, WhenMenu } from './start-time.tsx';
import { TimeNotes } from './time-notes.tsx';
import './review-sheet.css';

export function ReviewSheet({ campaignId, onClose }: OverlayProps<'review'>) {
  const stores = useStores();
  const draft = useFrom('draft', (state) => (state.draft?.id === campaignId ? state.draft : null));
  const change = useFrom('draft', (state) => state.change);
  const [includeRecent, setIncludeRecent] = useState(false);
  const [working, setWorking] = useState<'start' | 'rehearse' | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [code, setCode] = useState('');
  const [reason, setReason] = useState<string | null>(null);
  const isSaved = useFrom('draft', (state) => state.saving === 'saved');
  const unsaved = useFrom('draft', (state) => state.error);
  const inQuiet = reason !== null && draft?.options.startAt === null;
  const {
    data: review,
    isPrevious,
    error,
    refetch,
  } = useOperation('campaign.review', { campaignId, includeRecent, inQuiet }, { keep: true });
  // The hours may have ended since.
  const why = inQuiet && review && review.quietNow > 0 ? reason : null;
  // Nothing may be sent by a review of earlier choices.
  const isStale = isPrevious || !isSaved;
  const problem = failure ?? unsaved ?? error;

  async function run(work: 'start' | 'rehearse'): Promise<void> {
    if (!review || working !== null) return;
    setWorking(work);
    setFailure(null);
    try {
      // A rehearsal uses the current choices, even if pressed before they are saved.
      const wrong = await (work === 'start' ? start(review) : rehearse(stores, campaignId, includeRecent));
      if (wrong === null) return onClose();
      setFailure(wrong);
      // After a failure the review shows the current state.
      refetch();
    } finally {
      setWorking(null);
    }
  }

  function start({ people: all, recent, hash, quietNow }: Review) {
    const people = includeRecent ? all - recent.people : all;
    const anyway = why === null ? {} : { anyway: { reason: why, people: quietNow } };
    const reviewed = { campaignId, people, hash, includeRecent, ...(code !== '' && { code }), ...anyway };
    return startSaved(stores, () => stores.wire.call('campaign.start', reviewed));
  }

  function onOptions(patch: Partial<SendOptions>): void {
    if (!draft) return;
    if (patch.startAt) setReason(null);
    change({ options: { ...draft.options, ...patch } });
    // A choice, unlike typing, is saved without waiting.
    void stores.draft.getState().flush();
  }

  const people = review?.people ?? 0;
  const options = draft && review ? optionsUnder(draft.options, review.terms) : null;
  const few = useFirstFew(options?.canary ?? 0);
  const lacksCode = review?.asksForCode === true && !isWholeCode(code) ? words.code.lacks : null;
  const lacks = why !== null && !saysWhy(why) ? words.time.lacksReason : lacksCode;
  return (
    <Dialog
      title={commandName('draft.review')}
      about={draft?.name}
      size="large"
      onClose={onClose}
      footer={
        review && (
          <div className="grow" data-mode={review.kind}>
            {options && (
              <StartAt
                options={options}
                people={people}
                few={few}
                isProven={review.terms.isProven}
                onChange={onOptions}
              />
            )}
            <TimeNotes
              review={review}
              reason={why}
              isBusy={isStale}
              onReason={setReason}
              onOptions={onOptions}
            />
            <div className="line">
              {review.kind === 'live' ? (
                <Button size="large" isPending={working === 'rehearse'} onPress={() => void run('rehearse')}>
                  {words.rehearse}
                </Button>
              ) : (
                <Button size="large" onPress={() => void sendForReal(stores, campaignId)}>
                  {words.sendForReal}
                </Button>
              )}
              <ReviewConfirm
                review={review}
                options={options}
                blocked={whyNot(review, people, isStale, options) ?? lacks}
                starting={working === 'start'}
                onConfirm={() => void run('start')}
              >
                {options && <WhenMenu options={options} few={few} onChange={onOptions} />}
              </ReviewConfirm>
            </div>
          </div>
        )
      }
    >
      {problem && <ErrorBanner error={problem} />}
      {!problem && (
        <p className={review ? 'only-read-aloud' : 'quiet'} role="status">
          {review ? words.ready(review.blockers.length, review.warnings.length) : words.going}
        </p>
      )}
      {review && draft && (
        <ReviewBody
          review={review}
          draft={draft}
          isStale={isStale}
          includeRecent={includeRecent}
          onIncludeRecent={setIncludeRecent}
          onOptions={onOptions}
        >
          {review.asksForCode && (
            <ReviewCode campaignId={campaignId} includeRecent={includeRecent} code={code} onCode={setCode} />
          )}
        </ReviewBody>
      )}
    </Dialog>
  );
}

function whyNot(
  review: Review,
  people: number,
  isStale: boolean,
  options: SendOptions | null,
): string | null {
  const startAt = options?.startAt ?? null;
  const first = options && goesFirstChoices(options, { people, isProven: review.terms.isProven });
  if (isStale) return words.going;
  if (review.blockers.length > 0) return words.correctFirst;
  if (people === 0) return words.nobody;
  if (startAt !== null && startAt <= Date.now()) return words.timeToCome;
  if (first?.chosen === null) return words.schedule.chooseFirst;
  return null;
}

interface ReviewConfirmProps {
  readonly review: Review;
  readonly options: SendOptions | null;
  /** Null if the campaign can be sent; otherwise the reason. */
  readonly blocked: string | null;
  readonly starting: boolean;
  readonly onConfirm: () => void;
  /** Shown between the words and the button. */
  readonly children: ReactNode;
}

/** The irrevocable click. For real phones the person first types the number of people: a held Enter cannot do that. */
function ReviewConfirm(props: ReviewConfirmProps) {
  const { review, options, blocked, starting, onConfirm, children } = props;
  const { kind, people } = review;
  const startAt = options?.startAt ?? null;
  // Only the people after the canary wait for the time.
  const isCanaryNow = options !== null && phaseAtStart(options, people) === 'running';
  const [typed, setTyped] = useState('');
  const agreed = kind === 'practice' || isCountTyped(typed, people);
  const send = kind === 'practice' ? words.confirm.practise(people) : words.confirm.send(people);
  const at = startAt === null ? null : momentWithin(startAt, Date.now());
  const act =
    at === null
      ? send
      : isCanaryNow
        ? words.confirm.canaryNow(options.canary, at)
        : words.confirm.schedule(at);
  return (
    <>
      <div className="grow review-confirm line">
        {blocked !== null ? (
          <span className="quiet">{blocked}</span>
        ) : kind === 'live' ? (
          <>
            <TextField
              label={words.confirm.number}
              labelHidden
              value={typed}
              onChange={setTyped}
              placeholder={count(people)}
              inputMode="numeric"
              autoComplete="off"
            />
            <span className="quiet">
              <Sentence
                text={words.confirm.type}
                parts={{ people: <strong className="number">{count(people)}</strong> }}
              />
            </span>
          </>
        ) : (
          <span className="quiet">{shell.footer.staysHere}</span>
        )}
      </div>
      {children}
      <Button
        look="mode"
        size="large"
        icon={Send}
        isDisabled={blocked !== null || !agreed}
        isPending={starting}
        onPress={onConfirm}
      >
        {act}
      </Button>
    </>
  );
}
