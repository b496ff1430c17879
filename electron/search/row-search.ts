import { MOST_KINDS } from '../../shared/draft/survey.ts';
import { areCleanLines, cleanValue } from '../../shared/format/clean-value.ts';
import { folded, searchedWords } from '../../shared/format/searched-words.ts';
import type { CompiledKind, CompiledMessage } from '../../shared/message/compiled-message.ts';
import { fill } from '../../shared/message/fill.ts';
import { ownValue } from '../../shared/message/final-text.ts';
import { numberSearched, type Reading } from './words-in-sql.ts';

/** The parts of a row that a search reads, besides the final text, which the search renders itself. */
export interface SearchableRow {
  readonly msisdn: string;
  /** The number as in the file. */
  readonly original: string;
  readonly cells: readonly string[];
  readonly recipient: boolean;
}

/** Folded, in lines: the row's number, the number in the file, and its cells, as they are and as they are sent. */
export interface SearchedRow {
  readonly number: string;
  readonly original: string;
  readonly cells: string;
}

export function searchedRow({ msisdn, original, cells }: Omit<SearchableRow, 'recipient'>): SearchedRow {
  return { number: `${msisdn}\n`, original: `${folded(original)}\n`, cells: cellLines(cells) };
}

/** Cells as JSON, or nothing for a removed campaign. */
export const storedCells: Reading = {
  name: 'cells_hold',
  // Without escapes no cell contains a quotation mark; parsing takes twice the time.
  read: (json) =>
    json.includes('\\')
      ? cellLines(JSON.parse(json) as string[])
      : cleanedLines(`${folded(json).slice(2, -2).replaceAll('","', '\n')}\n`),
  written: (word) => JSON.stringify(word).slice(1, -1),
};

function cellLines(cells: readonly string[]): string {
  // Folding the row as one text is twice as fast, and works for nearly every row.
  if (!cells.some((cell) => cell.includes('\n'))) {
    let lines = '';
    for (const cell of cells) lines += `${cell}\n`;
    return cleanedLines(folded(lines));
  }
  let text = '';
  for (const cell of cells) text += withSent(folded(cell));
  return text;
}

/** Folded cells, a line each, each followed by the text that is sent if it differs. */
export function cleanedLines(lines: string): string {
  if (areCleanLines(lines)) return lines;
  let text = '';
  for (const plain of lines.split('\n').slice(0, -1)) text += withSent(plain);
  return text;
}

function withSent(plain: string): string {
  const sent = valueSearched(plain);
  return sent === plain ? `${plain}\n` : `${plain}\n${sent}\n`;
}

/** Cleaning composes Korean syllables, which folding had decomposed, so the search does too. */
function valueSearched(plain: string): string {
  return folded(cleanValue(plain));
}

export interface RowQuery {
  /** Empty if the search is no number. */
  readonly digits: string;
  readonly words: readonly string[];
  /** The words that the message does not contain for everybody. */
  readonly unsettled: readonly string[];
  /**
   * True if a word may be in a text but in no cell: in a fallback, a version, conditional words, a computed tag, or
   * partly in the message.
   */
  readonly needsTexts: boolean;
}

export function rowQuery(search: string, { tags, versions }: CompiledMessage): RowQuery {
  const words = searchedWords(search);
  const all = versions.map(({ fillable }) => fillable.texts.map(folded));
  const holds = (texts: readonly string[], word: string): boolean =>
    texts.some((text) => text.includes(word));
  const unsettled = words.filter((word) => !all.every((texts) => holds(texts, word)));
  const hasConditions = versions.some(({ conditions }) => conditions.length > 0);
  const inner = all.flatMap((texts) => texts.slice(1, -1));
  const beside = all.flatMap((texts) => [
    ...texts.slice(1).map((text) => text.at(0)),
    ...texts.slice(0, -1).map((text) => text.at(-1)),
  ]);
  const fallbacks = tags.map(({ fallback }) => folded(fallback ?? ''));
  const needsTexts =
    hasConditions ||
    inner.includes('') ||
    (unsettled.length > 0 && tags.some(({ says }) => says !== undefined)) ||
    unsettled.some(
      (word) =>
        all.some((texts) => holds(texts, word)) ||
        beside.some((unit) => unit !== undefined && word.includes(unit)) ||
        fallbacks.some((fallback) => fallback.includes(word)),
    );
  return { digits: numberSearched(search), words, unsettled, needsTexts };
}

export interface NumberPatterns {
  /** An msisdn like this is always found. */
  readonly number: string;
  /** Other rows need a number or cells like this, with characters between that cleaning removes. */
  readonly loose: string;
}

/** Null if the search is not for a number, or the message may hold it. */
export function numberPatterns({ digits, words, unsettled, needsTexts }: RowQuery): NumberPatterns | null {
  if (digits === '' || needsTexts || unsettled.length < words.length) return null;
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
  return { number: `%${digits}%`, loose: `%${[...longest].join('%')}%` };
}

interface FoldedKind extends Pick<CompiledKind, 'tags' | 'fillable'> {
  readonly fallbacks: readonly string[];
}

/** Matches rows that hold every word, or a number that holds the digits, in any notation. */
export function rowMatcher(search: string, compiled: CompiledMessage): (row: SearchableRow) => boolean {
  const { digits, words, unsettled } = rowQuery(search, compiled);
  // The text around the tags is the same for all rows of that kind, so it is folded once.
  const kinds = new Map<number, FoldedKind>();
  const foldedFor = ({ key, tags, fillable }: CompiledKind): FoldedKind => {
    const knownMatcher = kinds.get(key);
    if (knownMatcher !== undefined) return knownMatcher;
    const texts = fillable.texts.map(folded);
    const kind = {
      tags,
      fillable: { ...fillable, texts },
      fallbacks: tags.map(({ fallback }) => folded(fallback ?? '')),
    };
    if (kinds.size < MOST_KINDS) kinds.set(key, kind);
    return kind;
  };

  return (row) => {
    if (digits !== '' && row.msisdn.includes(digits)) return true;
    const wanted = row.recipient ? unsettled : words;
    if (wanted.length === 0) return true;
    const { number, original, cells } = searchedRow(row);
    let all = number + original + cells;
    if (row.recipient) {
      const { tags, fillable, fallbacks } = foldedFor(compiled.kindOf(row.cells));
      const values = tags.map(
        (tag, at) =>
          valueSearched(folded(tag.says ? ownValue(tag, row.cells) : (row.cells[tag.column] ?? ''))) ||
          fallbacks[at]!,
      );
      all += fill(fillable, values);
    }
    return wanted.every((word) => all.includes(word));
  };
}
