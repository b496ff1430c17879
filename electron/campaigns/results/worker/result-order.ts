import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { CampaignId } from '../../../../shared/brand.ts';
import {
  type DeliveryState,
  type PersonState,
  stateOfPerson,
} from '../../../../shared/campaign/progress/delivery-state.ts';
import {
  type ResultSort,
  resultColumns,
  type SortedResult,
} from '../../../../shared/campaign/results/columns/result-columns.ts';
import { lazily } from '../../../../shared/lazily.ts';
import { appError, fail, ok } from '../../../../shared/result.ts';
import { say } from '../../../../shared/texts/say.ts';
import { collatedInSlices, MOST_CHARACTERS } from '../../../collation/collated-order.ts';
import { orderOfKeys, type RowOrder, sortedRows, withBlanks } from '../../../collation/row-order.ts';
import { isErased } from '../../../store/erased-recipient.ts';
import { inRange } from '../../../store/range-sql.ts';
import type { Job } from '../../../threads/service.ts';
import { type Frozen, frozenTexts, readFrozen } from '../../records/frozen.ts';
import { openPeopleOf } from '../../records/recipient-numbers.ts';

type Positions = Uint32Array<ArrayBuffer>;

export interface WantedOrder {
  readonly campaignId: CampaignId;
  readonly positions: Positions;
  readonly sort: ResultSort;
}

interface Sorted {
  readonly position: number;
  readonly row: number;
  readonly msisdn: number;
  readonly parts: number;
  readonly tagvalues: string;
  readonly id: string | null;
  readonly differs: number;
  readonly reachedAt: number | null;
  readonly skippedAt: number | null;
  readonly skippedInDoubt: number | null;
}

interface Shared {
  readonly from: number;
  readonly chunk: number;
  readonly version: number;
  readonly state: DeliveryState;
  readonly inDoubtAt: number | null;
  readonly lastAt: number | null;
}

const BLOCK = 5_000;

export function openResultOrder(database: DatabaseSync) {
  const peopleOf = openPeopleOf(database);
  const started = database.prepare('SELECT started_at AS at FROM campaign WHERE id = ?');
  const some = database.prepare(
    `SELECT r.position, r.row, r.msisdn, r.parts, r.tagvalues, t.id, t.returned IS NOT NULL AS differs, t.at AS reachedAt,
       s.at AS skippedAt, s.in_doubt_at AS skippedInDoubt
     FROM recipient r LEFT JOIN receipt t ON t.campaign_id = r.campaign_id AND t.position = r.position
     LEFT JOIN skipped s ON s.campaign_id = r.campaign_id AND s.position = r.position
     WHERE r.campaign_id = ? AND ${inRange('r.position')} ORDER BY r.position`,
  );
  const chunks = database.prepare(
    `SELECT from_position AS "from", chunk, version, state, in_doubt_at AS inDoubtAt,
       (SELECT coalesce(a.ended_at, a.started_at) FROM attempt a
        WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk ORDER BY a.attempt DESC LIMIT 1) AS lastAt
     FROM chunk c WHERE campaign_id = ? ORDER BY from_position`,
  );

  async function* blocks(campaignId: CampaignId, people: number, signal: AbortSignal) {
    for (let from = 0; from < people; from += BLOCK) {
      yield some.all(campaignId, from, from + BLOCK) as unknown as Sorted[];
      await setImmediate();
      signal.throwIfAborted();
    }
  }

  const leftOut = database.prepare(
    `SELECT n, row, reason, coalesce(msisdn, -1) AS msisdn FROM left_out WHERE campaign_id = ? AND ${inRange('n')}`,
  );

  /** By row, number or reason: rows that were left out have nothing else to sort by. */
  async function leftOutInOrder(
    campaignId: CampaignId,
    ns: Positions,
    { by, descending }: ResultSort,
    signal: AbortSignal,
  ): Promise<Positions> {
    const last = ns.reduce((most, n) => Math.max(most, n), 0);
    const keys = new Float64Array(last + 1);
    const ranks = new Map<unknown, number>();
    for (let from = 0; from <= last; from += BLOCK) {
      for (const { n, row, reason, msisdn } of leftOut.all(
        campaignId,
        from,
        Math.min(from + BLOCK, last + 1),
      )) {
        if (!ranks.has(reason)) ranks.set(reason, ranks.size);
        const key = by === 'state' ? ranks.get(reason)! : Number(by === 'to' ? msisdn : row);
        keys[Number(n)] = key < 0 ? Number.POSITIVE_INFINITY : descending ? -key : key;
      }
      await setImmediate();
      signal.throwIfAborted();
    }
    return ns.sort((one, other) => keys[one]! - keys[other]!);
  }

  async function inOrder({ campaignId, positions, sort }: WantedOrder, signal: AbortSignal) {
    const people = peopleOf(campaignId);
    if ((positions[0] ?? 0) >= people) {
      const ns = positions.map((position) => position - people);
      const sorted = await leftOutInOrder(campaignId, ns, sort, signal);
      return ok(sorted.map((n) => people + n));
    }
    const rows = blocks(campaignId, people, signal);
    const { sort: column } = resultColumns[sort.by];
    const startedAt = Number(started.get(campaignId)?.at ?? 0);
    const chunksOf = sharedOf(() => chunks.all(campaignId) as unknown as Shared[]);
    const facts = new Facts(readFrozen(database, campaignId), chunksOf, startedAt);
    let order: RowOrder;
    if (column !== undefined && 'number' in column) {
      const keys = new Float64Array(people);
      for await (const block of rows)
        for (const one of block) keys[one.position] = column.number(facts.of(one));
      order = orderOfKeys(keys);
    } else {
      const texts: string[] = [];
      const ns = new Uint32Array(people);
      let characters = 0;
      for await (const block of rows) {
        for (const one of block) {
          const text = column?.text(facts.of(one)) ?? '';
          if (text === '') continue;
          characters += text.length;
          ns[texts.length] = one.position;
          texts.push(text);
        }
        if (characters > MOST_CHARACTERS) return fail(TOO_LONG);
      }
      order = withBlanks(await collatedInSlices(texts, sort.locale, signal), ns, people);
    }
    return ok(sortedRows(positions, order, sort.descending));
  }

  return async (wanted: WantedOrder, { signal, transfer }: Job) => {
    const positions = await inOrder(wanted, signal);
    if (positions.ok) transfer(positions.value.buffer);
    return positions;
  };
}

