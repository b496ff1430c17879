import type { RowQuery } from './row-search.ts';

/** Rows whose texts stand one behind the other in one string, so that a search is one run through it. */
interface Block extends Joined {
  /** The first line of each, which is its number. */
  readonly numbers: Joined;
}

interface Joined {
  readonly text: string;
  /** Where each begins, and at last the end. */
  readonly starts: Uint32Array;
}

/** Rows in a block. */
const BLOCK = 1_024;
/** Blocks that tell how often words are met. */
const SAMPLE = 8;

/** All rows of an audience as a search reads them; see `searchedText`. Rows are added in their order. */
export class SearchIndex {
  readonly #blocks: Block[] = [];
  #open: string[] = [];
  #characters = 0;

  /** Characters of all rows together. */
  get characters(): number {
    return this.#characters;
  }

  /** Adds the next row. */
  add(text: string): void {
    this.#characters += text.length;
    if (this.#open.push(text) < BLOCK) return;
    this.#close();
  }

  /** Ends adding. */
  end(): void {
    if (this.#open.length > 0) this.#close();
  }

  /** Puts another text in the place of row `n`. */
  set(n: number, text: string): void {
    const at = Math.floor(n / BLOCK);
    const rows = rowsOf(this.#blocks[at]!);
    this.#characters += text.length - rows[n % BLOCK]!.length;
    rows[n % BLOCK] = text;
    this.#blocks[at] = blockOf(rows);
  }

  /** By `n`: 1 for the rows that a search finds. */
  find({ digits, words, unsettled }: RowQuery, isRecipient: (n: number) => boolean): Uint8Array {
    const found = new Uint8Array(this.#blocks.length * BLOCK);
    const mark = (n: number): void => {
      found[n] = 1;
    };
    const rarestFirst = this.#rarestFirst(words);
    const unsettledFirst = rarestFirst.filter((word) => unsettled.includes(word));
    for (const [at, block] of this.#blocks.entries()) {
      const first = at * BLOCK;
      if (words.length === unsettled.length) findWords(block, rarestFirst, (row) => mark(first + row));
      else {
        findWords(block, unsettledFirst, (row) => isRecipient(first + row) && mark(first + row));
        findWords(block, rarestFirst, (row) => isRecipient(first + row) || mark(first + row));
      }
      // A word of the same digits was looked for in the whole row.
      if (digits !== '' && !(unsettled.length === 1 && words.length === 1 && words[0] === digits))
        findWords(block.numbers, [digits], (row) => mark(first + row));
    }
    return found;
  }

  /** The words by how often they are met in a few blocks, since each row that has the first is read for the others. */
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

  #close(): void {
    this.#blocks.push(blockOf(this.#open));
    this.#open = [];
  }
}

function blockOf(rows: readonly string[]): Block {
  return { ...joined(rows), numbers: joined(rows.map((row) => row.slice(0, row.indexOf('\n') + 1))) };
}

function joined(rows: readonly string[]): Joined {
  const starts = new Uint32Array(rows.length + 1);
  for (let row = 0; row < rows.length; row += 1) starts[row + 1] = starts[row]! + rows[row]!.length;
  return { text: rows.join(''), starts };
}

function rowsOf({ text, starts }: Joined): string[] {
  return Array.from({ length: starts.length - 1 }, (_, row) => text.slice(starts[row], starts[row + 1]));
}

function findWords({ text, starts }: Joined, words: readonly string[], found: (row: number) => void): void {
  const [rarest, ...others] = words;
  if (rarest === undefined) {
    for (let row = 0; row < starts.length - 1; row += 1) found(row);
    return;
  }
  for (let at = text.indexOf(rarest); at !== -1; ) {
    const row = rowAt(starts, at);
    const end = starts[row + 1]!;
    const isWhole = others.length === 0 || hasAll(text.slice(starts[row], end), others);
    if (isWhole) found(row);
    at = text.indexOf(rarest, end);
  }
}

function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** The row that a place in a block belongs to. */
function rowAt(starts: Uint32Array, place: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= place) low = middle;
    else high = middle;
  }
  return low;
}
