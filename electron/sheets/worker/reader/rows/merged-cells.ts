import { columnLetters } from '../../../../../shared/sheet/column-name.ts';
import type { MergedAcross } from '../../../../../shared/sheet/header-groups.ts';
import type { SheetNote } from '../../../../../shared/sheet/sheet.ts';
import { say } from '../../../../../shared/texts/say.ts';
import { MAX_CELLS_PER_ROW } from '../bounds/limits.ts';
import { type PlainCells, plainKept, withPlain } from '../number-formats/plain-cells.ts';

/** First and last; 1-based rows and 0-based columns. */
export interface MergedRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** A worksheet may list any number; nobody merges more by hand. */
const MOST_RANGES = 200_000;
const NAMED = 5;
const HEADER_ROWS = 100;
const MOST_ACROSS = 1000;

/** The merged cells of a worksheet: the notes about them, and their text, filled into the rows below the first. */
export class MergedCells {
  #count = 0;
  /** How many merged cells reach over several rows. */
  down = 0;
  /** Merged cells of one row each in the first rows, where a header may be. */
  readonly across: MergedAcross[] = [];
  readonly #named: string[] = [];
  readonly #starting = new Map<number, MergedRange[]>();
  /** Cells that are filled down, by column. */
  readonly #filling = new Map<
    number,
    { readonly bottom: number; readonly text: string; readonly plain: string }
  >();

  /** A range that comes after its first row was filled is only counted. */
  add(range: MergedRange): void {
    const { top, bottom, left, right } = range;
    const isRange = bottom >= top && right >= left && (bottom > top || right > left);
    if (!isRange || left >= MAX_CELLS_PER_ROW || this.#count >= MOST_RANGES) return;
    this.#count += 1;
    if (this.#named.length < NAMED) this.#named.push(rangeName(range));
    if (bottom === top) {
      if (top <= HEADER_ROWS && this.across.length < MOST_ACROSS) this.across.push({ row: top, left, right });
      return;
    }
    this.down += 1;
    const starting = this.#starting.get(top);
    if (starting === undefined) this.#starting.set(top, [range]);
    else starting.push(range);
  }

  /** Fills the first columns of merged cells; returns the plain values. Rows come in order; blank ones stay blank. */
  fill(row: number, cells: string[], plain: PlainCells): PlainCells {
    if (cells.every((cell) => (cell ?? '').trim() === '')) return plain;
    let kept = plain;
    for (const [column, { bottom, text, plain: held }] of this.#filling) {
      if (bottom < row) {
        this.#filling.delete(column);
        continue;
      }
      if ((cells[column] ?? '').trim() !== '') continue;
      while (cells.length < column) cells.push('');
      cells[column] = text;
      if (held !== '') kept = withPlain(kept, column, held);
    }
    for (const { bottom, left } of this.#starting.get(row) ?? []) {
      const text = cells[left] ?? '';
      if (text.trim() !== '') this.#filling.set(left, { bottom, text, plain: plainKept(kept, left) });
    }
    return kept;
  }

  notes(filled: boolean): SheetNote[] {
    if (this.#count === 0) return [];
    if (filled && this.down > 0) return [{ message: say.sheets.mergedFilled(this.#count, this.#named) }];
    const message = say.sheets.merged(this.#count, this.#named);
    return this.down === 0 ? [{ message }] : [{ message, fix: say.sheets.mergedFix() }];
  }
}

/** A range such as `A2:B4`. */
export function readRange(text: string): MergedRange | undefined {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(text);
  if (match === null) return undefined;
  const [, left, top, right, bottom] = match;
  return { top: Number(top), bottom: Number(bottom), left: columnOf(left!), right: columnOf(right!) };
}

function columnOf(letters: string): number {
  return (
    [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
  );
}

function rangeName({ top, bottom, left, right }: MergedRange): string {
  return `${columnLetters(left)}${top}:${columnLetters(right)}${bottom}`;
}
