import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { kindOfVerdict, type Verdict } from '../../../shared/campaign/progress/chunk.ts';
import { type DeliveryState, waitsForVerdict } from '../../../shared/campaign/progress/delivery-state.ts';
import { hasEnded } from '../../../shared/campaign/progress/phase.ts';
import { afterVerdict, type ReachedChange } from '../../../shared/campaign/results/reached.ts';
import { judgeSender } from '../../../shared/message/sender.ts';
import { failure, ok, type Result, wrongInput } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { openReached } from '../../reached/reached-ranges.ts';
import { transact } from '../../store/open-database.ts';
import { openTimeline } from '../../store/timeline.ts';
import { openFallReader } from '../records/balance-hint.ts';
import { decideChunk, decideCopied, shareFall } from '../records/chunk-changes.ts';
import { openChunkStore, stateOfChunk } from '../records/chunk-store.ts';
import { finishIfComplete } from '../records/completion.ts';
import { isDoubtedByCopy, readCopiedDoubt } from '../records/copied-doubt.ts';
import { openCreditMonths } from '../records/credit-months.ts';
import { freezeSender, readFrozen } from '../records/frozen.ts';
import { openSkips } from '../records/left-out-while-sending.ts';
import { addFall, chunkGone, openLifecycle } from '../records/lifecycle.ts';
import { openTally } from '../records/tally.ts';
import { openBisection } from './run/bisect.ts';

/** The campaign must not be running. Each decision is on record before anything follows from it. */
export function openDecisionRecords(database: DatabaseSync) {
  const chunks = openChunkStore(database);
  const tally = openTally(database);
  const timeline = openTimeline(database);
  const lifecycle = openLifecycle(database);
  const keepVerdict = database.prepare(
    'INSERT INTO verdict (campaign_id, chunk, attempts, verdict, after_end, at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const lastAttempt = database.prepare(
    `SELECT iif(outcome = 'unknown', ended_at, NULL) AS at FROM attempt
     WHERE campaign_id = ? AND chunk = ? ORDER BY attempt DESC LIMIT 1`,
  );
  const countAttempts = database.prepare(
    'SELECT count(*) AS attempts FROM attempt WHERE campaign_id = ? AND chunk = ?',
  );

  const fallOf = openFallReader(database);

  function isPaused(campaignId: CampaignId): boolean {
    return lifecycle.standing(campaignId)?.phase === 'paused';
  }

  /** The fall of the balance for a request that is treated as sent. */
  function countFall(campaignId: CampaignId, chunk: number): number {
    const { fell, chunks } = fallOf(campaignId, chunk);
    shareFall(database, campaignId, fell, chunks);
    addFall(database, campaignId, fell ?? 0);
    return fell ?? 0;
  }

  function addTreated(campaignId: CampaignId, at: number, treated: number, balanceCredits: number): void {
    const addToMonth = openCreditMonths(database, readFrozen(database, campaignId));
    addToMonth(at, { texts: 0, parts: 0, credits: 0, unpriced: 0, treated, balanceCredits });
  }

  return {
    resolve(campaignId: CampaignId, chunk: number, verdict: Verdict, at: number, shown?: number) {
      return transact(database, (): Result<null> => {
        const stored = chunks.get(campaignId, chunk);
        if (stored === null) return chunkGone;
        const attempts = Number(countAttempts.get(campaignId, chunk)?.attempts);
        if (shown !== undefined && attempts !== shown) return sentSince;
        const phase = lifecycle.standing(campaignId)?.phase;
        if (phase === undefined || !waitsForVerdict(stateOfChunk(stored), phase)) return notUnknown;
        const isAfterEnd = hasEnded(phase);
        const kind = kindOfVerdict(verdict, isAfterEnd);
        const to = stateAfter[kind];
        // A verdict proves nothing: this request may still have reached the people.
        const lastInDoubt =
          stored.state === 'unknown' ? lastAttempt.get(campaignId, chunk)?.at : stored.inDoubtAt;
        const inDoubtAt = Number(lastInDoubt ?? at);
        decideChunk(database, campaignId, stored, { verdict, to, at, inDoubtAt });
        keepVerdict.run(campaignId, chunk, attempts, verdict, Number(isAfterEnd), at);
        openReached(database, campaignId).change(stored, reachAfter(to));
        const words = say.campaigns.verdicts[kind](chunk + 1, stored.people);
        timeline.add(campaignId, at, 'verdict', words);
        // The credits count in the month in which they may have been taken.
        if (kind === 'sent') addTreated(campaignId, inDoubtAt, stored.people, countFall(campaignId, chunk));
        finishIfComplete(database, campaignId, at);
        return ok(null);
      });
    },

    resolveCopied(campaignId: CampaignId, verdict: Verdict, at: number, shown: number): Result<null> {
      return transact(database, () => {
        const doubt = readCopiedDoubt(database, campaignId);
        if (doubt?.requests !== shown) return notAsMany;
        const phase = lifecycle.standing(campaignId)?.phase;
        const isAfterEnd = phase !== undefined && hasEnded(phase);
        const kind = kindOfVerdict(verdict, isAfterEnd);
        const to = stateAfter[kind];
        const parts = moveCopied(database, campaignId, { verdict, isAfterEnd, to, at });
        tally.move(campaignId, 'unknown', to, { people: doubt.people, parts, inDoubtAt: at });
        const words = say.campaigns.verdictsOfCopies[kind](shown, doubt.people);
        timeline.add(campaignId, at, 'verdict', words);
        if (kind === 'sent') addTreated(campaignId, at, doubt.people, 0);
        finishIfComplete(database, campaignId, at);
        return ok(null);
      });
    },

    correctSender(campaignId: CampaignId, sender: string, shown: string, at: number): Result<null> {
      const judged = judgeSender(sender);
      if (judged.kind === 'wrong') return wrongInput(say.accounts.fields.sender(), judged.says);
      return transact(database, () => {
        const frozen = readFrozen(database, campaignId);
        if (frozen === null || !isPaused(campaignId)) return notPaused;
        if (frozen.sender !== shown) return otherSender;
        if (frozen.sender === sender) return ok(null);
        freezeSender(database, campaignId, sender);
        const reached = tally.read(campaignId).accepted.people;
        const words = say.campaigns.senderChanged(frozen.sender, sender, reached);
        timeline.add(campaignId, at, 'corrected', words);
        return ok(null);
      });
    },

    takeOut(campaignId: CampaignId, chunk: number, positions: readonly number[], at: number): Result<null> {
      return transact(database, () => {
        const stored = chunks.get(campaignId, chunk);
        if (stored === null) return chunkGone;
        if (stored.state !== 'refused') return notRefused;
        if (!isPaused(campaignId)) return notPaused;
        const taken = openSkips(database, campaignId).takeOut(stored, positions, at);
        if (taken === 0) return notThere;
        timeline.add(campaignId, at, 'taken-out', say.campaigns.takenOut(chunk + 1, taken));
        finishIfComplete(database, campaignId, at);
        return ok(null);
      });
    },

    bisect(campaignId: CampaignId, chunk: number, at: number): Result<null> {
      return transact(database, () => {
        const stored = chunks.get(campaignId, chunk);
        if (stored === null) return chunkGone;
        if (stored.state !== 'refused') return notRefused;
        if (!isPaused(campaignId)) return notPaused;
        if (stored.people < 2) return tooSmall;
        openBisection(database, campaignId).halve(stored, at);
        return ok(null);
      });
    },
  };
}

