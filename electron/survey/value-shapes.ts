import type { Tally } from '../../shared/draft/survey.ts';
import { inOtherLetters } from '../../shared/message/other-letters.ts';
import {
  BLANK_SHAPE,
  isPlain,
  PLAIN_SHAPE,
  shapeOf,
  type TextShape,
} from '../../shared/message/text-shape.ts';
import { cleanValue } from '../../shared/message/value.ts';

/** A value's shape, and what other letters make of it. */
interface ValueShape extends TextShape {
  /** The shape in other letters, by how many UTF-16 units the text is longer then, and whether it is another text. */
  readonly other: TextShape;
  readonly otherMore: number;
  readonly changes: boolean;
}

/** The id of the shape of values whose characters take a septet each. */
export const PLAIN = 0;
/** The id of the shape of no value. */
export const BLANK = 1;
/** Stands for a value that has to be read itself. */
export const UNKNOWN = 2;
/** The longest value, in UTF-16 units, whose size is kept; longer ones are read themselves. */
const LONGEST = 0xffff;
/** More than the units of any such value, so that ids fit above units. */
export const UNITS = 0x10000;
const MOST_SHAPES = 0xffff;
const MOST_REMEMBERED = 20_000;

/** Numbers the different shapes of values, so that a million cells keep two bytes each; at most 65,535. */
export class ValueShapes {
  readonly #shapes: ValueShape[] = [
    { ...PLAIN_SHAPE, other: PLAIN_SHAPE, otherMore: 0, changes: false },
    { ...BLANK_SHAPE, other: BLANK_SHAPE, otherMore: 0, changes: false },
    { ...BLANK_SHAPE, hasBrace: true, other: BLANK_SHAPE, otherMore: 0, changes: false },
  ];
  readonly #byKey = new Map<string, number>();
  readonly #byValue = new Map<string, number>();

  at(id: number): ValueShape {
    return this.#shapes[id]!;
  }

  /** The id of a cleaned value's shape. */
  idOf(value: string): number {
    if (value === '') return BLANK;
    if (value.length > LONGEST) return UNKNOWN;
    if (isPlain(value)) return PLAIN;
    const known = this.#byValue.get(value);
    if (known !== undefined) return known;
    const id = this.#add(value);
    if (this.#byValue.size < MOST_REMEMBERED) this.#byValue.set(value, id);
    return id;
  }

  #add(value: string): number {
    const replaced = inOtherLetters(value);
    const otherMore = replaced.length - value.length;
    const shape = { ...shapeOf(value), other: shapeOf(replaced), otherMore, changes: replaced !== value };
    if (shape.hasBrace) return UNKNOWN;
    const key = JSON.stringify(shape);
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    if (this.#shapes.length > MOST_SHAPES) return UNKNOWN;
    this.#byKey.set(key, this.#shapes.length);
    return this.#shapes.push(shape) - 1;
  }
}

/** One column of an audience as counting needs it, by `n`: the id of each value's shape, and its UTF-16 units in the low half. */
export type ColumnSizes = Uint32Array;

/** A column of so many rows, nothing known yet. */
export function newColumn(rows: number): ColumnSizes {
  return new Uint32Array(rows).fill(UNKNOWN * UNITS);
}

/** Keeps what counting needs of a cell. */
export function keepCell(column: ColumnSizes, table: ValueShapes, n: number, cell: string): void {
  const value = cleanValue(cell);
  const shape = table.idOf(value);
  column[n] = shape * UNITS + (shape === UNKNOWN ? 0 : value.length);
}

/** The id of a value's shape in its column. */
export function shapeIn(column: ColumnSizes, n: number): number {
  return column[n]! >>> 16;
}

/** The UTF-16 units of a value in its column. */
export function unitsIn(column: ColumnSizes, n: number): number {
  return column[n]! & LONGEST;
}

/** What is kept of an audience so that the totals of a message are sums over its columns; by `n` in each array. */
export interface AudienceSizes {
  readonly statuses: Uint8Array;
  readonly flags: Uint8Array;
  /** Rows of the file. */
  readonly rows: Uint32Array;
  /** By the index of the column. */
  readonly columns: ReadonlyMap<number, ColumnSizes>;
  readonly shapes: ValueShapes;
}

/** Where the counts of a message go. */
export interface SizeTotals {
  readonly totals: Tally;
  /** By `n`; see `filterBitsOf` and `sizeOf`. */
  readonly bits: Uint16Array;
  readonly sizes: Uint16Array;
  readonly rowsPerBits: Uint32Array;
}
