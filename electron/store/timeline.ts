import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../shared/brand.ts';
import type { TimelineRow } from '../../shared/campaign/progress/campaign.ts';
import { readWords, storedWords, type Words } from '../../shared/language/said.ts';
import { type Page, pageOf } from '../../shared/page.ts';

const MOST_KINDS = 1000;

type Line = Pick<TimelineRow, 'at' | 'kind'> & { readonly id: number; readonly message: string };

export function openTimeline(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO timeline (campaign_id, at, kind, message) VALUES (?, ?, ?, ?)',
  );
  const select = database.prepare(
    'SELECT id, at, kind, message FROM timeline WHERE campaign_id = ? AND id < ? ORDER BY id DESC',
  );
  const kinds = database.prepare('SELECT at, kind FROM timeline WHERE campaign_id = ? ORDER BY id LIMIT ?');
  return {
    add(campaignId: CampaignId, at: number, kind: TimelineRow['kind'], message: Words) {
      insert.run(campaignId, at, kind, storedWords(message));
    },
    /** The latest first. */
    page(campaignId: CampaignId, before: number | null, count: number): Page<TimelineRow> {
      const storedLines = select.iterate(
        campaignId,
        before ?? Number.MAX_SAFE_INTEGER,
      ) as unknown as Iterable<Line>;
      const { rows, next } = pageOf(storedLines, count, ({ id }) => id);
      return { rows: rows.map(({ at, kind, message }) => ({ at, kind, message: readWords(message) })), next };
    },
    /** The oldest first; null if there are too many to add up. */
    kinds(campaignId: CampaignId): Pick<TimelineRow, 'at' | 'kind'>[] | null {
      const rows = kinds.all(campaignId, MOST_KINDS + 1) as unknown as Pick<TimelineRow, 'at' | 'kind'>[];
      return rows.length > MOST_KINDS ? null : rows;
    },
  };
}
