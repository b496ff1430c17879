import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import type { WalkedPerson } from '../records/audience-walk.ts';
import { isInChunk, isTaken } from '../records/delivery-state-sql.ts';
import { isLive } from '../records/texted-lately.ts';
import { openRecentTexts, type RecentText } from './recent-texts.ts';
import { restJoin } from './rest.ts';

/** Why somebody of the audience gets nothing. */
export type LeftOut = 'opted-out' | 'not-in-rest' | 'tag-in-value' | 'empty' | 'too-long' | 'recent';

/** Decides who of an audience is sent to; the review and the start ask the same. */
export interface Guards {
  /** For each person: null for a recipient, or why they are left out. */
  judge(people: readonly WalkedPerson[]): readonly (LeftOut | null)[];
  /** The earlier text of somebody judged `recent`. */
  recentOf(msisdn: number): RecentText | undefined;
}

/** What the guards are opened with. */
export interface GuardOptions {
  /** The campaign that is to be started. */
  readonly campaignId: CampaignId;
  /** The ended campaign whose rest it goes to. */
  readonly restOf: CampaignId | null;
  /** 0 switches the rule off. */
  readonly recentDays: number;
  readonly now: number;
}

/** Opens the guards as of now. */
export function openGuards(database: DatabaseSync, options: GuardOptions): Guards {
  const optedOut = numbers(database, 'SELECT msisdn FROM opt_out');
  const rest = options.restOf === null ? null : numbers(database, restNumbers, options.restOf);
  const reached =
    options.restOf === null ? null : numbers(database, reachedSince, options.restOf, options.campaignId);
  const recentTexts = openRecentTexts(database, options.recentDays, options.now);
  const recent = new Map<number, RecentText>();

  /** Why somebody is left out whatever they had before. */
  function reasonFor(person: WalkedPerson): LeftOut | null {
    if (optedOut.has(person.msisdn)) return 'opted-out';
    if (rest?.has(person.msisdn) === false || reached?.has(person.msisdn)) return 'not-in-rest';
    return person.final.unsendable;
  }

  return {
    judge(people) {
      const reasons = people.map(reasonFor);
      const wanted = people.filter((_, index) => reasons[index] === null);
      const found = recentTexts.find(wanted.map(({ msisdn, final }) => ({ msisdn, text: final.text })));
      for (const [msisdn, text] of found) recent.set(msisdn, text);
      return reasons.map((reason, index) =>
        reason === null && found.has(people[index]!.msisdn) ? 'recent' : reason,
      );
    },
    recentOf: (msisdn) => recent.get(msisdn),
  };
}

const restNumbers = `SELECT r.msisdn FROM ${restJoin}`;

/**
 * Those whom another campaign to the same rest, or to the rest of one, has reached or may still reach: all that come of
 * the first campaign, since the rest of a rest is also part of the first one's, deleted ones too. Practice reaches nobody
 * of a real rest.
 */
const reachedSince = `
  WITH RECURSIVE earlier(id) AS (
    SELECT ?1 UNION SELECT g.rest_of FROM campaign g JOIN earlier ON g.id = earlier.id WHERE g.rest_of IS NOT NULL),
  later(id) AS (
    SELECT id FROM campaign WHERE rest_of IN earlier
    UNION SELECT g.id FROM campaign g JOIN later ON g.rest_of = later.id)
  SELECT r.msisdn FROM later JOIN campaign g ON g.id = later.id AND g.id <> ?2
  CROSS JOIN chunk c ON c.campaign_id = g.id
  CROSS JOIN recipient r ON ${isInChunk}
  WHERE (${isLive} OR (SELECT frozen ->> 'kind' FROM campaign WHERE id = ?1) = 'practice')
    AND ${isTaken}
  UNION ALL
  SELECT r.msisdn FROM (SELECT id FROM earlier UNION SELECT id FROM later) e JOIN reached_later l ON l.campaign_id = e.id
  JOIN recipient r ON r.campaign_id = l.campaign_id AND r.position = l.position`;

function numbers(database: DatabaseSync, sql: string, ...parameters: number[]): ReadonlySet<number> {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  const found = new Set<number>();
  for (const row of statement.iterate(...parameters)) found.add((row as unknown as [number])[0]);
  return found;
}
