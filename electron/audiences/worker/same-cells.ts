import { UNDECIDED } from '../../../shared/audience/audience-row.ts';
import type { RowJudgement } from '../records/audience-writer.ts';
import type { RowJudgements } from './row-judgements.ts';

/** Call it for each row in turn: true if undecided but with the same cells as the earlier row kept in its place. */
export function sameCells(
  judgements: RowJudgements,
  cellsOf: (n: number) => string,
): (n: number, judgement: RowJudgement, cells: string) => boolean {
  /** By `n`, for rows kept in place of others; 0 for the rest. */
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

/** A 32-bit hash that is never 0. */
function textHash(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash | 1) >>> 0;
}

/** A 53-bit hash, for use without comparing the texts. */
export function longTextHash(text: string): number {
  return textHash(text) * 2 ** 21 + (textHash(text, 0x9747b28c) >>> 11);
}
