import type { SortOf } from '../../audience/row-sort.ts';
import type { PersonState } from '../progress/delivery-state.ts';

export const RESULT_SORTED_BY = ['row', 'to', 'state', 'text', 'parts', 'id', 'chunk', 'at'] as const;

export type ResultSort = SortOf<(typeof RESULT_SORTED_BY)[number]>;

/** What needs a person first, then what is still to come, and accepted last. */
const states: readonly PersonState['state'][] = [
  'unknown',
  'refused',
  'not-sent',
  'treated-as-not-sent',
  'treated-as-sent',
  'skipped',
  'in-flight',
  'waiting',
  'accepted',
];

/** From 1; `differs` if another text came back than was shown. */
export function resultStateRank({ state, perhapsTexted }: PersonState, differs: boolean): number {
  return differs ? 1 : 2 * states.indexOf(state) + (perhapsTexted ? 2 : 3);
}

export function changesWhileSending({ by }: ResultSort): boolean {
  return by === 'state' || by === 'id' || by === 'chunk' || by === 'at';
}
