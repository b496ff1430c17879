import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { statusCode } from '../../../shared/audience/audience-row.ts';
import type { MadeOf } from '../../../shared/audience/derivation.ts';
import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { cellsFor } from '../../../shared/message/frozen-cells.ts';
import { type AppError, fail, ok, type Result } from '../../../shared/result.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { campaignNews } from '../../../shared/texts/en/campaign-news.ts';
import { say } from '../../../shared/texts/say.ts';
import {
  type AudiencePlan,
  openAudienceWriter,
  type WrittenRow,
} from '../../audiences/records/audience-writer.ts';
import { countRows, rowKey } from '../../store/audience-keys.ts';
import { readFrozen } from '../records/frozen.ts';
import { readNumbers, readRest, restJoin } from './rest.ts';

/** What an audience of the rest is made with. */
export interface RestRequest {
  readonly campaignId: CampaignId;
  /** The draft that it is for. */
  readonly draftId: CampaignId;
  /** The list that the campaign went to, where it is as it was then; null takes what was frozen. */
  readonly audienceId: AudienceId | null;
  readonly name: string;
  /** ISO 3166 code by which numbers that are mended in it are read. */
  readonly country: string;
}

/**
 * Makes an audience of the rest of an ended campaign, so that every count on the draft is of those it goes to: out of the
 * rows of its list, or out of what was frozen, which is the numbers, their rows in the file, and the values of the tags
 * under the names of their columns. Fails where the campaign did not keep those names.
 */
export async function makeRestAudience(
  database: DatabaseSync,
  request: RestRequest,
  now: number,
): Promise<Result<AudienceId>> {
  const { campaignId, draftId, audienceId } = request;
  const found =
    audienceId === null ? planFrozen(database, request) : planListed(database, request, audienceId);
  if (found === null) return notKept;
  const { plan, rows } = found;
  const rest = readRest(database, campaignId, draftId);
  const writer = openAudienceWriter(database, plan, now);
  for (const some of rows) {
    for (const row of some) if (rest.has(row.msisdn!)) writer.add(row);
    // The thread takes its other messages: it may be sending.
    await setImmediate();
  }
  writer.seal();
  return ok(writer.audienceId);
}

/** What a list is made from, and its rows a few thousand at a time. */
interface Source {
  readonly plan: AudiencePlan;
  readonly rows: Iterable<readonly WrittenRow[]>;
}

const ofChunk = `
  SELECT r.msisdn, r.row, r.tagvalues, EXISTS (SELECT 1 FROM opt_out o WHERE o.msisdn = r.msisdn) AS out
  FROM ${restJoin} AND c.chunk = ?2 ORDER BY r.position`;

function planFrozen(database: DatabaseSync, { campaignId, name, country }: RestRequest): Source | null {
  const frozen = readFrozen(database, campaignId);
  if (frozen === null) return null;
  const columns = [...new Set(frozen.tagColumns)];
  const { tags } = bindMessage(frozen.message, columns);
  if (tags.length !== frozen.tags.length) return null;
  const mapping: Mapping = {
    headerRow: null,
    numberColumn: null,
    otherColumns: [],
    tagColumns: [],
    country,
    duplicates: 'first',
    skipRecentDays: 0,
  };
  const chunks = database
    .prepare('SELECT chunk FROM chunk WHERE campaign_id = ? ORDER BY from_position')
    .all(campaignId);
  const rest = database.prepare(ofChunk);
  function* rows() {
    for (const { chunk } of chunks) {
      yield rest.all(campaignId, Number(chunk)).map(({ msisdn, row, tagvalues, out }) => ({
        ...unremarkable,
        row: Number(row),
        status: statusCode(out === 1 ? 'opted-out' : 'recipient'),
        msisdn: Number(msisdn),
        original: `+${String(msisdn)}`,
        cells: JSON.stringify(cellsFor(tags, JSON.parse(String(tagvalues)) as string[], columns.length)),
      }));
    }
  }
  const plan = {
    name,
    sheetName: name,
    mapping,
    columns,
    numberColumn: campaignNews.number,
    otherColumns: [],
    madeOf: null,
  };
  return { plan, rows: rows() };
}

/** Rows read at once. */
const together = 2000;

const OPTED_OUT = statusCode('opted-out');

// Of the rows that were frozen: who opted out since then is shown as that, and who came back may have given way to another
// row of theirs, which was no part of it.
const ofList = `
  SELECT row, status, flags, number_flags AS numberFlags, msisdn, original, cells, numbers, country
  FROM audience_row
  WHERE id >= ? AND id < ? AND msisdn IS NOT NULL
    AND status IN (${(['recipient', 'opted-out', 'duplicate', 'undecided'] as const).map(statusCode).join(', ')})
  ORDER BY id`;

function planListed(
  database: DatabaseSync,
  { campaignId, name }: RestRequest,
  audienceId: AudienceId,
): Source | null {
  const list = database
    .prepare(
      'SELECT sheet_name, country, columns, number_column, other_columns, mapping, made_of FROM audience WHERE id = ?',
    )
    .get(audienceId);
  if (list === undefined) return null;
  const page = database.prepare(ofList);
  const sent = readNumbers(database, 'SELECT row FROM recipient WHERE campaign_id = ?', campaignId);
  const count = countRows(database, audienceId);
  function* rows() {
    for (let from = 0; from < count; from += together) {
      const found = page.all(rowKey(audienceId, from), rowKey(audienceId, from + together));
      yield (found as unknown as WrittenRow[])
        .filter(({ row }) => sent.has(row))
        .map((row) => ({
          ...row,
          status: row.status === OPTED_OUT ? OPTED_OUT : statusCode('recipient'),
          kept: null,
        }));
    }
  }
  const plan = {
    name,
    sheetName: String(list.sheet_name),
    mapping: { ...(JSON.parse(String(list.mapping)) as Mapping), country: String(list.country) },
    columns: JSON.parse(String(list.columns)) as string[],
    numberColumn: String(list.number_column),
    otherColumns: JSON.parse(String(list.other_columns)) as string[],
    madeOf: JSON.parse(String(list.made_of)) as MadeOf | null,
  };
  return { plan, rows: rows() };
}

const unremarkable = { flags: 0, numberFlags: 0, kept: null, numbers: null, country: null };

const notKept = fail<AppError>({
  kind: 'not-found',
  message: say.starts.restGone(),
  fix: say.starts.restGoneFix(),
});
