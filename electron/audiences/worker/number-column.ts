import type { DatabaseSync } from 'node:sqlite';
import type { AudienceId } from '../../../shared/brand.ts';
import { countRows, rowKey } from '../../store/row-key.ts';

/** Rows read at once as one JSON text, several times faster than a row each. */
const AT_ONCE = 5000;

export type NumberColumn = ReturnType<typeof readNumberColumn>;

/** The numbers of an audience's rows by `n`; 0 for a row without one. */
export function readNumbers(database: DatabaseSync, audienceId: number): Float64Array {
  const numbers = new Float64Array(countRows(database, audienceId));
  const page = database.prepare(`
    SELECT '[' || group_concat(coalesce(msisdn, 0)) || ']' AS numbers
    FROM (SELECT msisdn FROM audience_row WHERE id >= ? AND id < ? ORDER BY id)`);
  for (let from = 0; from < numbers.length; from += AT_ONCE) {
    const to = rowKey(audienceId, from + AT_ONCE);
    const { numbers: list } = page.get(rowKey(audienceId, from), to) as { numbers: string | null };
    if (list !== null) numbers.set(JSON.parse(list) as number[], from);
  }
  return numbers;
}

/** Finds rows of one audience that share a number without an index, which would slow down every import. */
export function readNumberColumn(database: DatabaseSync, audienceId: number) {
  const numbers = readNumbers(database, audienceId);
  return {
    audienceId,
    /** The `n` of each row with the number, in order. */
    rowsWith(number: number): number[] {
      const found: number[] = [];
      for (let n = numbers.indexOf(number); n !== -1; n = numbers.indexOf(number, n + 1)) found.push(n);
      return found;
    },
    rowsWithAny(wanted: ReadonlySet<number>): ReadonlyMap<number, number[]> {
      const found = new Map([...wanted].map((number): [number, number[]] => [number, []]));
      for (let n = 0; n < numbers.length; n += 1) found.get(numbers[n]!)?.push(n);
      return found;
    },
    set(n: number, number: number | null): void {
      numbers[n] = number ?? 0;
    },
  };
}

/** Keeps the column of the latest audience only; work that goes on with one of another shares it with later work. */
export function openNumberColumns(database: DatabaseSync) {
  let latest: NumberColumn | null = null;
  const inUse = new Map<number, WeakRef<NumberColumn>>();
  return {
    numbersOf(audienceId: AudienceId): NumberColumn {
      if (latest?.audienceId === audienceId) return latest;
      latest = inUse.get(audienceId)?.deref() ?? readNumberColumn(database, audienceId);
      inUse.set(audienceId, new WeakRef(latest));
      return latest;
    },
    forgetList(audienceId: number): void {
      if (latest?.audienceId === audienceId) latest = null;
      inUse.delete(audienceId);
    },
    forgetNumber(audienceId: number, n: number): void {
      inUse.get(audienceId)?.deref()?.set(n, null);
    },
  };
}
