import { randomUUID } from 'node:crypto';
import type { View } from '../../shared/operations/shapes.ts';
import { firstOf } from '../../shared/page.ts';
import { failure, ok, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';

export interface PagedList<Row> {
  readonly count: number;
  /** Rows `[from, to)` in their present state, up to the end of the list; each row is read when it is taken. */
  rows(from: number, to: number): Iterable<Row>;
}

/** The places of a million rows take 4 MB. */
const MOST = 8;

/** If more than eight lists are open, the one that was not looked at for longest is closed. */
export function createOpenViews<Row, List extends PagedList<Row> = PagedList<Row>>() {
  const lists = new Map<string, List>();
  function look(viewId: string): Result<List> {
    const list = lists.get(viewId);
    if (list === undefined) {
      return failure('not-found', say.app.listClosed(), say.sheets.openAgain());
    }
    lists.delete(viewId);
    lists.set(viewId, list);
    return ok(list);
  }

  return {
    open(list: List): View {
      const [oldest] = lists.keys();
      if (lists.size >= MOST && oldest !== undefined) lists.delete(oldest);
      const viewId = randomUUID();
      lists.set(viewId, list);
      return { viewId, count: list.count };
    },
    /** Fewer than `count` rows if they are long. */
    page(viewId: string, from: number, count: number): Result<Row[]> {
      const list = look(viewId);
      return list.ok ? ok(firstOf(list.value.rows(from, from + count), (row) => row)) : list;
    },
    look,
  };
}
