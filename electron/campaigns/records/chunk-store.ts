import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import {
  type DeliveryState,
  type PersonState,
  stateOfPerson,
} from '../../../shared/campaign/progress/delivery-state.ts';
import type { SendRequest } from '../../gateway/client.ts';
import { isToSend, isUnderway } from '../../store/delivery-state-sql.ts';

export interface StoredChunk {
  readonly chunk: number;
  readonly from: number;
  readonly to: number;
  readonly people: number;
  readonly parts: number;
  readonly unicode: boolean;
  readonly version: number;
  readonly canary: boolean;
  /** ISO 3166 codes, with commas; empty if no quiet hours hold the chunk. */
  readonly countries: string;
  readonly bisecting: boolean;
  readonly state: DeliveryState;
  /** When a request of the chunk was last in doubt before the latest verdict, in ms since the epoch; null for never. */
  readonly inDoubtAt: number | null;
}

export function stateOfChunk({ state, inDoubtAt }: Pick<StoredChunk, 'state' | 'inDoubtAt'>): PersonState {
  return stateOfPerson({ hasReceipt: false, isSkipped: false, chunk: state, wasInDoubt: inDoubtAt !== null });
}

const fields =
  'chunk, from_position AS "from", to_position AS "to", people, parts, unicode, version, canary, countries, bisecting, state, in_doubt_at AS inDoubtAt';

/**
 * `open`: the canary may still leave. `lost`: it reached nobody, so the next request takes its place. `look`: a person
 * must look at what was accepted before anybody else is texted. `over`: somebody has looked, or there was no canary.
 */
export type CanaryStage = 'open' | 'lost' | 'look' | 'over';

export type ChunkStore = ReturnType<typeof openChunkStore>;

export function openChunkStore(database: DatabaseSync) {
  const one = database.prepare(`SELECT ${fields} FROM chunk WHERE campaign_id = ? AND chunk = ?`);
  // The condition on accepted lets SQLite use the index of open chunks.
  const open = `SELECT ${fields} FROM chunk WHERE campaign_id = ? AND state = ? AND state <> 'accepted' ORDER BY from_position`;
  const first = database.prepare(`${open} LIMIT 1`);
  const isQuiet = 'countries IN (SELECT value FROM json_each(:quiet))';
  const some = database.prepare(
    `SELECT ${fields} FROM chunk WHERE campaign_id = :campaign AND state = :state AND state <> 'accepted'
       AND NOT ${isQuiet} ORDER BY from_position LIMIT :most`,
  );
  const isLeft = `(${isUnderway} AND NOT (${isToSend} AND ${isQuiet}))`;
  const openCanary = database.prepare(
    `SELECT 1 FROM chunk c WHERE campaign_id = :campaign AND canary = 1 AND state <> 'accepted' AND ${isLeft} LIMIT 1`,
  );
  const anyCanary = database.prepare('SELECT 1 FROM chunk WHERE campaign_id = ? AND canary = 1 LIMIT 1');
  const anyAccepted = database.prepare(
    "SELECT 1 FROM chunk WHERE campaign_id = ? AND state = 'accepted' LIMIT 1",
  );
  const all = database.prepare(open);
  const places = database.prepare('SELECT DISTINCT countries FROM chunk WHERE campaign_id = ?');
  const placesLeft = database.prepare(
    `SELECT DISTINCT countries FROM chunk c WHERE campaign_id = ? AND state <> 'accepted' AND ${isToSend} AND people > 0`,
  );
  return {
    get: (campaignId: CampaignId, chunk: number): StoredChunk | null => chunkOf(one.get(campaignId, chunk)),
    /** Leaves out chunks to the countries in `quiet`, a JSON array. */
    some: (campaign: CampaignId, state: DeliveryState, most: number, quiet: string): StoredChunk[] =>
      some.all({ campaign, state, most, quiet }).map((row) => chunkOf(row)!),
    places: (campaignId: CampaignId) => places.all(campaignId).map(({ countries }) => String(countries)),
    placesLeft: (campaignId: CampaignId) =>
      placesLeft.all(campaignId).map(({ countries }) => String(countries)),
    canaryStage(campaign: CampaignId, quiet: string): CanaryStage {
      if (anyCanary.get(campaign) === undefined) return 'over';
      if (openCanary.get({ campaign, quiet }) !== undefined) return 'open';
      return anyAccepted.get(campaign) === undefined ? 'lost' : 'look';
    },
    all: (campaignId: CampaignId, wanted: DeliveryState): StoredChunk[] =>
      all.all(campaignId, wanted).map((row) => chunkOf(row)!),
    has: (campaignId: CampaignId, wanted: DeliveryState) => first.get(campaignId, wanted) !== undefined,
  };
}

function chunkOf(row: Record<string, unknown> | undefined): StoredChunk | null {
  if (row === undefined) return null;
  const { unicode, canary, bisecting } = row;
  const flags = { unicode: unicode === 1, canary: canary === 1, bisecting: bisecting === 1 };
  return { ...(row as unknown as StoredChunk), ...flags };
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
