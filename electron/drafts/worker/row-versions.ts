import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { BoundMessage } from '../../../shared/message/bound-message.ts';
import type { Versions } from '../../../shared/message/versions.ts';
import { rowKey } from '../../store/audience-keys.ts';
import { type AudienceHead, changedRows } from '../../store/audience-reader.ts';

/** Read once for a column and the values of the versions. */
export interface RowVersions {
  /** By `n`, up to the rows read so far. */
  readonly rows: Uint8Array;
  /** Reads up to row `to`, exclusive; concurrent calls are allowed. */
  readTo(to: number): Promise<void>;
}

const STEP = 5_000;

/** Keeps the latest versions, a byte for each row: a new message with the same values reads nothing. */
export function openVersionCache(database: DatabaseSync) {
  let kept: { readonly key: string; head: AudienceHead; readonly versions: FollowedVersions } | null = null;
  return {
    of(
      head: AudienceHead,
      versions: Versions | undefined,
      deciding: BoundMessage['deciding'],
    ): RowVersions | null {
      if (deciding === null || versions === undefined) return null;
      const { column, pick } = deciding;
      const key = JSON.stringify([head.id, column, versions.cases.map(({ values }) => values)]);
      if (kept?.key === key && kept.head.rows === head.rows) {
        const changed = changedRows(database, kept.head, head.revision);
        if (changed !== null) {
          kept.versions.readAgain(changed);
          kept.head = head;
          return kept.versions;
        }
      }
      kept = { key, head, versions: readVersions(database, head, column, pick) };
      return kept.versions;
    },
  };
}

interface FollowedVersions extends RowVersions {
  readAgain(ns: readonly number[]): void;
}

function readVersions(
  database: DatabaseSync,
  head: AudienceHead,
  column: number,
  pick: (cell: string) => number,
): FollowedVersions {
  const cell = `ifnull(cells ->> ${Math.trunc(column)}, '')`;
  const one = database.prepare(`SELECT ${cell} AS cell FROM audience_row WHERE id = ?`);
  const some = database.prepare(
    `SELECT json_group_array(n), json_group_array(cell)
     FROM (SELECT n, CAST(${cell} AS TEXT) AS cell FROM audience_row WHERE id >= ? AND id < ?)`,
  );
  some.setReturnArrays(true);
  const rows = new Uint8Array(head.rows);
  let read = 0;
  return {
    rows,
    async readTo(to) {
      while (read < to) {
        const answer = some.get(rowKey(head.id, read), rowKey(head.id, read + STEP)) as unknown as string[];
        const [ns, cells] = answer.map((json) => JSON.parse(json)) as [number[], string[]];
        ns.forEach((n, index) => {
          rows[n] = pick(cells[index]!);
        });
        read += STEP;
        await setImmediate();
      }
    },
    readAgain(ns) {
      for (const n of ns) rows[n] = pick(String(one.get(rowKey(head.id, n))?.cell ?? ''));
    },
  };
}
