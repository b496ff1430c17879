import { RECIPIENT } from '../../shared/audience/audience-row.ts';
import { filterBitsOf, sizeOf } from '../../shared/audience/filter-bits.ts';
import { tally, tallyLetters } from '../../shared/draft/survey.ts';
import type { BoundMessage } from '../../shared/message/bound-message.ts';
import { type FinalText, finalTextFor, isOutsideGsm } from '../../shared/message/final-text.ts';
import { isUnwritten, type Writing, writingOf } from '../../shared/message/writing.ts';
import type { SizeTotals } from './value-shapes.ts';

/** `numbers` holds `n, row, status, flags` of each row, one after the other. */
export interface RowBlock {
  readonly numbers: readonly number[];
  readonly cells: readonly (readonly string[])[];
}

export class TextSurvey {
  readonly #writing: Writing;
  readonly #isUnwritten: boolean;
  /** The message as written, and with everything in other letters. */
  readonly #asWritten: Writing;
  readonly #inOtherLetters: Writing;

  constructor(bound: BoundMessage, writing: Writing) {
    this.#writing = writing;
    this.#isUnwritten = isUnwritten(writing);
    const { encoded } = writing.lettering;
    this.#asWritten = writingOf(bound, { encoded });
    this.#inOtherLetters = writingOf(bound, { encoded, other: 'all' });
  }

  countBlock(into: SizeTotals, { numbers, cells }: RowBlock): void {
    for (let index = 0; index < cells.length; index += 1) {
      this.#count(into, numbers.slice(index * 4, index * 4 + 4), cells[index]!);
    }
  }

  #count(into: SizeTotals, numbers: readonly number[], cells: readonly string[]): void {
    const [n, row, status, flags] = numbers as [number, number, number, number];
    const final = status !== RECIPIENT || this.#isUnwritten ? null : finalTextFor(this.#writing, cells);
    const isChanged =
      final !== null && final.unsendable !== 'blank' && this.#compareLetters(into, cells, final);
    const bits = filterBitsOf(status, flags, final, isChanged);
    into.bits[n] = bits;
    into.rowsPerBits[bits]! += 1;
    if (final === null) return;
    tally(into.totals, n, row, final);
    into.sizes[n] = sizeOf(final.count);
  }

  /** Returns whether other letters change this text; they cannot when all of it is in GSM 03.38. */
  #compareLetters({ totals }: SizeTotals, cells: readonly string[], final: FinalText): boolean {
    const { other } = this.#writing.lettering;
    const written = other === undefined ? final : finalTextFor(this.#asWritten, cells);
    const isSame = !isOutsideGsm(written);
    const replaced = isSame ? written : other === 'all' ? final : finalTextFor(this.#inOtherLetters, cells);
    tallyLetters(totals, written, replaced);
    return written.text !== final.text;
  }
}
