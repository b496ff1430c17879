import { useId } from 'react';
import { graceMs } from '../../../../shared/campaign/schedule.ts';
import { localInput, moment } from '../../../../shared/format/format-time.ts';
import { Select } from '../../../components/select.tsx';

interface ScheduleFieldProps {
  readonly startAt: number | null;
  readonly onChange: (startAt: number | null) => void;
}

const hour = 3_600_000;

/** Now, or at a later time while the app is open. */
export function ScheduleField({ startAt, onChange }: ScheduleFieldProps) {
  const id = useId();
  const now = Date.now();
  return (
    <div className="stack send-options-wide">
      <Select
        label="When"
        value={startAt === null ? 'now' : 'later'}
        choices={[
          { key: 'now', text: 'Now' },
          { key: 'later', text: 'At a later time' },
        ]}
        onChange={(when) => onChange(when === 'now' ? null : nextFullHour(now))}
        help={startAt === null ? 'Sending begins when you confirm.' : undefined}
      />
      {startAt !== null && (
        <div className="field stack">
          <label htmlFor={id} className="field-label">
            Start at
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
              ? 'This time has passed.'
              : `${moment(startAt, now)}, while Tagline is open. If it cannot start within ${graceMs / 1000} seconds of that time, it asks instead.`}
          </span>
        </div>
      )}
    </div>
  );
}

function nextFullHour(now: number): number {
  return Math.ceil((now + hour / 6) / hour) * hour;
}
