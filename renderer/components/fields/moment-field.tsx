import { useId } from 'react';
import { fromLocalInput, localInput } from '../../../shared/format/format-time.ts';
import { review as words } from '../../../shared/texts/en/review.ts';

interface MomentFieldProps {
  readonly label: string;
  /** In ms since the epoch; null for none. */
  readonly at: number | null;
  readonly help: string;
  readonly onChange: (at: number | null) => void;
}

export function MomentField({ label, at, help, onChange }: MomentFieldProps) {
  const id = useId();
  const now = Date.now();
  const isPast = at !== null && at <= now;
  return (
    <div className="field stack send-options-wide">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        id={id}
        type="datetime-local"
        className="field-input number"
        value={at === null ? '' : localInput(at)}
        min={localInput(now)}
        onChange={(event) => onChange(fromLocalInput(event.target.value))}
      />
      <span className={isPast ? 'field-error' : 'field-help'}>{isPast ? words.schedule.passed : help}</span>
    </div>
  );
}
