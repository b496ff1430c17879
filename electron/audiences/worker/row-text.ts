const COMMA = 44;

/** A row as the JSON text in which it is stored: cutting the text costs a third of parsing and writing it. */
export class RowText {
  #text = '[]';
  /** Places of the opening and the closing quote of each cell found so far, in a text without escapes. */
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  #width = 0;
  /** Place of the next cell's opening quote; -1 for none. */
  #next = -1;
  #cells: readonly string[] | null = null;

  /** Switches to another row, so that one object serves all rows. */
  read(text: string): void {
    this.#text = text;
    this.#width = 0;
    this.#next = text.length > 2 ? 1 : -1;
    this.#cells = text.indexOf('\\') === -1 ? null : (JSON.parse(text) as string[]);
  }

  /** All cells, as JSON. */
  get text(): string {
    return this.#text;
  }

  /** A cell by its 0-based column; empty if the row has none. */
  cell(column: number): string {
    if (this.#cells !== null) return this.#cells[column] ?? '';
    return this.#reaches(column) ? this.#text.slice(this.#from[column]! + 1, this.#to[column]) : '';
  }

  /** Finds the cells up to a column; false if the row has fewer. Without escapes a cell ends at the next quote. */
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

  pick({ columns, runs, last }: PickedColumns): string {
    if (this.#cells !== null || last === -1 || !this.#reaches(last))
      return JSON.stringify(columns.map((column) => this.cell(column)));
    // Joining texts is slow, so a run is cut out together with the bracket or comma around it.
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

type PickedColumns = ReturnType<typeof pickedColumns>;

/** `last` is the rightmost column; -1 for none. */
export function pickedColumns(columns: readonly number[]) {
  /** First and last column of each run of neighbours, which is cut out as one piece. */
  const runs: number[] = [];
  for (const column of columns) {
    if (runs.length > 0 && column === runs.at(-1)! + 1) runs[runs.length - 1] = column;
    else runs.push(column, column);
  }
  return { columns, runs, last: Math.max(-1, ...columns) };
}
