import { UNDECIDED } from '../../../shared/audience/audience-row.ts';
import type { RowJudgement } from '../records/audience-writer.ts';
import type { RowJudgements } from './row-judgements.ts';

/**
 * Tells of each row in turn whether it is undecided and the same in all its cells as the earlier row that it gave way to.
 * `cellsOf` answers the cells of an earlier row, and is asked only where both have the same hash.
 */
export function sameCells(
  judgements: RowJudgements,
  cellsOf: (n: number) => string,
): (n: number, judgement: RowJudgement, cells: string) => boolean {
  /** Of rows that others gave way to; 0 for the rest. */
  const hashes = new Uint32Array(judgements.count);
  for (let n = 0; n < judgements.count; n++) {
    const { status, kept } = judgements.at(n);
    if (status === UNDECIDED) hashes[kept!] = 1;
  }
  return (n, { status, kept }, cells) => {
    if (hashes[n] !== 0) hashes[n] = textHash(cells);
    return status === UNDECIDED && hashes[kept!] === textHash(cells) && cellsOf(kept!) === cells;
  };
}

/** A number of 32 bits that is the same for the same text, and hardly ever for another; never 0. */
function textHash(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash | 1) >>> 0;
}

/** A whole number of 53 bits, for where nothing else tells two texts apart. */
export function longTextHash(text: string): number {
  return textHash(text) * 2 ** 21 + (textHash(text, 0x9747b28c) >>> 11);
}
