import { plainName } from '../format/normalized.ts';
import { countryInText, numberCountry } from '../number/country-text.ts';
import { digitsOf } from '../number/latin-digits.ts';
import { MOST_OTHER_COLUMNS } from '../number/number-flags.ts';
import {
  headerWords,
  isForeignToNumbers,
  type NumberHeader,
  numberHeader,
  saysFax,
  saysOther,
  saysPlace,
} from '../number/number-header.ts';
import { words } from './answers/answer-vocabulary.ts';
import type { ColumnProfile } from './column-profile.ts';

/** Shorter numbers are more often codes and years. */
const LEAST_DIGITS = 7;
const MOSTLY = 0.5;

/** A label beside a number; `landline` means at home or at work. */
export type PhoneLabel = 'mobile' | 'landline' | 'fax' | 'unknown';

const LONGEST_LABEL = 100;
const LONGEST_SHARED = 1000;

/** A column with one of a person's several numbers. */
interface PhoneColumn {
  readonly kind: 'mobile' | 'phone';
  /** True if the name tells which number it is, as `Home phone` and `Phone 2` do and `Phone` does not. */
  readonly typed: boolean;
}

/** Reads a label such as `Mobile`, `* Work` or `iPhone`, in many languages. */
export function phoneLabel(label: string): PhoneLabel {
  if (label.length > LONGEST_LABEL) return 'unknown';
  // `iPhone` is one word.
  const words = headerWords(label.toLowerCase());
  if (isFax(words)) return 'fax';
  if (isMobile(words) || words.some((word) => MOBILE_LABELS.has(word))) return 'mobile';
  return saysPlace(words) ? 'landline' : 'unknown';
}

/** True if the column is about someone other than the row's own person. */
export function isOfAnother(name: string): boolean {
  return saysOther(headerWords(name));
}

/** Splits a cell as Google writes it: several numbers, or their labels, in the same order. */
export function sharedCell(cell: string): string[] {
  return cell.length > LONGEST_SHARED ? [cell] : cell.split(':::').map((part) => part.trim());
}

/** Reads the name of a column with numbers of the row's own person; undefined for other columns. */
export function phoneColumn(name: string): PhoneColumn | undefined {
  const words = headerWords(name);
  const isLabel = withoutEnd(name, LABEL_ENDS) !== undefined;
  if (isLabel || isFax(words) || saysOther(words)) return undefined;
  const isPlace = saysPlace(words) || words.some((word) => COMPOUND.test(word) || NUMBER.test(word));
  const kind = words.some((word) => NUMBER.test(word)) ? 'phone' : numberHeader(name);
  if (kind !== 'mobile' && kind !== 'phone') return undefined;
  return { kind, typed: kind === 'mobile' || isPlace || /\p{Nd}/u.test(name) };
}

/**
 * The columns to try if the number column has no mobile number, in order: the same person's other numbers, as address
 * books write them. Empty if fewer than two columns tell which number they are.
 */
export function otherPhones(
  names: readonly string[],
  profiles: readonly ColumnProfile[],
  numberColumn: number,
): number[] {
  const mayHold = ({ filled, possible }: ColumnProfile) => filled === 0 || possible > 0;
  const family = names.map((name, index) => (mayHold(profiles[index]!) ? phoneColumn(name) : undefined));
  if (family[numberColumn] === undefined || family.filter((column) => column?.typed).length < 2) return [];
  const order = (index: number) =>
    (profiles[index]!.filled > 0 ? 0 : 2) + (family[index]!.kind === 'mobile' ? 0 : 1);
  return [...family.keys()]
    .filter((index) => index !== numberColumn && family[index] !== undefined)
    .sort((left, right) => order(left) - order(right))
    .slice(0, MOST_OTHER_COLUMNS);
}

/** The cells of the columns that show a list's country, except in rows with a country of their own. */
export function numbersIn(
  data: readonly (readonly string[])[],
  columns: readonly number[],
  countryColumn: number | undefined,
): string[] {
  const hasOwn = (cells: readonly string[]) =>
    countryColumn !== undefined && numberCountry(countryInText(cells[countryColumn] ?? ''), '') !== '';
  return data
    .filter((cells) => !hasOwn(cells))
    .flatMap((cells) => columns.flatMap((column) => sharedCell(cells[column] ?? '')))
    .filter((cell) => cell !== '');
}

