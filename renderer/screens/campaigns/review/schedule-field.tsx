import { useId } from 'react';
import { graceMs, proposedStart, scheduledCanaryWords } from '../../../../shared/campaign/plan/schedule.ts';
import { localInput, moment } from '../../../../shared/format/format-time.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { Select } from '../../../components/fields/select.tsx';

interface ScheduleFieldProps {
  readonly startAt: number | null;
  /** People of the canary, and all of them. */
  readonly canary: number;
  readonly people: number;
  readonly onChange: (startAt: number | null) => void;
}

/** Now, or at a later time while the app is open. */
export function ScheduleField({ startAt, canary, people, onChange }: ScheduleFieldProps) {
  const id = useId();
  const now = Date.now();
  return (
    <div className="stack send-options-wide">
      <Select
        label={words.schedule.when}
        value={startAt === null ? 'now' : 'later'}
        choices={[
          { key: 'now', text: words.schedule.now },
          { key: 'later', text: words.schedule.later },
        ]}
        onChange={(when) => onChange(when === 'now' ? null : proposedStart(now))}
        help={startAt === null ? words.schedule.onConfirm : undefined}
      />
      {startAt !== null && (
        <div className="field stack">
          <label htmlFor={id} className="field-label">
            {words.schedule.at}
          </label>
          <input
            id={id}
            type="datetime-local"
            className="field-input number"
            value={localInput(startAt)}
            min={localInput(now)}
            onChange={(event) => {
              const at = new Date(event.target.value).getTime();
              if (!Number.isNaN(at)) onChange(at);
            }}
          />
          <span className={startAt <= now ? 'field-error' : 'field-help'}>
            {startAt <= now
              ? words.schedule.passed
              : `${words.schedule.whileOpen(moment(startAt, now), graceMs / 1000)} ${scheduledCanaryWords(canary, people)}`}
          </span>
        </div>
      )}
    </div>
  );
}
