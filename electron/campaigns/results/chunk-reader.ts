import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { describeEvidence, type Evidence } from '../../../shared/campaign/outcome/evidence.ts';
import { ownWords } from '../../../shared/campaign/outcome/own-words.ts';
import type {
  AttemptRow,
  ChunkRow,
  RefusedPerson,
  Verdict,
} from '../../../shared/campaign/progress/chunk.ts';
import { mayBeAboutPeople, readRefusal } from '../../../shared/campaign/refusals/refusal.ts';
import { firstOf } from '../../../shared/page.ts';
import { say } from '../../../shared/texts/say.ts';
import { sharesChunkState, waitsForVerdict } from '../../store/delivery-state-sql.ts';
import { shownNumber } from '../../store/erased-recipient.ts';
import { openHintReader } from '../records/balance-hint.ts';
import { type StoredChunk, stateOfChunk } from '../records/chunk-store.ts';
import type { RefusalRecord } from '../records/settle-chunk.ts';

const fields = `chunk, from_position AS "from", to_position AS "to", people, unicode, version, state,
  credit_consumed AS creditConsumed, balance_credits AS balanceCredit, refusal, verdict, verdict_at, in_doubt_at AS inDoubtAt`;

const MOST_ATTEMPTS = 50;

export function openChunkReader(database: DatabaseSync) {
  const hintOf = openHintReader(database);
  const some = database.prepare(
    `SELECT ${fields} FROM chunk WHERE campaign_id = ? ORDER BY from_position LIMIT ? OFFSET ?`,
  );
  const first = database.prepare(
    `SELECT ${fields} FROM chunk c
     WHERE campaign_id = ? AND (${waitsForVerdict} OR (state = 'refused' AND chunk = ?))
     ORDER BY chunk IS ? DESC, from_position LIMIT 1`,
  );
  const total = database.prepare('SELECT count(*) AS count FROM chunk WHERE campaign_id = ?');
  const attempts = database.prepare(
    `SELECT attempt, started_at, outcome, evidence FROM attempt
     WHERE campaign_id = ? AND chunk = ? ORDER BY attempt DESC LIMIT ${MOST_ATTEMPTS}`,
  );
  const people = database.prepare(
    `SELECT position, row, msisdn FROM json_each(?) j CROSS JOIN recipient r ON r.campaign_id = ? AND r.position = j.value
     WHERE ${sharesChunkState} ORDER BY position`,
  );

  function refusalOf(campaignId: CampaignId, row: Record<string, unknown>): ChunkRow['refusal'] {
    if (row.state !== 'refused' || typeof row.refusal !== 'string') return null;
    const { status, body, named, retryAfterMs = null } = JSON.parse(row.refusal) as RefusalRecord;
    const { words, fix } = readRefusal(status, body, retryAfterMs);
    return {
      words,
      fix,
      named: people.all(JSON.stringify(named), campaignId).map(personOf),
      canBisect: Number(row.people) > 1 && mayBeAboutPeople(status),
    };
  }

  function chunkOf(campaignId: CampaignId, row: Record<string, unknown>): ChunkRow {
    const { chunk, from, to, people, version, creditConsumed, balanceCredit } = row as unknown as ChunkRow;
    return {
      ...{ chunk, from, to, people, version, creditConsumed, balanceCredit },
      ...stateOfChunk(row as unknown as StoredChunk),
      unicode: row.unicode === 1,
      attempts: attempts.all(campaignId, chunk).map(attemptOf).reverse(),
      refusal: refusalOf(campaignId, row),
      balanceHint: row.state === 'unknown' ? hintOf(campaignId, chunk) : null,
      verdict:
        typeof row.verdict === 'string'
          ? { verdict: row.verdict as Verdict, at: Number(row.verdict_at) }
          : null,
    };
  }

  return {
    /** The chunk that waits for a person: `preferred` if it waits, otherwise the first in doubt; null for none. */
    waiting(campaignId: CampaignId, preferred: number | null): ChunkRow | null {
      const row = first.get(campaignId, preferred, preferred);
      return row === undefined ? null : chunkOf(campaignId, row);
    },
    slice(campaignId: CampaignId, from: number, count: number): { count: number; rows: ChunkRow[] } {
      return {
        count: Number(total.get(campaignId)?.count),
        rows: firstOf(some.iterate(campaignId, count, from), (row) => chunkOf(campaignId, row)),
      };
    },
  };
}

function personOf(row: Record<string, unknown>): RefusedPerson {
  return { position: Number(row.position), row: Number(row.row), msisdn: shownNumber(row.msisdn) };
}

function attemptOf(row: Record<string, unknown>): AttemptRow {
  const evidence = typeof row.evidence === 'string' ? (JSON.parse(row.evidence) as Evidence) : null;
  return {
    attempt: Number(row.attempt),
    startedAt: Number(row.started_at),
    outcome: (row.outcome ?? 'in-flight') as AttemptRow['outcome'],
    observed: evidence === null ? say.evidence.onItsWay() : describeEvidence(evidence),
    words: ownWords(evidence),
  };
}
