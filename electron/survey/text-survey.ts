import { RECIPIENT } from '../../shared/audience/audience-row.ts';
import { filterBitsOf, sizeOf } from '../../shared/audience/filter-bits.ts';
import { tally, tallyLetters } from '../../shared/draft/survey.ts';
import type { BoundMessage } from '../../shared/message/bound-message.ts';
import { type CompiledMessage, compileMessage, isUnwritten } from '../../shared/message/compiled-message.ts';
import { type FinalText, finalTextFor, isOutsideGsm } from '../../shared/message/final-text.ts';
import type { SizeTotals } from './value-shapes.ts';

/** `numbers` holds `n, row, status, flags` of each row, one after the other. */
export interface RowBlock {
  readonly numbers: readonly number[];
  readonly cells: readonly (readonly string[])[];
}

/** Counts each row by its text. */
export function textSurvey(bound: BoundMessage, compiled: CompiledMessage) {
  const { encoded, other } = compiled.lettering;
  const hasTexts = !isUnwritten(compiled);
  const asWritten = compileMessage(bound, { encoded });
  const inOtherLetters = compileMessage(bound, { encoded, other: 'all' });

  /** True if simpler characters change this text, which is impossible if all of it is in GSM 03.38. */
  function compareLetters({ totals }: SizeTotals, cells: readonly string[], final: FinalText): boolean {
    const written = other === undefined ? final : finalTextFor(asWritten, cells);
    const isSame = !isOutsideGsm(written);
    const replaced = isSame ? written : other === 'all' ? final : finalTextFor(inOtherLetters, cells);
    tallyLetters(totals, written, replaced);
    return written.text !== final.text;
  }

  return (into: SizeTotals, { numbers, cells: block }: RowBlock): void => {
    for (const [index, cells] of block.entries()) {
      const [n, row, status, flags] = numbers.slice(index * 4, index * 4 + 4) as [
        number,
        number,
        number,
        number,
      ];
      const final = status === RECIPIENT && hasTexts ? finalTextFor(compiled, cells) : null;
      const isChanged = final !== null && final.unsendable !== 'blank' && compareLetters(into, cells, final);
      const bits = filterBitsOf(status, flags, final, isChanged);
      into.bits[n] = bits;
      into.rowsPerBits[bits]! += 1;
      if (final === null) continue;
      tally(into.totals, n, row, final);
      into.sizes[n] = sizeOf(final.count);
    }
  };
}
