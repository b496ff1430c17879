import { shortDate } from '../../../shared/format/format-time.ts';
import { momentOf } from '../../../shared/format/written-date.ts';
import { formats } from '../../../shared/texts/en/message.ts';
import { Segments } from '../fields/segments.tsx';

interface DayOrderProps {
  readonly date: string;
  /** Null if nobody knows. */
  readonly dayFirst: boolean | null;
  readonly onChange: (dayFirst: boolean) => void;
}

/** Shows a date in both readings: day first and month first. */
export function DayOrder({ date, dayFirst, onChange }: DayOrderProps) {
  return (
    <Segments
      label={formats.order(date)}
      value={dayFirst === null ? '' : dayFirst ? 'dmy' : 'mdy'}
      choices={[true, false].map((first) => ({
        key: first ? 'dmy' : 'mdy',
        text: `${date} = ${dateAs(date, first)}`,
      }))}
      onChange={(key) => onChange(key === 'dmy')}
    />
  );
}

/** The cell's date, written in the window's language. */
function dateAs(cell: string, dayFirst: boolean): string {
  const day = momentOf(cell, dayFirst)?.day ?? null;
  return day === null ? cell : shortDate(new Date(day).toISOString().slice(0, 10));
}
