import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { isRepeat, recentSince } from '../../../shared/campaign/recent.ts';
import { compile, fill, type Template } from '../../../shared/message/render.ts';
import type { Frozen } from '../records/frozen.ts';

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
  /** The earlier text by number, for those of `people` who have one. */
  find(
    people: readonly { readonly msisdn: number; readonly text: string }[],
  ): ReadonlyMap<number, RecentText>;
}

interface PastChunk {
  readonly from: number;
  readonly to: number;
  /** 1 where it left or may have left. */
  readonly sent: 0 | 1;
  /** When it was last on its way; null for never. */
  readonly at: number | null;
}

interface PastCampaign {
  readonly template: Template;
  readonly chunks: readonly PastChunk[];
  /** True while those who have not been reached may still be. */
  readonly open: boolean;
  readonly updatedAt: number;
}

/** Opens the history of live campaigns of the last `days` days; practice texts reached nobody. */
export function openRecentTexts(database: DatabaseSync, days: number, now: number): RecentTexts {
  const since = recentSince(now, days);
  const past = Number.isFinite(since) ? pastCampaigns(database, since) : new Map<CampaignId, PastCampaign>();
  if (past.size === 0) return { find: () => new Map() };
  const ids = JSON.stringify([...past.keys()]);
  const statement = database.prepare(
    `SELECT r.msisdn, r.campaign_id AS campaign, r.position, r.tagvalues,
       EXISTS (SELECT 1 FROM receipt t WHERE t.campaign_id = r.campaign_id AND t.position = r.position) AS reached
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
        // Somebody with an id was reached, whatever became of the others of their request.
        const sent = chunk.sent === 1 || row.reached === 1;
        if (!sent && !campaign.open) continue;
        const at = sent ? (chunk.at ?? campaign.updatedAt) : null;
        const msisdn = Number(row.msisdn);
        const text = fill(campaign.template, JSON.parse(String(row.tagvalues)) as string[]);
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
    `SELECT from_position AS "from", to_position AS "to",
       (SELECT max(coalesce(ended_at, started_at)) FROM attempt a
        WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk) AS at,
       state IN ('accepted', 'unknown', 'treated-as-sent', 'in-flight') AS sent
     FROM chunk c WHERE campaign_id = ? ORDER BY from_position`,
  );
  const started = database
    .prepare(
      `SELECT id, frozen, updated_at, phase IN ('scheduled', 'running', 'pausing', 'paused') AS open
       FROM campaign WHERE frozen IS NOT NULL AND json_extract(frozen, '$.kind') = 'live'`,
    )
    .all();
  for (const { id, frozen, updated_at, open } of started) {
    if (open === 0 && Number(updated_at) < since) continue;
    const { message, tags } = JSON.parse(String(frozen)) as Frozen;
    past.set(Number(id) as CampaignId, {
      template: compile(message, tags),
      chunks: chunks.all(id!) as unknown as PastChunk[],
      open: open === 1,
      updatedAt: Number(updated_at),
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
