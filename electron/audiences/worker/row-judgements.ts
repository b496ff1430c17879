import {
  type AudienceCounts,
  addToCounts,
  DUPLICATE,
  JOINED,
  noCounts,
  OPTED_OUT,
  RECENT,
  RECIPIENT,
  REJECTED,
  ROW_FLAGS,
  SAID_NO,
  UNDECIDED,
} from '../../../shared/audience/audience-row.ts';
import { decisionOn, type FoundConsent } from '../../../shared/sheet/consent/consent.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import type { RowJudgement } from '../records/audience-writer.ts';
import { NumberIndex } from './number-index.ts';
import type { RowReadings } from './row-readings.ts';

const givesWay = { first: DUPLICATE, last: DUPLICATE, ask: UNDECIDED, join: JOINED } as const;

/** Numbers that must not be texted, also where the sheet says yes; null for none. */
export interface BarredNumbers {
  readonly optedOut: NumberIndex | null;
  /** Texted within the days that the mapping names. */
  readonly recent: NumberIndex | null;
}

export interface JoinedRow {
  /** A JSON array. */
  readonly cells: string;
  /** A `StoredJoin` as JSON. */
  readonly joined: string;
}

export interface JoinedRows {
  /** Whether the rows that would be joined to row `n` wait for a choice. */
  waits(n: number): boolean;
  /** What a recipient gets instead of its own cells; null where it keeps these. */
  of(n: number, own: string): JoinedRow | null;
}

/** What each row becomes in view of the others, in five bytes. What its cells hold plays no part. */
export class RowJudgements {
  readonly #readings: RowReadings;
  readonly #barred: BarredNumbers;
  readonly #duplicates: Mapping['duplicates'];
  readonly #status: Uint8Array;
  /** The `n` of the row that is kept in its place; meaningless for the rest. */
  readonly #kept: Int32Array;
  #winners: NumberIndex | null;
  #judged = 0;
  #joined: JoinedRows | null = null;

  readonly #saidNo: NumberIndex;
  /** Whether people who said no are left out; null until it is decided. */
  readonly leavesOut: boolean | null;

  /** The readings must be complete. */
  constructor(
    readings: RowReadings,
    { duplicates, consent }: Pick<Mapping, 'duplicates' | 'consent'>,
    barred: BarredNumbers,
  ) {
    this.#readings = readings;
    this.#duplicates = duplicates;
    this.#barred = barred;
    this.#status = new Uint8Array(readings.count);
    this.#kept = new Int32Array(readings.count);
    this.#winners = new NumberIndex(readings.numbers);
    this.#saidNo = NumberIndex.of(readings.numbersWith(ROW_FLAGS.saidNo));
    this.leavesOut = decisionOn(readings.consent, consent);
  }

  /** Who said no, left out or not. */
  get consent(): FoundConsent {
    const { numbers, consent: columns } = this.#readings;
    let rows = 0;
    for (let n = 0; n < this.count; n++) if (numbers[n] !== 0 && this.#saidNo.has(numbers[n]!)) rows += 1;
    return { people: this.#saidNo.size, rows, columns };
  }

  get count(): number {
    return this.#readings.count;
  }

  /** Judges the next `most` rows; false once all are judged. Call the other methods only then. */
  judge(most: number): boolean {
    const winners = this.#winners;
    if (winners === null) return false;
    const to = Math.min(this.count, this.#judged + most);
    for (; this.#judged < to; this.#judged++) this.#place(this.#judged, winners);
    if (to < this.count) return true;
    if (this.#duplicates === 'last') this.#giveWayToLast(winners);
    this.#winners = null;
    return false;
  }

  #place(n: number, winners: NumberIndex): void {
    const number = this.#readings.numbers[n]!;
    const { optedOut, recent } = this.#barred;
    if (number === 0) this.#status[n] = REJECTED;
    else if (this.leavesOut !== false && this.#saidNo.has(number)) this.#status[n] = SAID_NO;
    else if (optedOut?.has(number)) this.#status[n] = OPTED_OUT;
    else if (recent?.has(number)) this.#status[n] = RECENT;
    else {
      const winner = winners.claim(n);
      this.#status[n] = RECIPIENT;
      if (winner === -1) return;
      if (this.#duplicates === 'last') {
        this.#status[winner] = DUPLICATE;
        winners.take(n);
        return;
      }
      this.#status[n] = givesWay[this.#duplicates];
      this.#kept[n] = winner;
    }
  }

  /** Which row of a number is the last is known only at the end. */
  #giveWayToLast(winners: NumberIndex): void {
    for (let n = 0; n < this.count; n++) {
      if (this.#status[n] === DUPLICATE) this.#kept[n] = winners.get(this.#readings.numbers[n]!);
    }
  }

  join(joined: JoinedRows): void {
    this.#joined = joined;
    for (let n = 0; n < this.count; n++) {
      if (this.#status[n] === JOINED && joined.waits(this.#kept[n]!)) this.#status[n] = UNDECIDED;
    }
  }

  /** What a recipient gets instead of its own cells; null where it keeps these. */
  joinedRow(n: number, own: string): JoinedRow | null {
    return this.#joined?.of(n, own) ?? null;
  }

  at(n: number): RowJudgement {
    const { rows, flags, numberFlags, numbers } = this.#readings;
    const status = this.#status[n]!;
    const number = numbers[n]!;
    return {
      row: rows[n]!,
      status,
      flags: this.leavesOut === false ? flags[n]! & ~ROW_FLAGS.saidNo : flags[n]!,
      numberFlags: numberFlags[n]!,
      msisdn: status === REJECTED ? null : number,
      kept: [DUPLICATE, UNDECIDED, JOINED].includes(status) ? this.#kept[n]! : null,
    };
  }

  counts(): AudienceCounts {
    const counts = noCounts();
    for (let n = 0; n < this.count; n++) {
      addToCounts(counts, { status: this.#status[n]!, flags: this.#readings.flags[n]! }, 1);
    }
    return counts;
  }
}
