/**
 * The cells of one row as the JSON text that they are kept in. A million rows are read through to make an audience,
 * and cutting the text where needed costs a third of turning it into arrays and back.
 */
export class RowText {
  #text = '[]';
  /** For each cell of a text without escapes: where its opening quote stands, and its closing one. */
  #from: number[] = [];
  #to: number[] = [];
  #width = 0;
  #cells: readonly string[] | null = null;

  /** Looks at another row, so that one object serves them all. */
  read(text: string): void {
    this.#text = text;
    this.#cells = null;
    this.#width = 0;
    if (text.indexOf('\\') !== -1) {
      this.#cells = JSON.parse(text) as string[];
      return;
    }
    // Without escapes every quote begins or ends a cell.
    let from = text.indexOf('"');
    while (from !== -1) {
      const to = text.indexOf('"', from + 1);
      this.#from[this.#width] = from;
      this.#to[this.#width] = to;
      this.#width += 1;
      from = text.indexOf('"', to + 1);
    }
  }

  /** The text of one cell, 0-based; empty where the row has none. */
  cell(column: number): string {
    if (this.#cells !== null) return this.#cells[column] ?? '';
    return column < this.#width ? this.#text.slice(this.#from[column]! + 1, this.#to[column]) : '';
  }

  /** Some cells in the given order as a JSON array of their own. */
  pick(columns: readonly number[]): string {
    if (this.#cells !== null) return JSON.stringify(columns.map((column) => this.cell(column)));
    let picked = '';
    for (let at = 0; at < columns.length; ) {
      const first = columns[at]!;
      let last = first;
      at += 1;
      // Neighbours are cut out together.
      while (last + 1 < this.#width && columns[at] === last + 1) {
        last += 1;
        at += 1;
      }
      const comma = picked === '' ? '' : ',';
      picked +=
        comma + (first < this.#width ? this.#text.slice(this.#from[first], this.#to[last]! + 1) : '""');
    }
    return `[${picked}]`;
  }
}
