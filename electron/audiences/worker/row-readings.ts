import { ROW_FLAGS } from '../../../shared/audience/audience-row.ts';
import { parseRowNumber } from '../../../shared/number/country-text.ts';
import { isDoubtful, isRepaired, withSource } from '../../../shared/number/number-flags.ts';
import type { NumberReading } from '../../../shared/number/number-reading.ts';
import { NUMBER_FAULTS } from '../../../shared/number/number-words.ts';
import type { ConsentColumn } from '../../../shared/sheet/consent/consent.ts';
import type { RowNumber } from './row-numbers.ts';

/** The flags of a row whose number was read from the column `source`. */
export function rowFlags({ flags }: Extract<NumberReading, { ok: true }>, source: number): number {
  const repaired = source > 0 || isRepaired(flags) ? ROW_FLAGS.repaired : 0;
  return isDoubtful(flags) ? repaired | ROW_FLAGS.doubtful : repaired;
}

/** The numbers of a sheet's rows, each read by itself, in seventeen bytes a row. */
export class RowReadings {
  /** 1-based rows in the file. */
  readonly rows: Uint32Array;
  /** 0 for a row without a number. */
  readonly numbers: Float64Array;
  /** Bits of `NUMBER_FLAGS` with the number's source; without a number, the code of its fault. */
  readonly numberFlags: Uint32Array;
  /** Bits of `ROW_FLAGS`. */
  readonly flags: Uint8Array;
  readonly consent: readonly ConsentColumn[];
  readonly #country: string;
  #count = 0;

  /** Makes room for `most` rows; `country` is the list's. */
  constructor(country: string, most: number, consent: readonly ConsentColumn[]) {
    this.#country = country;
    this.consent = consent;
    this.rows = new Uint32Array(most);
    this.numbers = new Float64Array(most);
    this.numberFlags = new Uint32Array(most);
    this.flags = new Uint8Array(most);
  }

  /** Each number once. */
  numbersWith(flag: number): number[] {
    const found = new Set<number>();
    for (let n = 0; n < this.#count; n++) {
      if ((this.flags[n]! & flag) !== 0 && this.numbers[n] !== 0) found.add(this.numbers[n]!);
    }
    return [...found];
  }

  get count(): number {
    return this.#count;
  }

  read(row: number, { original, source, country }: RowNumber, saysNo: boolean): void {
    const n = this.#count;
    this.#count += 1;
    this.rows[n] = row;
    const saidNo = saysNo ? ROW_FLAGS.saidNo : 0;
    this.flags[n] = saidNo;
    const reading = parseRowNumber(original, country, this.#country);
    if (!reading.ok) {
      this.numberFlags[n] = NUMBER_FAULTS.indexOf(reading.fault);
      return;
    }
    this.numbers[n] = Number(reading.msisdn);
    this.numberFlags[n] = withSource(reading.flags, source);
    this.flags[n] = saidNo | rowFlags(reading, source);
  }
}
