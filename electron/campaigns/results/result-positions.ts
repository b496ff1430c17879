import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import type { ResultFilter } from '../../../shared/campaign/filters/result-filter.ts';
import { statesShown } from '../../../shared/campaign/results/result-row.ts';
import { storedCells } from '../../search/row-search.ts';
import { numberSearched, openWordSearch } from '../../search/words-in-sql.ts';
import { isPerhapsTexted, sharesChunkState, stateIn } from '../../store/delivery-state-sql.ts';
import { isSomebody } from '../../store/erased-recipient.ts';
import { restEvery } from '../../store/in-steps.ts';
import { rowKey } from '../../store/row-key.ts';
import { openPeopleOf } from '../records/recipient-numbers.ts';

export interface ResultRequest {
  readonly campaignId: CampaignId;
  readonly filter: ResultFilter;
  /** Digits of a number, or words in their values; empty for everybody. */
  readonly search: string;
  readonly chunk: number | null;
}

export type FindPositions = (
  request: ResultRequest,
  signal?: AbortSignal,
) => Promise<Uint32Array<ArrayBuffer>>;

const atOnce = 20_000;
/** How many rows of a search are read, and for how many ms, before main handles other work; rows may be long. */
const LOOKED = 500;
const TURN_MS = 10;

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
  const list = (table: string, condition: string, at = 'position') =>
    database.prepare(
      `SELECT '[' || group_concat(at) || ']' AS list FROM (SELECT ${at} AS at FROM ${table} r
       WHERE campaign_id = :campaignId AND ${at} >= :from AND ${at} < :to ${condition} ORDER BY ${at})`,
    );
  const skippedInDoubt = list('skipped', 'AND in_doubt_at IS NOT NULL');
  const undecided = list('recipient', `AND ${sharesChunkState}`);
  const leftOutEnd = database.prepare('SELECT max(n) + 1 AS last FROM left_out WHERE campaign_id = ?');
  const leftOut = list('left_out', '', 'n');
  const cells = openWordSearch(database, storedCells);
  const hasNumber = "instr(CAST(r.msisdn AS TEXT), nullif(:number, '')) > 0";
  // If the list still exists, it has the cells of the row.
  const leftOutFound = list(
    'left_out',
    `AND (${hasNumber} OR EXISTS (SELECT 1 FROM audience_row a JOIN campaign g ON g.id = :campaignId
       WHERE a.id = g.audience_id * ${rowKey(1, 0)} + r.n AND a.row = r.row AND ${cells.holds('a.cells')}))`,
    'n',
  );
  const positionsAmong = database.prepare(
    `SELECT '[' || group_concat(position) || ']' AS list FROM (SELECT r.position
     FROM json_each(:positions) j CROSS JOIN recipient r ON r.campaign_id = :campaignId AND r.position = j.value
     WHERE ${isSomebody} AND (${hasNumber} OR ${cells.holds('r.tagvalues')}) ORDER BY r.position)`,
  );

  type Statement = typeof undecided;
  type Terms = ReturnType<typeof cells.terms> & { readonly number: string };
  type Range = { readonly first: number; readonly last: number };
  type Of = { readonly campaignId: CampaignId; readonly signal: AbortSignal | undefined };

  async function read(
    statement: Statement,
    { campaignId, signal }: Of,
    range: Range,
    terms?: Terms,
  ): Promise<number[]> {
    const positions: number[] = [];
    const [step, rest] = terms ? [LOOKED, restEvery(TURN_MS, signal)] : [atOnce, restEvery(0, signal)];
    for (let from = range.first; from < range.last; from += step) {
      const row = statement.get({ campaignId, from, to: Math.min(from + step, range.last), ...terms });
      for (const one of listIn(row)) positions.push(one);
      await rest();
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
    'in-flight': ofState('in-flight'),
    waiting: ofState('waiting'),
  };

  async function searched({ campaignId, signal }: Of, positions: number[], terms: Terms) {
    const hits: number[] = [];
    const rest = restEvery(TURN_MS, signal);
    for (let from = 0; from < positions.length; from += LOOKED) {
      const some = JSON.stringify(positions.slice(from, from + LOOKED));
      for (const one of listIn(positionsAmong.get({ positions: some, campaignId, ...terms }))) hits.push(one);
      await rest();
    }
    return hits;
  }

  async function leftOutOf(of: Of, people: number, terms: Terms | undefined): Promise<number[]> {
    const last = Number(leftOutEnd.get(of.campaignId)?.last ?? 0);
    const rows = await read(terms ? leftOutFound : leftOut, of, { first: 0, last }, terms);
    return rows.map((n) => people + n);
  }

  return async ({ campaignId, filter, search, chunk }, signal) => {
    const text = search.trim();
    const terms = text === '' ? undefined : { number: numberSearched(text), ...cells.terms(text) };
    const of = { campaignId, signal };
    const whole = { first: 0, last: peopleOf(campaignId) };
    if (filter === 'left-out') return Uint32Array.from(await leftOutOf(of, whole.last, terms));
    const limits =
      chunk === null
        ? whole
        : ((ofChunk.get(campaignId, chunk) as Range | undefined) ?? { first: 0, last: 0 });
    const wanted = await filtered[filter](of, limits);
    return Uint32Array.from(terms ? await searched(of, wanted, terms) : wanted);
  };
}

function listIn(row: Record<string, unknown> | undefined): number[] {
  return typeof row?.list === 'string' ? (JSON.parse(row.list) as number[]) : [];
}
