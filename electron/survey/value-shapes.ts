import type { SurveyTally } from '../../shared/draft/survey.ts';
import { mayStack } from '../../shared/format/normalized.ts';
import { oddValue } from '../../shared/format/odd-value.ts';
import type { BoundTag } from '../../shared/message/computed-tag.ts';
import { mayHoldLink } from '../../shared/message/link-faults.ts';
import { inOtherLetters } from '../../shared/message/other-letters.ts';
import {
  BLANK_SHAPE,
  isPlain,
  PLAIN_SHAPE,
  shapeOf,
  type TextShape,
} from '../../shared/message/text-shape.ts';

interface ValueShape extends TextShape {
  /** The shape with simpler characters, by how many UTF-16 units the text grows, and whether it changes. */
  readonly other: TextShape;
  readonly otherMore: number;
  readonly changes: boolean;
}

/** Values whose characters take one septet each. */
export const PLAIN = 0;
export const BLANK = 1;
/** A value that must be read. */
export const UNKNOWN = 2;
/** In UTF-16 units; longer values are read. */
const LONGEST = 0xffff;
/** More than the units of any kept value, so that the id fits above them. */
export const UNITS = 0x10000;
const MOST_SHAPES = 0xffff;
const MOST_REMEMBERED = 20_000;

/** Numbers the shapes of values, at most 65,535, so that an id takes two bytes in each of a million cells. */
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

  /** `value` must be clean. */
  idOf(value: string): number {
    if (value === '') return BLANK;
    if (value.length > LONGEST || mayHoldLink(value) || oddValue(value) !== null) return UNKNOWN;
    if (isPlain(value)) return PLAIN;
    const knownId = this.#byValue.get(value);
    if (knownId !== undefined) return knownId;
    const id = this.#add(value);
    if (this.#byValue.size < MOST_REMEMBERED) this.#byValue.set(value, id);
    return id;
  }

  #add(value: string): number {
    if (mayStack(value)) return UNKNOWN;
    const replaced = inOtherLetters(value);
    const otherMore = replaced.length - value.length;
    const shape = { ...shapeOf(value), other: shapeOf(replaced), otherMore, changes: replaced !== value };
    if (shape.hasBrace) return UNKNOWN;
    const key = JSON.stringify(shape);
    const knownShape = this.#byKey.get(key);
    if (knownShape !== undefined) return knownShape;
    if (this.#shapes.length > MOST_SHAPES) return UNKNOWN;
    this.#byKey.set(key, this.#shapes.length);
    return this.#shapes.push(shape) - 1;
  }
}

/** By `n`: the id of the value's shape in the high half, its UTF-16 units in the low half. */
export type ColumnSizes = Uint32Array;

export function newColumn(rows: number): ColumnSizes {
  return new Uint32Array(rows).fill(UNKNOWN * UNITS);
}

/** The column that sizes belong to: a column's index, or the key of a tag's value. */
export type SizesOf = number | string;

export function sizesOf({ column, says }: BoundTag): SizesOf {
  return says?.key ?? column;
}

/** The clean value; null if it does not fit its rule, or is one of those that a person had mended and counted. */
export function sizedValue({ says }: BoundTag, cells: readonly string[]): string | null {
  const value = says!.of(cells);
  return says!.written === undefined || says!.written(cells) === value ? value : null;
}

/** `value` must be clean; null if it does not fit its rule. */
export function keepValue(column: ColumnSizes, table: ValueShapes, n: number, value: string | null): void {
  const shape = value === null ? UNKNOWN : table.idOf(value);
  column[n] = shape * UNITS + (shape === UNKNOWN ? 0 : value!.length);
}

export function shapeIn(column: ColumnSizes, n: number): number {
  return column[n]! >>> 16;
}

export function unitsIn(column: ColumnSizes, n: number): number {
  return column[n]! & LONGEST;
}

/** Each array is by `n`. */
export interface AudienceSizes {
  readonly statuses: Uint8Array;
  readonly flags: Uint8Array;
  readonly rows: Uint32Array;
  readonly columns: ReadonlyMap<SizesOf, ColumnSizes>;
  readonly shapes: ValueShapes;
}

export interface SizeTotals {
  readonly totals: SurveyTally;
  /** By `n`; see `filterBitsOf` and `sizeOf`. */
  readonly bits: Uint16Array;
  readonly sizes: Uint16Array;
  readonly rowsPerBits: Uint32Array;
}
