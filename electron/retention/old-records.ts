import type { DatabaseSync } from 'node:sqlite';
import type { AudienceId, CampaignId } from '../../shared/brand.ts';
import { type CampaignPhase, hasEnded } from '../../shared/campaign/progress/phase.ts';
import {
  campaignsGoneBefore,
  mayGoCampaign,
  mayGoList,
  type Retention,
} from '../../shared/retention/retention.ts';
import { waitsForVerdict } from '../campaigns/records/delivery-state-sql.ts';
import { phaseIn } from '../store/phase-in.ts';

/** `settingsDays` is how far back the settings look for the same text. */
export function openOldRecords(database: DatabaseSync) {
  // Looks only at campaigns that are old enough; the condition on accepted lets SQLite use the index of open chunks.
  const campaigns = database.prepare(
    `SELECT g.id, g.phase, coalesce(g.ended_at, g.updated_at) AS endedAt,
       EXISTS (SELECT 1 FROM chunk c WHERE c.campaign_id = g.id AND c.state <> 'accepted' AND ${waitsForVerdict}) AS isInDoubt,
       EXISTS (SELECT 1 FROM campaign d WHERE d.rest_of = g.id AND NOT ${phaseIn(hasEnded, 'd')}) AS hasRest
     FROM campaign g WHERE ${phaseIn(hasEnded, 'g')} AND coalesce(g.ended_at, g.updated_at) < ?`,
  );
  const lists = database.prepare(
    `SELECT a.id,
       max(a.created_at,
         coalesce((SELECT max(e.at) FROM audience_edit e WHERE e.audience_id = a.id), 0),
         coalesce((SELECT max(g.updated_at) FROM campaign g WHERE g.audience_id = a.id), 0)) AS usedAt,
       EXISTS (SELECT 1 FROM campaign g WHERE g.audience_id = a.id AND NOT ${phaseIn(hasEnded, 'g')}) AS isNeeded
     FROM audience a WHERE a.ready = 1`,
  );
  // Lists that skip recent recipients look back whenever a row changes.
  const longest = database.prepare(
    "SELECT coalesce(max(mapping ->> '$.skipRecentDays'), 0) AS days FROM audience WHERE ready = 1",
  );
  const lookedBack = (settingsDays: number): number => Math.max(settingsDays, Number(longest.get()?.days));

  return {
    /** In ms since the epoch: whom deleted campaigns reached before it is forgotten; null keeps everything. */
    reachedBefore: (retention: Retention, settingsDays: number, now: number): number | null =>
      campaignsGoneBefore(retention.campaigns, lookedBack(settingsDays), now),
    campaigns(retention: Retention, settingsDays: number, now: number): CampaignId[] {
      const recentDays = lookedBack(settingsDays);
      const before = campaignsGoneBefore(retention.campaigns, recentDays, now);
      if (before === null) return [];
      return campaigns.all(before).flatMap((row) => {
        const campaign = {
          phase: row.phase as CampaignPhase,
          endedAt: Number(row.endedAt),
          isInDoubt: row.isInDoubt === 1,
          hasRest: row.hasRest === 1,
        };
        const goes = mayGoCampaign(campaign, retention.campaigns, { now, recentDays });
        return goes ? [Number(row.id) as CampaignId] : [];
      });
    },
    lists(retention: Retention, now: number): AudienceId[] {
      if (retention.lists === 0) return [];
      return lists.all().flatMap(({ id, usedAt, isNeeded }) => {
        const list = { usedAt: Number(usedAt), isNeeded: isNeeded === 1 };
        return mayGoList(list, retention.lists, now) ? [Number(id) as AudienceId] : [];
      });
    },
  };
}
