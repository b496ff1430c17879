import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { CampaignId } from '../../../shared/brand.ts';
import { type ResultFilter, statesShown } from '../../../shared/campaign/results/result-row.ts';
import { rowKey } from '../../store/row-key.ts';
import { isPerhapsTexted, sharesChunkState, stateIn } from '../records/delivery-state-sql.ts';
import { isSomebody } from '../records/erased-recipient.ts';
import { openPeopleOf } from '../records/recipient-numbers.ts';

export interface ResultRequest {
  readonly campaignId: CampaignId;
  readonly filter: ResultFilter;
  /** Digits of a number, or part of a value; empty for everybody. */
  readonly search: string;
  readonly chunk: number | null;
}

export type FindPositions = (
  request: ResultRequest,
  signal?: AbortSignal,
) => Promise<Uint32Array<ArrayBuffer>>;

const atOnce = 20_000;

export function openResultPositions(database: DatabaseSync): FindPositions {
  const peopleOf = openPeopleOf(database);
  const ofChunk = database.prepare(
    'SELECT from_position AS first, to_position AS last FROM chunk WHERE campaign_id = ? AND chunk = ?',
  );
  // The condition on accepted lets SQLite use the index of open chunks.
  const chunksWhere = (condition: string) =>
    database.prepare(
      `SELECT from_position AS first, to_position AS last FROM chunk c
       WHERE campaign_id = ? AND state <> 'accepted' AND ${condition} ORDER BY from_position`,
    );
  const chunksInDoubt = chunksWhere(isPerhapsTexted);
  const list = (table: string, condition: string) =>
    database.prepare(
      `SELECT '[' || group_concat(position) || ']' AS list FROM (SELECT position FROM ${table} r
       WHERE campaign_id = ? AND position >= ? AND position < ? ${condition} ORDER BY position)`,
    );
  const skippedInDoubt = list('skipped', 'AND in_doubt_at IS NOT NULL');
  const undecided = list('recipient', `AND ${sharesChunkState}`);
  const leftOutEnd = database.prepare('SELECT max(n) + 1 AS last FROM left_out WHERE campaign_id = ?');
  // The list, while it is there, has the cells of the row.
  const leftOut = database.prepare(
    `SELECT '[' || group_concat(n) || ']' AS list FROM (SELECT o.n FROM left_out o
     WHERE o.campaign_id = ?1 AND o.n >= ?2 AND o.n < ?3 AND (?4 = '' OR instr(CAST(o.msisdn AS TEXT), ?5) > 0
       OR EXISTS (SELECT 1 FROM audience_row a JOIN campaign g ON g.id = ?1
         WHERE a.id = g.audience_id * ${rowKey(1, 0)} + o.n AND a.row = o.row AND a.cells LIKE ?6 ESCAPE '\\'))
     ORDER BY o.n)`,
  );
  const found = database.prepare(
    `SELECT '[' || group_concat(position) || ']' AS list FROM (SELECT r.position
     FROM json_each(?) j CROSS JOIN recipient r ON r.campaign_id = ? AND r.position = j.value
     WHERE ${isSomebody} AND (instr(CAST(r.msisdn AS TEXT), ?) > 0 OR r.tagvalues LIKE ? ESCAPE '\\') ORDER BY r.position)`,
  );

  type Statement = typeof undecided;
  type Range = { readonly first: number; readonly last: number };
  type Of = { readonly campaignId: CampaignId; readonly signal: AbortSignal | undefined };

  async function read(statement: Statement, { campaignId, signal }: Of, range: Range): Promise<number[]> {
    const positions: number[] = [];
    for (let from = range.first; from < range.last; from += atOnce) {
      const row = statement.get(campaignId, from, Math.min(from + atOnce, range.last));
      for (const one of listIn(row)) positions.push(one);
      await setImmediate(undefined, { signal });
    }
    return positions;
  }

  async function ofChunks(statement: Statement, of: Of, range: Range): Promise<number[]> {
    const all = statement.all(of.campaignId) as unknown as Range[];
    const chunks = all.filter(({ first, last }) => first < range.last && last > range.first);
    const positions: number[] = [];
    for (const one of chunks) for (const at of await read(undecided, of, one)) positions.push(at);
    return positions;
  }

  async function perhapsTexted(of: Of, range: Range): Promise<number[]> {
    const positions = await read(skippedInDoubt, of, range);
    for (const at of await ofChunks(chunksInDoubt, of, range)) positions.push(at);
    return positions.sort((one, other) => one - other);
  }

  type Reader = (of: Of, range: Range) => Promise<number[]>;
  const reads =
    (statement: Statement): Reader =>
    (of, range) =>
      read(statement, of, range);
  function ofState(filter: keyof typeof statesShown): Reader {
    const chunks = chunksWhere(stateIn((state) => statesShown[filter].includes(state)));
    return (of, range) => ofChunks(chunks, of, range);
  }
  const filtered: { readonly [Filter in Exclude<ResultFilter, 'left-out'>]: Reader } = {
    all: async (_, { first, last }) =>
      Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at),
    accepted: reads(list('receipt', '')),
    different: reads(list('receipt', 'AND returned IS NOT NULL')),
    skipped: reads(list('skipped', '')),
    'perhaps-texted': perhapsTexted,
    unknown: ofState('unknown'),
    refused: ofState('refused'),
    'not-sent': ofState('not-sent'),
    waiting: ofState('waiting'),
  };

  async function searched({ campaignId, signal }: Of, positions: number[], search: string) {
    const { number, like } = soughtBy(search);
    const hits: number[] = [];
    for (let from = 0; from < positions.length; from += atOnce) {
      const some = JSON.stringify(positions.slice(from, from + atOnce));
      const row = found.get(some, campaignId, number, like);
      for (const one of listIn(row)) hits.push(one);
      await setImmediate(undefined, { signal });
    }
    return hits;
  }

  async function leftOutOf({ campaignId, signal }: Of, people: number, search: string): Promise<number[]> {
    const { number, like } = soughtBy(search);
    const last = Number(leftOutEnd.get(campaignId)?.last ?? 0);
    const positions: number[] = [];
    for (let from = 0; from < last; from += atOnce) {
      const row = leftOut.get(campaignId, from, from + atOnce, search, number, like);
      for (const n of listIn(row)) positions.push(people + n);
      await setImmediate(undefined, { signal });
    }
    return positions;
  }

  return async ({ campaignId, filter, search, chunk }, signal) => {
    const text = search.trim();
    const of = { campaignId, signal };
    const whole = { first: 0, last: peopleOf(campaignId) };
    if (filter === 'left-out') return Uint32Array.from(await leftOutOf(of, whole.last, text));
    const limits =
      chunk === null
        ? whole
        : ((ofChunk.get(campaignId, chunk) as Range | undefined) ?? { first: 0, last: 0 });
    const wanted = await filtered[filter](of, limits);
    return Uint32Array.from(text === '' ? wanted : await searched(of, wanted, text));
  };
}

function listIn(row: Record<string, unknown> | undefined): number[] {
  return typeof row?.list === 'string' ? (JSON.parse(row.list) as number[]) : [];
}

/** Digits of a number, which nothing holds where too few were typed, and a pattern for values. */
function soughtBy(search: string): { readonly number: string; readonly like: string } {
  const digits = search.replace(/[\s()+./-]/g, '');
  const number = /^\d{2,}$/.test(digits) ? digits.replace(/^0+/, '') : '\0';
  return { number, like: `%${search.replace(/[\\%_]/g, '\\$&')}%` };
}
