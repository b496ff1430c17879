import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { addToCounts, noCounts, RECIPIENT } from '../../../shared/audience/audience-row.ts';
import { type Difference, type Differences, differenceOf } from '../../../shared/audience/differences.ts';
import type { RowFacts } from '../../../shared/audience/row-facts.ts';
import { transact } from '../../store/open-database.ts';
import { rowKey } from '../../store/row-key.ts';
import { addCounts, addToDifferences, endJudgingAgain, openJudging } from '../records/judged-lists.ts';
import {
  concluded,
  concludedAlone,
  concludedAs,
  type JudgedRow,
  type JudgedRows,
  type KnownRow,
  openJudgedRows,
} from './judged-rows.ts';
import type { NumberColumn } from './number-column.ts';

/** From 0 to 1. */
export type TellProgress = (share: number) => void;

/** In ms: the longest time that others cannot write, besides the time that the last number takes. */
const heldMs = 7;
/** If a number has more rows, they are written in several transactions. */
const MOST_TOGETHER = 1000;

interface Rejudged {
  /** Rows whose decisions changed, including rows with another number since. */
  readonly rows: Iterable<number>;
  readonly numbers: Iterable<number>;
  /** For the share of progress. */
  readonly total: number;
  /** Runs in the first transaction, and in the last. */
  readonly begin?: () => void;
  readonly end?: () => void;
  /** Runs in each transaction that wrote rows. */
  readonly differ?: (differences: Differences) => void;
  readonly progress?: TellProgress | undefined;
  /** Everything happens in one transaction. */
  readonly isWhole?: boolean;
}

/**
 * Judges numbers from the facts, and stores the results: besides the import, only this writes the status of a row. It
 * works a few ms at a time, so that others can write; returns how many rows changed.
 */
export async function rejudge(database: DatabaseSync, judged: JudgedRows, asked: Rejudged): Promise<number> {
  const { numbers } = judged;
  const store = openStore(database, judged.audienceId, asked.differ);
  const done = new Set<number>();
  const waiting: number[] = [];
  /** Rows that have another number now than when they were found. */
  const strays: number[] = [];
  /** Just read, and not written since. */
  let read: KnownRow | null = null;
  const items = each(asked);
  let changed = 0;
  let passed = 0;
  let isBegun = false;

  function touch(n: number, knownRow = judged.at(n)): void {
    if (knownRow === undefined) return;
    read = knownRow;
    const [before, after] = [numbers.at(n), knownRow.decided.msisdn ?? 0];
    waiting.push(after);
    if (before !== after) {
      numbers.set(n, knownRow.decided.msisdn);
      waiting.push(before);
      for (const number of [before, after]) done.delete(number);
    }
    if (after === 0) changed += store.write(knownRow.stored, concludedAlone(knownRow));
  }

  function judgeNumber(number: number): void {
    const all = judged.rowsWith(number, read);
    read = null;
    const isHere = ({ decided }: KnownRow): boolean => decided.msisdn === number;
    for (const one of all) if (!isHere(one)) touch(one.own.n, one);
    done.add(number);
    const judgedNumber = judged.withRows(number, all.filter(isHere));
    if (judgedNumber === null) return;
    for (const [index, after] of concluded(judgedNumber).entries())
      changed += store.write(judgedNumber.knownRows[index]!.stored, after);
  }

  /** Returns the next number if it has many rows; null at the end, undefined if the time is over. */
  function some(until: number): number | null | undefined {
    do {
      const stray = strays.pop();
      const number = stray === undefined ? waiting.pop() : 0;
      if (stray !== undefined) touch(stray);
      else if (number === undefined) {
        const next = items.next();
        if (next.done === true) return null;
        passed += 1;
        if ('n' in next.value) touch(next.value.n);
        else waiting.push(next.value.number);
      } else if (number !== 0 && !done.has(number)) {
        if (asked.isWhole !== true && numbers.rowsWith(number).length > MOST_TOGETHER) return number;
        judgeNumber(number);
      }
    } while (asked.isWhole === true || performance.now() < until);
    return undefined;
  }

  /** Only the facts of the number's rows are held; rows that are or were sent to come first. */
  async function judgeMany(number: number): Promise<void> {
    const rows: RowFacts[] = [];
    const sent: number[] = [];
    const shared = sharedTexts();
    for (const n of numbers.rowsWith(number)) {
      const ownRow = judged.at(n);
      if (ownRow?.decided.msisdn !== number) strays.push(n);
      else {
        const facts = judged.facts(ownRow);
        if (ownRow.stored.status === RECIPIENT) sent.push(rows.length);
        rows.push({ ...facts, cells: shared(facts.cells), imported: shared(facts.imported) });
      }
      if (n % MOST_TOGETHER === 0) await setImmediate();
    }
    done.add(number);
    if (rows.length === 0) return;
    const outcome = { rows, ...judged.judged(number, rows) };
    const order = inOrder([...sent, outcome.judged.kept], rows.length);
    for (let isOver = false; !isOver; await setImmediate()) {
      transact(database, () => {
        const until = performance.now() + heldMs;
        do {
          const next = order.next();
          isOver = next.done === true;
          if (next.done === true) break;
          const knownRow = judged.at(rows[next.value]!.n)!;
          changed += store.write(knownRow.stored, concludedAs(knownRow, outcome, next.value));
        } while (performance.now() < until);
        store.end();
      });
    }
  }

  for (;;) {
    const next = transact(database, () => {
      const until = performance.now() + heldMs;
      if (!isBegun) asked.begin?.();
      isBegun = true;
      const number = some(until);
      if (number === null) asked.end?.();
      store.end();
      return number;
    });
    asked.progress?.(asked.total === 0 ? 1 : Math.min(1, passed / asked.total));
    if (next === null) return changed;
    if (next !== undefined) await judgeMany(next);
    await setImmediate();
  }
}

