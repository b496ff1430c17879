import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../shared/brand.ts';
import type { FolderReading, PerhapsSent } from '../../shared/folder/folder.ts';
import type { AskedDraft } from '../../shared/folder/perhaps-sent.ts';
import { setEarlierCopy } from './folder-row.ts';

/** The time of the last change in the folder; null if there is none. */
export function lastUsedOf(database: DatabaseSync): number | null {
  const { at } = database
    .prepare(
      `SELECT max(at) AS at FROM (
         SELECT max(updated_at) AS at FROM campaign UNION ALL SELECT max(at) FROM timeline
         UNION ALL SELECT max(max(created_at, used_at)) FROM audience UNION ALL SELECT max(at) FROM audience_step
         UNION ALL SELECT max(added_at) FROM opt_out UNION ALL SELECT max(updated_at) FROM template)`,
    )
    .get()!;
  return typeof at === 'number' ? at : null;
}

/** `since` is when the folder was last used, ms since the epoch. Run it in a transaction. */
export function answerEarlierCopy(
  database: DatabaseSync,
  reading: FolderReading,
  since: number | null,
): void {
  setEarlierCopy(database, null);
  if (reading === 'moved') return;
  for (const [kind, table] of [
    ['campaign', 'campaign'],
    ['list', 'audience'],
  ] as const)
    database.prepare(`INSERT OR REPLACE INTO perhaps_sent SELECT ?, id, ? FROM ${table}`).run(kind, since);
}

/** The things of an earlier copy that a draft would send, or send to. */
export function openPerhapsSent(database: DatabaseSync): (draft: CampaignId) => AskedDraft[] {
  const asked = database.prepare(
    `SELECT p.kind, p.id, p.since, p.id = d.id AND p.kind = 'campaign' AS isItself,
       iif(p.kind = 'list', (SELECT name FROM audience WHERE id = p.id), (SELECT name FROM campaign WHERE id = p.id)) AS name
     FROM campaign d JOIN perhaps_sent p
       ON p.kind = 'campaign' AND p.id IN (d.id, d.rest_of, d.family, d.copied_from, d.again_of)
       OR p.kind = 'list' AND p.id = d.audience_id
     WHERE d.id = ? ORDER BY p.kind, p.id`,
  );
  return (draft) =>
    asked.all(draft).map(({ kind, id, since, isItself, name }) => ({
      of: { kind, id } as PerhapsSent,
      since: typeof since === 'number' ? since : null,
      isItself: isItself === 1,
      name: String(name ?? ''),
    }));
}

/** A list made of others is asked about like them. Run it in the transaction that makes it. */
export function inheritPerhapsSent(database: DatabaseSync, list: number, of: readonly number[]): void {
  database
    .prepare(
      `INSERT OR IGNORE INTO perhaps_sent SELECT kind, ?, max(since) FROM perhaps_sent
       WHERE kind = 'list' AND id IN (SELECT value FROM json_each(?)) GROUP BY kind`,
    )
    .run(list, JSON.stringify(of));
}
