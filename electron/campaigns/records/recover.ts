import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { graverPause } from '../../../shared/campaign/outcome/pause.ts';
import { pauseFor, pauseLine } from '../../../shared/campaign/outcome/pause-words.ts';
import { type CampaignPhase, isMoving } from '../../../shared/campaign/progress/phase.ts';
import { say } from '../../../shared/texts/say.ts';
import { transact } from '../../store/open-database.ts';
import { phaseIn } from '../../store/phase-in.ts';
import { giveUpFreezing } from './freeze.ts';
import { openJournal } from './journal.ts';
import { openLifecycle } from './lifecycle.ts';

/** Skips campaigns of another computer, which may be sending them now. */
export function recoverCampaigns(database: DatabaseSync, owner: string, now: number): void {
  const cut = database
    .prepare(`SELECT id, phase FROM campaign WHERE ${phaseIn(isMoving)} AND owner = ?`)
    .all(owner);
  for (const { id, phase } of cut)
    recoverCampaign(database, Number(id) as CampaignId, phase as CampaignPhase, owner, now);
}

export function recoverCampaign(
  database: DatabaseSync,
  campaignId: CampaignId,
  phase: CampaignPhase,
  owner: string,
  now: number,
): void {
  if (phase === 'preparing') {
    transact(database, () => giveUpFreezing(database, campaignId, now, say.campaigns.endedPreparing()));
    return;
  }
  const lifecycle = openLifecycle(database);
  const people = openJournal(database, campaignId, owner, '').settleInterrupted(now);
  transact(database, () => {
    const known = lifecycle.standing(campaignId)?.pause ?? null;
    const pause =
      people > 0
        ? graverPause(known, pauseFor('unknown', { people, evidence: { kind: 'interrupted' } }))
        : (known ?? pauseFor('restart'));
    lifecycle.step(campaignId, 'pause', now, { pause });
    lifecycle.step(campaignId, 'settled', now, { pause, note: ['restart', pauseLine(pause)] });
  });
}
