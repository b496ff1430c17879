import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { NOT_KEPT } from '../../../shared/audience/kept-row.ts';
import type { StoredRow } from '../../store/audience-rows.ts';
import type { KeptDecisions, WrittenRow } from '../records/audience-writer.ts';
import { type DerivedFacts, openDerivedFacts, specialTest } from './derived-facts.ts';
import { NumberIndex } from './number-index.ts';
import type { SourceAudience } from './source-audience.ts';

/** The rows that a new list takes from saved ones, with their new statuses, by `n` in the new list. */
export interface DerivedRows {
  readonly count: number;
  /** Index of the source list. */
  readonly source: Uint8Array;
  /** The row's `n` in the source. */
  readonly from: Uint32Array;
  readonly status: Uint8Array;
  readonly flags: Uint8Array;
  readonly blocks: DerivedFacts['blocks'];
  /** The new row `n`, with the decisions about it. */
  made(list: SourceAudience, row: StoredRow, n: number): readonly [WrittenRow, KeptDecisions | null];
}

/** Takes rows of the lists and judges those that share a number; throws when aborted. */
export async function takeRows(
  database: DatabaseSync,
  lists: readonly SourceAudience[],
  signal: AbortSignal,
): Promise<DerivedRows> {
  const taken = openTaken(lists.reduce((sum, { count }) => sum + count, 0));
  const isSpecial = specialTest(database, lists);
  for (const [source, list] of lists.entries()) {
    await readRows(list, signal, (row) => {
      if (list.takes(row)) taken.add(source, row, isSpecial(source, row));
    });
  }
  return taken.judged(database, lists, signal);
}

/** The rows of each part of a list, by the index of its part, in one reading. */
export async function takeParts(
  database: DatabaseSync,
  list: SourceAudience,
  partOf: Uint8Array,
  rows: readonly number[],
  signal: AbortSignal,
): Promise<readonly DerivedRows[]> {
  const parts = rows.map((most) => openTaken(most));
  const isSpecial = specialTest(database, [list]);
  await readRows(list, signal, (row) => parts[partOf[row.n]!]!.add(0, row, isSpecial(0, row)));
  const judged: DerivedRows[] = [];
  for (const part of parts) judged.push(await part.judged(database, [list], signal));
  return judged;
}

async function readRows(list: SourceAudience, signal: AbortSignal, visit: (row: StoredRow) => void) {
  for (const rows of list.pages()) {
    for (const row of rows) visit(row);
    await setImmediate();
    signal.throwIfAborted();
  }
}

/** Numbers judged before the thread handles other messages. */
const AT_ONCE = 500;

/**
 * A row stays as in its list, is judged or brings decisions along, or gets a text or decisions. For these, its number is
 * judged once more when the row is written: those of all rows may not fit in memory.
 */
const [PLAIN, JUDGED, WITH_MORE] = [0, 1, 2];

function openTaken(most: number) {
  const numbers = new Float64Array(most);
  const taken = {
    source: new Uint8Array(most),
    from: new Uint32Array(most),
    status: new Uint8Array(most),
    flags: new Uint8Array(most),
  };
  const special = new Uint8Array(most);
  /** The row that is sent to instead, by `n`. */
  const kept = new Uint32Array(most);
  const index = new NumberIndex(numbers);
  const shared = new Map<number, number[]>();
  let count = 0;

  function judgeAll(facts: DerivedFacts, first: number): void {
    const ns = shared.get(first)!;
    const { judged, added } = facts.number(numbers[first]!, ns);
    for (const [at, n] of ns.entries()) {
      taken.status[n] = judged.statuses[at]!;
      kept[n] = ns[judged.kept]!;
      special[n] = judged.texts.has(at) ? WITH_MORE : JUDGED;
    }
    for (const { n } of added) special[n] = WITH_MORE;
  }

  return {
    add(source: number, row: StoredRow, isSpecial: boolean): void {
      const n = count;
      count += 1;
      taken.source[n] = source;
      taken.from[n] = row.n;
      taken.status[n] = row.status;
      taken.flags[n] = row.flags;
      if (isSpecial) special[n] = JUDGED;
      if (row.msisdn === null) return;
      numbers[n] = row.msisdn;
      const first = index.claim(n);
      const group = shared.get(first);
      if (group !== undefined) group.push(n);
      else if (first !== -1) shared.set(first, [first, n]);
      else if (isSpecial) shared.set(n, [n]);
    },
    async judged(
      database: DatabaseSync,
      lists: readonly SourceAudience[],
      signal: AbortSignal,
    ): Promise<DerivedRows> {
      const facts = openDerivedFacts(database, lists, { count, ...taken });
      let passed = 0;
      for (const first of shared.keys()) {
        judgeAll(facts, first);
        passed += 1;
        if (passed % AT_ONCE !== 0) continue;
        await setImmediate();
        signal.throwIfAborted();
      }
      return {
        count,
        ...taken,
        blocks: facts.blocks,
        made(list, row, n) {
          const fitted = { ...list.fit(row), cells: facts.cells(taken.source[n]!, row.cells) };
          if (special[n] === PLAIN) return [fitted, null];
          if (numbers[n] === 0) return [fitted, facts.kept(n, [])];
          const ns = shared.get(index.get(numbers[n]!))!;
          const number = special[n] === WITH_MORE ? facts.number(numbers[n]!, ns) : null;
          const status = taken.status[n]!;
          const judged = {
            ...{ status, flags: taken.flags[n]!, kept: NOT_KEPT.includes(status) ? kept[n]! : null },
            ...facts.text(n, row, number?.judged.texts.get(ns.indexOf(n))),
          };
          return [{ ...fitted, ...judged }, facts.kept(n, number?.added ?? [])];
        },
      };
    },
  };
}
