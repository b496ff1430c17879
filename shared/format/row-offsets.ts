/** Where the rows of a list are, in px from its top. */
export interface RowOffsets {
  readonly total: number;
  readonly rowHeight: number;
  topOf(index: number): number;
  /** The row at `offset`, or what is unfolded under it. */
  indexAt(offset: number): number;
  /** The rows that a page of `view` px goes to: as far as all between them is in sight at once. */
  pageFrom(index: number, view: number): { readonly up: number; readonly down: number };
}

/** `count` rows of one height; a few, by index, have something `below` them. */
export function rowOffsets(count: number, height: number, below: ReadonlyMap<number, number>): RowOffsets {
  const unfolded = [...below].filter(([index]) => index < count).sort(([one], [other]) => one - other);
  const topOf = (index: number): number =>
    unfolded.reduce((top, [at, more]) => (at < index ? top + more : top), index * height);
  function indexAt(offset: number): number {
    let above = 0;
    for (const [index, more] of unfolded) {
      const end = (index + 1) * height + above;
      if (offset < end) break;
      if (offset < end + more) return index;
      above += more;
    }
    return Math.floor((offset - above) / height);
  }
  return {
    total: topOf(count),
    rowHeight: height,
    topOf,
    indexAt,
    pageFrom(index, view) {
      const top = topOf(index);
      const page = view - height;
      const first = indexAt(top - page);
      const up = topOf(first) < top - page ? first + 1 : first;
      return { up: Math.min(index - 1, up), down: Math.max(index + 1, indexAt(top + page)) };
    },
  };
}