/** The columns whose numbers show the country of a list, before a number column is chosen by that country. */
export function columnsForCountry(
  names: readonly string[],
  data: readonly (readonly string[])[],
  hasHeader: boolean,
): readonly number[] {
  const columns = names
    .map((_, index) => index)
    .filter((index) => !isForeignToNumbers(names[index]!) && looksLikeNumbers(data, index));
  const headers = columns.map((index) => (hasHeader ? numberHeaderOf(names[index]!) : 'none'));
  const best = (['mobile', 'phone', 'vague', 'none'] as const).find((kind) => headers.includes(kind));
  return columns.filter((_, at) => headers[at] === best);
}

function looksLikeNumbers(data: readonly (readonly string[])[], column: number): boolean {
  const filled = data.map((cells) => cells[column] ?? '').filter((cell) => cell.trim() !== '');
  const long = filled.filter((cell) => digitsOf(cell).length >= LEAST_DIGITS);
  return long.length > 0 && long.length >= filled.length * MOSTLY;
}

/** The kind of number that the name of a column promises. */
export function numberHeaderOf(name: string): NumberHeader {
  const header = numberHeader(name);
  return header === 'none' ? (phoneColumn(name)?.kind ?? header) : header;
}

/** For each of `columns`, the column with the kind of its number, or null; empty if there is no such column at all. */
export function labelColumns(
  names: readonly string[],
  columns: readonly number[],
): readonly (number | null)[] {
  const labels = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    const rest = withoutEnd(name, LABEL_ENDS);
    if (rest !== undefined && !labels.has(rest)) labels.set(rest, index);
  }
  if (labels.size === 0) return [];
  const columnLabels = columns.map((column) => {
    const name = names[column] ?? '';
    const rest = withoutEnd(name, VALUE_ENDS) ?? keyOf(name);
    const label = /\p{L}/u.test(rest) ? labels.get(rest) : undefined;
    return label === undefined || label === column ? null : label;
  });
  return columnLabels.every((label) => label === null) ? [] : columnLabels;
}

/** The name without one of these last words, as a key; undefined if it has another ending. */
function withoutEnd(name: string, ends: ReturnType<typeof words>): string | undefined {
  const parts = /^(.*[\p{L}\d])[\s.:_-]+([\p{L}]+)$/u.exec(plainName(name).trim());
  return parts !== null && ends.has(parts[2]!) ? keyOf(parts[1]!) : undefined;
}

function keyOf(name: string): string {
  return plainName(name).replace(/[^\p{L}\d]+/gu, '');
}

function isMobile(words: readonly string[]): boolean {
  return numberHeader(words.join(' ')) === 'mobile' || words.some((word) => numberHeader(word) === 'mobile');
}

function isFax(words: readonly string[]): boolean {
  return saysFax(words) || words.some((word) => NO_TEXTS.has(word));
}

const LABEL_ENDS = words(`
  label type typ tipo etykieta etikett etiquette etiqueta etichetta bezeichnung soort kind art tyyppi typu тип метка
`);

const VALUE_ENDS = words(`
  value wert valeur valor valore waarde varde vardet vaerdi verdi arvo wartosc number nummer numero значение
`);

const MOBILE_LABELS = words('iphone android apple text texts');

const NO_TEXTS = words('faxes isdn telex tty biper personsokare sokare');

/** A place and a telephone in one word, such as `Arbeitstelefon`, and never a person, as in `Elterntelefon`. */
const COMPOUND =
  /^(?:haupt|privat|dienst|arbeits|buro|festnetz|geschafts|hoofd|huis|thuis|werk|hem|arbets|fastnet|hjemme|arbejds|jobb|koti|tyo)(?:telefo+n|puhelin)$/;
/** The same without a word for a telephone. */
const NUMBER = /^(?:privat|dienst|festnetz)nummer$/;
