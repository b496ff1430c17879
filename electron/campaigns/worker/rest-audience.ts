import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { AudienceCounts } from '../../../shared/audience/audience.ts';
import { statusCode } from '../../../shared/audience/audience-row.ts';
import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { cellsFor } from '../../../shared/message/frozen-cells.ts';
import { type AppError, fail, ok, type Result } from '../../../shared/result.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { rowKey } from '../../store/audience-keys.ts';
import { transact } from '../../store/open-database.ts';
import { readFrozen } from '../records/frozen.ts';
import { restJoin } from './rest.ts';

/** What an audience of the rest is made with. */
export interface RestRequest {
  readonly campaignId: CampaignId;
  readonly name: string;
  /** ISO 3166 code by which numbers that are mended in it are read. */
  readonly country: string;
}

const ofChunk = `
  SELECT r.msisdn, r.row, r.tagvalues, EXISTS (SELECT 1 FROM opt_out o WHERE o.msisdn = r.msisdn) AS out
  FROM ${restJoin} AND c.chunk = ?2 ORDER BY r.position`;

/**
 * Makes an audience of the rest of an ended campaign out of what was frozen: the numbers, their rows in the file, and
 * the values of the tags under the names of their columns. Fails where the campaign did not keep those names.
 */
export async function makeRestAudience(
  database: DatabaseSync,
  { campaignId, name, country }: RestRequest,
  now: number,
): Promise<Result<AudienceId>> {
  const frozen = readFrozen(database, campaignId);
  const columns = [...new Set(frozen?.tagColumns ?? [])];
  const { tags } = bindMessage(frozen?.message ?? '', columns);
  if (frozen === null || tags.length !== frozen.tags.length) return notKept;

  const audienceId = begin(database, { name, country, columns }, now);
  const chunks = database
    .prepare('SELECT chunk FROM chunk WHERE campaign_id = ? ORDER BY from_position')
    .all(campaignId);
  const rest = database.prepare(ofChunk);
  const add = database.prepare(
    `INSERT INTO audience_row (id, row, status, flags, number_flags, msisdn, original, cells, kept)
     VALUES (?, ?, ?, 0, 0, ?, ?, ?, NULL)`,
  );
  const counts = { rows: 0, optedOut: 0 };
  for (const { chunk } of chunks) {
    const rows = rest.all(campaignId, Number(chunk));
    if (rows.length === 0) continue;
    transact(database, () => {
      for (const { msisdn, row, tagvalues, out } of rows) {
        const cells = cellsFor(tags, JSON.parse(String(tagvalues)) as string[], columns.length);
        const status = statusCode(out === 1 ? 'opted-out' : 'recipient');
        const key = rowKey(audienceId, counts.rows++);
        add.run(key, Number(row), status, Number(msisdn), `+${String(msisdn)}`, JSON.stringify(cells));
        counts.optedOut += Number(out);
      }
    });
    // The thread takes its other messages: it may be sending.
    await setImmediate();
  }
  seal(database, audienceId, counts);
  return ok(audienceId);
}

function begin(
  database: DatabaseSync,
  { name, country, columns }: { name: string; country: string; columns: readonly string[] },
  now: number,
): AudienceId {
  const mapping: Mapping = {
    headerRow: null,
    numberColumn: null,
    otherColumns: [],
    tagColumns: [],
    country,
    duplicates: 'first',
    skipRecentDays: 0,
  };
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO audience (name, sheet_name, country, columns, number_column, mapping, counts, created_at)
       VALUES (?1, ?1, ?2, ?3, 'Number', ?4, '{}', ?5)`,
    )
    .run(name, country, JSON.stringify(columns), JSON.stringify(mapping), now);
  return Number(lastInsertRowid) as AudienceId;
}

function seal(
  database: DatabaseSync,
  audienceId: AudienceId,
  { rows, optedOut }: { rows: number; optedOut: number },
): void {
  const counts: AudienceCounts = {
    rows,
    recipients: rows - optedOut,
    optedOut,
    repaired: 0,
    doubtful: 0,
    duplicates: 0,
    rejected: 0,
    excluded: 0,
    recent: 0,
    edited: 0,
  };
  database
    .prepare('UPDATE audience SET counts = ?, ready = 1 WHERE id = ?')
    .run(JSON.stringify(counts), audienceId);
}

const notKept = fail<AppError>({
  kind: 'not-found',
  message: 'The people of this campaign are no longer there.',
  fix: 'Make a copy and choose other people for it.',
});
