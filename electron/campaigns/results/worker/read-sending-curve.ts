import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import {
  type AnsweredTogether,
  curveOf,
  intervalOf,
  intervalsIn,
  type SendingCurve,
} from '../../../../shared/campaign/results/sending-curve.ts';
import { readFrozen } from '../../records/frozen.ts';

const answered = "a.campaign_id = ?1 AND a.outcome IN ('accepted', 'unknown') AND a.ended_at IS NOT NULL";

/**
 * Finds where the clock was set back by more than a second, and by how many ms later times are moved. The uptime shows
 * how much time really passed, unless the computer was restarted.
 */
const setBacks = `
  SELECT coalesce(json_group_array(json_array(ended_no, max(0, coalesce(ran, 0)) - passed)), '[]') AS moved FROM (
    SELECT ended_no, ended_at - lag(ended_at, 1, ?2) OVER w AS passed, ended_steady - lag(ended_steady) OVER w AS ran
    FROM attempt a WHERE ${answered} WINDOW w AS (ORDER BY ended_no, ended_at))
  WHERE passed < -1000`;

/**
 * One row per answer: all people of an accepted request, and the people with an id of a request in doubt. A request
 * that was later refused and halved includes its halves, up to the next request that is no half.
 */
const answers = `
  SELECT
    iif(a.outcome = 'accepted', c.people, (
      SELECT count(*) FROM receipt t
      WHERE t.campaign_id = a.campaign_id AND t.at = a.ended_at AND t.position >= c.from_position AND t.position < coalesce(
        (SELECT min(n.from_position) FROM chunk n
         WHERE n.campaign_id = c.campaign_id AND n.from_position > c.from_position AND n.half_of IS NULL), 1e15))) AS people,
    iif(a.outcome = 'accepted' OR NOT EXISTS (
      SELECT 1 FROM attempt l WHERE l.campaign_id = a.campaign_id AND l.chunk = a.chunk AND l.attempt > a.attempt
        AND l.outcome IN ('accepted', 'unknown')), coalesce(c.credit_consumed, 0), 0) AS credits,
    max(0, a.ended_at - a.started_at) AS took,
    max(0, a.ended_at - ?2 + iif(?3 = '[]', 0, (
      SELECT coalesce(sum(j.value ->> 1), 0) FROM json_each(?3) j WHERE j.value ->> 0 <= a.ended_no))) AS ended_ms
  FROM attempt a JOIN chunk c ON c.campaign_id = a.campaign_id AND c.chunk = a.chunk
  WHERE ${answered}`;

/** The interval of a moment; cast, because a JavaScript number is no INTEGER for SQLite. */
const place = (ms: string): string => `min(?5, CAST(${ms} / ?4 AS INTEGER))`;

/** Null if the campaign has not begun, or nobody was accepted yet. */
export type ReadSendingCurve = (campaignId: CampaignId) => SendingCurve | null;

/** Takes about three seconds for a campaign of a million requests. */
export function openSendingCurve(database: DatabaseSync): ReadSendingCurve {
  const campaign = database.prepare(
    'SELECT started_at, people, iif(priced_parts > 0 OR credits > 0, credits, NULL) AS credits FROM campaign WHERE id = ?',
  );
  const clock = database.prepare(setBacks);
  const span = database.prepare(`SELECT max(ended_ms) AS ms FROM (${answers}) WHERE people > 0`);
  const together = database.prepare(
    `SELECT avg(max(0, ended_ms - took)) AS began, avg(ended_ms) AS ended, sum(people) AS people, sum(credits) AS credits
     FROM (${answers}) WHERE people > 0 OR credits > 0
     GROUP BY ${place('max(0, ended_ms - took)')}, ${place('ended_ms')}`,
  );
  return (campaignId) => {
    const frozen = readFrozen(database, campaignId);
    const row = campaign.get(campaignId);
    if (frozen === null || typeof row?.started_at !== 'number') return null;
    const from = row.started_at;
    const moved = String(clock.get(campaignId, from)?.moved);
    const spanMs = span.get(campaignId, from, moved)?.ms;
    if (typeof spanMs !== 'number') return null;
    const { perMinute, chunkSize } = frozen.options;
    const atOnce = Math.min(chunkSize, Number(row.people));
    const intervalMs = intervalOf(spanMs, perMinute === null ? 0 : (atOnce / perMinute) * 60_000);
    const last = intervalsIn(spanMs, intervalMs) - 1;
    const rows = together.all(campaignId, from, moved, intervalMs, last);
    const credits = typeof row.credits === 'number' ? row.credits : null;
    return curveOf({ from, spanMs, intervalMs, credits }, rows as unknown as AnsweredTogether[]);
  };
}
