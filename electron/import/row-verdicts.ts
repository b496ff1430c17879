import { ROW_FLAGS, statusCode } from '../../shared/audience-row.ts';
import { isRepaired, type NumberReading, parseMsisdn } from '../../shared/msisdn.ts';
import { isDoubtful } from '../../shared/number-mark.ts';
import { NUMBER_FAULTS } from '../../shared/number-words.ts';
import type { AudienceCounts, Mapping } from '../../shared/sheet.ts';
import { NumberIndex } from './number-index.ts';
import type { SheetBlock } from './sheet-store.ts';

/** Numbers that must not be texted, whatever the sheet says. */
export interface KeptOut {
  readonly optedOut: NumberIndex;
  /** Texted within the days that the mapping names. */
  readonly recent: NumberIndex;
}

const RECIPIENT = statusCode('recipient');
const REJECTED = statusCode('rejected');
const DUPLICATE = statusCode('duplicate');
const OPTED_OUT = statusCode('opted-out');
const RECENT = statusCode('recent');

/** What each row of a sheet becomes under a mapping, in some twenty bytes a row. */
export class RowVerdicts {
  readonly status: Uint8Array;
  readonly flags: Uint8Array;
  /** Bits of `NUMBER_MARKS`; of a rejected row the code of its fault. */
  readonly marks: Uint32Array;
  /** The number, exact as a double; 0 for none. */
  readonly numbers: Float64Array;
  /** 1-based rows in the file. */
  readonly rows: Uint32Array;
  readonly #prints: Uint32Array;
  readonly #winners = new NumberIndex();
  readonly #mapping: Mapping;
  readonly #keptOut: KeptOut;
  #count = 0;

  /** Makes room for `most` rows. */
  constructor(mapping: Mapping, keptOut: KeptOut, most: number) {
    this.#mapping = mapping;
    this.#keptOut = keptOut;
    this.status = new Uint8Array(most);
    this.flags = new Uint8Array(most);
    this.marks = new Uint32Array(most);
    this.numbers = new Float64Array(most);
    this.rows = new Uint32Array(most);
    this.#prints = new Uint32Array(most);
  }

  /** Rows judged so far, header and what stands above it left out. */
  get count(): number {
    return this.#count;
  }

  /** Judges the rows of one block; the blocks must come in order. */
  judge(block: SheetBlock): void {
    const { headerRow, numberColumn, country } = this.#mapping;
    for (let at = 0; at < block.rows.length; at++) {
      const row = block.rows[at]!;
      if (headerRow !== null && row <= headerRow) continue;
      const cells = block.cells[at]!;
      const original = numberColumn === null ? '' : (cells[numberColumn] ?? '');
      const n = this.#count++;
      this.rows[n] = row;
      this.#prints[n] = fingerprint(cells, this.#mapping.tagColumns);
      this.#decide(n, original, parseMsisdn(original, country));
    }
  }

  #decide(n: number, original: string, reading: NumberReading): void {
    if (!reading.ok) {
      this.status[n] = REJECTED;
      this.marks[n] = NUMBER_FAULTS.indexOf(reading.fault);
      return;
    }
    const number = Number(reading.msisdn);
    this.numbers[n] = number;
    this.marks[n] = reading.marks;
    this.flags[n] =
      (isRepaired(original, reading.msisdn) ? ROW_FLAGS.repaired : 0) |
      (isDoubtful(reading.marks) ? ROW_FLAGS.doubtful : 0);
    if (this.#keptOut.optedOut.has(number)) this.status[n] = OPTED_OUT;
    else if (this.#keptOut.recent.has(number)) this.status[n] = RECENT;
    else {
      const winner = this.#winners.get(number);
      if (winner === -1) this.#winners.set(number, n);
      else if (this.#mapping.duplicates === 'last') {
        this.status[winner] = DUPLICATE;
        this.#winners.set(number, n);
      } else this.status[n] = DUPLICATE;
    }
  }

  /** The row that is kept in place of a duplicate, and whether the tag columns of the two differ. */
  keptFor(n: number): { readonly row: number; readonly differs: boolean } {
    const winner = this.#winners.get(this.numbers[n]!);
    return { row: this.rows[winner]!, differs: this.#prints[winner] !== this.#prints[n] };
  }

  counts(): AudienceCounts {
    let recipients = 0;
    let repaired = 0;
    let doubtful = 0;
    let duplicates = 0;
    let optedOut = 0;
    let rejected = 0;
    let recent = 0;
    for (let n = 0; n < this.#count; n++) {
      const status = this.status[n]!;
      if (status === RECIPIENT) {
        recipients += 1;
        if ((this.flags[n]! & ROW_FLAGS.repaired) !== 0) repaired += 1;
        if ((this.flags[n]! & ROW_FLAGS.doubtful) !== 0) doubtful += 1;
      } else if (status === REJECTED) rejected += 1;
      else if (status === DUPLICATE) duplicates += 1;
      else if (status === OPTED_OUT) optedOut += 1;
      else recent += 1;
    }
    const byHand = { excluded: 0, edited: 0 };
    return {
      rows: this.#count,
      recipients,
      repaired,
      doubtful,
      duplicates,
      optedOut,
      rejected,
      recent,
      ...byHand,
    };
  }
}

/** Tells rows with different values apart without keeping them; only duplicates are ever compared. */
function fingerprint(cells: readonly string[], columns: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const column of columns) {
    const cell = cells[column] ?? '';
    for (let at = 0; at < cell.length; at++) hash = Math.imul(hash ^ cell.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ 0x1ffff, 0x01000193);
  }
  return hash >>> 0;
}
