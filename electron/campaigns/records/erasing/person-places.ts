import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import { type DeliveryState, stateOfPerson } from '../../../../shared/campaign/progress/delivery-state.ts';
import type { CampaignPhase } from '../../../../shared/campaign/progress/phase.ts';
import { type ErasureHold, keepsFromErasing } from '../../../../shared/person/erasure.ts';
import { phaseIn } from '../../../store/phase-sql.ts';

export type PersonPlace = ReturnType<typeof placeOf>;

const AT_ONCE = 100;

/** In pages: a person may be in the campaigns of years. */
export function* personPlaces(database: DatabaseSync, msisdn: number): Generator<PersonPlace> {
  const page = database.prepare(
    `SELECT r.campaign_id, r.position, r.tagvalues, g.name, g.phase, c.version, c.state, c.in_doubt_at, t.id, s.reason,
         s.in_doubt_at AS skipped_in_doubt_at
       FROM recipient_number n
       JOIN recipient r ON r.campaign_id = n.campaign_id AND r.position = n.position
       JOIN campaign g ON g.id = r.campaign_id
       JOIN chunk c ON c.campaign_id = r.campaign_id AND c.from_position =
         (SELECT max(from_position) FROM chunk d WHERE d.campaign_id = r.campaign_id AND d.from_position <= r.position)
       LEFT JOIN receipt t ON t.campaign_id = r.campaign_id AND t.position = r.position
       LEFT JOIN skipped s ON s.campaign_id = r.campaign_id AND s.position = r.position
       WHERE n.msisdn = ? AND n.campaign_id > ? ORDER BY n.campaign_id LIMIT ${AT_ONCE}`,
  );
  for (let after = 0; ; ) {
    const places = page.all(msisdn, after).map(placeOf);
    yield* places;
    if (places.length < AT_ONCE) return;
    after = places.at(-1)!.campaignId;
  }
}

function placeOf(row: Record<string, unknown>) {
  const isSkipped = row.reason !== null;
  const person = stateOfPerson({
    hasReceipt: row.id !== null,
    isSkipped,
    chunk: row.state as DeliveryState,
    wasInDoubt: (isSkipped ? row.skipped_in_doubt_at : row.in_doubt_at) !== null,
  });
  return {
    campaignId: Number(row.campaign_id) as CampaignId,
    campaignName: String(row.name),
    position: Number(row.position),
    version: Number(row.version),
    tagvalues: JSON.parse(String(row.tagvalues)) as string[],
    why: keepsFromErasing(person, row.phase as CampaignPhase),
  };
}

const isPreparing = (phase: CampaignPhase): boolean => phase === 'preparing';

export function erasureHold(database: DatabaseSync, places: Iterable<PersonPlace>): ErasureHold | null {
  // The people of this campaign are unknown until it is prepared.
  const preparing = database.prepare(`SELECT name FROM campaign WHERE ${phaseIn(isPreparing)}`).get();
  if (preparing !== undefined) return { campaignName: String(preparing.name), why: 'preparing' };
  for (const { campaignName, why } of places) if (why !== null) return { campaignName, why };
  return null;
}
