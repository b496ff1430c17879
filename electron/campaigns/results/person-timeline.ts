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
 * The person's chunks, each with how many of its attempts held the person: a second half was part of another chunk
 * before, and a person who was taken out is in no later attempt.
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

/** Returns the latest `most` requests, or all if `most` is negative. */
export function openPersonTimeline(database: DatabaseSync, most = -1): PersonTimeline {
  const own = database.prepare(
    `SELECT t.id, t.at AS reached_at, s.reason, s.at AS skipped_at FROM recipient r
     LEFT JOIN receipt t ON t.campaign_id = r.campaign_id AND t.position = r.position
     LEFT JOIN skipped s ON s.campaign_id = r.campaign_id AND s.position = r.position
     WHERE r.campaign_id = ? AND r.position = ?`,
  );
  const attempts = database.prepare(
    `${line}, held AS (SELECT a.* FROM line JOIN attempt a
       ON a.campaign_id = ?1 AND a.chunk = line.chunk AND a.attempt <= line.most)
     SELECT chunk, began_no AS no, coalesce(ended_at, started_at) AS at, outcome, evidence FROM held
     WHERE began_no <= coalesce((SELECT max(began_no) FROM held WHERE ended_at = ?3), began_no)
     ORDER BY began_no DESC LIMIT ?4`,
  );
  const verdicts = database.prepare(
    `${line} SELECT v.verdict, v.at, v.after_end, a.began_no AS no
     FROM line JOIN verdict v ON v.campaign_id = ?1 AND v.chunk = line.chunk AND v.attempts <= line.most
     LEFT JOIN attempt a ON a.campaign_id = ?1 AND a.chunk = v.chunk AND a.attempt = v.attempts ORDER BY v.id`,
  );

  return (campaignId, position) => {
    const person = own.get(campaignId, position);
    if (person === undefined) return [];
    const requests = attempts.all(campaignId, position, person.reached_at!, most).reverse();
    const reachedNo = person.id === null ? Number.POSITIVE_INFINITY : Number(requests.at(-1)?.no);
    const steps = requests.map((row) => {
      const isAccepted = row.no === reachedNo;
      const state = (isAccepted ? 'accepted' : (row.outcome ?? 'in-flight')) as DeliveryState;
      const observed =
        typeof row.evidence === 'string' ? observedInFull(JSON.parse(row.evidence) as Evidence) : null;
      const words = say.campaigns.became(Number(row.chunk) + 1, state, observed);
      return { no: Number(row.no), at: Number(row.at), words };
    });
    for (const row of verdicts.all(campaignId, position)) {
      // What another copy may have sent is decided without a request of this campaign.
      const no = Number(row.no ?? 0);
      if (no >= reachedNo) continue;
      const kind = kindOfVerdict(row.verdict as Verdict, row.after_end === 1);
      steps.push({ no, at: Number(row.at), words: say.campaigns.decided[kind]() });
    }
    steps.sort((one, other) => one.no - other.no);
    const events: PersonEvent[] = steps.map(({ at, words }) => ({ at, words }));
    if (typeof person.reason === 'string') {
      events.push({ at: Number(person.skipped_at), words: skippedWords(person.reason) });
    }
    return events;
  };
}

export function skippedWords(reason: string): Words {
  return reason === 'opted-out' ? say.campaigns.optedOutSince() : say.campaigns.takenOutByHand();
}
