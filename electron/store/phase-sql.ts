import { type CampaignPhase, campaignPhases } from '../../shared/campaign/progress/phase.ts';

/** SQL that is true if `holds` is true for the phase of campaign `of`. */
export function phaseIn(holds: (phase: CampaignPhase) => boolean, of = 'campaign'): string {
  return `${of}.phase IN (${quotedForSql(campaignPhases.filter(holds))})`;
}

/** Only for our own words: they are not escaped. */
export function quotedForSql(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}
