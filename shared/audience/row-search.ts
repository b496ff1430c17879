import { normalized } from '../format/normalized.ts';
import { versionOf, type Writing } from '../message/final-text.ts';
import { fill } from '../message/render.ts';
import { areCleanLines, cleanValue } from '../message/value.ts';

/** What a search looks at in one row of an audience, besides the final text that it works out itself. */
export interface SearchableRow {
  readonly msisdn: string;
  /** The number as the file has it. */
  readonly original: string;
  readonly cells: readonly string[];
  /** Whether the row gets a text at all. */
  readonly recipient: boolean;
}

/** Makes a function that takes away what people leave out when they search: case and accents. */
export function searchFold(): (text: string) => string {
  const known = new Map<string, string>();
  const foldCharacter = (character: string): string => {
    let plain = known.get(character);
    if (plain === undefined) {
      plain = character.normalize('NFD').replace(/\p{M}/gu, '');
      known.set(character, plain);
    }
    return plain;
  };
  // A sigma at the end of a word has a form of its own, which a search for half a word would miss.
  return (text) =>
    text
      .toLowerCase()
      .replaceAll('ς', 'σ')
      .replace(/[^ -~\n]/gu, foldCharacter);
}

/** A row as a search reads it: its number in a line of its own, then each cell as it is and as it is sent, folded. */
export function searchedText(
  { msisdn, original, cells }: Omit<SearchableRow, 'recipient'>,
  fold: (text: string) => string,
): string {
  // Nearly every row is folded as one, which takes half of the time.
  if (!original.includes('\n') && !cells.some((cell) => cell.includes('\n'))) {
    let lines = `${original}\n`;
    for (const cell of cells) lines += `${cell}\n`;
    const folded = fold(lines);
    if (areCleanLines(folded)) return `${msisdn}\n${folded}`;
  }
  let text = `${msisdn}\n${fold(original)}\n`;
  for (const cell of cells) {
    const plain = fold(cell);
    text += `${plain}\n`;
    const sent = valueSearched(plain);
    if (sent !== plain) text += `${sent}\n`;
  }
  return text;
}

/**
 * The same of many rows at once, each of three lines: its msisdn, its number as the file has it, and its cells as JSON; they
 * are folded as one text. Null where lines do not tell the rows apart, or a cell is written with an escape.
 */
export function searchedTexts(
  lines: string,
  rows: number,
  fold: (text: string) => string,
): readonly string[] | null {
  if (lines.includes('\\')) return null;
  const parts = fold(lines).split('\n');
  if (parts.length !== rows * 3 + 1) return null;
  const texts: string[] = [];
  for (let at = 0; at < rows * 3; at += 3) {
    const cells = parts[at + 2]!;
    // Within a cell a quotation mark would be written with an escape.
    const plain = cells === '[]' ? '' : `${cells.slice(2, -2).replaceAll('","', '\n')}\n`;
    const head = `${parts[at]}\n${parts[at + 1]}\n`;
    texts.push(head + (areCleanLines(plain) ? plain : withSent(plain)));
  }
  return texts;
}

/** Folded cells, a line each, with what is sent of each that is cleaned. */
function withSent(lines: string): string {
  let text = '';
  for (const plain of lines.split('\n').slice(0, -1)) {
    const sent = valueSearched(plain);
    text += sent === plain ? `${plain}\n` : `${plain}\n${sent}\n`;
  }
  return text;
}

/** Cleaning composes Korean syllables again, which folding had taken apart in the search as well. */
function valueSearched(plain: string): string {
  return normalized(cleanValue(plain), 'NFD');
}

/** What is looked for in rows: a number that holds the digits, or all words. */
export interface RowQuery {
  /** Empty where the search is no number. */
  readonly digits: string;
  readonly words: readonly string[];
  /** Those that the words of the message do not hold, which everybody's text has. */
  readonly unsettled: readonly string[];
  /** True where a word can stand in a text without standing in a cell: in a fallback, in one version, or half in the message. */
  readonly needsTexts: boolean;
}

/** Reads a search for the texts of a message. */
export function rowQuery(search: string, { tags, versions }: Writing): RowQuery {
  const fold = searchFold();
  const words = fold(search).split(/\s+/u).filter(Boolean);
  const all = versions.map(({ template }) => template.texts.map(fold));
  const holds = (texts: readonly string[], word: string): boolean =>
    texts.some((text) => text.includes(word));
  const unsettled = words.filter((word) => !all.every((texts) => holds(texts, word)));
  const inner = all.flatMap((texts) => texts.slice(1, -1));
  const beside = all.flatMap((texts) => [
    ...texts.slice(1).map((text) => text.at(0)),
    ...texts.slice(0, -1).map((text) => text.at(-1)),
  ]);
  const fallbacks = tags.map(({ fallback }) => fold(fallback ?? ''));
  const needsTexts =
    inner.includes('') ||
    unsettled.some(
      (word) =>
        all.some((texts) => holds(texts, word)) ||
        beside.some((unit) => unit !== undefined && word.includes(unit)) ||
        fallbacks.some((fallback) => fallback.includes(word)),
    );
  return { digits: numberSearched(search), words, unsettled, needsTexts };
}

/** What rows are looked up with in SQL before they are read, as patterns of LIKE. */
export interface NumberPatterns {
  /** An msisdn that is like this is found. */
  readonly number: string;
  /** Any other row that is found has a number or cells like this: characters that are cleaned away may stand between. */
  readonly loose: string;
}

/** Patterns of the rows that a search for a number may find; null where it is for none, or the message may hold it. */
export function numberPatterns({ digits, words, unsettled, needsTexts }: RowQuery): NumberPatterns | null {
  if (digits === '' || needsTexts || unsettled.length < words.length) return null;
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
  return { number: `%${digits}%`, loose: `%${[...longest].join('%')}%` };
}

/** A test for rows that hold every word of the search, or a number that holds its digits however written. */
export function rowMatcher(search: string, writing: Writing): (row: SearchableRow) => boolean {
  const fold = searchFold();
  const { digits, words, unsettled } = rowQuery(search, writing);
  // The text around the tags is the same for everybody who gets a version, so it is folded once.
  const folded = writing.versions.map(({ tags, template }) => ({
    tags,
    template: { ...template, texts: template.texts.map(fold) },
    fallbacks: tags.map(({ fallback }) => fold(fallback ?? '')),
  }));

  return (row) => {
    if (digits !== '' && row.msisdn.includes(digits)) return true;
    const wanted = row.recipient ? unsettled : words;
    if (wanted.length === 0) return true;
    let all = searchedText(row, fold);
    if (row.recipient) {
      const { tags, template, fallbacks } = folded[versionOf(writing, row.cells)]!;
      const values = tags.map(
        ({ column }, at) => valueSearched(fold(row.cells[column] ?? '')) || fallbacks[at]!,
      );
      all += fill(template, values);
    }
    return wanted.every((word) => all.includes(word));
  };
}

// 070-174, 0046 70 174 and +46 70 174 all mean digits of an msisdn, which starts with no zero.
function numberSearched(search: string): string {
  return /^[\s+]*[\d()./-][\d\s()./-]*$/.test(search) ? search.replace(/\D/g, '').replace(/^0+/, '') : '';
}
