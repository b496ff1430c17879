import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import type { PauseReason } from '../../../shared/campaign/outcome/pause.ts';
import { pauseFor } from '../../../shared/campaign/outcome/pause-words.ts';
import {
  type CampaignPhase,
  canStillSend,
  hasEnded,
  isMoving,
} from '../../../shared/campaign/progress/phase.ts';
import type { Operations, PassedOnOperation } from '../../../shared/contract.ts';
import { type FolderReading, holdError } from '../../../shared/folder/folder.ts';
import type { Words } from '../../../shared/language/said.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { answerEarlierCopy } from '../../copies/earlier-copy.ts';
import { transact } from '../../store/open-database.ts';
import { phaseIn } from '../../store/phase-sql.ts';
import { campaignGone, openLifecycle } from '../records/lifecycle.ts';
import { clearFrozen, removeCampaigns } from '../records/removal.ts';
import { closeFolder, takeFolder } from '../records/take-folder.ts';
import type { Eraser } from './eraser.ts';
import type { EngineDeps } from './run/engine-deps.ts';
import {
  elsewhere,
  movedOn,
  notBegun,
  notEnded,
  notSending,
  notWaiting,
  sendingNow,
  settledAlready,
  stillRunning,
} from './run/operation-failures.ts';
import type { RunRegistry } from './run/run-registry.ts';
import type { FreezeService } from './start/freeze-service.ts';
import { openDecisionRecords } from './verdict-records.ts';

export interface RemovalRequest {
  readonly campaignIds: readonly CampaignId[];
  readonly shown?: CampaignPhase;
  /** As in `isAsPrepared`. */
  readonly unchanged?: boolean | undefined;
  /** Also forgets whom deleted campaigns reached before this time, in ms since the epoch. */
  readonly forgetBefore?: number;
}

type PassedOn = {
  readonly [K in PassedOnOperation]: (input: Operations[K]['in']) => Promise<Result<null>>;
};

/** True if a command made the draft, and nobody changed it or its list since. */
function isAsPrepared(database: DatabaseSync, campaignId: CampaignId): boolean {
  const preparedChunk = database
    .prepare(
      `SELECT 1 FROM campaign c WHERE c.id = ? AND c.prepared IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM audience_step s WHERE s.audience_id = c.audience_id)`,
    )
    .get(campaignId);
  return preparedChunk !== undefined;
}

