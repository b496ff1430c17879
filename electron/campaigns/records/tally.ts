import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import {
  type DeliveryState,
  deliveryStates,
  meansNotTexted,
} from '../../../shared/campaign/progress/delivery-state.ts';
import type { StoredChunk } from './chunk-store.ts';

const nobody = { people: 0, parts: 0, perhapsTexted: 0 };

export type Tally = ReturnType<typeof openTally>;

export function openTally(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO tally (campaign_id, state, people, parts) VALUES (?, ?, ?, ?)',
  );
  const add = database.prepare(
    `UPDATE tally SET people = people + ?, parts = parts + ?, perhaps_texted = perhaps_texted + ?
     WHERE campaign_id = ? AND state = ?`,
  );
  const select = database.prepare(
    'SELECT state, people, parts, perhaps_texted AS perhapsTexted FROM tally WHERE campaign_id = ?',
  );
  const addAll = database.prepare(
    `UPDATE tally SET people = tally.people + t.people, parts = tally.parts + t.parts,
       perhaps_texted = tally.perhaps_texted + t.perhaps_texted
     FROM tally t WHERE t.campaign_id = ?1 AND t.state = ?2 AND tally.campaign_id = ?1 AND tally.state = ?3`,
  );
  const empty = database.prepare(
    'UPDATE tally SET people = 0, parts = 0, perhaps_texted = 0 WHERE campaign_id = ? AND state = ?',
  );
  return {
    open(campaignId: CampaignId, people: number, parts: number) {
      for (const state of deliveryStates) {
        insert.run(campaignId, state, state === 'waiting' ? people : 0, state === 'waiting' ? parts : 0);
      }
    },
    /** Run it in the transaction that changes the chunk. */
    move(
      campaignId: CampaignId,
      from: DeliveryState,
      to: DeliveryState,
      { people, parts, inDoubtAt }: Pick<StoredChunk, 'people' | 'parts' | 'inDoubtAt'>,
    ) {
      if (from === to || (people === 0 && parts === 0)) return;
      const perhaps = (state: DeliveryState): number =>
        inDoubtAt !== null && meansNotTexted(state) ? people : 0;
      add.run(-people, -parts, -perhaps(from), campaignId, from);
      add.run(people, parts, perhaps(to), campaignId, to);
    },
    /** `perhapsTexted` must be equal in both states. */
    moveAll(campaignId: CampaignId, from: DeliveryState, to: DeliveryState) {
      if (from === to) return;
      addAll.run(campaignId, from, to);
      empty.run(campaignId, from);
    },
    /** `perhapsTexted` counts people whose state is not texted, but whom an earlier request may have reached. */
    read(campaignId: CampaignId) {
      const rows = select.all(campaignId) as unknown as (typeof nobody & { state: DeliveryState })[];
      const rowOfState = new Map(rows.map((row) => [row.state, row]));
      const counts = deliveryStates.map((state) => [state, rowOfState.get(state) ?? nobody]);
      return Object.fromEntries(counts) as Readonly<Record<DeliveryState, typeof nobody>>;
    },
  };
}