/** Judges every row of a list whose rows an earlier judge judged, and keeps what differs for a person to see. */
export async function judgeAgain(database: DatabaseSync, numbers: NumberColumn): Promise<void> {
  const { audienceId, count } = numbers;
  await rejudge(database, openJudgedRows(database, numbers), {
    rows: Array(count).keys(),
    numbers: [],
    total: count,
    differ: (differences) => addToDifferences(database, audienceId, differences),
    end: () => endJudgingAgain(database, audienceId),
  });
}

function* inOrder(first: readonly number[], count: number) {
  yield* first;
  for (let index = 0; index < count; index++) yield index;
}

/** Keeps equal texts only once in memory. */
function sharedTexts(): (text: string) => string {
  const seenTexts = new Map<string, string>();
  return (text) => {
    const same = seenTexts.get(text) ?? text;
    seenTexts.set(same, same);
    return same;
  };
}

function* each({ rows, numbers }: Rejudged) {
  for (const n of rows) yield { n };
  for (const number of numbers) yield { number };
}

/** A revision of more rows names none of them: all rows are then read again. */
const MOST_NAMED = 100;
/** How many revisions keep the names of their rows. */
const KEPT_REVISIONS = 1000;

function openStore(database: DatabaseSync, audienceId: number, differ?: Rejudged['differ']) {
  const update = database.prepare(
    `UPDATE audience_row SET status = ?, flags = ?, number_flags = ?, msisdn = ?, original = ?, cells = ?, kept = ?,
       joined = ? WHERE id = ?`,
  );
  const judging = openJudging(database, audienceId);
  const name = database.prepare('INSERT INTO audience_change VALUES (?, ?, ?)');
  const forget = database.prepare('DELETE FROM audience_change WHERE audience_id = ? AND revision <= ?');
  let delta = noCounts();
  let changed: number[] = [];
  let differences: { -readonly [D in Difference]?: number } = {};

  return {
    /** Returns 1 if anything changed. */
    write(before: JudgedRow, after: JudgedRow): 0 | 1 {
      const { n, status, flags, numberFlags, msisdn, original, cells, kept, joined } = after;
      if (
        status === before.status &&
        flags === before.flags &&
        numberFlags === before.numberFlags &&
        msisdn === before.msisdn &&
        original === before.original &&
        cells === before.cells &&
        kept === before.kept &&
        joined === before.joined
      )
        return 0;
      if (changed.length === 0) judging.begin();
      changed.push(n);
      const difference = differenceOf(before.status, status);
      differences[difference] = (differences[difference] ?? 0) + 1;
      const key = rowKey(audienceId, n);
      update.run(status, flags, numberFlags, msisdn, original, cells, kept, joined, key);
      addToCounts(delta, before, -1);
      addToCounts(delta, after, 1);
      return 1;
    },
    /** Ends a transaction with one revision and the counts. */
    end(): void {
      if (changed.length === 0) return;
      addCounts(database, audienceId, delta);
      differ?.(differences);
      const { revision, ready } = judging.end();
      if (ready && changed.length <= MOST_NAMED) {
        for (const n of new Set(changed)) name.run(audienceId, revision, n);
        forget.run(audienceId, revision - KEPT_REVISIONS);
      }
      delta = noCounts();
      changed = [];
      differences = {};
    },
  };
}
