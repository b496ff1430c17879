import type { DatabaseSync } from 'node:sqlite';
import { PRACTICE_ID } from '../../../../shared/account/account.ts';
import { wouldBeSent } from '../../../../shared/campaign/progress/delivery-state.ts';
import { isWritten } from '../../../../shared/campaign/progress/phase.ts';
import { tagLeftIn, toFillable } from '../../../../shared/message/fill.ts';
import { type Frozen, frozenTexts, frozenVersions, parseFrozen } from '../../../campaigns/records/frozen.ts';
import {
  canStillSendSql,
  isInChunk,
  meansNotTexted,
  sharesChunkState,
  stateIn,
} from '../../../store/delivery-state-sql.ts';
import { phaseIn } from '../../../store/phase-sql.ts';

export const hasBegun = phaseIn((phase) => !isWritten(phase) && phase !== 'preparing');

/** Neither here nor being erased. */
const isUnaccounted = 'id NOT IN (SELECT id FROM campaign UNION ALL SELECT campaign_id FROM removal)';

const isLeft = stateIn(wouldBeSent);

/** Of a tally: the people of these states are those of the chunks. */
const isShared = stateIn((state) => state !== 'accepted' && state !== 'skipped', 't');

const ofChunk = 'a.campaign_id = c.campaign_id AND a.chunk = c.chunk';

/** Each reads everything once, however often the chunks and ranges of a file overlap. */
const shared = `begun AS (
    SELECT id, account_id, frozen FROM campaign WHERE ${hasBegun}
  ), people AS (
    SELECT campaign_id AS id, count(*) AS people, max(position) AS last FROM recipient GROUP BY campaign_id
  ), cut AS (
    SELECT campaign_id AS id, chunk, from_position AS first, to_position AS "end",
      lag(to_position, 1, 0) OVER (PARTITION BY campaign_id ORDER BY from_position) AS before
    FROM chunk
  ), miscut AS MATERIALIZED (
    SELECT id FROM cut WHERE first <> before OR "end" < first
    UNION SELECT id FROM (SELECT campaign_id AS id, from_position AS first, to_position AS "end",
      lag(to_position, 1, 0) OVER (PARTITION BY campaign_id ORDER BY from_position) AS before FROM reached)
    WHERE first < before OR "end" <= first
  ), sent AS (
    SELECT c.* FROM chunk c JOIN begun b ON b.id = c.campaign_id WHERE b.id NOT IN (SELECT id FROM miscut)
  )`;

/** What is on record about recipient `r`: accepted, or perhaps texted; no row for nothing. */
const reachedAt = `SELECT e.state FROM reached e WHERE e.campaign_id = r.campaign_id AND e.to_position > r.position
  AND e.from_position = (SELECT max(from_position) FROM reached f WHERE f.campaign_id = r.campaign_id AND f.from_position <= r.position)`;

/** People, requests, texts and numbers do not fit together, or the campaign is missing while its requests are there. */
const incomplete = [
  'SELECT id FROM begun WHERE frozen IS NULL',
  `SELECT id FROM (SELECT campaign_id AS id FROM chunk UNION SELECT campaign_id FROM attempt
     UNION SELECT campaign_id FROM tally) WHERE id NOT IN (SELECT id FROM campaign)`,
  `SELECT id FROM (SELECT DISTINCT campaign_id AS id FROM receipt UNION SELECT campaign_id FROM skipped
     UNION SELECT campaign_id FROM verdict) WHERE ${isUnaccounted}`,
  `SELECT id FROM (SELECT DISTINCT campaign_id AS id FROM recipient UNION SELECT DISTINCT campaign_id FROM recipient_number
     WHERE campaign_id NOT IN (SELECT id FROM campaign)) WHERE ${isUnaccounted} AND id NOT IN (SELECT campaign_id FROM reached)`,
  'SELECT b.id FROM begun b LEFT JOIN people p ON p.id = b.id WHERE p.people IS NOT p.last + 1',
  `SELECT b.id FROM begun b JOIN people p ON p.id = b.id
     LEFT JOIN json_each(?) n ON n.key = CAST(b.id AS TEXT) WHERE n.value IS NOT p.people`,
  `SELECT b.id FROM begun b LEFT JOIN people p ON p.id = b.id
     LEFT JOIN (SELECT id, max("end") AS last FROM cut GROUP BY id) c ON c.id = b.id WHERE c.last IS NOT p.people`,
  `SELECT id FROM miscut WHERE id NOT IN (SELECT campaign_id FROM removal)`,
  // An erased person has no values left.
  `SELECT b.id FROM sent c JOIN begun b ON b.id = c.campaign_id CROSS JOIN recipient r ON ${isInChunk}
   WHERE r.msisdn > 0 AND iif(r.tagvalues = '', -1, json_array_length(r.tagvalues)) IS NOT iif(c.version = 0,
     json_array_length(b.frozen, '$.tags'), json_array_length(b.frozen, '$.versions.cases[' || (c.version - 1) || '].tags'))`,
  // By `recipient_number`, whose key allows a number once, nobody gets two texts of a campaign.
  `SELECT r.campaign_id FROM recipient r
     LEFT JOIN recipient_number n ON n.msisdn = r.msisdn AND n.campaign_id = r.campaign_id
   WHERE n.position IS NOT r.position AND r.campaign_id IN (SELECT id FROM begun)`,
];

