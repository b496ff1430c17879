/** What a cell holds, whatever it shows: a day, a time or both, as a moment in UTC, or a number. */
export type PlainValue =
  | { readonly kind: 'moment'; readonly at: number; readonly hasDay: boolean; readonly hasTime: boolean }
  | { readonly kind: 'number'; readonly number: number };

const DAY_MS = 86_400_000;
const SECOND = 1000;
/** The day 0 of spreadsheets; before 1 March 1900 they count a day that never was. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_SOUND_DAY = 61;
const LAST_DAY = 2_958_465;

/** A spreadsheet's day number, from 1900, as `2025-04-03`, `2025-04-03T13:30:00` or, below one day, `13:30:00`; else empty. */
export function plainMoment(serial: number): string {
  if (!(serial >= 0) || serial >= LAST_DAY + 1 || (serial >= 1 && serial < FIRST_SOUND_DAY)) return '';
  const moment = DAY_ZERO + Math.round((serial * DAY_MS) / SECOND) * SECOND;
  const text = new Date(moment).toISOString().slice(0, 19);
  if (serial < 1) return text.slice(11);
  return text.endsWith('T00:00:00') ? text.slice(0, 10) : text;
}

/**
 * What a text says beyond doubt; null for everything that could be read in two ways, such as `3/4/2025` or `1.234`, and
 * for digits that begin with 0 or are too many, which are no amount.
 */
export function readPlain(text: string): PlainValue | null {
  const written = text.trim();
  const [, day, time] =
    /^(\d{4}-\d\d-\d\d)?(?:(?<=\d)[T ](?=\d)|^|$)(\d\d:\d\d(?::\d\d)?)?$/.exec(written) ?? [];
  if (day !== undefined || time !== undefined) {
    const at = Date.parse(`${day ?? '1970-01-01'}T${time ?? '00:00'}Z`);
    // A day that no month has is moved into the next one when it is read.
    const sound = !Number.isNaN(at) && new Date(at).toISOString().startsWith(day ?? '1970-01-01');
    return sound ? { kind: 'moment', at, hasDay: day !== undefined, hasTime: time !== undefined } : null;
  }
  const [digits, decimals] = /^-?(?:0|[1-9]\d{0,14})(?:[.,](\d+))?$/.exec(written) ?? [];
  if (digits === undefined || decimals?.length === 3) return null;
  return { kind: 'number', number: Number(written.replace(',', '.')) };
}
