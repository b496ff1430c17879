import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { sharesChunkState } from '../../store/delivery-state-sql.ts';
import { transact } from '../../store/open-database.ts';
import { inRange } from '../../store/range-sql.ts';
import { openChunkChanges } from './chunk-changes.ts';
import type { StoredChunk } from './chunk-store.ts';
import { openTally } from './tally.ts';

interface Person {
  readonly position: number;
  readonly parts: number;
}

/** Takes people out of chunks; a chunk with nobody left is skipped. */
export function openSkips(database: DatabaseSync, campaignId: CampaignId) {
  const changes = openChunkChanges(database, campaignId);
  const tally = openTally(database);
  const insert = database.prepare(
    `INSERT INTO skipped (campaign_id, position, reason, at, in_doubt_at, chunk, attempts)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const countAttempts = database.prepare(
    'SELECT count(*) AS attempts FROM attempt WHERE campaign_id = ? AND chunk = ?',
  );
  const ofChunk = `SELECT position, parts FROM recipient r
    WHERE campaign_id = ? AND ${inRange('position')} AND ${sharesChunkState}`;
  const wanted = database.prepare(`${ofChunk} AND position IN (SELECT value FROM json_each(?))`);
  const ofOptedOut = `${ofChunk} AND EXISTS (SELECT 1 FROM opt_out o WHERE o.msisdn = r.msisdn)`;
  const optedOut = database.prepare(ofOptedOut);
  const firstOptedOut = database.prepare(`${ofOptedOut} LIMIT 1`);
  const anyOptOut = database.prepare('SELECT 1 FROM opt_out LIMIT 1');
  const revision = database.prepare('SELECT opt_out_changes AS revision FROM folder');

  function skip(
    chunk: StoredChunk,
    people: readonly Person[],
    reason: 'opted-out' | 'taken-out',
    at: number,
  ): void {
    const { inDoubtAt } = chunk;
    const attempts = Number(countAttempts.get(campaignId, chunk.chunk)?.attempts);
    for (const { position } of people) {
      insert.run(campaignId, position, reason, at, inDoubtAt, chunk.chunk, attempts);
    }
    const parts = people.reduce((sum, person) => sum + person.parts, 0);
    const peopleLeftOut = chunk.people - people.length;
    changes.setSums(chunk.chunk, peopleLeftOut, chunk.parts - parts);
    tally.move(campaignId, chunk.state, 'skipped', { people: people.length, parts, inDoubtAt });
    if (peopleLeftOut === 0) changes.setState(chunk.chunk, 'skipped');
  }

  return {
    /** Takes out those who share the state of the chunk; returns how many. Run it in a transaction. */
    takeOut(chunk: StoredChunk, positions: readonly number[], at: number) {
      const people = wanted.all(campaignId, chunk.from, chunk.to, JSON.stringify(positions));
      if (people.length > 0) skip(chunk, people as unknown as Person[], 'taken-out', at);
      return people.length;
    },
    skipOptedOut(chunk: StoredChunk, at: number) {
      if (anyOptOut.get() === undefined) return 0;
      const people = optedOut.all(campaignId, chunk.from, chunk.to) as unknown as Person[];
      if (people.length > 0) transact(database, () => skip(chunk, people, 'opted-out', at));
      return people.length;
    },
    anyOptedOut: ({ from, to }: StoredChunk) => firstOptedOut.get(campaignId, from, to) !== undefined,
    optOutRevision: () => Number(revision.get()?.revision),
  };
}
