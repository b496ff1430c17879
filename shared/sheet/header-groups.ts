import { lazily } from '../lazily.ts';
import { inLatin } from '../number/latin-digits.ts';

export interface HeaderRow {
  /** 1-based row in the file. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** Merged cells of one row: a 1-based row, and the first and last 0-based columns. */
export interface MergedAcross {
  readonly row: number;
  readonly left: number;
  readonly right: number;
}

/** Longer texts are no names; what a text is shows before it. */
const LONGEST_NAME = 500;

/** True for an address, a link, a long number or a date, which are never names. */
export function isValue(text: string): boolean {
  return /@|:\/\/|\d{5,}|\d[\d\s().-]{6,40}\d/.test(inLatin(text.slice(0, LONGEST_NAME)));
}

/** Words before an example of a format, in many languages, such as “e.g.” and “z. B.”. */
const EXAMPLE_WORDS =
  'e\\.?g|for (?:example|instance)|such as|like|as in|example|format|z\\. ?b|zum beispiel|bsp|t\\.? ?ex|till exempel|exempel|' +
  'f\\.? ?eks|for eksempel|eksempel|esim|esimerkiksi|bijv|bijvoorbeeld|voorbeeld|p\\.? ?ex|par exemple|exemple|ex|p\\.? ?ej|' +
  'por ejemplo|ejemplo|por exemplo|exemplo|per esempio|ad es|esempio|np|na przykład|např|například|npr|na primjer|pl|például|' +
  'örn|örneğin|например|напр';
/** An example with the words before it, ranges of years, and text in brackets. */
const asides = lazily(() => [
  new RegExp(
    `(?<!\\p{L})(?:${EXAMPLE_WORDS})(?!\\p{L})[.:,]{0,2} ?["'“„«]?\\S{1,60}(?: \\(?\\d[\\d().-]{0,20}){0,6}`,
    'giu',
  ),
  /(?<!\d)(?:19|20)\d\d ?[-–/] ?(?:19|20)\d\d(?!\d)/g,
  /\([^()]{0,100}\)/g,
]);

/**
 * True for a value that is not a name either. A name may contain years, or an example in brackets or after a word:
 * `Mobile (07700 900123)`, `Mobile, e.g. 07700 900123`, `Mobile 2024-2025`.
 */
export function isNoName(text: string): boolean {
  if (text.length > LONGEST_NAME) return isValue(text);
  const name = asides().reduce((name, aside) => name.replaceAll(aside, ' '), inLatin(text));
  return isValue(/\p{L}/u.test(name) ? name : text);
}

export function filled(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + (cell.trim() === '' ? 0 : 1), 0);
}

/** True if all filled cells of a row may be names. */
export function areNames(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '' || (/\p{L}/u.test(cell) && !isNoName(cell)));
}

/**
 * The group above each column in the row above the header, such as `Parent 1` over both `Name` and `Mobile`; null if
 * that row has no groups. Without merged cells, a row has groups only if names below repeat, or a name of its own is
 * above a blank, because a title looks the same otherwise.
 */
export function groupsOver(
  upper: HeaderRow,
  header: HeaderRow,
  merged: readonly MergedAcross[],
): string[] | null {
  const labels = upper.cells.map((cell) => cell.trim());
  const names = header.cells.map((cell) => cell.trim());
  const first = labels.findIndex((label) => label !== '');
  const isTitle = filled(labels) < 2 && first === 0;
  if (upper.row !== header.row - 1 || first === -1 || isTitle || filled(names) < 2) return null;
  if (!areNames(labels) || !areNames(names)) return null;
  const spans = merged.filter(({ row, left }) => row === upper.row && (labels[left] ?? '') !== '');
  if (spans.length > 0) return spans.some((span) => isOver(span, names)) ? spread(labels, spans) : null;
  const present = names.filter((name) => name !== '').map((name) => name.toLowerCase());
  const comesTwice = new Set(present).size < present.length;
  const hasNameAbove = labels.some((label, column) => label !== '' && (names[column] ?? '') === '');
  const goesOn = names.some((name, column) => name !== '' && (labels[column] ?? '') === '');
  if (!(comesTwice || (hasNameAbove && goesOn))) return null;
  return spread(labels, carried(labels, names));
}

/** A header row's names, each with its group before it if there is a row of groups. */
export function headerNames(
  rows: readonly HeaderRow[],
  headerRow: number | null,
  merged: readonly MergedAcross[],
): readonly string[] | null {
  const at = rows.findIndex(({ row }) => row === headerRow);
  if (at === -1) return null;
  const header = rows[at]!;
  const groups = at === 0 ? null : groupsOver(rows[at - 1]!, header, merged);
  if (groups === null) return header.cells;
  const width = Math.max(groups.length, header.cells.length);
  return Array.from({ length: width }, (_, column) => {
    const [group, name] = [groups[column] ?? '', (header.cells[column] ?? '').trim()];
    if (name === '' || name.toLowerCase().startsWith(group.toLowerCase())) return name || group;
    return `${group} ${name}`;
  });
}

function isOver({ left, right }: MergedAcross, names: readonly string[]): boolean {
  return filled(names.slice(left, right + 1)) > 1;
}

/** An unmerged label covers the following columns that have a name but no label. */
function carried(labels: readonly string[], names: readonly string[]): MergedAcross[] {
  return labels.flatMap((label, left) => {
    if (label === '' || (names[left] ?? '') === '') return [];
    let right = left;
    while ((labels[right + 1] ?? '') === '' && (names[right + 1] ?? '') !== '') right += 1;
    return [{ row: 0, left, right }];
  });
}

function spread(labels: readonly string[], spans: readonly MergedAcross[]): string[] {
  const groups = [...labels];
  for (const { left, right } of spans) {
    for (let column = left; column <= right; column += 1) groups[column] = labels[left]!;
  }
  return Array.from(groups, (group) => group ?? '');
}