/** What sorting asks of one recipient after the other, in the order of their positions. */
class Facts implements SortedResult {
  readonly #textOf: (version: number, tagvalues: readonly string[]) => string;
  readonly #chunkOf: (position: number) => Shared | undefined;
  readonly #startedAt: number;
  #one!: Sorted;

  constructor(frozen: Frozen | null, chunkOf: (position: number) => Shared | undefined, startedAt: number) {
    this.#textOf = frozen === null ? () => '' : frozenTexts(frozen);
    this.#chunkOf = chunkOf;
    this.#startedAt = startedAt;
  }

  of(one: Sorted): this {
    this.#one = one;
    return this;
  }

  get #shared(): Shared | undefined {
    return this.#chunkOf(this.#one.position);
  }

  get row(): number {
    return this.#one.row;
  }

  get number(): string {
    return isErased(this.#one.msisdn) ? '' : String(this.#one.msisdn);
  }

  get text(): string {
    const { msisdn, tagvalues } = this.#one;
    if (isErased(msisdn)) return '';
    return this.#textOf(this.#shared?.version ?? 0, JSON.parse(tagvalues) as string[]);
  }

  get parts(): number {
    return this.#one.parts;
  }

  get chunk(): number {
    return this.#shared?.chunk ?? -1;
  }

  get id(): string | null {
    return this.#one.id;
  }

  get person(): PersonState | null {
    const shared = this.#shared;
    return shared === undefined ? null : stateOf(this.#one, shared);
  }

  get differs(): boolean {
    return this.#one.differs === 1;
  }

  get second(): number | null {
    const shared = this.#shared;
    const at = shared === undefined ? null : timeOf(this.#one, shared);
    return at === null ? null : Math.max(1, secondOf(at) - secondOf(this.#startedAt) + 1);
  }
}

const TOO_LONG = appError('bad-input', say.drafts.tooLong(), say.drafts.tooLongFix());

function stateOf(one: Sorted, { state, inDoubtAt }: Shared): PersonState {
  const isSkipped = one.skippedAt !== null;
  const wasInDoubt = (isSkipped ? one.skippedInDoubt : inDoubtAt) !== null;
  return stateOfPerson({ hasReceipt: one.id !== null, isSkipped, chunk: state, wasInDoubt });
}

function secondOf(at: number): number {
  return Math.floor(at / 1000);
}

/** The same time as in the person's result. */
function timeOf(one: Sorted, shared: Shared): number | null {
  if (one.reachedAt !== null) return one.reachedAt;
  const { state } = stateOf(one, shared);
  if (state === 'skipped') return one.skippedAt;
  return state === 'waiting' ? null : shared.lastAt;
}

/** Positions must be asked for in ascending order. */
function sharedOf(read: () => readonly Shared[]): (position: number) => Shared | undefined {
  const chunks = lazily(read);
  let at = 0;
  return (position) => {
    while (at + 1 < chunks().length && chunks()[at + 1]!.from <= position) at += 1;
    return chunks()[at];
  };
}