interface CopiedVerdict {
  readonly verdict: Verdict;
  readonly isAfterEnd: boolean;
  readonly to: DeliveryState;
  readonly at: number;
}

function moveCopied(
  database: DatabaseSync,
  campaignId: CampaignId,
  { verdict, isAfterEnd, to, at }: CopiedVerdict,
): number {
  const attempts = 'SELECT count(*) FROM attempt a WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk';
  database
    .prepare(
      `INSERT INTO verdict (campaign_id, chunk, attempts, verdict, after_end, at)
       SELECT campaign_id, chunk, (${attempts}), ?, ?, ? FROM chunk c
       WHERE campaign_id = ? AND ${isDoubtedByCopy}`,
    )
    .run(verdict, Number(isAfterEnd), at, campaignId);
  const moved = decideCopied(database, campaignId, { verdict, to, at });
  const reached = openReached(database, campaignId);
  for (const chunk of moved) reached.change(chunk, reachAfter(to));
  return moved.reduce((sum, { parts }) => sum + parts, 0);
}

function reachAfter(state: DeliveryState): ReachedChange['change'] {
  return afterVerdict(state === 'treated-as-not-sent' ? 'not-counted' : 'perhaps');
}

/** After the end of a campaign, sending again means a campaign to the rest. */
const stateAfter = { sent: 'treated-as-sent', notSent: 'treated-as-not-sent', again: 'waiting' } as const;

const notUnknown = failure('conflict', say.campaigns.notUnknown());
const notAsMany = failure('conflict', say.campaigns.otherRequests(), say.campaigns.otherRequestsFix());
const notRefused = failure('conflict', say.campaigns.notRefused());
const notThere = failure('conflict', say.campaigns.notThere());
const notPaused = failure('conflict', say.campaigns.notPaused());
const otherSender = failure('conflict', say.campaigns.otherSender(), say.campaigns.otherSenderFix());
const tooSmall = failure('bad-input', say.campaigns.tooSmall(), say.campaigns.tooSmallFix());
const sentSince = failure('conflict', say.campaigns.sentSince(), say.campaigns.sentSinceFix());
