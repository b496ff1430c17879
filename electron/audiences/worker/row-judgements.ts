import {
  type AudienceCounts,
  addToCounts,
  JOINED,
  noCounts,
  REJECTED,
  ROW_FLAGS,
} from '../../../shared/audience/audience-row.ts';
import { listRule, NOT_KEPT } from '../../../shared/audience/kept-row.ts';
import { plainNumber } from '../../../shared/audience/plain-number.ts';
import { decisionOn, type FoundConsent } from '../../../shared/sheet/consent/consent.ts';
import type { JoinRule, Mapping } from '../../../shared/sheet/sheet.ts';
import type { RowJudgement } from '../records/audience-writer.ts';
import { NumberIndex } from './number-index.ts';
import type { RowReadings } from './row-readings.ts';

/** Numbers that must not be texted, even if the sheet allows it; null for none. */
export interface BarredNumbers {
  readonly optedOut: NumberIndex | null;
  /** Numbers texted within the days that the mapping sets. */
  readonly recent: NumberIndex | null;
}

export interface JoinedRow {
  /** A JSON array. */
  readonly cells: string;
  /** A `StoredJoin` as JSON. */
  readonly joined: string;
}

export interface RowJoins {
  /** The rule, with the order of day and month of each column that is joined by date, if anybody knows it. */
  readonly rule: JoinRule;
  /** True if the rows that would be joined to row `n` wait for a choice. */
  waits(n: number): boolean;
  /** The joined text that replaces a recipient's own cells; null if these stay. */
  of(n: number, own: string): JoinedRow | null;
}

export type RowJudgements = ReturnType<typeof openJudgements>;

/**
 * The status of each row in view of the others, in five bytes. It does not depend on the other cells. The readings must
 * be complete.
 */
export function openJudgements(
  readings: RowReadings,
  { duplicates, consent }: Pick<Mapping, 'duplicates' | 'consent'>,
  { optedOut, recent }: BarredNumbers,
) {
  const { count, numbers } = readings;
  const rule = listRule(duplicates, { language: 'en', ways: [] }, []);
  const outcomes = [false, true].map((saysNo) =>
    [false, true].map((out) =>
      [false, true].map((isRecent) => plainNumber(rule, { saysNo, optedOut: out, recent: isRecent })),
    ),
  );
  const { keep } = plainNumber(rule);
  const statuses = new Uint8Array(count);
  /** The `n` of the kept row of each row's number, which may be the row itself. */
  const keepers = Int32Array.from({ length: count }, (_, n) => n);
  const saidNo = NumberIndex.of(readings.numbersWith(ROW_FLAGS.saidNo));
  const leavesOut = decisionOn(readings.consent, consent);
  const noes = leavesOut === false ? null : saidNo;
  let winners: NumberIndex | null = new NumberIndex(numbers);
  let judged = 0;
  let joinedRows: RowJoins | null = null;

  function place(n: number, winners: NumberIndex): void {
    const number = numbers[n]!;
    if (number === 0) {
      statuses[n] = REJECTED;
      return;
    }
    const has = (numbers: NumberIndex | null): 0 | 1 => (numbers?.has(number) === true ? 1 : 0);
    const { kept, others } = outcomes[has(noes)]![has(optedOut)]![has(recent)]!;
    statuses[n] = kept;
    const winner = winners.claim(n);
    if (winner === -1) return;
    if (keep === 'last') {
      statuses[winner] = others;
      winners.take(n);
    } else {
      statuses[n] = others;
      keepers[n] = winner;
    }
  }

  return {
    count,
    /** Whether people who said no are left out; null until decided. */
    leavesOut,
    /** All people who said no, left out or not. */
    odd: readings.odd,
    get elsewhere() {
      return [...readings.elsewhere].map(([country, rows]) => ({ country, rows }));
    },
    get consent(): FoundConsent {
      let rows = 0;
      for (let n = 0; n < count; n++) if (numbers[n] !== 0 && saidNo.has(numbers[n]!)) rows += 1;
      return { people: saidNo.size, rows, columns: readings.consent };
    },
    /** Judges the next `most` rows; false once all are judged. Call the other methods only then. */
    judge(most: number): boolean {
      if (winners === null) return false;
      const to = Math.min(count, judged + most);
      for (; judged < to; judged++) place(judged, winners);
      if (to < count) return true;
      // The last row of a number is known only after all rows are read.
      for (let n = 0; keep === 'last' && n < count; n++) {
        if (numbers[n] !== 0) keepers[n] = winners.get(numbers[n]!);
      }
      winners = null;
      return false;
    },
    join(joined: RowJoins): void {
      joinedRows = joined;
      const waiting = plainNumber({ ...rule, join: null }).others;
      for (let n = 0; n < count; n++) {
        if (statuses[n] === JOINED && joined.waits(keepers[n]!)) statuses[n] = waiting;
      }
    },
    /** How rows of one number become one text; null if they do not. */
    get joinRule(): JoinRule | null {
      return joinedRows?.rule ?? null;
    },
    /** The `n` of the row that is kept for the number of row `n`. */
    keptOf: (n: number): number => keepers[n]!,
    /** The joined text that replaces a kept row's own cells; null if these stay. */
    joinedRow: (n: number, own: string): JoinedRow | null =>
      numbers[n] === 0 || keepers[n] !== n ? null : (joinedRows?.of(n, own) ?? null),
    at(n: number): RowJudgement {
      const { rows, flags, numberFlags } = readings;
      const status = statuses[n]!;
      const own = leavesOut === false ? flags[n]! & ~ROW_FLAGS.saidNo : flags[n]!;
      const isRecent = numbers[n] !== 0 && recent?.has(numbers[n]!) === true;
      return {
        row: rows[n]!,
        status,
        flags: isRecent ? own | ROW_FLAGS.recent : own,
        numberFlags: numberFlags[n]!,
        msisdn: status === REJECTED ? null : numbers[n]!,
        kept: NOT_KEPT.includes(status) ? keepers[n]! : null,
      };
    },
    /** By `n`, 1 for a row that is kept in place of others. */
    keeping(): Uint8Array {
      const keeping = new Uint8Array(count);
      for (let n = 0; n < count; n++) if (NOT_KEPT.includes(statuses[n]!)) keeping[keepers[n]!] = 1;
      return keeping;
    },
    counts(): AudienceCounts {
      const counts = noCounts();
      for (let n = 0; n < count; n++) {
        addToCounts(counts, { status: statuses[n]!, flags: readings.flags[n]! }, 1);
      }
      return counts;
    },
  };
}
