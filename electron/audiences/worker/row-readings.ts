import { ROW_FLAGS } from '../../../shared/audience/audience-row.ts';
import {
  countriesElsewhere,
  type ListCountries,
  parseRowNumber,
} from '../../../shared/number/country-text.ts';
import { NUMBER_FAULTS } from '../../../shared/number/number-faults.ts';
import { isDoubtful, isRepaired, withSource } from '../../../shared/number/number-flags.ts';
import type { NumberReading } from '../../../shared/number/number-reading.ts';
import type { ConsentColumn } from '../../../shared/sheet/consent/consent.ts';
import type { OddColumn } from '../../../shared/sheet/odd-columns.ts';
import type { RowNumber } from './row-numbers.ts';

/** The flags of a row whose number was read from the column `source`. */
export function rowFlags({ flags }: Extract<NumberReading, { ok: true }>, source: number): number {
  const repaired = source > 0 || isRepaired(flags) ? ROW_FLAGS.repaired : 0;
  return isDoubtful(flags) ? repaired | ROW_FLAGS.doubtful : repaired;
}

export type RowReadings = ReturnType<typeof openReadings>;

/** The numbers of a sheet's rows, each read separately, in seventeen bytes a row. Makes room for `most` rows. */
export function openReadings(list: ListCountries, most: number) {
  const rows = new Uint32Array(most);
  const numbers = new Float64Array(most);
  const numberFlags = new Uint32Array(most);
  const flags = new Uint8Array(most);
  const elsewhere = new Map<string, number>();
  let count = 0;
  return {
    /** 1-based rows in the file. */
    rows,
    /** 0 for a row without a number. */
    numbers,
    /** Bits of `NUMBER_FLAGS` with the number's source; without a number, the code of its fault. */
    numberFlags,
    /** Bits of `ROW_FLAGS`. */
    flags,
    /** The columns that a person is asked about. */
    consent: [] as readonly ConsentColumn[],
    odd: [] as readonly OddColumn[],
    /** How many rows may hold a mobile number of each of the list's other countries. */
    elsewhere,
    get count() {
      return count;
    },
    /** Each number once. */
    numbersWith(flag: number): number[] {
      const rowNumbers = new Set<number>();
      for (let n = 0; n < count; n++) {
        if ((flags[n]! & flag) !== 0 && numbers[n] !== 0) rowNumbers.add(numbers[n]!);
      }
      return [...rowNumbers];
    },
    saysNo(n: number): void {
      flags[n]! |= ROW_FLAGS.saidNo;
    },
    read(row: number, { original, source, country }: RowNumber): void {
      const n = count;
      count += 1;
      rows[n] = row;
      const reading = parseRowNumber(original, country, list);
      if (list.others !== undefined)
        for (const other of countriesElsewhere(original, country, list))
          elsewhere.set(other, (elsewhere.get(other) ?? 0) + 1);
      if (!reading.ok) {
        numberFlags[n] = NUMBER_FAULTS.indexOf(reading.fault);
        return;
      }
      numbers[n] = Number(reading.msisdn);
      numberFlags[n] = withSource(reading.flags, source);
      flags[n] = rowFlags(reading, source);
    },
  };
}
