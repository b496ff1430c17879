import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import {
  type DeliveryState,
  mayBeTexted,
  mayHaveBeenTexted,
  stateOfPerson,
} from '../../../shared/campaign/delivery-state.ts';
import { type CampaignPhase, canStillSend } from '../../../shared/campaign/phase.ts';
import { isRepeat, recentSince } from '../../../shared/campaign/recent.ts';
import { type Frozen, frozenTexts } from '../records/frozen.ts';
import { isLive, lastTriedAt, textedAt } from '../records/texted-lately.ts';

/** A text that somebody got, may have got, or will get from a campaign that has not ended. */
export interface RecentText {
  readonly campaignId: CampaignId;
  readonly position: number;
  readonly text: string;
  /** In ms since the epoch; null while it is still to be sent. */
  readonly at: number | null;
}

/** Finds who has had the very same text lately, or is about to, from the history on this computer. */
export interface RecentTexts {
  /** True where nobody can have had any, so that nobody has to be looked for. */
  readonly isEmpty: boolean;
  /** The earlier text by number, for those of `people` who have one. */
  find(
    people: readonly { readonly msisdn: number; readonly text: string }[],
  ): ReadonlyMap<number, RecentText>;
}

interface PastChunk {
  readonly from: number;
  readonly to: number;
  readonly version: number;
  readonly state: DeliveryState;
  /** When it was last on its way; null for never. */
  readonly at: number | null;
  readonly inDoubtAt: number | null;
}

interface PastCampaign {
  readonly textOf: ReturnType<typeof frozenTexts>;
  readonly chunks: readonly PastChunk[];
  readonly phase: CampaignPhase;
  readonly updatedAt: number;
}

/** Opens the history of live campaigns of the last `days` days; practice texts reached nobody. */
export function openRecentTexts(database: DatabaseSync, days: number, now: number): RecentTexts {
  const since = recentSince(now, days);
  const past = Number.isFinite(since) ? pastCampaigns(database, since) : new Map<CampaignId, PastCampaign>();
  if (past.size === 0) return { isEmpty: true, find: () => new Map() };
  const ids = JSON.stringify([...past.keys()]);
  const statement = database.prepare(
    `SELECT r.msisdn, r.campaign_id AS campaign, r.position, r.tagvalues, t.position AS receipt, t.at, s.position AS skip,
       s.in_doubt_at AS inDoubtAt
     FROM json_each(?) j CROSS JOIN recipient_number n ON n.msisdn = j.value
     CROSS JOIN recipient r ON r.campaign_id = n.campaign_id AND r.position = n.position
     LEFT JOIN receipt t ON t.campaign_id = r.campaign_id AND t.position = r.position
     LEFT JOIN skipped s ON s.campaign_id = r.campaign_id AND s.position = r.position
     WHERE n.campaign_id IN (SELECT value FROM json_each(?))`,
  );
  return {
    isEmpty: false,
    find(people) {
      const texts = new Map(people.map(({ msisdn, text }) => [msisdn, text]));
      const found = new Map<number, RecentText>();
      for (const row of statement.all(JSON.stringify([...texts.keys()]), ids)) {
        const campaignId = Number(row.campaign) as CampaignId;
        const campaign = past.get(campaignId)!;
        const position = Number(row.position);
        const chunk = chunkAt(campaign.chunks, position);
        if (chunk === null) continue;
        const hasReceipt = row.receipt !== null;
        const isSkipped = row.skip !== null;
        const inDoubt = isSkipped ? (row.inDoubtAt as number | null) : chunk.inDoubtAt;
        const wasInDoubt = inDoubt !== null;
        const person = stateOfPerson({ hasReceipt, isSkipped, chunk: chunk.state, wasInDoubt });
        if (!mayBeTexted(person, campaign.phase)) continue;
        const times = {
          receipt: row.at as number | null,
          inDoubt: person.perhapsTexted ? inDoubt : null,
          chunk: chunk.at ?? chunk.inDoubtAt,
          campaign: campaign.updatedAt,
        };
        const at = mayHaveBeenTexted(person) ? textedAt(times) : null;
        const msisdn = Number(row.msisdn);
        const text = campaign.textOf(chunk.version, JSON.parse(String(row.tagvalues)) as string[]);
        if (!isRepeat(texts.get(msisdn) ?? '', { text, at: at ?? now }, since)) continue;
        const known = found.get(msisdn);
        if (known === undefined || (known.at ?? now) < (at ?? now)) {
          found.set(msisdn, { campaignId, position, text, at });
        }
      }
      return found;
    },
  };
}

function pastCampaigns(database: DatabaseSync, since: number): Map<CampaignId, PastCampaign> {
  const past = new Map<CampaignId, PastCampaign>();
  const chunks = database.prepare(
    `SELECT from_position AS "from", to_position AS "to", version, state, ${lastTriedAt} AS at, in_doubt_at AS inDoubtAt
     FROM chunk c WHERE campaign_id = ? ORDER BY from_position`,
  );
  const started = database
    .prepare(`SELECT id, frozen, updated_at, phase FROM campaign g WHERE ${isLive}`)
    .all() as unknown as { id: number; frozen: string; updated_at: number; phase: CampaignPhase }[];
  for (const { id, frozen, updated_at: updatedAt, phase } of started) {
    if (!canStillSend(phase) && updatedAt < since) continue;
    past.set(id as CampaignId, {
      textOf: frozenTexts(JSON.parse(frozen) as Frozen),
      chunks: chunks.all(id) as unknown as PastChunk[],
      phase,
      updatedAt,
    });
  }
  return past;
}

function chunkAt(chunks: readonly PastChunk[], position: number): PastChunk | null {
  let low = 0;
  let high = chunks.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const chunk = chunks[middle]!;
    if (position < chunk.from) high = middle - 1;
    else if (position >= chunk.to) low = middle + 1;
    else return chunk;
  }
  return null;
}
