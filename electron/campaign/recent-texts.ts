import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../shared/brand.ts';
import { isRepeat, recentSince } from '../../shared/recent.ts';
import { compile, fill, type Template } from '../../shared/render.ts';
import type { Frozen } from './frozen.ts';

/** A text that somebody got, or may have got, not long ago. */
export interface RecentText {
  readonly campaignId: CampaignId;
  readonly position: number;
  readonly text: string;
  /** In ms since the epoch. */
  readonly at: number;
}

/** Finds who has had the very same text lately, from the history on this computer. */
export interface RecentTexts {
  /** The earlier text by number, for those of `people` who have one. */
  find(
    people: readonly { readonly msisdn: number; readonly text: string }[],
  ): ReadonlyMap<number, RecentText>;
}

interface SentChunk {
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

interface PastCampaign {
  readonly template: Template;
  readonly chunks: readonly SentChunk[];
}

/** Opens the history of live campaigns of the last `days` days; practice texts reached nobody. */
export function openRecentTexts(database: DatabaseSync, days: number, now: number): RecentTexts {
  const since = recentSince(now, days);
  const past = Number.isFinite(since) ? pastCampaigns(database, since) : new Map<CampaignId, PastCampaign>();
  if (past.size === 0) return { find: () => new Map() };
  const ids = JSON.stringify([...past.keys()]);
  const statement = database.prepare(
    `SELECT r.msisdn, r.campaign_id AS campaign, r.position, r.tagvalues
     FROM json_each(?) j CROSS JOIN recipient r ON r.msisdn = j.value
     WHERE r.campaign_id IN (SELECT value FROM json_each(?))
       AND NOT EXISTS (SELECT 1 FROM skipped s WHERE s.campaign_id = r.campaign_id AND s.position = r.position)`,
  );
  return {
    find(people) {
      const texts = new Map(people.map(({ msisdn, text }) => [msisdn, text]));
      const found = new Map<number, RecentText>();
      for (const row of statement.all(JSON.stringify([...texts.keys()]), ids)) {
        const campaignId = Number(row.campaign) as CampaignId;
        const campaign = past.get(campaignId)!;
        const position = Number(row.position);
        const chunk = chunkAt(campaign.chunks, position);
        if (chunk === null) continue;
        const msisdn = Number(row.msisdn);
        const text = fill(campaign.template, JSON.parse(String(row.tagvalues)) as string[]);
        if (!isRepeat(texts.get(msisdn) ?? '', { text, at: chunk.at }, since)) continue;
        const known = found.get(msisdn);
        if (known === undefined || known.at < chunk.at) {
          found.set(msisdn, { campaignId, position, text, at: chunk.at });
        }
      }
      return found;
    },
  };
}

function pastCampaigns(database: DatabaseSync, since: number): Map<CampaignId, PastCampaign> {
  const past = new Map<CampaignId, PastCampaign>();
  const chunks = database.prepare(
    `SELECT from_position AS "from", to_position AS "to",
       (SELECT max(coalesce(ended_at, started_at)) FROM attempt a
        WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk) AS at
     FROM chunk c WHERE campaign_id = ? AND state IN ('accepted', 'unknown', 'treated-as-sent', 'in-flight')
     ORDER BY from_position`,
  );
  const started = database
    .prepare(
      `SELECT id, frozen FROM campaign WHERE frozen IS NOT NULL AND updated_at >= ?
         AND json_extract(frozen, '$.kind') = 'live'`,
    )
    .all(since);
  for (const { id, frozen } of started) {
    const { message, tags } = JSON.parse(String(frozen)) as Frozen;
    const sent = (chunks.all(id!) as unknown as SentChunk[]).filter(({ at }) => at >= since);
    if (sent.length > 0) {
      past.set(Number(id) as CampaignId, { template: compile(message, tags), chunks: sent });
    }
  }
  return past;
}

function chunkAt(chunks: readonly SentChunk[], position: number): SentChunk | null {
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
