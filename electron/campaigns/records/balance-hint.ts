import type { DatabaseSync } from 'node:sqlite';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import {
  type BalanceFacts,
  fallBesides,
  sinceWords,
  weighReadings,
} from '../../../shared/campaign/outcome/balance-evidence.ts';
import type { Evidence } from '../../../shared/campaign/outcome/evidence.ts';
import { expectedCredits, partsOfRequest } from '../../../shared/campaign/plan/price.ts';
import type { Words } from '../../../shared/language/said.ts';
import { inRange } from '../../store/range-sql.ts';
import { readingAge } from './balance-readings.ts';
import { learnedPrices } from './learned-prices.ts';

export type HintReader = (campaignId: CampaignId, chunk: number) => Words;

/** `parts` counts people still in doubt, `acceptedParts` people with an id. */
interface Unknown {
  readonly accountId: AccountId;
  readonly liveUrl: string;
  /** The `encoding` of the campaign's Unicode requests; `unicode` is 1 for such a request. */
  readonly encoding: string;
  readonly unicode: number;
  readonly parts: number;
  readonly acceptedParts: number;
  /** Credits that the service reported for this request. */
  readonly reported: number;
  /** Attempts that may have left. */
  readonly posted: number;
  /** The balance before the latest attempt, and what the account's campaigns had consumed by then. */
  readonly before: number | null;
  readonly consumedBefore: number;
  readonly beganNo: number;
  readonly endedNo: number | null;
  readonly endedAt: number | null;
  readonly endedSteady: number | null;
  readonly evidence: string | null;
}

const unknownChunk = `
  SELECT g.account_id AS accountId, iif(g.frozen ->> 'kind' = 'live', g.frozen ->> 'baseUrl', '') AS liveUrl,
    g.frozen ->> 'unicodeEncoding' AS encoding, c.unicode, c.parts, c.balance_before AS before, coalesce(c.credits_before, 0) AS consumedBefore,
    coalesce(c.credit_consumed, 0) AS reported,
    a.began_no AS beganNo, a.ended_no AS endedNo, a.ended_at AS endedAt, a.ended_steady AS endedSteady, a.evidence,
    (SELECT count(*) FROM attempt b WHERE b.campaign_id = c.campaign_id AND b.chunk = c.chunk
     AND (b.outcome IS NULL OR b.outcome NOT IN ('not-sent', 'refused'))) AS posted,
    (SELECT total(r.parts) FROM receipt t
     JOIN recipient r ON r.campaign_id = t.campaign_id AND r.position = t.position
     WHERE t.campaign_id = c.campaign_id AND ${inRange('t.position', 'c.from_position', 'c.to_position')})
      AS acceptedParts
  FROM chunk c JOIN campaign g ON g.id = c.campaign_id
  JOIN attempt a ON a.campaign_id = c.campaign_id AND a.chunk = c.chunk
  WHERE c.campaign_id = ? AND c.chunk = ? ORDER BY a.attempt DESC LIMIT 1`;

const readingsSince = `
  SELECT credit, consumed, began_no AS no, ended_no AS endedNo, began_at AS at, began_steady AS steady
  FROM balance_reading WHERE account_id = ? AND place = ? AND began_no >= ? ORDER BY id`;

/**
 * Other requests of the account from the start of this one (?2) to the end of a reading (?3 to ?4); ?5 and ?6 are this
 * request, or several at once (JSON).
 */
const besides = `
  FROM attempt a
  JOIN campaign g ON g.id = a.campaign_id AND g.account_id = ?1
  JOIN chunk c ON c.campaign_id = a.campaign_id AND c.chunk = a.chunk
  WHERE (a.ended_no > ?2 OR a.ended_no IS NULL) AND a.began_no <= ?4
    AND NOT (a.campaign_id = ?5 AND a.chunk IN (SELECT value FROM json_each(?6)))`;

/** Requests that may have taken an unknown amount of this balance when it was read: at ?7, or at another address. */
const doubtful = `
  SELECT g.name, count(*) AS requests ${besides} AND (
    a.outcome IS NULL OR iif(g.frozen ->> 'kind' = 'live', g.frozen ->> 'baseUrl', '') <> ?7 OR a.outcome = 'unknown' OR (a.outcome = 'accepted' AND (c.credit_consumed IS NULL OR a.ended_no > ?3)))
  GROUP BY g.id
  UNION ALL SELECT NULL, count(*) FROM past_request
  WHERE account_id = ?1 AND (ended_no > ?2 OR ended_no IS NULL) AND began_no <= ?4 AND (
    outcome IS NULL OR live_url <> ?7 OR outcome = 'unknown' OR (outcome = 'accepted' AND (credits IS NULL OR ended_no > ?3)))
  ORDER BY requests DESC`;

