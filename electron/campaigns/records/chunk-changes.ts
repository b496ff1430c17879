import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import type { PlannedChunk } from '../../../shared/campaign/plan/plan.ts';
import type { Verdict } from '../../../shared/campaign/progress/chunk.ts';
import type { DeliveryState } from '../../../shared/campaign/progress/delivery-state.ts';
import { wouldBeSent } from '../../store/delivery-state-sql.ts';
import type { StoredChunk } from './chunk-store.ts';
import { isDoubtedByCopy } from './copied-doubt.ts';
import { consumedBy } from './past-requests.ts';
import { openTally } from './tally.ts';

// All that is written of chunks, apart from erasing a person. Run each in a transaction.

/** A larger integer could not be read back. */
const mostExact = Number.MAX_SAFE_INTEGER;

type ChunkSpan = Pick<StoredChunk, 'from' | 'to' | 'people' | 'parts'>;

export function openChunkInsert(database: DatabaseSync, campaignId: CampaignId) {
  const insert = database.prepare(
    `INSERT INTO chunk (campaign_id, chunk, from_position, to_position, people, parts, unicode, canary, version, countries, state)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting')`,
  );
  return (
    chunk: number,
    { from, to, people, parts }: ChunkSpan,
    { unicode, canary, version, countries }: Omit<PlannedChunk<unknown>, 'people'>,
  ): void => {
    const kind = [Number(unicode), Number(canary), version, countries] as const;
    insert.run(campaignId, chunk, from, to, people, parts, ...kind);
  };
}

export function openChunkChanges(database: DatabaseSync, campaignId: CampaignId) {
  const tally = openTally(database);
  const state = database.prepare('UPDATE chunk SET state = ? WHERE campaign_id = ? AND chunk = ?');
  const sums = database.prepare('UPDATE chunk SET people = ?, parts = ? WHERE campaign_id = ? AND chunk = ?');
  const request = database.prepare(
    `UPDATE chunk SET balance_before = ?1, refusal = NULL, credits_before =
       ${consumedBy('(SELECT account_id FROM campaign WHERE id = ?2)')}
     WHERE campaign_id = ?2 AND chunk = ?3`,
  );
  const credits = database.prepare(
    `UPDATE chunk SET credit_consumed = min(coalesce(credit_consumed, 0) + ?, ${mostExact})
     WHERE campaign_id = ? AND chunk = ?`,
  );
  const refusal = database.prepare('UPDATE chunk SET refusal = ? WHERE campaign_id = ? AND chunk = ?');

  const setState = (chunk: number, to: DeliveryState): void => {
    state.run(to, campaignId, chunk);
  };
  /** With all its people, who are in the tally. */
  const move = (stored: StoredChunk, to: DeliveryState): void => {
    setState(stored.chunk, to);
    tally.move(campaignId, stored.state, to, stored);
  };

  return {
    move,
    /** For a chunk whose people go different ways in the tally. */
    setState,
    setSums(chunk: number, people: number, parts: number): void {
      sums.run(people, parts, campaignId, chunk);
    },
    beginRequest(stored: StoredChunk, balanceBefore: number | null): void {
      request.run(balanceBefore, campaignId, stored.chunk);
      move(stored, 'in-flight');
    },
    addCredits(chunk: number, consumed: number): void {
      credits.run(consumed, campaignId, chunk);
    },
    keepRefusal(chunk: number, record: unknown): void {
      refusal.run(JSON.stringify(record), campaignId, chunk);
    },
  };
}

/** Nobody who waits is sent to any more. */
export function cancelWaiting(database: DatabaseSync, campaignId: CampaignId): void {
  // The condition on accepted lets SQLite use the index of open chunks.
  database
    .prepare(
      "UPDATE chunk SET state = 'not-sent' WHERE campaign_id = ? AND state = 'waiting' AND state <> 'accepted'",
    )
    .run(campaignId);
  openTally(database).moveAll(campaignId, 'waiting', 'not-sent');
}

/** A person has looked; nobody has to look again at people of the canary whom quiet hours held back. */
export function endCanary(database: DatabaseSync, campaignId: CampaignId): void {
  database.prepare('UPDATE chunk SET canary = 0 WHERE campaign_id = ? AND canary = 1').run(campaignId);
}