export function openDecisions(
  { database, clock, owner, writer, mark, hold }: EngineDeps,
  runs: RunRegistry,
  freezing: FreezeService,
  eraser: Eraser,
) {
  const lifecycle = openLifecycle(database);
  const records = openDecisionRecords(database);
  const moving = database.prepare(`SELECT 1 FROM campaign WHERE ${phaseIn(isMoving)} LIMIT 1`);

  /** Runs `decide` only while the campaign is not being sent. */
  async function atRest(campaignId: CampaignId, decide: () => Result<null>): Promise<Result<null>> {
    const standing = lifecycle.standing(campaignId);
    if (standing === null) return campaignGone;
    const run = runs.get(campaignId);
    if (run !== undefined && standing.phase === 'running') return stillRunning;
    await run?.done;
    if (standing.owner !== owner) return elsewhere;
    const decided = decide();
    runs.tell(campaignId);
    return decided;
  }

  function unschedule(campaignId: CampaignId, why: 'asked' | 'missed', message: Words): Result<null> {
    const at = clock.now();
    const done = transact(database, () => {
      const standing = lifecycle.standing(campaignId);
      if (standing?.phase === 'scheduled' && standing.owner !== owner) return elsewhere;
      const step = why === 'missed' ? 'miss' : 'unschedule';
      const kind = why === 'missed' ? 'missed' : 'cancelled';
      if (!lifecycle.step(campaignId, step, at, { note: [kind, message] })) return notWaiting;
      clearFrozen(database, campaignId);
      return ok(null);
    });
    runs.tell(campaignId);
    return done;
  }

  function stopWaiting(campaignId: CampaignId, pause: PauseReason): void {
    const note = ['paused', pause.message] as const;
    transact(database, () => lifecycle.step(campaignId, 'ask', clock.now(), { pause, note }));
    runs.tell(campaignId);
  }

  async function stop(campaignId: CampaignId, wish: 'pause' | 'cancel'): Promise<Result<null>> {
    if (freezing.stop(campaignId)) return ok(null);
    const run = runs.get(campaignId);
    if (run !== undefined) {
      const unrecorded = run.stop(wish);
      return unrecorded === null ? ok(null) : fail(unrecorded);
    }
    const standing = lifecycle.standing(campaignId);
    if (standing === null) return campaignGone;
    if (standing.owner !== null && standing.owner !== owner && !hasEnded(standing.phase)) return elsewhere;
    switch (standing.phase) {
      case 'draft':
      case 'missed':
        return notSending;
      case 'scheduled':
        if (wish === 'pause') return notBegun;
        return unschedule(campaignId, 'asked', say.campaigns.cancelledBefore());
      case 'paused':
        if (wish === 'cancel') {
          transact(database, () => lifecycle.cancel(campaignId, clock.now()));
          runs.tell(campaignId);
        } else if (standing.pause?.until !== undefined) stopWaiting(campaignId, pauseFor('by-user'));
        return ok(null);
      // The campaign is stopping, or has ended; the answer shows which.
      case 'preparing':
      case 'running':
      case 'pausing':
      case 'finished':
      case 'cancelled':
        return ok(null);
    }
  }

  const passedOn: PassedOn = {
    'campaign.pause': ({ campaignId }) => stop(campaignId, 'pause'),
    'campaign.cancel': ({ campaignId }) => stop(campaignId, 'cancel'),
    'chunk.resolve': ({ campaignId, chunk, verdict, attempts }) =>
      atRest(campaignId, () => records.resolve(campaignId, chunk, verdict, clock.now(), attempts)),
    'chunk.resolveCopied': ({ campaignId, verdict, requests }) =>
      atRest(campaignId, () => records.resolveCopied(campaignId, verdict, clock.now(), requests)),
    'campaign.correctSender': ({ campaignId, sender, shown }) =>
      atRest(campaignId, () => records.correctSender(campaignId, sender, shown, clock.now())),
    'chunk.takeOut': ({ campaignId, chunk, positions }) =>
      atRest(campaignId, () => records.takeOut(campaignId, chunk, positions, clock.now())),
  };
  return {
    ...passedOn,
    bisect: (campaignId: CampaignId, chunk: number): Promise<Result<null>> =>
      atRest(campaignId, () => records.bisect(campaignId, chunk, clock.now())),

    /** Closes the data folder, to be opened elsewhere. */
    async closeFolder(): Promise<Result<null>> {
      if (moving.get() !== undefined) return sendingNow;
      closeFolder({ database, mark, computer: owner, at: clock.now() }, writer);
      return ok(null);
    },

    /** Ties the data folder to this computer, as a person decided; fails as conflict if there is nothing to decide. */
    async settleFolder(reading: FolderReading): Promise<Result<null>> {
      const held = hold(null);
      if (held === null || held.kind === 'unread') return settledAlready;
      if (held.kind === 'no-state') return fail(holdError(held));
      if (held.kind === 'earlier')
        transact(database, () => answerEarlierCopy(database, reading, held.lastUsed));
      else if (runs.isBusy) return stillRunning;
      else takeFolder({ database, mark, computer: owner, at: clock.now() }, reading, 'person');
      return ok(null);
    },

    /** A campaign that waited for a time asks instead, for this reason; fails as conflict if it no longer waits. */
    async askInstead(campaignId: CampaignId, detail: Words): Promise<Result<null>> {
      const standing = lifecycle.standing(campaignId);
      if (standing?.owner !== owner) return elsewhere;
      if (standing.phase !== 'paused' || standing.pause?.until === undefined) return notWaiting;
      stopWaiting(campaignId, pauseFor('overdue', { detail }));
      return ok(null);
    },

    unschedule: async (...asked: Parameters<typeof unschedule>) => unschedule(...asked),

    /**
     * Erases these campaigns and the remains of earlier ones in the background. Fails as conflict if one is in another
     * phase than `shown`.
     */
    async remove({ campaignIds, shown, unchanged, forgetBefore }: RemovalRequest): Promise<Result<null>> {
      for (const campaignId of campaignIds) {
        const phase = lifecycle.standing(campaignId)?.phase;
        if (phase === undefined) return campaignGone;
        // The records are the only proof of what was sent.
        if (canStillSend(phase)) return notEnded;
        if (shown !== undefined && phase !== shown) return movedOn;
        if (unchanged && !isAsPrepared(database, campaignId)) return movedOn;
      }
      removeCampaigns(database, campaignIds, forgetBefore);
      eraser.wake();
      return ok(null);
    },
  };
}
