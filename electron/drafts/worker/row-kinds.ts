import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { MOST_KINDS } from '../../../shared/draft/survey.ts';
import type { CompiledMessage } from '../../../shared/message/compiled-message.ts';
import type { Versions } from '../../../shared/message/versions.ts';
import { type AudienceHead, changedRows } from '../../store/audience-reader.ts';
import { inRange } from '../../store/range-sql.ts';
import { rowKey } from '../../store/row-key.ts';

/** The columns that decide the kinds of texts, read once, with the values of versions and conditions. */
export interface RowKinds {
  /** By `n`, up to the rows read so far: the index in all kinds. */
  readonly rows: Uint8Array;
  /** How many rows were read. */
  readonly read: number;
  /** Takes rows from `read` on that another reader has read, up to row `to`, exclusive. */
  take(ns: Iterable<number>, cells: readonly (readonly string[])[], to: number): void;
  /** Reads up to row `to`, exclusive; concurrent calls are allowed. */
  readTo(to: number): Promise<void>;
  readAgain(ns: readonly number[]): void;
}

const STEP = 5_000;

/** Keeps the latest kinds, a byte for each row: a new message with the same values reads nothing. */
export function openKindCache(database: DatabaseSync) {
  let kept: { readonly key: string; head: AudienceHead; readonly kinds: RowKinds } | null = null;
  return {
    /** Null if everybody gets the same kind, or there are too many. */
    of(head: AudienceHead, compiled: CompiledMessage, versions: Versions | undefined): RowKinds | null {
      const { deciding } = compiled;
      const conditions = compiled.versions.map((one) =>
        one.conditions.map(({ column, cut }) => [column, cut.value]),
      );
      const counted = deciding === null ? conditions.slice(0, 1) : conditions;
      const columns = [deciding?.column ?? [], counted.flat().map(([column]) => column)].flat() as number[];
      const kinds = compiled.allKinds(MOST_KINDS);
      if (columns.length === 0 || kinds === null) return null;
      const values = versions?.cases.map((one) => one.values);
      const key = JSON.stringify([head.id, deciding?.column, values, counted]);
      if (kept?.key === key && kept.head.rows === head.rows) {
        const changed = changedRows(database, kept.head, head.revision);
        if (changed !== null) {
          kept.kinds.readAgain(changed);
          kept.head = head;
          return kept.kinds;
        }
      }
      const indexes = new Map(kinds.map((kind, index) => [kind.key, index]));
      const pick = (cells: readonly string[]): number => indexes.get(compiled.kindOf(cells).key)!;
      kept = { key, head, kinds: readKinds(database, head, [...new Set(columns)], pick) };
      return kept.kinds;
    },
  };
}

function readKinds(
  database: DatabaseSync,
  head: AudienceHead,
  columns: readonly number[],
  pick: (cells: readonly string[]) => number,
): RowKinds {
  const cells = columns.map((column) => `CAST(ifnull(cells ->> ${Math.trunc(column)}, '') AS TEXT)`).join();
  const one = database.prepare(`SELECT json_array(${cells}) AS cells FROM audience_row WHERE id = ?`);
  const some = database.prepare(
    `SELECT json_group_array(n), json_group_array(json_array(${cells})) FROM audience_row WHERE ${inRange('id')}`,
  );
  some.setReturnArrays(true);
  const rows = new Uint8Array(head.rows);
  const row: string[] = [];
  const pickOf = (values: readonly string[]): number => {
    for (let at = 0; at < columns.length; at += 1) row[columns[at]!] = values[at]!;
    return pick(row);
  };
  let read = 0;
  return {
    rows,
    get read() {
      return read;
    },
    take(ns, cells, to) {
      let index = 0;
      for (const n of ns) {
        rows[n] = pick(cells[index]!);
        index += 1;
      }
      read = to;
    },
    async readTo(to) {
      while (read < to) {
        const answer = some.get(rowKey(head.id, read), rowKey(head.id, read + STEP)) as unknown as string[];
        const [ns, all] = answer.map((json) => JSON.parse(json)) as [number[], string[][]];
        ns.forEach((n, index) => {
          rows[n] = pickOf(all[index]!);
        });
        read += STEP;
        await setImmediate();
      }
    },
    readAgain(ns) {
      for (const n of ns) {
        const cells = one.get(rowKey(head.id, n))?.cells;
        rows[n] = pickOf(typeof cells === 'string' ? (JSON.parse(cells) as string[]) : columns.map(() => ''));
      }
    },
  };
}
