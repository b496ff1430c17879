import { isMarked, type Lettered } from '../../shared/draft/lettered-message.ts';
import type { CompiledKind } from '../../shared/message/compiled-message.ts';
import { ALONE, JOINED } from '../../shared/message/parts.ts';
import { BLANK_SHAPE, PLAIN_SHAPE, septetsOf, type TextShape } from '../../shared/message/text-shape.ts';
import {
  BLANK,
  type ColumnSizes,
  PLAIN,
  shapeIn,
  UNITS,
  UNKNOWN,
  unitsIn,
  type ValueShapes,
} from './value-shapes.ts';

export interface RowSize extends CutText {
  isOutside: boolean;
  hasText: boolean;
}

export function newSize(): RowSize {
  return { isUnicode: false, units: 0, parts: 0, used: 0, isOutside: false, hasText: false };
}

export class RowSizer {
  readonly #written: Lettered;
  readonly #columns: readonly ColumnSizes[];
  readonly #times: readonly number[];
  /** By tag: units of a plain fallback, or -1. */
  readonly #plainFallbacks: readonly number[];
  readonly #compiled: CompiledKind;
  readonly #shapes: ValueShapes;
  #n = 0;
  #plainUnits = 0;
  #isSpecial = false;
  #hasText = false;
  /** Of the latest value. */
  #pieceUnits = 0;
  #pieceShape: TextShape = BLANK_SHAPE;

