import { isFull } from '../../support/full.ts';

/** The writes before which an app is killed: some of them, with the last, or each. */
export function deadlyWrites(writes: number, most: number): readonly number[] {
  const count = isFull ? writes : Math.min(writes, most);
  return Array.from({ length: count }, (_, at) => Math.ceil(((at + 1) * writes) / count));
}
