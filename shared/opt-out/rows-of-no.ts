import { type CellCondition, MOST_CONDITIONS } from '../sheet/condition.ts';
import type { ConsentColumn } from '../sheet/consent/consent.ts';

/** How many rows of a file say no in one of its columns, 0-based, and the conditions on this column that take just these. */
export interface RowsOfNo {
  readonly column: number;
  readonly rows: number;
  readonly only: readonly Pick<CellCondition, 'test' | 'value'>[];
}

/** Takes the rows with a clear no, whatever the heading. */
export const SAYS_NO: RowsOfNo['only'] = [{ test: 'says-no', value: '' }];

/** By what the heading makes of each answer. Null if none is a no, and for free text, where only a clear no counts. */
export function rowsOfNo({ column, isFreeText, values }: ConsentColumn): RowsOfNo | null {
  const filled = values.filter(({ value }) => value !== '');
  const noes = filled.filter(({ answer }) => answer === 'no');
  if (isFreeText || noes.length === 0) return null;
  const rows = noes.reduce((sum, one) => sum + one.rows, 0);
  if (noes.length === filled.length) return { column, rows, only: [{ test: 'is-filled', value: '' }] };
  // Values that were counted together, such as dates, are no condition.
  if (noes.length > MOST_CONDITIONS || noes.some(({ hasOthers }) => hasOthers)) return null;
  return { column, rows, only: noes.map(({ value }) => ({ test: 'is', value })) };
}

/** The column in which most rows say no; null if none or all of them do, since nobody is then left out. */
export function mostOfNo(columns: readonly RowsOfNo[], all: number): RowsOfNo | null {
  const most = columns.reduce<RowsOfNo | null>(
    (best, one) => (one.rows > (best?.rows ?? 0) ? one : best),
    null,
  );
  return most?.rows === all ? null : most;
}