  constructor(
    written: Lettered,
    compiled: CompiledKind,
    columns: readonly ColumnSizes[],
    shapes: ValueShapes,
  ) {
    this.#written = written;
    this.#compiled = compiled;
    this.#columns = columns;
    this.#shapes = shapes;
    this.#times = columns.map((_, tag) => compiled.fillable.gaps.filter((gap) => gap === tag).length);
    this.#plainFallbacks = written.fallbacks.map((piece) =>
      piece?.shape === PLAIN_SHAPE ? piece.units : -1,
    );
  }

  /** The sum for a row whose values are all plain; otherwise -1. */
  plainUnits(n: number): number {
    const columns = this.#columns;
    let sum = 0;
    for (let tag = 0; tag < columns.length; tag += 1) {
      const value = columns[tag]![n]!;
      // The shape id of a plain value is 0.
      if (value < UNITS) sum += this.#times[tag]! * value;
      else if (value === BLANK * UNITS && this.#plainFallbacks[tag]! >= 0) {
        sum += this.#times[tag]! * this.#plainFallbacks[tag]!;
      } else return -1;
    }
    return sum;
  }

  /** Selects a text whose values are all plain and have this many units together. */
  lookAtPlain(units: number): void {
    this.#plainUnits = units;
    this.#isSpecial = false;
    this.#hasText = units > 0;
  }

  /** Selects a row; false if its values must be read. */
  look(n: number): boolean {
    this.#n = n;
    this.#plainUnits = 0;
    this.#isSpecial = false;
    this.#hasText = false;
    for (let tag = 0; tag < this.#columns.length; tag += 1) {
      const column = this.#columns[tag]!;
      const shape = shapeIn(column, n);
      if (shape === UNKNOWN) return false;
      const units = shape === BLANK ? this.#plainFallbacks[tag]! : unitsIn(column, n);
      if (shape === PLAIN || (shape === BLANK && units >= 0)) {
        this.#plainUnits += this.#times[tag]! * units;
        this.#hasText = true;
      } else if (shape !== BLANK || (this.#written.fallbacks[tag] ?? null) !== null) this.#isSpecial = true;
    }
    return true;
  }

  /** True if a value or fallback of the row is neither plain nor missing. */
  get isSpecial(): boolean {
    return this.#isSpecial;
  }

  measure(lettered: Lettered, size: RowSize): RowSize {
    size.isOutside = lettered.isOutside;
    size.hasText = this.#hasText || lettered.hasText;
    let units = lettered.units + this.#plainUnits;
    let septets = lettered.septets + this.#plainUnits;
    let isValueMarked = false;
    if (this.#isSpecial) {
      for (let tag = 0; tag < this.#columns.length; tag += 1) {
        if (!this.#takeSpecial(lettered, tag)) continue;
        const piece = { units: this.#pieceUnits, shape: this.#pieceShape };
        units += this.#times[tag]! * piece.units;
        septets += this.#times[tag]! * septetsOf(piece);
        if (piece.shape.letters.length > 0) size.isOutside = true;
        if (isMarked(piece)) isValueMarked = true;
        if (piece.shape.hasText) size.hasText = true;
      }
    }
    const isUnicode = this.#compiled.lettering.encoded && size.isOutside;
    const taken = isUnicode ? units : septets;
    const isCut = taken > unitsAlone(isUnicode) && (isValueMarked || lettered.isMarked);
    cutUnits(size, isUnicode, taken, isCut ? this.#free(lettered, isUnicode, isValueMarked) : 0);
    return size;
  }

  /** Selects the value or fallback of a tag; false if its units are among the plain ones, or there is none. */
  #takeSpecial(lettered: Lettered, tag: number): boolean {
    const column = this.#columns[tag]!;
    const id = shapeIn(column, this.#n);
    if (id === PLAIN) return false;
    if (id === BLANK) {
      const fallback = lettered.fallbacks[tag] ?? null;
      if (fallback === null || this.#plainFallbacks[tag]! >= 0) return false;
      this.#pieceUnits = fallback.units;
      this.#pieceShape = fallback.shape;
      return true;
    }
    const shape = this.#shapes.at(id);
    this.#pieceUnits = unitsIn(column, this.#n) + (lettered.valuesToo ? shape.otherMore : 0);
    this.#pieceShape = lettered.valuesToo ? shape.other : shape;
    return true;
  }

  #free(lettered: Lettered, isUnicode: boolean, isValueMarked: boolean): number {
    const [first, ...others] = lettered.words;
    let free = freePlaces(first!.shape, isUnicode, 0);
    if (!isValueMarked && !lettered.isMarkedLater) return free;
    let places = free + sizeOfPiece(first!.units, first!.shape, isUnicode);
    for (let gap = 0; gap < others.length; gap += 1) {
      const tag = this.#compiled.fillable.gaps[gap]!;
      if (this.#takeSpecial(lettered, tag)) {
        const more = freePlaces(this.#pieceShape, isUnicode, places);
        free += more;
        places += more + sizeOfPiece(this.#pieceUnits, this.#pieceShape, isUnicode);
      } else if (shapeIn(this.#columns[tag]!, this.#n) === PLAIN) {
        places += unitsIn(this.#columns[tag]!, this.#n);
      } else if (this.#plainFallbacks[tag]! >= 0) places += this.#plainFallbacks[tag]!;
      const { shape, units } = others[gap]!;
      const more = freePlaces(shape, isUnicode, places);
      free += more;
      places += more + sizeOfPiece(units, shape, isUnicode);
    }
    return free;
  }
}

function sizeOfPiece(units: number, shape: TextShape, isUnicode: boolean): number {
  return isUnicode ? units : units + shape.extensions.length - shape.pairs.length;
}

/** Reused for each of a million texts. */
interface CutText {
  isUnicode: boolean;
  /** Septets, or UTF-16 code units. */
  units: number;
  parts: number;
  used: number;
}

/** `free` places at the ends of parts are unused, because a character of two units moves to the next part whole. */
function cutUnits(into: CutText, isUnicode: boolean, units: number, free: number): void {
  into.isUnicode = isUnicode;
  into.units = units;
  if (units <= unitsAlone(isUnicode)) {
    into.parts = units === 0 ? 0 : 1;
    into.used = units;
  } else {
    const joined = JOINED[encodingOf(isUnicode)];
    into.parts = Math.ceil((units + free) / joined);
    into.used = units + free - (into.parts - 1) * joined;
  }
}

function unitsAlone(isUnicode: boolean): number {
  return ALONE[encodingOf(isUnicode)];
}

/** Unused places at the ends of parts caused by one piece, which begins after `before` units. */
function freePlaces(shape: TextShape, isUnicode: boolean, before: number): number {
  const joined = JOINED[encodingOf(isUnicode)];
  const marks = isUnicode ? shape.pairs : shape.extensions;
  let free = 0;
  for (let index = 0; index < marks.length; index += 1) {
    if ((before + marks[index]! + free) % joined === joined - 1) free += 1;
  }
  return free;
}

function encodingOf(isUnicode: boolean): keyof typeof ALONE {
  return isUnicode ? 'UCS-2' : 'GSM 03.38';
}
