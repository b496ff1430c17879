import { states } from '../../texts/en/states.ts';
import type { ResultState } from './delivery-state.ts';
import type { Tone, Word } from './phase-words.ts';

const stateTones: Record<ResultState, Tone> = {
  waiting: 'neutral',
  'in-flight': 'accent',
  accepted: 'success',
  'not-sent': 'neutral',
  refused: 'danger',
  unknown: 'warning',
  'treated-as-sent': 'neutral',
  'treated-as-not-sent': 'warning',
  skipped: 'neutral',
  'left-out': 'neutral',
};

/** `perhapsTexted`: an earlier request may have reached them although the state says that they got nothing. */
export function stateWords(state: ResultState, perhapsTexted = false): Word & { readonly meaning: string } {
  const words = states.ofPerson[state];
  if (!perhapsTexted) return { ...words, tone: stateTones[state] };
  return {
    label: states.perhapsTexted(words.label),
    tone: 'warning',
    meaning: states.mayHaveArrived,
  };
}
