import { states } from '../../texts/en/states.ts';
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
  return { label: states.ofCampaign[phase], tone: phaseTones[phase] };
}
