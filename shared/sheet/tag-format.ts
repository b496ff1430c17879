import { assertNever } from '../assert-never.ts';
import { plainSpaces } from '../format/plain-spaces.ts';
import { shortDay } from '../format/short-day.ts';
import { type PlainValue, readPlain } from './plain-value.ts';

/** How a column's values are shown in a text in place of how the file shows them. */
export type TagFormat = 'date-short' | 'date-long' | 'time' | 'number';

const TAG_FORMATS: readonly TagFormat[] = ['date-short', 'date-long', 'time', 'number'];

/** A format that changes a column, and what it makes of the first value that it changes. */
export interface OfferedFormat {
  readonly format: TagFormat;
  readonly before: string;
  readonly after: string;
}

/** A cell: what the file shows, and what it holds where that says more. */
export interface FormattedCell {
  readonly shown: string;
  readonly plain: string | undefined;
}

/** Writes the values of cells in the words of one locale. */
export interface TagFormatter {
  /** What the file shows where the format does not fit the cell, or nobody can tell what it holds. */
  show(cell: FormattedCell, format: TagFormat): string;
  /** The formats that change something in a column of these cells, if most of its values fit. */
  offered(cells: readonly FormattedCell[]): OfferedFormat[];
}

const PLAIN = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const;

/** Makes a formatter for a BCP 47 locale, for as many cells as there are. */
export function tagFormatter(locale: string): TagFormatter {
  const day = shortDay(locale);
  const long = new Intl.DateTimeFormat(locale, { ...PLAIN, dateStyle: 'long' });
  const time = new Intl.DateTimeFormat(locale, { ...PLAIN, timeStyle: 'short' });
  const number = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    useGrouping: false,
    maximumSignificantDigits: 15,
  });

  function written(value: PlainValue, format: TagFormat): string | null {
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

  function change({ shown, plain }: FormattedCell, format: TagFormat): string | null {
    const value = readPlain(plain || shown);
    const text = value && written(value, format);
    return text && plainSpaces(text);
  }

  return {
    show: (cell, format) => change(cell, format) ?? cell.shown,
    offered(cells) {
      const filled = cells.filter(({ shown }) => shown.trim() !== '');
      return TAG_FORMATS.flatMap((format) => {
        const texts = filled.map((cell) => change(cell, format));
        if (texts.filter((text) => text !== null).length * 2 <= filled.length) return [];
        const changed = texts.findIndex((text, at) => text !== null && text !== filled[at]!.shown);
        return changed === -1 ? [] : [{ format, before: filled[changed]!.shown, after: texts[changed]! }];
      });
    },
  };
}
