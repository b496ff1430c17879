import type { DatabaseSync } from 'node:sqlite';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import type { Evidence } from '../../../shared/campaign/outcome/evidence.ts';
import { pauseFor } from '../../../shared/campaign/outcome/pause-words.ts';
import type { DeliveryState } from '../../../shared/campaign/progress/delivery-state.ts';
import { type CampaignPhase, canStillSend } from '../../../shared/campaign/progress/phase.ts';
import { inDoubt } from '../../../shared/campaign/results/reached.ts';
import { say } from '../../../shared/texts/say.ts';
import { openReached } from '../../reached/reached-ranges.ts';
import { wouldBeSent } from '../../store/delivery-state-sql.ts';
import { transact } from '../../store/open-database.ts';
import { phaseIn } from '../../store/phase-sql.ts';
import { doubtAll } from './chunk-changes.ts';
import { knownBalance } from './copied-doubt.ts';
import { recordDoubt } from './journal.ts';
import { openLifecycle } from './lifecycle.ts';
import { clearFrozen, dropMadeByStart } from './removal.ts';
import { openTally } from './tally.ts';

/** A campaign in preparation has not copied all its people: it is given up and sends to nobody. */
const hasPeople = phaseIn((phase) => canStillSend(phase) && phase !== 'preparing');

/**
 * Puts everybody still to be sent to in doubt, and takes scheduled campaigns off the schedule: another copy of the
 * folder may have sent to these people. Requests on their way keep their outcome. Returns the number of people; run it
 * in a transaction.
 */
export function doubtCampaigns(database: DatabaseSync, at: number, only: CampaignId | null = null): number {
  const started = database
    .prepare(
      `SELECT id, phase FROM campaign
       WHERE ${hasPeople} AND id = coalesce(?, id)`,
    )
    .all(only);
  let people = 0;
  for (const { id, phase } of started) {
    const campaignId = Number(id) as CampaignId;
    if (phase === 'scheduled') miss(database, campaignId, at);
    else people += doubtCampaign(database, campaignId, phase as CampaignPhase, at);
  }
  return people;
}

/** A campaign in preparation may have started in the copy: as an ordinary draft it would look unsent. */
export function missPrepared(database: DatabaseSync, at: number): void {
  transact(database, () => {
    for (const { id } of database.prepare("SELECT id FROM campaign WHERE phase = 'preparing'").all()) {
      const campaignId = Number(id) as CampaignId;
      if (!dropMadeByStart(database, campaignId)) miss(database, campaignId, at);
    }
  });
}

function miss(database: DatabaseSync, campaignId: CampaignId, at: number): void {
  const note = ['older-copy', say.campaigns.missedByCopy()] as const;
  const lifecycle = openLifecycle(database);
  lifecycle.step(campaignId, 'miss', at, { note });
  lifecycle.standStill(campaignId, pauseFor('older-copy'), at);
  clearFrozen(database, campaignId);
}

function doubtCampaign(database: DatabaseSync, campaignId: CampaignId, phase: CampaignPhase, at: number) {
  const tally = openTally(database);
  const lifecycle = openLifecycle(database);
  const { account } = database
    .prepare('SELECT account_id AS account FROM campaign WHERE id = ?')
    .get(campaignId)!;
  const knownCredit = knownBalance(database, account as AccountId);
  const evidence: Evidence = { kind: 'older-copy', known: knownCredit };
  const sums = database
    .prepare(
      `SELECT state, sum(people) AS people, sum(parts) AS parts, max(in_doubt_at) AS inDoubtAt FROM chunk c
       WHERE campaign_id = ? AND ${wouldBeSent} GROUP BY state, in_doubt_at IS NULL`,
    )
    .all(campaignId);
  if (sums.length === 0) return 0;
  const reached = openReached(database, campaignId);
  const doubted = database
    .prepare(
      `SELECT from_position AS "from", to_position AS "to", people FROM chunk c WHERE campaign_id = ? AND ${wouldBeSent}`,
    )
    .all(campaignId) as unknown as { from: number; to: number; people: number }[];
  for (const chunk of doubted) reached.change(chunk, inDoubt(at));
  recordDoubt(database, campaignId, at, evidence);
  doubtAll(database, campaignId);
  let people = 0;
  for (const sum of sums) {
    const inDoubtAt = typeof sum.inDoubtAt === 'number' ? sum.inDoubtAt : null;
    const who = { people: Number(sum.people), parts: Number(sum.parts), inDoubtAt };
    tally.move(campaignId, sum.state as DeliveryState, 'unknown', who);
    people += who.people;
  }
  if (phase === 'running') lifecycle.step(campaignId, 'pause', at, { pause: pauseFor('older-copy') });
  else lifecycle.standStill(campaignId, pauseFor('older-copy'), at);
  lifecycle.note(campaignId, at, 'older-copy', say.campaigns.doubtedByCopy(people));
  return people;
}
