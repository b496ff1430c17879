import type { RowQuery, SearchedRow } from './row-search.ts';
import { blockOf, type JoinedTexts, rowAt, rowIn, rowsOf, type SearchedBlock } from './searched-block.ts';

const SAMPLE = 8;

/**
 * Entry point of this folder: all rows in blocks of joined strings. `search-index.test.ts` proves it equal to
 * `rowMatcher`.
 */
export class SearchIndex {
  readonly #size: number;
  readonly #blocks: SearchedBlock[] = [];
  #characters = 0;

  /** All blocks but the last have `size` rows. */
  constructor(size: number) {
    this.#size = size;
  }

  get characters(): number {
    return this.#characters;
  }

  add(block: SearchedBlock): void {
    this.#blocks.push(block);
    this.#characters += charactersOf(block);
  }

  set(rows: ReadonlyMap<number, SearchedRow>): void {
    const changed = new Map<number, SearchedRow[]>();
    for (const [n, row] of rows) {
      const at = Math.floor(n / this.#size);
      const all = changed.get(at) ?? searchedRowsOf(this.#blocks[at]!);
      all[n % this.#size] = row;
      changed.set(at, all);
    }
    for (const [at, all] of changed) {
      const block = blockOf(all);
      this.#characters += charactersOf(block) - charactersOf(this.#blocks[at]!);
      this.#blocks[at] = block;
    }
  }

  find({ digits, words, unsettled }: RowQuery, isRecipient: (n: number) => boolean): Uint8Array {
    const foundRows = new Uint8Array(this.#blocks.length * this.#size);
    const mark = (n: number): void => {
      foundRows[n] = 1;
    };
    const rarestFirst = this.#rarestFirst(words);
    const unsettledFirst = rarestFirst.filter((word) => unsettled.includes(word));
    for (const [at, block] of this.#blocks.entries()) {
      const first = at * this.#size;
      if (words.length === unsettled.length) findWords(block, rarestFirst, (row) => mark(first + row));
      else {
        findWords(block, unsettledFirst, (row) => isRecipient(first + row) && mark(first + row));
        findWords(block, rarestFirst, (row) => isRecipient(first + row) || mark(first + row));
      }
      // The word was searched in the whole row already.
      if (digits !== '' && !(unsettled.length === 1 && words.length === 1 && words[0] === digits))
        findWord(block.number, digits, (row) => mark(first + row));
    }
    return foundRows;
  }

  /** The rarest word first, by a sample: each row with the first word is searched for the others. */
  #rarestFirst(words: readonly string[]): string[] {
    const step = Math.max(1, Math.floor(this.#blocks.length / SAMPLE));
    const sample = this.#blocks.filter((_, at) => at % step === 0).slice(0, SAMPLE);
    const rows = (word: string): number => {
      let met = 0;
      for (const block of sample) {
        findWords(block, [word], () => {
          met += 1;
        });
      }
      return met;
    };
    return words
      .map((word) => ({ word, rows: words.length === 1 ? 0 : rows(word) }))
      .sort((left, right) => left.rows - right.rows || right.word.length - left.word.length)
      .map(({ word }) => word);
  }
}

function charactersOf({ number, original, cells }: SearchedBlock): number {
  return number.text.length + original.text.length + cells.text.length;
}

function searchedRowsOf({ number, original, cells }: SearchedBlock): SearchedRow[] {
  const [originals, lines] = [rowsOf(original), rowsOf(cells)];
  return rowsOf(number).map((one, row) => ({ number: one, original: originals[row]!, cells: lines[row]! }));
}

/** A row has all words, each in any of its parts; some rows are reported more than once. */
function findWords(block: SearchedBlock, words: readonly string[], onFound: (row: number) => void): void {
  const [rarest, ...others] = words;
  const { number, original, cells } = block;
  if (rarest === undefined) {
    for (let row = 0; row < number.starts.length - 1; row += 1) onFound(row);
    return;
  }
  const parts = [number, original, cells];
  for (const part of parts) {
    findWord(part, rarest, (row) => {
      if (others.every((word) => parts.some((other) => rowIn(other, row).includes(word)))) onFound(row);
    });
  }
}

function findWord(part: JoinedTexts, word: string, onFound: (row: number) => void): void {
  for (let at = part.text.indexOf(word); at !== -1; ) {
    const row = rowAt(part, at);
    onFound(row);
    at = part.text.indexOf(word, part.starts[row + 1]!);
  }
}
