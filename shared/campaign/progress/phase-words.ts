import { delivery } from '../../texts/en/campaigns.ts';
import type { ResultState } from './delivery-state.ts';
import type { CampaignPhase } from './phase.ts';

/** Colour is never the only carrier of a meaning; the word always says it. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

export interface Word {
  readonly label: string;
  readonly tone: Tone;
}

const phaseTones: Record<CampaignPhase, Tone> = {
  draft: 'neutral',
  scheduled: 'accent',
  missed: 'warning',
  preparing: 'accent',
  running: 'accent',
  pausing: 'warning',
  paused: 'warning',
  finished: 'success',
  cancelled: 'neutral',
};

export function phaseWords(phase: CampaignPhase): Word {
  return { label: delivery.phases[phase], tone: phaseTones[phase] };
}

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
export function deliveryWords(
  state: ResultState,
  perhapsTexted = false,
): Word & { readonly meaning: string } {
  const words = delivery.states[state];
  if (!perhapsTexted) return { ...words, tone: stateTones[state] };
  return {
    label: delivery.perhapsTexted(words.label),
    tone: 'warning',
    meaning: delivery.mayHaveArrived,
  };
}
