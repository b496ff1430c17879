import { isFull } from '../../support/full.ts';

/** The writes before which an app is killed: the one in the middle of them, or each. */
export function deadlyWrites(writes: number): readonly number[] {
  return isFull ? Array.from({ length: writes }, (_, at) => at + 1) : [Math.ceil((writes + 1) / 2)];
}
