import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import type { PauseReason } from '../../../shared/campaign/outcome/pause.ts';
import type { TimelineRow } from '../../../shared/campaign/progress/campaign.ts';
import type { CampaignPhase } from '../../../shared/campaign/progress/phase.ts';
import { afterStep, type CampaignStep, hasEnded } from '../../../shared/campaign/progress/phase.ts';
import type { Words } from '../../../shared/language/said.ts';
import { failure } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { openAllowOpened } from '../../copies/allow-opened.ts';
import { openTimeline } from '../../store/timeline.ts';
import { cancelWaiting } from './chunk-changes.ts';

export type Lifecycle = ReturnType<typeof openLifecycle>;

export function openLifecycle(database: DatabaseSync) {
  const select = database.prepare('SELECT phase, pause, cancelling, owner FROM campaign WHERE id = ?');
  // A started campaign is no longer a command's draft, even if it becomes a draft again.
  const update = database.prepare(
    `UPDATE campaign SET prepared = NULL, phase = ?, pause = ?, updated_at = ?,
       started_at = coalesce(?, started_at), ended_at = coalesce(?, ended_at) WHERE id = ?`,
  );
  const stand = database.prepare('UPDATE campaign SET pause = ?, updated_at = ? WHERE id = ?');
  const beginCancel = database.prepare('UPDATE campaign SET cancelling = 1 WHERE id = ?');
  const allowOpened = openAllowOpened(database);
  const timeline = openTimeline(database);

  function standing(campaignId: CampaignId) {
    const row = select.get(campaignId);
    if (row === undefined) return null;
    return {
      phase: row.phase as CampaignPhase,
      pause: typeof row.pause === 'string' ? (JSON.parse(row.pause) as PauseReason) : null,
      isCancelling: row.cancelling === 1,
      owner: typeof row.owner === 'string' ? row.owner : null,
    };
  }

  /** False, changing nothing, if the step is not allowed. */
  function step(
    campaignId: CampaignId,
    step: CampaignStep,
    at: number,
    change: {
      readonly pause?: PauseReason;
      readonly note?: readonly [kind: TimelineRow['kind'], message: Words];
    } = {},
  ): boolean {
    const now = standing(campaignId);
    const phase = now === null ? null : afterStep(now.phase, step);
    if (now === null || phase === null) return false;
    // The start that takes over a campaign from a file pauses it; every other step is a decision made here.
    if (step !== 'pause' && step !== 'settled') allowOpened('campaign', String(campaignId));
    const isStill = phase === 'pausing' || phase === 'paused';
    const pause = isStill ? (change.pause ?? now.pause) : null;
    const startedAt = step === 'start' ? at : null;
    const endedAt = hasEnded(phase) ? at : null;
    update.run(phase, pause === null ? null : JSON.stringify(pause), at, startedAt, endedAt, campaignId);
    if (change.note !== undefined) timeline.add(campaignId, at, ...change.note);
    return true;
  }

  return {
    standing,
    step,
    /** Changes the reason of a campaign that is already paused. */
    standStill(campaignId: CampaignId, pause: PauseReason, at: number) {
      stand.run(JSON.stringify(pause), at, campaignId);
    },
    /**
     * The campaign is cancelled once its requests have outcomes, also after a kill. Run it in the pause's transaction.
     */
    beginCancel(campaignId: CampaignId) {
      beginCancel.run(campaignId);
    },
    /** After this, nothing is sent to people who waited. Run it in a transaction. */
    cancel(campaignId: CampaignId, at: number): boolean {
      const note = ['cancelled', say.campaigns.cancelled()] as const;
      if (!step(campaignId, 'cancel', at, { note })) return false;
      cancelWaiting(database, campaignId);
      return true;
    },
    note: timeline.add,
  };
}

interface RequestSums {
  /** People whose text came back different. */
  readonly different: number;
  readonly credits: number;
  /** The parts that the credits were for; 0 if nobody knows. */
  readonly pricedParts: number;
  readonly unicode: boolean;
}

/** The sums of a campaign over its requests. Run each in the transaction that ends a request. */
export function openCampaignSums(database: DatabaseSync, campaignId: CampaignId) {
  const add = database.prepare(
    `UPDATE campaign SET differences = differences + ?1, credits = credits + ?2, priced_parts = priced_parts + ?3,
       unpriced_credits = unpriced_credits + iif(?3 = 0, ?2, 0),
       unicode_credits = unicode_credits + iif(?4 = 1 AND ?3 > 0, ?2, 0),
       unicode_priced_parts = unicode_priced_parts + iif(?4 = 1, ?3, 0), updated_at = ?5 WHERE id = ?6`,
  );
  return {
    addRequest({ different, credits, pricedParts, unicode }: RequestSums, at: number): void {
      add.run(different, credits, pricedParts, Number(unicode), at, campaignId);
    },
  };
}

/** Adds the fall of a balance for requests that a person treats as sent. */
export function addFall(database: DatabaseSync, campaignId: CampaignId, credits: number): void {
  database
    .prepare('UPDATE campaign SET balance_credits = balance_credits + ? WHERE id = ?')
    .run(credits, campaignId);
}

/** Campaigns that were being cancelled are not: what is still to be sent waits for a person. */
export function endCancelling(database: DatabaseSync): void {
  database.exec('UPDATE campaign SET cancelling = 0');
}

/** From now on the campaign is this computer's. */
export function takeOver(database: DatabaseSync, campaignId: CampaignId, computer: string): void {
  database.prepare('UPDATE campaign SET owner = ? WHERE id = ?').run(computer, campaignId);
}

/** Call it once all that belongs to the campaign is deleted. */
export function deleteCampaign(database: DatabaseSync, campaignId: CampaignId): void {
  database.prepare('DELETE FROM campaign WHERE id = ?').run(campaignId);
}

export const campaignGone = failure('not-found', say.campaigns.gone());

export const chunkGone = failure('not-found', say.campaigns.noRequest());
