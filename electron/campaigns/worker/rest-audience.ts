import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { statusCode } from '../../../shared/audience/audience-row.ts';
import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { cellsFor } from '../../../shared/message/frozen-cells.ts';
import { type AppError, fail, ok, type Result } from '../../../shared/result.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { openAudienceWriter } from '../../audiences/records/audience-writer.ts';
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
  if (frozen === null) return notKept;
  const columns = [...new Set(frozen.tagColumns)];
  const { tags } = bindMessage(frozen.message, columns);
  if (tags.length !== frozen.tags.length) return notKept;

  const mapping: Mapping = {
    headerRow: null,
    numberColumn: null,
    otherColumns: [],
    tagColumns: [],
    country,
    duplicates: 'first',
    skipRecentDays: 0,
  };
  const plan = { name, sheetName: name, mapping, columns, numberColumn: 'Number', otherColumns: [] };
  const writer = openAudienceWriter(database, plan, now);
  const chunks = database
    .prepare('SELECT chunk FROM chunk WHERE campaign_id = ? ORDER BY from_position')
    .all(campaignId);
  const rest = database.prepare(ofChunk);
  for (const { chunk } of chunks) {
    for (const { msisdn, row, tagvalues, out } of rest.all(campaignId, Number(chunk))) {
      const cells = cellsFor(tags, JSON.parse(String(tagvalues)) as string[], columns.length);
      writer.add({
        ...unremarkable,
        row: Number(row),
        status: statusCode(out === 1 ? 'opted-out' : 'recipient'),
        msisdn: Number(msisdn),
        original: `+${String(msisdn)}`,
        cells: JSON.stringify(cells),
      });
    }
    // The thread takes its other messages: it may be sending.
    await setImmediate();
  }
  writer.seal();
  return ok(writer.audienceId);
}

const unremarkable = { flags: 0, numberFlags: 0, kept: null, numbers: null };

const notKept = fail<AppError>({
  kind: 'not-found',
  message: 'The people of this campaign are no longer there.',
  fix: 'Make a copy and choose other people for it.',
});
