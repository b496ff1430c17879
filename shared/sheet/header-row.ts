import { wordsOf } from '../format/words-in-name.ts';
import { inLatin } from '../number/latin-digits.ts';
import { numberHeader } from '../number/number-header.ts';
import { namesCountries } from './country-column.ts';
import {
  areNames,
  filled,
  groupsOver,
  type HeaderRow,
  isNoName,
  isValue,
  type MergedAcross,
} from './header-groups.ts';
import { isWordOfHeaders } from './header-language.ts';
import { nameHeader } from './name-header.ts';

/** Titles and empty lines above a header rarely take more rows. */
const LOOKED_AT = 20;
/** Longer names are sentences, such as the questions that forms put above their answers. */
const LONG_NAME = 60;
const LONGEST_QUESTION = 400;

/** Usual names that the vocabularies of languages leave out. */
const OTHER = new Set(
  'contact e email mail organisation organization region note comments code place link url epost courriel'.split(
    ' ',
  ),
);

/** True for a usual name in contact lists, in many languages. */
export function isUsualHeader(name: string): boolean {
  if (numberHeader(name) !== 'none' || nameHeader(name) !== 'none' || namesCountries(name)) return true;
  const words = name.length > LONG_NAME ? [] : wordsOf(name);
  return words.length > 0 && words.every((word) => OTHER.has(word) || isWordOfHeaders(word));
}

/** A longer name is a title or a sentence. */
const MOST_WORDS = 3;
/** The most rows from a title to its header. */
const UNDER_TITLE = 3;

/**
 * The 1-based row of the column names, or null if the data starts at once. A row is a header if it has usual column
 * names, if it has only words above columns of digits, or if it has a number's exact name above such a column. If a
 * title or a row of groups is above the names, the lower row is the header.
 */
export function findHeaderRow(
  rows: readonly HeaderRow[],
  merged: readonly MergedAcross[] = [],
): number | null {
  const first = rows.slice(0, LOOKED_AT);
  const width = Math.max(0, ...rows.slice(0, 100).map((row) => filled(row.cells)));
  for (const [at, row] of first.entries()) {
    const isHeader = namesNumbers(row, rows.slice(at + 1, at + 51));
    if (!isHeader && !couldBeHeader(row.cells, width)) {
      // No header follows real data.
      if (looksLikeData(row.cells) && filled(row.cells) * 2 > width) return null;
      continue;
    }
    const isOne =
      isHeader || row.cells.some(isUsualHeader) || isAboveDigits(row, rows.slice(at + 1, at + 51));
    if (isOne) return rows[lowerHeader(rows, at, width, merged)]!.row;
  }
  return null;
}

/** The header below a title or a row of groups. */
function lowerHeader(
  rows: readonly HeaderRow[],
  at: number,
  width: number,
  merged: readonly MergedAcross[],
): number {
  const upper = rows[at]!;
  const isUsual = upper.cells.some(isUsualHeader);
  /** As in a template that tells above each name what to fill in. */
  const areSentences = upper.cells.filter((cell) => cell.length > LONG_NAME).length * 2 > filled(upper.cells);
  for (let next = at + 1; next <= at + UNDER_TITLE && next < rows.length; next += 1) {
    const lower = rows[next]!;
    if (!areNames(lower.cells)) return at;
    if (!lower.cells.some(isUsualHeader)) continue;
    if (next === at + 1 && groupsOver(upper, lower, merged) !== null) return next;
    const isWider = filled(upper.cells) < filled(lower.cells);
    const isNarrow = width <= 2 && filled(upper.cells) <= filled(lower.cells);
    const namesThem = namesNumbers(lower, rows.slice(next + 1, next + 51));
    if (isWider || (isNarrow && !isUsual) || ((isNarrow || areSentences) && namesThem)) return next;
  }
  return at;
}

function couldBeHeader(cells: readonly string[], width: number): boolean {
  const names = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (names.length === 0 || names.length * 2 < width) return false;
  return names.every((name) => name.length <= LONGEST_QUESTION && /\p{L}/u.test(name) && !isNoName(name));
}

function looksLikeData(cells: readonly string[]): boolean {
  return cells.some((cell) => isValue(cell) || isDigits(cell));
}

function isDigits(cell: string): boolean {
  return cell.length <= LONGEST_QUESTION && /^\s*[+\d][\d\s.,:/()-]*$/.test(inLatin(cell));
}

/**
 * A row may have a number's name above a column of digits. Then its other names may be years; beside a short name they
 * may also be days, or missing, because a row of data would have digits in place of that name.
 */
function namesNumbers(header: HeaderRow, below: readonly HeaderRow[]): boolean {
  const areNamed = !header.cells.some(isNoName);
  return isAboveDigits(header, below, (name) => {
    const isShort = !isNoName(name) && wordsOf(name).length <= MOST_WORDS;
    return (areNamed || isShort) && ['mobile', 'phone'].includes(numberHeader(name));
  });
}

function isAboveDigits(
  header: HeaderRow,
  below: readonly HeaderRow[],
  counts: (name: string) => boolean = (name) => name.trim() !== '',
): boolean {
  return header.cells.some((name, column) => {
    if (!counts(name)) return false;
    const values = below.map((row) => row.cells[column]?.trim() ?? '').filter((cell) => cell !== '');
    return values.length > 0 && values.filter((cell) => looksLikeData([cell])).length * 2 > values.length;
  });
}
