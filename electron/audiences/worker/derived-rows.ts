import { setImmediate } from 'node:timers/promises';
import { EXCLUDED } from '../../../shared/audience/audience-row.ts';
import { judgeMet, NOT_KEPT } from '../../../shared/audience/kept-row.ts';
import type { StoredRow } from '../../store/audience-rows.ts';
import type { WrittenRow } from '../records/audience-writer.ts';
import { NumberIndex } from './number-index.ts';
import type { SourceAudience } from './source-audience.ts';
import { longTextHash } from './text-hash.ts';

/** The rows a new list takes from kept ones and what they become, by `n` in the new list. */
export interface DerivedRows {
  readonly count: number;
  /** Index of the source list. */
  readonly source: Uint8Array;
  /** Its `n` in the source. */
  readonly from: Uint32Array;
  readonly status: Uint8Array;
  readonly flags: Uint8Array;
  /** The `n` of the row that is kept in place of a duplicate; -1 for none. */
  readonly kept: Int32Array;
}

/** Takes rows of the lists and judges those that share a number; throws when aborted. */
export async function takeRows(lists: readonly SourceAudience[], signal: AbortSignal): Promise<DerivedRows> {
  const most = lists.reduce((sum, { count }) => sum + count, 0);
  const isCompared = lists.some(({ commonCells }) => commonCells !== undefined);
  const taken = openTaken(most, isCompared);
  for (const [source, list] of lists.entries()) {
    const excluded = await readRows(list, signal, (row) => {
      if (list.takes(row)) taken.add(source, row, list);
    });
    taken.leftOut(excluded);
  }
  return taken.judged();
}

/** The rows of each part of a list, by the index of its part, in one reading. */
export async function takeParts(
  list: SourceAudience,
  partOf: Uint8Array,
  rows: readonly number[],
  signal: AbortSignal,
): Promise<readonly DerivedRows[]> {
  const parts = rows.map((most) => openTaken(most, false));
  const excluded = await readRows(list, signal, (row) => parts[partOf[row.n]!]!.add(0, row, list));
  for (const part of parts) part.leftOut(excluded);
  return parts.map((part) => part.judged());
}

/** The rows that were left out by hand. */
async function readRows(list: SourceAudience, signal: AbortSignal, visit: (row: StoredRow) => void) {
  const excluded = new Set<number>();
  for (const rows of list.pages()) {
    for (const row of rows) {
      if (row.status === EXCLUDED) excluded.add(row.n);
      visit(row);
    }
    await setImmediate();
    signal.throwIfAborted();
  }
  return excluded;
}

function openTaken(most: number, isCompared: boolean) {
  const numbers = new Float64Array(most);
  const taken = {
    source: new Uint8Array(most),
    from: new Uint32Array(most),
    status: new Uint8Array(most),
    flags: new Uint8Array(most),
    kept: new Int32Array(most).fill(-1),
  };
  const gaveWayToExcluded = new Uint8Array(most);
  const cells = isCompared ? new Float64Array(most) : null;
  const index = new NumberIndex(numbers);
  const shared = new Map<number, number[]>();
  /** Of the list that is being read. */
  const gaveWay = new Map<number, number>();
  let count = 0;
  return {
    add(source: number, row: StoredRow, { commonCells }: Pick<SourceAudience, 'commonCells'>): void {
      const n = count;
      count += 1;
      taken.source[n] = source;
      taken.from[n] = row.n;
      taken.status[n] = row.status;
      taken.flags[n] = row.flags;
      if (row.kept !== null) gaveWay.set(n, row.kept);
      if (row.msisdn === null) return;
      numbers[n] = row.msisdn;
      if (cells !== null) cells[n] = longTextHash(commonCells?.(row) ?? '');
      const first = index.claim(n);
      const group = shared.get(first === -1 ? n : first);
      if (group !== undefined) group.push(n);
      else if (first !== -1) shared.set(first, [first, n]);
      else if (NOT_KEPT.includes(row.status)) shared.set(n, [n]);
    },
    leftOut(excluded: ReadonlySet<number>): void {
      for (const [n, keeper] of gaveWay) if (excluded.has(keeper)) gaveWayToExcluded[n] = 1;
      gaveWay.clear();
    },
    judged(): DerivedRows {
      for (const group of shared.values()) judge(group, taken, gaveWayToExcluded, cells);
      return { count, ...taken };
    },
  };
}

/** The row that `n` becomes. */
export function derivedRow(
  list: SourceAudience,
  row: StoredRow,
  { status, kept }: Pick<DerivedRows, 'status' | 'kept'>,
  n: number,
): WrittenRow {
  const keeper = kept[n]!;
  return { ...list.fit(row), status: status[n]!, kept: keeper === -1 ? null : keeper };
}

function judge(
  group: readonly number[],
  { source, status, kept }: Pick<DerivedRows, 'source' | 'status' | 'kept'>,
  gaveWayToExcluded: Uint8Array,
  cells: Float64Array | null,
): void {
  const met = judgeMet(
    group.map((n) => ({
      source: source[n]!,
      status: status[n]!,
      gaveWayToExcluded: gaveWayToExcluded[n] === 1,
      ...(cells !== null && { cells: cells[n]! }),
    })),
  );
  for (const [at, n] of group.entries()) {
    status[n] = met.statuses[at]!;
    if (NOT_KEPT.includes(status[n]!)) kept[n] = group[met.kept]!;
  }
}
