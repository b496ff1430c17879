import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { StoredRow } from '../../store/audience-rows.ts';
import type { KeptDecisions, WrittenRow } from '../records/audience-writer.ts';
import { type DerivedFacts, type DerivedNumber, openDerivedFacts, specialTest } from './derived-facts.ts';
import { concluded, type JudgedRow } from './judged-rows.ts';
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
/** Numbers whose rows are held to be written: they often stand together. */
const MOST_HELD = 1000;

function openTaken(most: number) {
  const numbers = new Float64Array(most);
  const taken = {
    source: new Uint8Array(most),
    from: new Uint32Array(most),
    status: new Uint8Array(most),
    flags: new Uint8Array(most),
  };
  /** 1 if the row's number is judged, or its decisions are brought along. */
  const special = new Uint8Array(most);
  const index = new NumberIndex(numbers);
  const shared = new Map<number, number[]>();
  let count = 0;

  function judgeAll(facts: DerivedFacts, first: number): void {
    const { knownRows, judged } = facts.number(numbers[first]!, shared.get(first)!);
    for (const [at, { own }] of knownRows.entries()) {
      taken.status[own.n] = judged.statuses[at]!;
      taken.flags[own.n] = own.flags;
      special[own.n] = 1;
    }
  }

  return {
    add(source: number, row: StoredRow, isSpecial: boolean): void {
      const n = count;
      count += 1;
      taken.source[n] = source;
      taken.from[n] = row.n;
      taken.status[n] = row.status;
      taken.flags[n] = row.flags;
      if (isSpecial) special[n] = 1;
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
      const held = new Map<number, HeldNumber>();
      const numberOf = (first: number): HeldNumber => {
        const heldRow = held.get(first);
        if (heldRow !== undefined) return heldRow;
        if (held.size === MOST_HELD) held.clear();
        const number = facts.number(numbers[first]!, shared.get(first)!);
        const rows = new Map(concluded(number).map((row) => [row.n, row]));
        const made = { rows, added: number.added };
        held.set(first, made);
        return made;
      };
      return {
        count,
        ...taken,
        blocks: facts.blocks,
        made(list, row, n) {
          const fitted = { ...list.fit(row), cells: facts.cells(taken.source[n]!, row.cells) };
          if (special[n] === 0) return [fitted, null];
          if (numbers[n] === 0) return [fitted, facts.kept(n, [])];
          const { rows, added } = numberOf(index.get(numbers[n]!));
          const { n: _, ...own } = rows.get(n)!;
          const { numberFlags } = fitted;
          return [{ ...fitted, ...own, numberFlags }, facts.kept(n, added)];
        },
      };
    },
  };
}

interface HeldNumber extends Pick<DerivedNumber, 'added'> {
  readonly rows: ReadonlyMap<number, JudgedRow>;
}
