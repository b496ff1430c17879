import type { NumberStyle } from './number-format.ts';

/** The styles of a workbook's cells by their place in its list, each made for the first cell that has it. */
export class CellStyles {
  readonly #made: (NumberStyle | undefined)[];
  readonly #make: (index: number) => NumberStyle;

  constructor(count: number, make: (index: number) => NumberStyle) {
    this.#made = new Array<NumberStyle | undefined>(count);
    this.#make = make;
  }

  /** The style at a place; the first one where there is none, as programs do. */
  at(index: number): NumberStyle {
    return this.#made[index] ?? this.#first(index >= 0 && index < this.#made.length ? index : 0);
  }

  #first(index: number): NumberStyle {
    const style = this.#made[index] ?? this.#make(index);
    this.#made[index] = style;
    return style;
  }
}
