import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import type { Evidence } from '../../../shared/campaign/outcome/evidence.ts';
import { observedInFull } from '../../../shared/campaign/outcome/own-words.ts';
import { kindOfVerdict, type Verdict } from '../../../shared/campaign/progress/chunk.ts';
import type { DeliveryState } from '../../../shared/campaign/progress/delivery-state.ts';
import type { PersonEvent } from '../../../shared/campaign/results/result-row.ts';
import type { Words } from '../../../shared/language/said.ts';
import { say } from '../../../shared/texts/say.ts';

/** Requests that held a recipient, the verdicts on it, and whether they were taken out; oldest first. */
export type PersonTimeline = (campaignId: CampaignId, position: number) => PersonEvent[];

/**
 * The person's chunks, each with how many of its attempts held them: a second half was part of another chunk before,
 * and a person who was taken out is in no later attempt.
 */
const line = `
  WITH RECURSIVE line(chunk, most) AS (
    SELECT coalesce(s.chunk, c.chunk), coalesce(s.attempts, 9e9) FROM chunk c
    LEFT JOIN skipped s ON s.campaign_id = ?1 AND s.position = ?2
    WHERE c.campaign_id = ?1
      AND c.from_position = (SELECT max(from_position) FROM chunk WHERE campaign_id = ?1 AND from_position <= ?2)
    UNION ALL
    SELECT c.half_of, c.half_after FROM line JOIN chunk c ON c.campaign_id = ?1 AND c.chunk = line.chunk
    WHERE c.half_of IS NOT NULL)`;

/** Of the requests the latest `most`; all of them where it is negative. */
export function openPersonTimeline(database: DatabaseSync, most = -1): PersonTimeline {
  const own = database.prepare(
    `SELECT t.id, t.at AS reached_at, s.reason, s.at AS skipped_at FROM recipient r
     LEFT JOIN receipt t ON t.campaign_id = r.campaign_id AND t.position = r.position
     LEFT JOIN skipped s ON s.campaign_id = r.campaign_id AND s.position = r.position
     WHERE r.campaign_id = ? AND r.position = ?`,
  );
  const attempts = database.prepare(
    `${line} SELECT a.chunk, a.started_at, coalesce(a.ended_at, a.started_at) AS at, a.outcome, a.evidence
     FROM line JOIN attempt a ON a.campaign_id = ?1 AND a.chunk = line.chunk AND a.attempt <= line.most
     WHERE a.started_at <= ?3 ORDER BY a.started_at DESC, a.attempt DESC LIMIT ?4`,
  );
  const verdicts = database.prepare(
    `${line} SELECT v.verdict, v.at, v.at >= g.ended_at AS after_end
     FROM line JOIN verdict v ON v.campaign_id = ?1 AND v.chunk = line.chunk AND v.attempts <= line.most
     JOIN campaign g ON g.id = ?1 ORDER BY v.at`,
  );

  return (campaignId, position) => {
    const person = own.get(campaignId, position);
    if (person === undefined) return [];
    const until = Number(person.reached_at ?? person.skipped_at ?? Number.MAX_SAFE_INTEGER);
    const requests = attempts.all(campaignId, position, until, most).reverse();
    const events = requests.map((row, index): PersonEvent => {
      const isAccepted = person.id !== null && index === requests.length - 1;
      const state = (isAccepted ? 'accepted' : (row.outcome ?? 'in-flight')) as DeliveryState;
      const observed =
        typeof row.evidence === 'string' ? observedInFull(JSON.parse(row.evidence) as Evidence) : null;
      return { at: Number(row.at), words: say.campaigns.became(Number(row.chunk) + 1, state, observed) };
    });
    for (const row of verdicts.all(campaignId, position)) {
      if (Number(row.at) > until) continue;
      const kind = kindOfVerdict(row.verdict as Verdict, row.after_end === 1);
      events.push({ at: Number(row.at), words: say.campaigns.decided[kind]() });
    }
    if (typeof person.reason === 'string') {
      events.push({ at: Number(person.skipped_at), words: skippedWords(person.reason) });
    }
    return events.sort((one, other) => one.at - other.at);
  };
}

export function skippedWords(reason: string): Words {
  return reason === 'opted-out' ? say.campaigns.optedOutSince() : say.campaigns.takenOutByHand();
}
