import type { DeliveryState } from './delivery-state.ts';
import type { CampaignPhase } from './phase.ts';

/** How a word is coloured: never the only carrier of a meaning, the word itself always says it. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

/** A word for a badge and its tone. */
export interface Word {
  readonly label: string;
  readonly tone: Tone;
}

const phases: Record<CampaignPhase, Word> = {
  draft: { label: 'Draft', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'accent' },
  missed: { label: 'Missed its time', tone: 'warning' },
  preparing: { label: 'Preparing', tone: 'accent' },
  running: { label: 'Sending', tone: 'accent' },
  pausing: { label: 'Pausing', tone: 'warning' },
  paused: { label: 'Paused', tone: 'warning' },
  finished: { label: 'Finished', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

/** The word for a campaign's phase. */
export function phaseWords(phase: CampaignPhase): Word {
  return phases[phase];
}

const states: Record<DeliveryState, Word & { readonly meaning: string }> = {
  waiting: { label: 'Waiting', tone: 'neutral', meaning: 'They are still to be sent to.' },
  'in-flight': { label: 'On the way', tone: 'accent', meaning: 'Their request is on its way now.' },
  accepted: {
    label: 'Accepted',
    tone: 'success',
    meaning: 'The service took their text and gave it an id. Whether a phone showed it is not known.',
  },
  'not-sent': {
    label: 'Not sent',
    tone: 'neutral',
    meaning: 'No request with them reached the service, so they got nothing of it.',
  },
  refused: {
    label: 'Refused',
    tone: 'danger',
    meaning: 'The service refused their request; they got nothing of it.',
  },
  unknown: {
    label: 'Unknown',
    tone: 'warning',
    meaning: 'Nobody can tell whether the service took their text. You decide what happens next.',
  },
  'treated-as-sent': {
    label: 'Treated as sent',
    tone: 'neutral',
    meaning: 'You ruled that they got their text. It was never confirmed.',
  },
  'treated-as-not-sent': {
    label: 'Counted as not sent',
    tone: 'warning',
    meaning:
      'You ruled that a campaign to the rest can reach them. Nobody knows whether they got their text.',
  },
  skipped: { label: 'Skipped', tone: 'neutral', meaning: 'They were left out and got nothing.' },
};

/**
 * The word for what became of a recipient or chunk, and what it means in a sentence; `perhapsTexted` where an earlier
 * request may have reached them although the state says that they got nothing.
 */
export function deliveryWords(
  state: DeliveryState,
  perhapsTexted = false,
): Word & { readonly meaning: string } {
  if (!perhapsTexted) return states[state];
  return {
    label: `${states[state].label}, perhaps texted`,
    tone: 'warning',
    meaning: 'An earlier request, of which nobody knows the outcome, may have reached them.',
  };
}
