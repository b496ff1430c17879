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
