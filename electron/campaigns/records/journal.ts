import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import type { Evidence } from '../../../shared/campaign/outcome/evidence.ts';
import { type Outcome, settle } from '../../../shared/campaign/outcome/outcome.ts';
import { isToSend } from '../../../shared/campaign/progress/delivery-state.ts';
import { inDoubt, notReached, onItsWay } from '../../../shared/campaign/results/reached.ts';
import type { BegunAttempt } from '../../../shared/folder/folder-age.ts';
import { openAttemptCounter } from '../../copies/folder-row.ts';
import { openReached } from '../../reached/reached-ranges.ts';
import { wouldBeSent } from '../../store/delivery-state-sql.ts';
import { transact } from '../../store/open-database.ts';
import { steadyTime } from '../../store/steady-time.ts';
import { openChunkChanges } from './chunk-changes.ts';
import { openChunkStore, type StoredChunk } from './chunk-store.ts';
import { openSkips } from './left-out-while-sending.ts';
import { openChunkSettling, type Settlement } from './settle-chunk.ts';

/** `attempt` counts within the chunk, `begun` within the data folder. */
export interface RecordedAttempt {
  readonly attempt: number;
  readonly begun: BegunAttempt;
}

/** What is about to be sent, and its outcome: each is on disk before anything else happens. */
export type Journal = ReturnType<typeof openJournal>;

const withoutOutcome = 'SELECT chunk, attempt FROM attempt WHERE campaign_id = ? AND outcome IS NULL';

const endOfAttempt = `UPDATE attempt SET ended_at = ?, ended_steady = ?, outcome = ?, evidence = ?
     WHERE campaign_id = ? AND chunk = ? AND attempt = ? AND outcome IS NULL`;

/** `owner` is this computer, `writer` this opening of the data folder. */
export function openJournal(database: DatabaseSync, campaignId: CampaignId, owner: string, writer: string) {
  const counter = openAttemptCounter(database, owner, writer);
  const chunks = openChunkStore(database);
  const changes = openChunkChanges(database, campaignId);
  const reached = openReached(database, campaignId);
  const mayRun = database.prepare("SELECT 1 FROM campaign WHERE id = ? AND phase = 'running' AND owner = ?");
  const lastAttempt = database.prepare(
    'SELECT coalesce(max(attempt), 0) AS last FROM attempt WHERE campaign_id = ? AND chunk = ?',
  );
  const startAttempt = database.prepare(
    'INSERT INTO attempt (campaign_id, chunk, attempt, started_at) VALUES (?, ?, ?, ?)',
  );
  const endAttempt = database.prepare(endOfAttempt);
  const record = openChunkSettling(database, campaignId);
  const unfinished = database.prepare(withoutOutcome);
  const { skipOptedOut, anyOptedOut, optOutRevision } = openSkips(database, campaignId);

  function end(chunk: number, attempt: number, at: number, outcome: Outcome, evidence: Evidence): boolean {
    const observed = JSON.stringify(evidence);
    return endAttempt.run(at, steadyTime(), outcome, observed, campaignId, chunk, attempt).changes === 1;
  }

  /**
   * Null, recording nothing, if the campaign is not running here, the data folder may not send, or the chunk is not to
   * be sent.
   */
  function beginWithin(chunk: StoredChunk, at: number, balanceBefore: number | null): RecordedAttempt | null {
    const stored = chunks.get(campaignId, chunk.chunk);
    if (mayRun.get(campaignId, owner) === undefined || stored === null || !counter.mayBegin()) return null;
    if (!isToSend(stored.state)) return null;
    const attempt = Number(lastAttempt.get(campaignId, chunk.chunk)?.last) + 1;
    startAttempt.run(campaignId, chunk.chunk, attempt, at);
    changes.beginRequest(stored, balanceBefore);
    reached.change(stored, onItsWay(at));
    return { attempt, begun: counter.next() };
  }

  return {
    begin: (...attempt: Parameters<typeof beginWithin>) => transact(database, () => beginWithin(...attempt)),
    beginWithin,

    /** `also` runs in the same transaction. */
    settle(settlement: Settlement, also: () => void) {
      const { prepared, attempt, at, outcome, evidence } = settlement;
      const { chunk } = prepared.chunk;
      transact(database, () => {
        if (end(chunk, attempt, at, outcome, evidence)) record(settlement);
        also();
      });
    },

    /** Takes back an attempt that has not left: its people wait again. Does nothing if the attempt has an outcome. */
    withdraw(chunk: number, attempt: number, at: number) {
      transact(database, () => {
        const evidence: Evidence = { kind: 'withdrawn' };
        const outcome = settle(evidence);
        const isEnded = end(chunk, attempt, at, outcome, evidence);
        const stored = chunks.get(campaignId, chunk);
        if (!isEnded || stored?.state !== 'in-flight') return;
        changes.move(stored, 'waiting');
        reached.change(stored, notReached(stored.inDoubtAt !== null));
      });
    },

    /** Settles every attempt without an outcome as unknown; returns the number of people. */
    settleInterrupted(at: number, evidence: Evidence) {
      return transact(database, () => {
        let people = 0;
        for (const row of unfinished.all(campaignId)) {
          const chunk = chunks.get(campaignId, Number(row.chunk));
          end(Number(row.chunk), Number(row.attempt), at, 'unknown', evidence);
          if (chunk?.state !== 'in-flight') continue;
          changes.move(chunk, 'unknown');
          reached.change(chunk, inDoubt(at));
          people += chunk.people;
        }
        return people;
      });
    },

    skipOptedOut,
    anyOptedOut,
    optOutRevision,
  };
}

/** For each chunk that would still be sent: it may have been sent, but not by this folder. */
export function recordDoubt(
  database: DatabaseSync,
  campaignId: CampaignId,
  at: number,
  evidence: Evidence,
): void {
  database
    .prepare(
      `INSERT INTO attempt (campaign_id, chunk, attempt, started_at, ended_at, outcome, evidence)
       SELECT campaign_id, chunk, 1 + coalesce(
           (SELECT max(attempt) FROM attempt a WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk), 0),
         ?, ?, 'unknown', ?
       FROM chunk c WHERE campaign_id = ? AND ${wouldBeSent}`,
    )
    .run(at, at, JSON.stringify(evidence), campaignId);
}
