import type { View } from '../../../shared/operations/shapes.ts';

/** Rows are read in pages of so many. */
export const PAGE = 200;
const MOST_ANSWERS = 60;

/** `rows` are the first rows of the page if its rows are long; `round` is the change after which they were read. */
interface LoadedPage<Row> {
  readonly rows: readonly Row[];
  readonly isWhole: boolean;
  readonly round: number;
  /** How many answers it took to read the rows; each answer has a bounded length. */
  readonly answers: number;
}

export interface Loaded<Row> {
  readonly key: string;
  readonly view: View;
  readonly pages: Map<number, LoadedPage<Row>>;
}

/** True if the rows are read up to this index, or as far as the page goes. */
export function isRead<Row>({ pages }: Loaded<Row>, page: number, index: number): boolean {
  const loaded = pages.get(page);
  return loaded !== undefined && (loaded.isWhole || index % PAGE < loaded.rows.length);
}

export function rowsOf<Row>({ pages }: Loaded<Row>, page: number, round: number): readonly Row[] {
  const loaded = pages.get(page);
  return loaded?.round === round ? loaded.rows : [];
}

/** Keeps the page that was read last, and as many others as fit. */
export function forgetOldest<Row>({ pages }: Loaded<Row>): void {
  let answers = [...pages.values()].reduce((sum, page) => sum + page.answers, 0);
  for (const [page, loaded] of [...pages].slice(0, -1)) {
    if (answers <= MOST_ANSWERS) return;
    pages.delete(page);
    answers -= loaded.answers;
  }
}
