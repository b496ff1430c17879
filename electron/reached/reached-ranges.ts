import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../shared/brand.ts';
import type { Outcome } from '../../shared/campaign/outcome/outcome.ts';
import {
  accepted,
  changeRanges,
  inDoubt,
  notReached,
  type ReachedChange,
  type ReachedRange,
} from '../../shared/campaign/results/reached.ts';
import { sharesChunkState } from '../store/delivery-state-sql.ts';
import { inRange } from '../store/range-sql.ts';

/** What a chunk tells of who was reached by it. */
interface ReachingChunk {
  readonly from: number;
  readonly to: number;
  readonly people: number;
  /** When a request of the chunk was last in doubt, in ms since the epoch; null for never. */
  readonly inDoubtAt: number | null;
}

interface Settled {
  readonly chunk: ReachingChunk;
  readonly positions: ArrayLike<number>;
}

export function openReached(database: DatabaseSync, campaignId: CampaignId) {
  const overlapping = database.prepare(
    `SELECT from_position AS "from", to_position AS "to", state, at FROM reached
     WHERE campaign_id = ?1 AND to_position > ?2 AND from_position < ?3 AND from_position >= coalesce(
       (SELECT max(from_position) FROM reached WHERE campaign_id = ?1 AND from_position <= ?2), ?2)
     ORDER BY from_position`,
  );
  const remove = database.prepare('DELETE FROM reached WHERE campaign_id = ? AND from_position = ?');
  const insert = database.prepare(
    'INSERT INTO reached (campaign_id, from_position, to_position, state, at) VALUES (?, ?, ?, ?, ?)',
  );
  const sharing = database.prepare(
    `SELECT position FROM recipient r WHERE campaign_id = ? AND ${inRange('position')} AND ${sharesChunkState}
     ORDER BY position`,
  );

  function write(from: number, to: number, changes: readonly ReachedChange[]): void {
    const before = overlapping.all(campaignId, from, to) as unknown as ReachedRange[];
    for (const range of before) remove.run(campaignId, range.from);
    for (const range of changeRanges(before, changes)) {
      insert.run(campaignId, range.from, range.to, range.state, range.at);
    }
  }

  return {
    change({ from, to, people }: Omit<ReachingChunk, 'inDoubtAt'>, change: ReachedChange['change']) {
      if (people === to - from) return write(from, to, [{ from, to, change }]);
      const positions = sharing.all(campaignId, from, to).map(({ position }) => Number(position));
      write(
        from,
        to,
        runsOf(positions, () => change),
      );
    },
    /** `withIds` are indexes of the request's recipients. */
    settle({ chunk, positions }: Settled, withIds: Iterable<number>, outcome: Outcome, at: number) {
      const hasId = new Uint8Array(positions.length);
      for (const index of withIds) hasId[index] = 1;
      const got = accepted(at);
      const others = ofOthers(outcome, chunk, at);
      write(
        chunk.from,
        chunk.to,
        runsOf(positions, (index) => (hasId[index] === 1 ? got : others)),
      );
    },
  };
}

function ofOthers(outcome: Outcome, { inDoubtAt }: ReachingChunk, at: number): ReachedChange['change'] {
  switch (outcome) {
    case 'accepted':
      return accepted(at);
    case 'unknown':
      return inDoubt(at);
    case 'not-sent':
    case 'refused':
      return notReached(inDoubtAt !== null);
  }
}

/** Joins consecutive positions with the same change; positions are in order. */
function runsOf(positions: ArrayLike<number>, changeOf: (index: number) => ReachedChange['change']) {
  const runs: { from: number; to: number; change: ReachedChange['change'] }[] = [];
  for (let index = 0; index < positions.length; index++) {
    const position = positions[index]!;
    const change = changeOf(index);
    const last = runs.at(-1);
    if (last?.to === position && last.change === change) last.to++;
    else runs.push({ from: position, to: position + 1, change });
  }
  return runs;
}
