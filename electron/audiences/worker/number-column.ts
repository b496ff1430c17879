import type { DatabaseSync } from 'node:sqlite';
import type { AudienceId } from '../../../shared/brand.ts';
import { inRange } from '../../store/range-sql.ts';
import { countRows, rowKey } from '../../store/row-key.ts';
import { NumberIndex } from './number-index.ts';

/** Rows read at once as one JSON text, several times faster than a row each. */
const AT_ONCE = 5000;

export type NumberColumn = ReturnType<typeof readNumberColumn>;

/** The numbers of an audience's rows by `n`; 0 for a row without one. */
export function readNumbers(database: DatabaseSync, audienceId: number): Float64Array {
  const numbers = new Float64Array(countRows(database, audienceId));
  const page = database.prepare(`
    SELECT '[' || group_concat(coalesce(msisdn, 0)) || ']' AS numbers
    FROM (SELECT msisdn FROM audience_row WHERE ${inRange('id')} ORDER BY id)`);
  for (let from = 0; from < numbers.length; from += AT_ONCE) {
    const to = rowKey(audienceId, from + AT_ONCE);
    const { numbers: list } = page.get(rowKey(audienceId, from), to) as { numbers: string | null };
    if (list !== null) numbers.set(JSON.parse(list) as number[], from);
  }
  return numbers;
}

/** Finds rows of one audience with the same number. It needs no index, which would slow down every import. */
export function readNumberColumn(database: DatabaseSync, audienceId: number) {
  const numbers = readNumbers(database, audienceId);
  const firsts = new NumberIndex(numbers);
  /** By `n`: the next row with the same number, -1 for none. */
  const nexts = new Int32Array(numbers.length).fill(-1);
  for (let n = numbers.length - 1; n >= 0; n--) {
    if (numbers[n] === 0) continue;
    nexts[n] = firsts.get(numbers[n]!);
    firsts.take(n);
  }
  /** The numbers that the rows have now, once one of them changed; an erased person may be in most rows. */
  let present = numbers;
  /** Rows that have another number since the column was read, by that number. */
  const arrived = new Map<number, Set<number>>();

  return {
    audienceId,
    count: numbers.length,
    /** 0 for a row without a number. */
    at: (n: number): number => present[n] ?? 0,
    /** The `n` of each row with the number, in order. */
    rowsWith(number: number): number[] {
      const rows: number[] = [];
      for (let n = number === 0 ? -1 : firsts.get(number); n !== -1; n = nexts[n]!)
        if (present[n] === number) rows.push(n);
      const others = arrived.get(number);
      return others === undefined ? rows : [...rows, ...others].sort((left, right) => left - right);
    },
    set(n: number, msisdn: number | null): void {
      const number = msisdn ?? 0;
      if (present === numbers) present = numbers.slice();
      arrived.get(present[n]!)?.delete(n);
      present[n] = number;
      if (number === 0 || number === numbers[n]) return;
      const others = arrived.get(number) ?? new Set();
      arrived.set(number, others.add(n));
    },
  };
}

/** Keeps only the column of the latest audience; unfinished work on another one shares its column with later work. */
export function openNumberColumns(database: DatabaseSync) {
  let latest: NumberColumn | null = null;
  const inUse = new Map<number, WeakRef<NumberColumn>>();
  const turns = new Map<number, Promise<unknown>>();

  function forgetList(audienceId: number): void {
    if (latest?.audienceId === audienceId) latest = null;
    inUse.delete(audienceId);
  }

  function numbersOf(audienceId: AudienceId): NumberColumn {
    if (latest?.audienceId === audienceId) return latest;
    latest = inUse.get(audienceId)?.deref() ?? readNumberColumn(database, audienceId);
    inUse.set(audienceId, new WeakRef(latest));
    return latest;
  }

  return {
    numbersOf,
    forgetList,
    /** Changes of a list take turns. After a failed change, the list's numbers are read again. */
    async inTurn<Out>(
      audienceId: AudienceId,
      work: (numbers: NumberColumn) => Promise<Out> | Out,
    ): Promise<Out> {
      const before = turns.get(audienceId) ?? Promise.resolve();
      const own = before.then(async () => {
        try {
          return await work(numbersOf(audienceId));
        } catch (error) {
          forgetList(audienceId);
          throw error;
        }
      });
      const settled = own.then(
        () => undefined,
        () => undefined,
      );
      turns.set(audienceId, settled);
      void settled.then(() => {
        if (turns.get(audienceId) === settled) turns.delete(audienceId);
      });
      return own;
    },
  };
}

export type NumberColumns = ReturnType<typeof openNumberColumns>;
