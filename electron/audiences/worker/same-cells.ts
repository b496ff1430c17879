import { statusCode } from '../../../shared/audience/audience-row.ts';
import type { RowJudgement } from '../records/audience-writer.ts';
import type { RowJudgements } from './row-judgements.ts';
import { textHash } from './text-hash.ts';

const UNDECIDED = statusCode('undecided');

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
