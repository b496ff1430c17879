import { assertNever } from '../assert-never.ts';
import { plainSigns } from '../format/plain-signs.ts';
import { PLAIN_DAYS, shortDay } from '../format/short-day.ts';

/** How a text shows a column's values, instead of as the file does. */
export const COLUMN_FORMATS = ['date-short', 'date-long', 'time', 'number'] as const;

export type ColumnFormat = (typeof COLUMN_FORMATS)[number];

/** A format, with the first value that it changes, before and after. */
export interface OfferedColumnFormat {
  readonly format: ColumnFormat;
  readonly before: string;
  readonly after: string;
}

/** `shown` is the text in the file; `plain` is the value, if that is more precise. */
export interface FormattedCell {
  readonly shown: string;
  readonly plain: string | undefined;
}

/** Formats any number of cells for a BCP 47 locale. */
export function columnFormatter(locale: string) {
  const day = shortDay(locale);
  const long = new Intl.DateTimeFormat(locale, { ...PLAIN_DAYS, dateStyle: 'long' });
  const time = new Intl.DateTimeFormat(locale, { ...PLAIN_DAYS, timeStyle: 'short' });
  const number = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    useGrouping: false,
    maximumSignificantDigits: 15,
  });

  function written(value: PlainValue, format: ColumnFormat): string | null {
    const isMoment = value.kind === 'moment';
    switch (format) {
      case 'date-short':
        if (!isMoment || !value.hasDay) return null;
        return day(value.at).reduce((text, piece) => text + piece.value, '');
      case 'date-long':
        return isMoment && value.hasDay ? long.format(value.at) : null;
      case 'time':
        return isMoment && value.hasTime ? time.format(value.at) : null;
      case 'number':
        return isMoment ? null : number.format(value.number);
      default:
        return assertNever(format);
    }
  }

  function change({ shown, plain }: FormattedCell, format: ColumnFormat): string | null {
    const value = readPlain(plain || shown);
    const text = value && written(value, format);
    return text && plainSigns(text);
  }

  return {
    /** Returns the text in the file if the format does not fit the cell, or the value is ambiguous. */
    show: (cell: FormattedCell, format: ColumnFormat): string => change(cell, format) ?? cell.shown,
    /** The formats that change something in these cells, if they fit most values. */
    offered(cells: readonly FormattedCell[]): OfferedColumnFormat[] {
      const filled = cells.filter(({ shown }) => shown.trim() !== '');
      return COLUMN_FORMATS.flatMap((format) => {
        const texts = filled.map((cell) => change(cell, format));
        if (texts.filter((text) => text !== null).length * 2 <= filled.length) return [];
        const changed = texts.findIndex((text, at) => text !== null && text !== filled[at]!.shown);
        return changed === -1 ? [] : [{ format, before: filled[changed]!.shown, after: texts[changed]! }];
      });
    },
  };
}

/** The value of a cell: a day, a time or both as a moment in UTC, or a number. */
type PlainValue =
  | { readonly kind: 'moment'; readonly at: number; readonly hasDay: boolean; readonly hasTime: boolean }
  | { readonly kind: 'number'; readonly number: number };

const DAY_MS = 86_400_000;
const SECOND = 1000;
/** Day 0 of spreadsheets, which count a day before 1 March 1900 that never existed. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_SOUND_DAY = 61;
const LAST_DAY = 2_958_465;

/** A spreadsheet's day as `2025-04-03`, `2025-04-03T13:30:00` or, below one day, `13:30:00`; otherwise empty. */
export function plainMoment(serial: number): string {
  if (!(serial >= 0) || serial >= LAST_DAY + 1 || (serial >= 1 && serial < FIRST_SOUND_DAY)) return '';
  const moment = DAY_ZERO + Math.round((serial * DAY_MS) / SECOND) * SECOND;
  const text = new Date(moment).toISOString().slice(0, 19);
  if (serial < 1) return text.slice(11);
  return text.endsWith('T00:00:00') ? text.slice(0, 10) : text;
}

/** Null for ambiguous texts, such as `3/4/2025` or `1.234`, and for digits that are no amount. */
export function readPlain(text: string): PlainValue | null {
  const written = text.trim();
  const [, day, time] =
    /^(\d{4}-\d\d-\d\d)?(?:(?<=\d)[T ](?=\d)|^|$)(\d\d:\d\d(?::\d\d)?)?$/.exec(written) ?? [];
  if (day !== undefined || time !== undefined) {
    const at = Date.parse(`${day ?? '1970-01-01'}T${time ?? '00:00'}Z`);
    // `Date` reads 31 April as 1 May, so the day is compared with the text.
    const sound = !Number.isNaN(at) && new Date(at).toISOString().startsWith(day ?? '1970-01-01');
    return sound ? { kind: 'moment', at, hasDay: day !== undefined, hasTime: time !== undefined } : null;
  }
  const [digits, decimals] = /^-?(?:0|[1-9]\d{0,14})(?:[.,](\d+))?$/.exec(written) ?? [];
  if (digits === undefined || decimals?.length === 3) return null;
  return { kind: 'number', number: Number(written.replace(',', '.')) };
}
