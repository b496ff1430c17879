import type { AudienceCounts } from '../../../shared/audience/audience.ts';
import { addToCounts, noCounts, ROW_FLAGS, statusCode } from '../../../shared/audience/audience-row.ts';
import { parseRowNumber } from '../../../shared/number/country-text.ts';
import { isRepaired } from '../../../shared/number/msisdn.ts';
import { isDoubtful } from '../../../shared/number/number-flags.ts';
import type { NumberReading } from '../../../shared/number/number-reading.ts';
import { withSource } from '../../../shared/number/number-source.ts';
import { NUMBER_FAULTS } from '../../../shared/number/number-words.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import type { RowJudgement } from '../records/audience-writer.ts';
import { NumberIndex } from './number-index.ts';

/** Numbers that must not be texted, whatever the sheet says; null for none. */
export interface KeptOut {
  readonly optedOut: NumberIndex | null;
  /** Texted within the days that the mapping names. */
  readonly recent: NumberIndex | null;
}

/** Rows of people that follow one another, each at the same index of all three. */
export interface JudgedRows {
  /** 1-based rows in the file. */
  readonly rows: readonly number[];
  /** Their numbers as written. */
  readonly originals: readonly string[];
  /** The columns these are from, as `withSource` counts; empty where all are from the number column. */
  readonly sources: readonly number[];
  /** The countries that they say, as `countryOf` answers; empty where all are of the list's. */
  readonly countries: readonly (string | null)[];
}

const REJECTED = statusCode('rejected');
const DUPLICATE = statusCode('duplicate');
const OPTED_OUT = statusCode('opted-out');
const RECENT = statusCode('recent');
const UNDECIDED = statusCode('undecided');

/** The row's flags that a number gives it, by the cell and the column that it was read from. */
export function rowFlags(
  original: string,
  { msisdn, flags }: Extract<NumberReading, { ok: true }>,
  source: number,
): number {
  const repaired = source > 0 || isRepaired(original, msisdn) ? ROW_FLAGS.repaired : 0;
  return isDoubtful(flags) ? repaired | ROW_FLAGS.doubtful : repaired;
}

/** What each row of a sheet becomes under a mapping, in some twenty bytes a row. */
export class RowJudgements {
  readonly #status: Uint8Array;
  readonly #flags: Uint8Array;
  /** Bits of `NUMBER_FLAGS`; of a rejected row the code of its fault. */
  readonly #numberFlags: Uint32Array;
  /** The number, exact as a double; 0 for none. */
  readonly #numbers: Float64Array;
  /** 1-based rows in the file. */
  readonly #rows: Uint32Array;
  readonly #winners: NumberIndex;
  readonly #mapping: Mapping;
  readonly #keptOut: KeptOut;
  #count = 0;

  /** Makes room for `most` rows. */
  constructor(mapping: Mapping, keptOut: KeptOut, most: number) {
    this.#mapping = mapping;
    this.#keptOut = keptOut;
    this.#status = new Uint8Array(most);
    this.#flags = new Uint8Array(most);
    this.#numberFlags = new Uint32Array(most);
    this.#numbers = new Float64Array(most);
    this.#rows = new Uint32Array(most);
    this.#winners = new NumberIndex(this.#numbers);
  }

  /** Rows judged so far. */
  get count(): number {
    return this.#count;
  }

  /** Judges the next rows of the file. */
  readonly judge = ({ rows, originals, sources, countries }: JudgedRows): void => {
    const first = this.#count;
    for (let at = 0; at < rows.length; at++) {
      const n = first + at;
      this.#rows[n] = rows[at]!;
      this.#read(n, originals[at]!, sources[at] ?? 0, countries[at] ?? null);
    }
    this.#count += rows.length;
    // In a loop of its own, so that the processor can wait for many far-apart places in memory at once.
    for (let n = first; n < this.#count; n++) if (this.#numbers[n] !== 0) this.#place(n);
  };

  #read(n: number, original: string, source: number, country: string | null): void {
    const reading = parseRowNumber(original, country, this.#mapping.country);
    if (!reading.ok) {
      this.#status[n] = REJECTED;
      this.#numberFlags[n] = NUMBER_FAULTS.indexOf(reading.fault);
      return;
    }
    this.#numbers[n] = Number(reading.msisdn);
    this.#numberFlags[n] = withSource(reading.flags, source);
    this.#flags[n] = rowFlags(original, reading, source);
  }

  #place(n: number): void {
    const { optedOut, recent } = this.#keptOut;
    const number = this.#numbers[n]!;
    if (optedOut?.has(number)) this.#status[n] = OPTED_OUT;
    else if (recent?.has(number)) this.#status[n] = RECENT;
    else {
      const winner = this.#winners.claim(n);
      if (winner === -1) return;
      if (this.#mapping.duplicates === 'last') {
        this.#status[winner] = DUPLICATE;
        this.#winners.take(n);
      } else this.#status[n] = this.#mapping.duplicates === 'ask' ? UNDECIDED : DUPLICATE;
    }
  }

  /** What the row `n` became, once no later row can change it; rows that give way count as such whatever their cells. */
  at(n: number): RowJudgement {
    const status = this.#status[n]!;
    const number = this.#numbers[n]!;
    return {
      row: this.#rows[n]!,
      status,
      flags: this.#flags[n]!,
      numberFlags: this.#numberFlags[n]!,
      msisdn: status === REJECTED ? null : number,
      kept: status === DUPLICATE || status === UNDECIDED ? this.#winners.get(number) : null,
    };
  }

  counts(): AudienceCounts {
    const counts = noCounts();
    for (let n = 0; n < this.#count; n++) {
      addToCounts(counts, { status: this.#status[n]!, flags: this.#flags[n]! }, 1);
    }
    return counts;
  }
}
