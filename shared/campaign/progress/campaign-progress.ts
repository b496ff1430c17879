import { count } from '../../format/format-count.ts';
import { sending } from '../../texts/en/sending.ts';
import type { CampaignState } from './campaign.ts';
import { campaignWord } from './campaign-word.ts';
import type { DeliveryState } from './delivery-state.ts';
import { perhapsTextedPeople } from './rest-people.ts';
import { stateWords } from './state-words.ts';
import { timeLeftWords } from './time-left.ts';

/** In the order a progress bar stacks them: settled first. */
const stackOrder: readonly DeliveryState[] = [
  'accepted',
  'treated-as-sent',
  'treated-as-not-sent',
  'in-flight',
  'unknown',
  'refused',
  'not-sent',
  'skipped',
  'waiting',
];

/** The non-empty pieces of the progress bar; `share` is of all people, from 0 to 1. */
export function segments(state: Pick<CampaignState, 'counts' | 'people'>) {
  const all = Math.max(1, state.people);
  return stackOrder.flatMap((kind) => {
    const people = state.counts[kind];
    return people > 0 ? [{ state: kind, people, share: people / all }] : [];
  });
}

export function progressSentence(state: CampaignState): string {
  if (state.phase === 'preparing') return sending.preparing(Math.floor(state.preparing * 100));
  const pieces = [
    sending.accepted(campaignWord(state, state.counts.accepted).label, state.counts.accepted, state.people),
  ];
  for (const kind of ['in-flight', 'unknown', 'refused', 'skipped'] as const) {
    if (state.counts[kind] > 0) {
      pieces.push(`${count(state.counts[kind])} ${stateWords(kind).label.toLowerCase()}`);
    }
  }
  const perhaps = perhapsTextedPeople(state);
  if (perhaps > 0) pieces.push(sending.perhapsTexted(perhaps));
  if (state.phase === 'running' && state.secondsLeft !== null) {
    pieces.push(timeLeftWords(state.secondsLeft));
  }
  return pieces.join(', ');
}