const accepted = `
  SELECT g.name ${besides} AND a.outcome = 'accepted' AND c.credit_consumed > 0 AND a.ended_no <= ?3
  GROUP BY g.id ORDER BY total(c.credit_consumed) DESC, g.id`;

interface StoredReading {
  readonly credit: number;
  readonly consumed: number;
  readonly no: number;
  readonly endedNo: number;
  readonly at: number;
  readonly steady: number;
}

export function openHintReader(database: DatabaseSync): HintReader {
  const readingsOf = openFactsReader(database);
  return (campaignId, chunk) => weighReadings(readingsOf(campaignId, [chunk])).sentence;
}

/**
 * Requests of the campaign that were on their way with this one, and treated as sent before a reading showed a fall.
 */
const treatedWith = `
  SELECT c.chunk FROM chunk c JOIN attempt a ON a.campaign_id = c.campaign_id AND a.chunk = c.chunk,
    (SELECT began_no, ended_no FROM attempt WHERE campaign_id = ?1 AND chunk = ?2 ORDER BY attempt DESC LIMIT 1) own
  WHERE c.campaign_id = ?1 AND c.chunk <> ?2 AND c.state = 'treated-as-sent' AND c.balance_credits IS NULL
    AND a.ended_no > own.began_no AND a.began_no < own.ended_no
  GROUP BY c.chunk`;

/**
 * The fall of the balance for a request that is being treated as sent, together with requests for which only the sum is
 * known; null if no reading shows it.
 */
export function openFallReader(
  database: DatabaseSync,
): (campaignId: CampaignId, chunk: number) => { readonly fell: number | null; readonly chunks: number[] } {
  const readingsOf = openFactsReader(database);
  const others = database.prepare(treatedWith);
  return (campaignId, chunk) => {
    const chunks = [chunk, ...others.all(campaignId, chunk).map((row) => Number(row.chunk))];
    return { fell: fallBesides(readingsOf(campaignId, chunks)), chunks };
  };
}

function openFactsReader(
  database: DatabaseSync,
): (campaignId: CampaignId, chunks: readonly number[]) => readonly BalanceFacts[] {
  const one = database.prepare(unknownChunk);
  const since = database.prepare(readingsSince);
  const inDoubt = database.prepare(doubtful);
  const moved = database.prepare(accepted);

  return (campaignId, chunks) => {
    const all = chunks.flatMap((chunk) => {
      const unknownChunk = one.get(campaignId, chunk) as unknown as Unknown | undefined;
      return unknownChunk === undefined ? [] : [unknownChunk];
    });
    const first = all.toSorted((a, b) => a.beganNo - b.beganNo)[0];
    const last = all.toSorted((a, b) => (b.endedNo ?? 0) - (a.endedNo ?? 0))[0];
    if (first === undefined || last === undefined) return [];
    const { accountId, encoding, liveUrl, before } = first;
    const prices = learnedPrices(database, { accountId, campaignId, encoding });
    const sumOf = (part: (one: Unknown) => number): number => all.reduce((sum, one) => sum + part(one), 0);
    const [reported, acceptedParts] = [sumOf((one) => one.reported), sumOf((one) => one.acceptedParts)];
    // The credits in an answer belong to its request alone. If the request was sent again after such an answer, nobody
    // can tell which of the two took them.
    const isRepeated = all.some(({ posted }) => posted > 1);
    const isMixed = isRepeated && (acceptedParts > 0 || reported > 0);
    const costs = all.map((one) =>
      expectedCredits(
        prices,
        partsOfRequest(one.parts + (isRepeated ? 0 : one.acceptedParts), { unicode: one.unicode === 1 }),
      ),
    );
    const evidence = last.evidence === null ? null : (JSON.parse(last.evidence) as Evidence);

    function factsOf(reading: StoredReading): BalanceFacts {
      const own = JSON.stringify(chunks);
      const window = [accountId, first!.beganNo, reading.no, reading.endedNo, campaignId, own] as const;
      const doubts = inDoubt.all(...window, liveUrl);
      const consumed = reading.consumed - first!.consumedBefore;
      // Reported credits are stored as whole numbers.
      const isOwn = !isRepeated && reported > 0 && Math.abs(consumed - reported) < 1;
      return {
        before,
        after: reading.credit,
        accepted: isOwn ? 0 : consumed - (isRepeated ? 0 : reported),
        named: reported,
        movers: moved.all(...window).map(({ name }) => String(name)),
        expected: costs.reduce((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0),
        others: doubts.reduce((sum, { requests }) => sum + Number(requests), isMixed ? 1 : 0),
        doubtful: doubts.flatMap(({ name }) => (name === null ? [] : [String(name)])),
        ageMs: readingAge({ at: last!.endedAt, steady: last!.endedSteady }, reading),
        since: sinceWords(evidence),
      };
    }

    const readings = since.all(accountId, liveUrl, last.endedNo ?? 0) as unknown as StoredReading[];
    return readings.map(factsOf);
  };
}
