/** Texts of rows, one behind the other in one string. */
export interface JoinedRows {
  readonly text: string;
  /** Where each begins, and at last the end. */
  readonly starts: Uint32Array;
}

export function joined(rows: readonly string[]): JoinedRows {
  const starts = new Uint32Array(rows.length + 1);
  for (let row = 0; row < rows.length; row += 1) starts[row + 1] = starts[row]! + rows[row]!.length;
  return { text: rows.join(''), starts };
}

/** So many texts that are joined already and each end in `end`; null where there are not as many. */
export function joinedBy(text: string, end: string, rows: number): JoinedRows | null {
  const starts = new Uint32Array(rows + 1);
  let row = 0;
  for (let at = text.indexOf(end); at !== -1; at = text.indexOf(end, at + 1)) {
    if (row === rows) return null;
    row += 1;
    starts[row] = at + 1;
  }
  return row === rows && starts[rows] === text.length ? { text, starts } : null;
}

export function rowIn({ text, starts }: JoinedRows, row: number): string {
  return text.slice(starts[row], starts[row + 1]);
}

export function rowsOf(of: JoinedRows): string[] {
  return Array.from({ length: of.starts.length - 1 }, (_, row) => rowIn(of, row));
}

/** The row that a place in the text belongs to. */
export function rowAt({ starts }: JoinedRows, place: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= place) low = middle;
    else high = middle;
  }
  return low;
}
