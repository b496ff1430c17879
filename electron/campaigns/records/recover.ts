import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import type { Evidence } from '../../../shared/campaign/outcome/evidence.ts';
import { graverPause, isSeenBeforeTheEnd } from '../../../shared/campaign/outcome/pause.ts';
import { pauseFor, pauseLine } from '../../../shared/campaign/outcome/pause-words.ts';
import { isMoving } from '../../../shared/campaign/progress/phase.ts';
import { say } from '../../../shared/texts/say.ts';
import { transact } from '../../store/open-database.ts';
import { phaseIn } from '../../store/phase-sql.ts';
import { finishIfComplete } from './completion.ts';
import { clearPeople, giveUpFreezing } from './freeze.ts';
import { openJournal } from './journal.ts';
import { openLifecycle } from './lifecycle.ts';

/** Of an app that ended, or of a thread that failed while the app ran. */
type Interrupted = Extract<Evidence, { kind: 'interrupted' }>;
const ended: Interrupted = { kind: 'interrupted' };
export const threadFailed: Interrupted = { kind: 'interrupted', by: 'failure' };

/** A campaign with nothing on its way goes on by itself if the thread fails, but not again and again. */
const goesOnAfterMs = 2_000;
const rarelyMs = 3_600_000;

function brokeRecently(database: DatabaseSync, campaignId: CampaignId, now: number): boolean {
  const restarts = database.prepare(
    "SELECT 1 FROM timeline WHERE campaign_id = ? AND kind = 'restart' AND at > ?",
  );
  return restarts.get(campaignId, now - rarelyMs) !== undefined;
}

/** Clears, a few people in each turn, campaigns that were in preparation: `recoverCampaigns` then has little left to do. */
export async function clearPrepared(database: DatabaseSync): Promise<void> {
  const cut = database.prepare(
    "SELECT id FROM campaign WHERE phase = 'preparing' AND owner = (SELECT computer FROM folder)",
  );
  for (const { id } of cut.all()) await clearPeople(database, Number(id) as CampaignId);
}

/** Skips campaigns of another computer, which may be sending them now. */
export function recoverCampaigns(database: DatabaseSync, owner: string, now: number, evidence = ended): void {
  const cut = database
    .prepare(`SELECT id, phase FROM campaign WHERE ${phaseIn(isMoving)} AND owner = ?`)
    .all(owner);
  const isEnded = evidence.by === undefined;
  const lifecycle = openLifecycle(database);
  for (const { id, phase } of cut) {
    const campaignId = Number(id) as CampaignId;
    if (phase === 'preparing') {
      const why = isEnded ? say.campaigns.endedPreparing() : say.campaigns.brokePreparing();
      transact(database, () => giveUpFreezing(database, campaignId, now, why));
      continue;
    }
    const people = openJournal(database, campaignId, owner, '').settleInterrupted(now, evidence);
    const failed = {
      detail: say.app.sendingBroke(),
      until: now + goesOnAfterMs,
      goesOn: !brokeRecently(database, campaignId, now),
    };
    const stopped = isEnded ? pauseFor('restart') : pauseFor('internal', failed);
    transact(database, () => {
      const standing = lifecycle.standing(campaignId);
      const stored = standing?.pause ?? null;
      const isSeenFirst = stored !== null && isSeenBeforeTheEnd(stored.kind) && !standing?.isCancelling;
      if (!isSeenFirst && finishIfComplete(database, campaignId, now)) return;
      const pause =
        people > 0 ? graverPause(stored, pauseFor('unknown', { people, evidence })) : (stored ?? stopped);
      lifecycle.step(campaignId, 'pause', now, { pause });
      if (standing?.isCancelling) lifecycle.cancel(campaignId, now);
      else lifecycle.step(campaignId, 'settled', now, { pause, note: ['restart', pauseLine(pause)] });
    });
  }
}
