import type { Review } from '../../../../shared/campaign/review/review.ts';
import type { SendOptions } from '../../../../shared/draft/draft.ts';
import { momentWithin } from '../../../../shared/format/format-time.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { decisions } from '../../../../shared/texts/en/sending.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';

interface TimeNotesProps {
  readonly review: Review;
  /** Why people are texted in their quiet hours, as typed so far; null if they wait. */
  readonly reason: string | null;
  readonly isBusy: boolean;
  readonly onReason: (reason: string | null) => void;
  readonly onOptions: (patch: Partial<SendOptions>) => void;
}

/** Quiet hours and a last moment, beside the button that sends: they decide when texts leave. */
export function TimeNotes({ review, reason, isBusy, onReason, onOptions }: TimeNotesProps) {
  const notes = review.warnings.filter(({ isOfTime }) => isOfTime);
  const { quietNow } = review;
  if (notes.length === 0) return null;
  const startAt = notes.find((note) => note.startAt !== undefined)?.startAt;
  return (
    <section className="time-notes" aria-label={words.time.label} aria-busy={isBusy}>
      <ul>
        {notes.map(({ message, fix }) => (
          <li key={spoken(message)}>
            {spoken(message)} {spoken(fix)}
          </li>
        ))}
      </ul>
      {reason !== null && (
        <TextField
          autoFocus
          label={decisions.quiet.reason}
          help={decisions.quiet.reasonHelp}
          maxLength={200}
          value={reason}
          onChange={onReason}
        />
      )}
      <div className="line">
        {reason === null && startAt !== undefined && (
          <Button size="small" isDisabled={isBusy} onPress={() => onOptions({ startAt })}>
            {words.sendAt(momentWithin(startAt, Date.now()))}
          </Button>
        )}
        {reason === null && quietNow > 0 && (
          <Button size="small" isDisabled={isBusy} onPress={() => onReason('')}>
            {words.time.sendNow}
          </Button>
        )}
        {reason !== null && (
          <>
            <strong>{words.time.wakes(quietNow)}</strong>
            <Button size="small" onPress={() => onReason(null)}>
              {words.time.wait}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