/** Another copy of the folder may have sent to all who would still be sent to. */
export function doubtAll(database: DatabaseSync, campaignId: CampaignId): void {
  database
    .prepare(
      `UPDATE chunk AS c SET state = 'unknown', refusal = NULL, balance_before = NULL
       WHERE campaign_id = ? AND ${wouldBeSent}`,
    )
    .run(campaignId);
}

interface Decided {
  readonly verdict: Verdict;
  readonly to: DeliveryState;
  readonly at: number;
  readonly inDoubtAt: number;
}

export function decideChunk(
  database: DatabaseSync,
  campaignId: CampaignId,
  stored: StoredChunk,
  { verdict, to, at, inDoubtAt }: Decided,
): void {
  database
    .prepare(
      'UPDATE chunk SET state = ?, verdict = ?, verdict_at = ?, in_doubt_at = ? WHERE campaign_id = ? AND chunk = ?',
    )
    .run(to, verdict, at, inDoubtAt, campaignId, stored.chunk);
  openTally(database).move(campaignId, stored.state, to, { ...stored, inDoubtAt });
}

/** Decides about everybody whom a copy of the folder may have sent to. */
export function decideCopied(
  database: DatabaseSync,
  campaignId: CampaignId,
  { verdict, to, at }: Omit<Decided, 'inDoubtAt'>,
): readonly ChunkSpan[] {
  const lastEnd =
    'SELECT max(ended_at) FROM attempt a WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk';
  return database
    .prepare(
      `UPDATE chunk AS c SET state = ?, verdict = ?, verdict_at = ?, in_doubt_at = coalesce((${lastEnd}), ?)
       WHERE campaign_id = ? AND ${isDoubtedByCopy}
       RETURNING from_position AS "from", to_position AS "to", people, parts`,
    )
    .all(to, verdict, at, at, campaignId) as unknown as ChunkSpan[];
}

/** Shares what the balance fell between requests, by the parts of each. */
export function shareFall(
  database: DatabaseSync,
  campaignId: CampaignId,
  fell: number | null,
  chunks: readonly number[],
): void {
  database
    .prepare(
      `UPDATE chunk SET balance_credits = ?1 * parts / (SELECT total(parts) FROM chunk
         WHERE campaign_id = ?2 AND chunk IN (SELECT value FROM json_each(?3)))
       WHERE campaign_id = ?2 AND chunk IN (SELECT value FROM json_each(?3))`,
    )
    .run(fell, campaignId, JSON.stringify(chunks));
}

type Half = Pick<StoredChunk, 'people' | 'parts'>;

/** The people from `middle` on go to a new chunk, whose number is returned. */
export function divideChunk(
  database: DatabaseSync,
  campaignId: CampaignId,
  { chunk }: StoredChunk,
  { middle, first, second }: { readonly middle: number; readonly first: Half; readonly second: Half },
): number {
  const row = database
    .prepare(
      `INSERT INTO chunk (campaign_id, chunk, from_position, to_position, people, parts, unicode, version, canary, countries, bisecting, state,
         verdict, verdict_at, in_doubt_at, half_of, half_after)
       SELECT campaign_id, (SELECT max(chunk) + 1 FROM chunk WHERE campaign_id = ?1), ?3, to_position, ?4, ?5, unicode,
         version, canary, countries, bisecting, state, verdict, verdict_at, in_doubt_at, half_of, half_after
       FROM chunk WHERE campaign_id = ?1 AND chunk = ?2 RETURNING chunk`,
    )
    .get(campaignId, chunk, middle, second.people, second.parts);
  database
    .prepare('UPDATE chunk SET to_position = ?, people = ?, parts = ? WHERE campaign_id = ? AND chunk = ?')
    .run(middle, first.people, first.parts, campaignId, chunk);
  return Number(row?.chunk);
}

/** Both halves of a refused chunk wait to be sent. */
export function sendHalves(
  database: DatabaseSync,
  campaignId: CampaignId,
  stored: StoredChunk,
  second: number,
): void {
  database
    .prepare(
      `UPDATE chunk AS c SET half_of = ?1, half_after =
         (SELECT count(*) FROM attempt a WHERE a.campaign_id = c.campaign_id AND a.chunk = ?1)
       WHERE campaign_id = ?2 AND chunk = ?3`,
    )
    .run(stored.chunk, campaignId, second);
  database
    .prepare("UPDATE chunk SET bisecting = 1, state = 'waiting' WHERE campaign_id = ? AND chunk IN (?, ?)")
    .run(campaignId, stored.chunk, second);
  openTally(database).move(campaignId, 'refused', 'waiting', stored);
}