/** Records say different things about who was texted, or for which account. */
const contradicted = [
  `SELECT id FROM begun WHERE frozen ->> '$.accountId' IS NOT account_id
     OR frozen ->> '$.kind' IS NOT iif(account_id = '${PRACTICE_ID}', 'practice', 'live')`,
  `SELECT a.campaign_id FROM attempt a JOIN begun b ON b.id = a.campaign_id LEFT JOIN chunk c ON ${ofChunk}
   WHERE CASE a.outcome WHEN 'accepted' THEN c.state IS NOT 'accepted'
     WHEN 'unknown' THEN c.state IS NOT 'unknown' AND c.in_doubt_at IS NULL
     ELSE c.state IS NULL OR a.outcome IS NULL AND c.state <> 'in-flight' END`,
  `SELECT c.campaign_id FROM sent c WHERE c.state = 'in-flight'
     AND NOT EXISTS (SELECT 1 FROM attempt a WHERE ${ofChunk} AND a.outcome IS NULL)`,
  // A person decided after the latest request, if it was in doubt.
  `SELECT c.campaign_id FROM sent c WHERE c.state <> 'unknown'
     AND (SELECT outcome FROM attempt a WHERE ${ofChunk} ORDER BY attempt DESC LIMIT 1) = 'unknown'
     AND coalesce((SELECT max(attempts) FROM verdict a WHERE ${ofChunk}), 0) < (SELECT count(*) FROM attempt a WHERE ${ofChunk})`,
  `SELECT c.campaign_id FROM sent c WHERE ${isLeft} AND (c.people < 1 OR c.people <> (
     SELECT count(*) FROM recipient r WHERE ${isInChunk} AND ${sharesChunkState}))`,
  `SELECT c.campaign_id FROM sent c CROSS JOIN recipient r ON ${isInChunk}
   WHERE ${isLeft} AND ${sharesChunkState} AND (${reachedAt}) IN ('accepted', iif(c.in_doubt_at IS NULL, 'perhaps', ''))`,
  // Nobody is erased who may still be texted.
  `SELECT g.id FROM campaign g CROSS JOIN sent c ON c.campaign_id = g.id CROSS JOIN recipient r ON ${isInChunk}
   WHERE ${canStillSendSql} AND ${isLeft} AND ${sharesChunkState} AND r.msisdn < 0`,
  `SELECT b.id FROM begun b WHERE (SELECT total(to_position - from_position) FROM reached WHERE campaign_id = b.id)
     + (SELECT count(*) FROM skipped WHERE campaign_id = b.id)
     < (SELECT total(to_position - from_position) FROM chunk c WHERE campaign_id = b.id AND NOT ${meansNotTexted})`,
  `SELECT campaign_id FROM (SELECT campaign_id, state, people FROM tally UNION ALL SELECT campaign_id, state, -people FROM chunk) t
   WHERE ${isShared} AND campaign_id IN (SELECT id FROM begun) GROUP BY campaign_id, state HAVING total(people) <> 0`,
];

/** Campaigns if nobody can tell from this file whom they texted, or whom they still go to. */
export function brokenCampaigns(ours: DatabaseSync): number[] {
  const brokenRows = ours.prepare(`WITH ${shared} ${[...incomplete, ...contradicted].join(' UNION ')}`);
  const broken = brokenRows.all(countNumbers(ours)).map(({ id }) => Number(id));
  return [...broken, ...withTagsLeft(ours, new Set(broken))];
}

/** A value that holds a tag of the message, for somebody still to be texted: the service may replace it too. */
function withTagsLeft(ours: DatabaseSync, broken: ReadonlySet<number>): number[] {
  const textsLeft = ours.prepare(
    `SELECT c.version, r.tagvalues FROM chunk c CROSS JOIN recipient r ON ${isInChunk}
     WHERE c.campaign_id = ? AND ${isLeft} AND r.msisdn > 0 AND (? OR instr(r.tagvalues, '{') > 0)`,
  );
  function leavesTag(id: number, frozen: Frozen): boolean {
    const versions = frozenVersions(frozen);
    const textOf = frozenTexts(frozen);
    const hasBraces = versions.some(({ message, tags }) =>
      toFillable(message, tags).texts.some((text) => /[{}]/.test(text)),
    );
    for (const row of textsLeft.iterate(id, hasBraces ? 1 : 0)) {
      const version = Number(row.version);
      const values = JSON.parse(String(row.tagvalues)) as readonly string[];
      if (tagLeftIn(textOf(version, values), versions[version]!.tags) !== null) return true;
    }
    return false;
  }
  return ours
    .prepare(`SELECT id, frozen FROM campaign WHERE ${hasBegun}`)
    .all()
    .flatMap((row) => {
      const id = Number(row.id);
      return !broken.has(id) && leavesTag(id, parseFrozen(row.frozen)!) ? [id] : [];
    });
}

/** By campaign, as JSON: SQLite would sort all numbers in memory. */
function countNumbers(ours: DatabaseSync): string {
  const counts = new Map<number, number>();
  const each = ours.prepare('SELECT campaign_id FROM recipient_number');
  each.setReturnArrays(true);
  for (const [id] of each.iterate() as unknown as Iterable<readonly [number]>)
    counts.set(id, (counts.get(id) ?? 0) + 1);
  return JSON.stringify(Object.fromEntries(counts));
}
