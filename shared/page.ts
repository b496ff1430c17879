import { type AppError, ok, type Result } from './result.ts';

/** A part of a list; `next` is the `before` of the part after it, null on the last. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: number | null;
}

/** In characters; a row of a file has at most a quarter. */
const LONGEST = 1_000_000;

/** The first `count` of these rows, or fewer if they are long; `keyOf` names the row that the next page follows. */
export function pageOf<Row>(rows: Iterable<Row>, count: number, keyOf: (row: Row) => number): Page<Row> {
  const taken: Row[] = [];
  let charactersLeft = LONGEST;
  for (const row of rows) {
    const last = taken.at(-1);
    if (last !== undefined && (taken.length === count || charactersLeft <= 0))
      return { rows: taken, next: keyOf(last) };
    taken.push(row);
    charactersLeft -= lengthOf(row);
  }
  return { rows: taken, next: null };
}

/** The first of these, as they are shown: fewer than all if they are long, but one at least. */
export function firstOf<Of, Row>(all: Iterable<Of>, shown: (one: Of) => Row): Row[] {
  const rows: Row[] = [];
  let charactersLeft = LONGEST;
  for (const one of all) {
    if (charactersLeft <= 0) break;
    const row = shown(one);
    rows.push(row);
    charactersLeft -= lengthOf(row);
  }
  return rows;
}

/** About as JSON, so that a row of empty cells is not nothing. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 3;
  if (typeof value !== 'object' || value === null) return 1;
  let length = 1;
  for (const one of Object.values(value)) length += lengthOf(one);
  return length;
}

/** All rows of a list that comes in pages; the first failure ends it. */
export async function everyRow<Row, Failure = AppError>(
  read: (before: number | null) => Promise<Result<Page<Row>, Failure>>,
): Promise<Result<readonly Row[], Failure>> {
  const rows: Row[] = [];
  for (let before: number | null = null; ; ) {
    const page: Result<Page<Row>, Failure> = await read(before);
    if (!page.ok) return page;
    rows.push(...page.value.rows);
    before = page.value.next;
    if (before === null) return ok(rows);
  }
}
