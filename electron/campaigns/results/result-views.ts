import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { CampaignId } from '../../../shared/brand.ts';
import type { DeliveryState } from '../../../shared/campaign/delivery-state.ts';
import type { ResultFilter } from '../../../shared/campaign/result.ts';

/** A list of recipients that was asked for: positions in the order of sending. */
export interface ResultView {
  readonly campaignId: CampaignId;
  readonly positions: Uint32Array;
}

/** What to list. */
export interface ViewRequest {
  readonly campaignId: CampaignId;
  readonly filter: ResultFilter;
  /** Digits of a number, or words of a value; empty for everybody. */
  readonly search: string;
  readonly chunk: number | null;
}

/** Lists of recipients, kept while they are paged through; of more than eight the oldest goes. */
export interface ResultViews {
  open(request: ViewRequest): Promise<{ viewId: string; count: number }>;
  get(viewId: string): ResultView | null;
  positions(request: ViewRequest): Promise<Uint32Array>;
}

const kept = 8;
const atOnce = 20_000;

const ownOutcome = `
  AND NOT EXISTS (SELECT 1 FROM skipped s WHERE s.campaign_id = r.campaign_id AND s.position = r.position)
  AND NOT EXISTS (SELECT 1 FROM receipt t WHERE t.campaign_id = r.campaign_id AND t.position = r.position)`;

/** Opens the views on a connection. */
export function openResultViews(database: DatabaseSync): ResultViews {
  const views = new Map<string, ResultView>();
  const people = database.prepare(
    'SELECT coalesce(max(position) + 1, 0) AS people FROM recipient WHERE campaign_id = ?',
  );
  const range = database.prepare(
    'SELECT from_position AS first, to_position AS last FROM chunk WHERE campaign_id = ? AND chunk = ?',
  );
  const chunksOf = database.prepare(
    `SELECT from_position AS first, to_position AS last FROM chunk
     WHERE campaign_id = ? AND state = ? AND state <> 'accepted' ORDER BY from_position`,
  );
  const list = (table: string, condition: string) =>
    database.prepare(
      `SELECT '[' || group_concat(position) || ']' AS list FROM (SELECT position FROM ${table} r
       WHERE campaign_id = ? AND position >= ? AND position < ? ${condition} ORDER BY position)`,
    );
  const accepted = list('receipt', '');
  const different = list('receipt', 'AND returned IS NOT NULL');
  const skipped = list('skipped', '');
  const undecided = list('recipient', ownOutcome);
  const found = database.prepare(
    `SELECT '[' || group_concat(position) || ']' AS list FROM (SELECT r.position
     FROM json_each(?) j CROSS JOIN recipient r ON r.campaign_id = ? AND r.position = j.value
     WHERE instr(CAST(r.msisdn AS TEXT), ?) > 0 OR r.tagvalues LIKE ? ESCAPE '\\' ORDER BY r.position)`,
  );

  type Statement = typeof accepted;
  type Range = { readonly first: number; readonly last: number };

  async function read(
    statement: Statement,
    campaignId: CampaignId,
    { first, last }: Range,
  ): Promise<number[]> {
    const positions: number[] = [];
    for (let from = first; from < last; from += atOnce) {
      const row = statement.get(campaignId, from, Math.min(from + atOnce, last));
      if (typeof row?.list === 'string')
        for (const one of JSON.parse(row.list) as number[]) positions.push(one);
      await setImmediate();
    }
    return positions;
  }

  async function ofStates(
    campaignId: CampaignId,
    whole: Range,
    states: readonly DeliveryState[],
  ): Promise<number[]> {
    const ranges = states
      .flatMap((state) => chunksOf.all(campaignId, state) as unknown as Range[])
      .filter(({ first, last }) => first < whole.last && last > whole.first)
      .sort((a, b) => a.first - b.first);
    const positions: number[] = [];
    for (const one of ranges) for (const at of await read(undecided, campaignId, one)) positions.push(at);
    return positions;
  }

  async function filtered(filter: ResultFilter, campaignId: CampaignId, whole: Range): Promise<number[]> {
    switch (filter) {
      case 'all':
        return Array.from({ length: Math.max(0, whole.last - whole.first) }, (_, at) => whole.first + at);
      case 'accepted':
        return read(accepted, campaignId, whole);
      case 'different':
        return read(different, campaignId, whole);
      case 'skipped':
        return read(skipped, campaignId, whole);
      case 'unknown':
        return ofStates(campaignId, whole, ['unknown', 'treated-as-sent']);
      case 'refused':
        return ofStates(campaignId, whole, ['refused']);
      case 'not-sent':
        return ofStates(campaignId, whole, ['not-sent']);
      case 'waiting':
        return ofStates(campaignId, whole, ['waiting', 'in-flight']);
    }
  }

  async function searched(campaignId: CampaignId, positions: number[], search: string): Promise<number[]> {
    const digits = search.replace(/[\s()+./-]/g, '');
    const number = /^\d{2,}$/.test(digits) ? digits.replace(/^0+/, '') : '\0';
    const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    const hits: number[] = [];
    for (let from = 0; from < positions.length; from += atOnce) {
      const some = JSON.stringify(positions.slice(from, from + atOnce));
      const row = found.get(some, campaignId, number, like);
      if (typeof row?.list === 'string') for (const one of JSON.parse(row.list) as number[]) hits.push(one);
      await setImmediate();
    }
    return hits;
  }

  async function positions({ campaignId, filter, search, chunk }: ViewRequest): Promise<Uint32Array> {
    const whole = { first: 0, last: Number(people.get(campaignId)?.people ?? 0) };
    const limits =
      chunk === null ? whole : ((range.get(campaignId, chunk) as Range | undefined) ?? { first: 0, last: 0 });
    const wanted = await filtered(filter, campaignId, limits);
    const text = search.trim();
    return Uint32Array.from(text === '' ? wanted : await searched(campaignId, wanted, text));
  }

  return {
    positions,
    async open(request) {
      const view = { campaignId: request.campaignId, positions: await positions(request) };
      const viewId = randomUUID();
      views.set(viewId, view);
      const [oldest] = views.keys();
      if (views.size > kept && oldest !== undefined) views.delete(oldest);
      return { viewId, count: view.positions.length };
    },
    get: (viewId) => views.get(viewId) ?? null,
  };
}
