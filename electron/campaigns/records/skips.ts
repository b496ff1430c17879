import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { openChunkStore, type StoredChunk } from './chunk-store.ts';
import { openTally } from './tally.ts';

/** Somebody to take out of a chunk whose state they share. */
export interface Skipped {
  readonly position: number;
  readonly parts: number;
}

/** Takes people out of a chunk, which is skipped once nobody is left; run it in a transaction. */
export type Skip = (
  chunk: StoredChunk,
  people: readonly Skipped[],
  reason: 'opted-out' | 'taken-out',
  at: number,
) => void;

/** Opens the skips of one campaign on a connection. */
export function openSkips(database: DatabaseSync, campaignId: CampaignId): Skip {
  const chunks = openChunkStore(database);
  const tally = openTally(database);
  const insert = database.prepare(
    'INSERT INTO skipped (campaign_id, position, reason, at) VALUES (?, ?, ?, ?)',
  );
  return (chunk, people, reason, at) => {
    for (const { position } of people) insert.run(campaignId, position, reason, at);
    const parts = people.reduce((sum, person) => sum + person.parts, 0);
    const left = chunk.people - people.length;
    chunks.setSums(campaignId, chunk.chunk, left, chunk.parts - parts);
    tally.move(campaignId, chunk.state, 'skipped', people.length, parts);
    if (left === 0) chunks.setState(campaignId, chunk.chunk, 'skipped');
  };
}
