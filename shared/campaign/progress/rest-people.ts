import type { CampaignState } from './campaign.ts';
import { deliveryStates, isInRest, isToSend } from './delivery-state.ts';

/** People that a new campaign to the rest would reach: certainly not texted, or counted as not sent. */
export function restPeople({
  counts,
  perhapsTexted,
}: Pick<CampaignState, 'counts' | 'perhapsTexted'>): number {
  const inRest = deliveryStates.filter((state) => isInRest({ state, perhapsTexted: false }));
  return inRest.reduce((sum, state) => sum + counts[state] - perhapsTexted[state], 0);
}

/** People to whom the campaign goes on by itself: no one in doubt, refused or treated as sent. */
export function peopleToSend({ counts }: Pick<CampaignState, 'counts'>): number {
  return deliveryStates.filter(isToSend).reduce((sum, state) => sum + counts[state], 0);
}

/** People whose state says that they got nothing, but whom an earlier request may have reached. */
export function perhapsTextedPeople({ perhapsTexted }: Pick<CampaignState, 'perhapsTexted'>): number {
  return deliveryStates.reduce((sum, state) => sum + perhapsTexted[state], 0);
}
