import { type CampaignPhase, campaignPhases } from '../../shared/campaign/progress/phase.ts';

/** The phase of campaign `of`, in SQL, is one of those that a rule holds for. */
export function phaseIn(holds: (phase: CampaignPhase) => boolean, of = 'campaign'): string {
  return `${of}.phase IN (${quoted(campaignPhases.filter(holds))})`;
}

/** Words of our own, in SQL. */
export function quoted(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}
