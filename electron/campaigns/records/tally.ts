import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { type DeliveryState, deliveryStates } from '../../../shared/campaign/delivery-state.ts';

/** People and parts of a campaign by state. */
export interface Tally {
  /** Starts a campaign's tally with all its people waiting. */
  open(campaignId: CampaignId, people: number, parts: number): void;
  /** Moves people and parts from one state to another; run it in the transaction that moves them. */
  move(campaignId: CampaignId, from: DeliveryState, to: DeliveryState, people: number, parts: number): void;
  read(campaignId: CampaignId): {
    readonly [State in DeliveryState]: { readonly people: number; readonly parts: number };
  };
}

/** Opens the tallies on a connection. */
export function openTally(database: DatabaseSync): Tally {
  const insert = database.prepare(
    'INSERT INTO tally (campaign_id, state, people, parts) VALUES (?, ?, ?, ?)',
  );
  const add = database.prepare(
    'UPDATE tally SET people = people + ?, parts = parts + ? WHERE campaign_id = ? AND state = ?',
  );
  const select = database.prepare('SELECT state, people, parts FROM tally WHERE campaign_id = ?');
  return {
    open(campaignId, people, parts) {
      for (const state of deliveryStates) {
        insert.run(campaignId, state, state === 'waiting' ? people : 0, state === 'waiting' ? parts : 0);
      }
    },
    move(campaignId, from, to, people, parts) {
      if (from === to || (people === 0 && parts === 0)) return;
      add.run(-people, -parts, campaignId, from);
      add.run(people, parts, campaignId, to);
    },
    read(campaignId) {
      const counts = Object.fromEntries(deliveryStates.map((state) => [state, { people: 0, parts: 0 }]));
      for (const row of select.all(campaignId)) {
        counts[String(row.state)] = { people: Number(row.people), parts: Number(row.parts) };
      }
      return counts as ReturnType<Tally['read']>;
    },
  };
}
