const COMMA = 44;

/**
 * The cells of one row as the JSON text that `JSON.stringify` makes of them, which they are kept in. A million rows are
 * read through to make an audience, and cutting the text where needed costs a third of turning it into arrays and back.
 */
export class RowText {
  #text = '[]';
  /** For each cell of a text without escapes that was looked for: where its opening quote stands, and its closing one. */
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  #width = 0;
  /** Where the opening quote of the next cell stands; -1 for none. */
  #next = -1;
  #cells: readonly string[] | null = null;

  /** Looks at another row, so that one object serves them all. */
  read(text: string): void {
    this.#text = text;
    this.#width = 0;
    this.#next = text.length > 2 ? 1 : -1;
    this.#cells = text.indexOf('\\') === -1 ? null : (JSON.parse(text) as string[]);
  }

  /** The text of one cell, 0-based; empty where the row has none. */
  cell(column: number): string {
    if (this.#cells !== null) return this.#cells[column] ?? '';
    return this.#reaches(column) ? this.#text.slice(this.#from[column]! + 1, this.#to[column]) : '';
  }

  /** Finds the cells up to a column; false where the row has not so many. Without escapes each ends at the next quote. */
  #reaches(column: number): boolean {
    while (this.#width <= column && this.#next !== -1) {
      const to = this.#text.indexOf('"', this.#next + 1);
      this.#from[this.#width] = this.#next;
      this.#to[this.#width] = to;
      this.#width += 1;
      this.#next = this.#text.charCodeAt(to + 1) === COMMA ? to + 2 : -1;
    }
    return column < this.#width;
  }

  /** Some cells as a JSON array of their own. */
  pick({ columns, runs, last }: PickedColumns): string {
    if (this.#cells !== null || last === -1 || !this.#reaches(last))
      return JSON.stringify(columns.map((column) => this.cell(column)));
    // Each text that is joined costs, so that what already is before and behind a run is cut out with it.
    const end = this.#text.length - 1;
    let picked = runs[0] === 0 ? '' : '[';
    for (let at = 0; at < runs.length; at += 2) {
      const from = at === 0 && runs[0] === 0 ? 0 : this.#from[runs[at]!]!;
      const to = this.#to[runs[at + 1]!]! + 1;
      const isLast = at + 2 === runs.length;
      if (isLast === (to === end)) picked += this.#text.slice(from, to + 1);
      else picked += this.#text.slice(from, to) + (isLast ? ']' : ',');
    }
    return picked;
  }
}

/** Columns to pick of many rows. */
export interface PickedColumns {
  /** In their order. */
  readonly columns: readonly number[];
  /** The first and the last column of each run of neighbours, which are cut out together. */
  readonly runs: readonly number[];
  /** The rightmost of them; -1 for none. */
  readonly last: number;
}

/** Prepares some columns, in the given order, to be picked. */
export function pickedColumns(columns: readonly number[]): PickedColumns {
  const runs: number[] = [];
  for (const column of columns) {
    if (runs.length > 0 && column === runs.at(-1)! + 1) runs[runs.length - 1] = column;
    else runs.push(column, column);
  }
  return { columns, runs, last: Math.max(-1, ...columns) };
}
