import { lazily } from '../lazily.ts';

/** A row of a sheet, as far as its header needs it. */
export interface HeaderRow {
  /** 1-based row in the file. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** Cells of one row that are shown as one: a 1-based row and the first and last 0-based columns. */
export interface MergedAcross {
  readonly row: number;
  readonly left: number;
  readonly right: number;
}

/** An address, a link, a long number or a date is a value, never a name. */
export function isValue(text: string): boolean {
  return /@|:\/\/|\d{5,}|\d[\d\s().-]{6,}\d/.test(text);
}

/** Longer ones are no names, so that nobody looks for examples in them. */
const LONGEST_NAME = 500;
/** What introduces an example of how something is to be written, in many languages. */
const EXAMPLE_WORDS =
  'e\\.?g|for (?:example|instance)|such as|like|as in|example|format|z\\. ?b|zum beispiel|bsp|t\\.? ?ex|till exempel|exempel|' +
  'f\\.? ?eks|for eksempel|eksempel|esim|esimerkiksi|bijv|bijvoorbeeld|voorbeeld|p\\.? ?ex|par exemple|exemple|ex|p\\.? ?ej|' +
  'por ejemplo|ejemplo|por exemplo|exemplo|per esempio|ad es|esempio|np|na przykład|např|například|npr|na primjer|pl|például|' +
  'örn|örneğin|например|напр';
/** An example with what introduces it, years that follow one another, and what is in brackets. */
const asides = lazily(() => [
  new RegExp(
    `(?<!\\p{L})(?:${EXAMPLE_WORDS})(?!\\p{L})[.:,]{0,2} ?["'“„«]?\\S{1,60}(?: \\(?\\d[\\d().-]{0,20}){0,6}`,
    'giu',
  ),
  /(?<!\d)(?:19|20)\d\d ?[-–/] ?(?:19|20)\d\d(?!\d)/g,
  /\([^()]{0,100}\)/g,
]);

/**
 * The same of a name, which may say in brackets or as an example how something is to be written, or for what years it is:
 * `Mobile (07700 900123)`, `Mobile, e.g. 07700 900123`, `Mobile 2024-2025`.
 */
export function isNoName(text: string): boolean {
  if (text.length > LONGEST_NAME) return isValue(text);
  const name = asides().reduce((left, aside) => left.replaceAll(aside, ' '), text);
  return isValue(/\p{L}/u.test(name) ? name : text);
}

export function filled(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + (cell.trim() === '' ? 0 : 1), 0);
}

/** Whether all there is in a row may be names. */
export function areNames(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '' || (/\p{L}/u.test(cell) && !isNoName(cell)));
}

/**
 * The group that a row of groups right above a header gives to each column, as `Parent 1` stands over both `Name` and
 * `Mobile`; null where it is no such row. Without merged cells it is one only where names come twice, or where a name of
 * its own is above a blank, because a title looks the same otherwise.
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
  const standsAbove = labels.some((label, column) => label !== '' && (names[column] ?? '') === '');
  const goesOn = names.some((name, column) => name !== '' && (labels[column] ?? '') === '');
  if (!(comesTwice || (standsAbove && goesOn))) return null;
  return spread(labels, carried(labels, names));
}

/** The names of a header row with the group of each in front, where a row of groups is above it. */
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

/** Unmerged labels reach over the columns behind them that have a name and no label of their own. */
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
