import { judge } from './judge.ts';
import type { ListRule, RowFacts } from './row-facts.ts';

interface PlainNumber {
  /** The kept row. */
  readonly keep: ListRule['keep'];
  readonly kept: number;
  /** The status of the other rows. */
  readonly others: number;
}

const row = (n: number, cells: string, saysNo: boolean, recent: boolean): RowFacts => ({
  ...{ n, cells, imported: cells, columns: null, saysNo, recent, isOut: false },
  stays: [{ from: 0, to: Number.POSITIVE_INFINITY }],
  written: new Map(),
});

/**
 * What becomes of the rows of a number that nobody decided about: the judge is asked once about two such rows, for an
 * import of millions. If there is a rule to join, the rows are joined.
 */
export function plainNumber(
  rule: ListRule,
  { saysNo = false, optedOut = false, recent = false, isSame = false } = {},
): PlainNumber {
  const rows = [row(0, '["1"]', saysNo, recent), row(1, isSame ? '["1"]' : '["2"]', false, recent)];
  const { statuses, kept } = judge(rows, [], optedOut, { ...rule, nameColumns: [] });
  return { keep: kept === 0 ? 'first' : 'last', kept: statuses[kept]!, others: statuses[1 - kept]! };
}
