import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import {
  type DeliveryState,
  type PersonState,
  stateOfPerson,
} from '../../../shared/campaign/progress/delivery-state.ts';
import type { SendRequest } from '../../gateway/client.ts';
import { isUnderway } from './delivery-state-sql.ts';

export interface StoredChunk {
  readonly chunk: number;
  readonly from: number;
  readonly to: number;
  readonly people: number;
  readonly parts: number;
  readonly unicode: boolean;
  readonly version: number;
  readonly canary: boolean;
  readonly bisecting: boolean;
  readonly state: DeliveryState;
  /** When a request of it was last in doubt before the latest verdict, in ms since the epoch; null for never. */
  readonly inDoubtAt: number | null;
}

export function stateOfChunk({ state, inDoubtAt }: Pick<StoredChunk, 'state' | 'inDoubtAt'>): PersonState {
  return stateOfPerson({ hasReceipt: false, isSkipped: false, chunk: state, wasInDoubt: inDoubtAt !== null });
}

const fields =
  'chunk, from_position AS "from", to_position AS "to", people, parts, unicode, version, canary, bisecting, state, in_doubt_at';

export type ChunkStore = ReturnType<typeof openChunkStore>;

export function openChunkStore(database: DatabaseSync) {
  const one = database.prepare(`SELECT ${fields} FROM chunk WHERE campaign_id = ? AND chunk = ?`);
  // The condition on accepted lets SQLite use the index of open chunks.
  const open = `SELECT ${fields} FROM chunk WHERE campaign_id = ? AND state = ? AND state <> 'accepted' ORDER BY from_position`;
  const some = database.prepare(`${open} LIMIT ?`);
  const canary = database.prepare(
    `SELECT 1 FROM chunk c WHERE campaign_id = ? AND canary = 1 AND state <> 'accepted' AND ${isUnderway} LIMIT 1`,
  );
  const lost = database.prepare(
    `SELECT max(canary) AS canary, sum(canary = 1 AND ${isUnderway}) AS left, sum(state = 'accepted') AS accepted
     FROM chunk c WHERE campaign_id = ?`,
  );
  const all = database.prepare(open);
  const state = database.prepare('UPDATE chunk SET state = ? WHERE campaign_id = ? AND chunk = ?');
  const sums = database.prepare('UPDATE chunk SET people = ?, parts = ? WHERE campaign_id = ? AND chunk = ?');
  return {
    get: (campaignId: CampaignId, chunk: number): StoredChunk | null => chunkOf(one.get(campaignId, chunk)),
    some: (campaignId: CampaignId, wanted: DeliveryState, most: number): StoredChunk[] =>
      some.all(campaignId, wanted, most).map((row) => chunkOf(row)!),
    canaryOpen: (campaignId: CampaignId) => canary.get(campaignId) !== undefined,
    /** True when nothing was accepted and no canary chunk is left, so the next chunk takes its place. */
    canaryLost(campaignId: CampaignId) {
      const row = lost.get(campaignId);
      return row?.canary === 1 && row.left === 0 && row.accepted === 0;
    },
    all: (campaignId: CampaignId, wanted: DeliveryState): StoredChunk[] =>
      all.all(campaignId, wanted).map((row) => chunkOf(row)!),
    has: (campaignId: CampaignId, wanted: DeliveryState) => some.get(campaignId, wanted, 1) !== undefined,
    setState(campaignId: CampaignId, chunk: number, wanted: DeliveryState) {
      state.run(wanted, campaignId, chunk);
    },
    setSums(campaignId: CampaignId, chunk: number, people: number, parts: number) {
      sums.run(people, parts, campaignId, chunk);
    },
  };
}

function chunkOf(row: Record<string, unknown> | undefined): StoredChunk | null {
  if (row === undefined) return null;
  return {
    chunk: Number(row.chunk),
    from: Number(row.from),
    to: Number(row.to),
    people: Number(row.people),
    parts: Number(row.parts),
    unicode: row.unicode === 1,
    version: Number(row.version),
    canary: row.canary === 1,
    bisecting: row.bisecting === 1,
    state: row.state as DeliveryState,
    inDoubtAt: typeof row.in_doubt_at === 'number' ? row.in_doubt_at : null,
  };
}

export interface PreparedChunk {
  readonly chunk: StoredChunk;
  readonly request: PreparedRequest;
  readonly positions: ArrayLike<number>;
  readonly parts: ArrayLike<number>;
}

/** Recipients and texts are parsed from the JSON when first read, so that forty requests on their way need less memory. */
export interface PreparedRequest extends SendRequest {
  readonly recipients: readonly PreparedRecipient[];
  textOf(index: number): string;
  makeTexts(): void;
}

/** Spec, Recipient; without tags there are no tagvalues. */
export interface PreparedRecipient {
  readonly msisdn: string;
  readonly tagvalues?: readonly string[];
}
