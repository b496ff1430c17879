import { sending } from '../../texts/en/sending.ts';
import type { CampaignState } from './campaign.ts';
import { perhapsTextedPeople, restPeople } from './rest-people.ts';

export function cancelWords({
  counts,
  perhapsTexted,
}: Pick<CampaignState, 'counts' | 'perhapsTexted'>): string {
  const rest = restPeople({ counts, perhapsTexted });
  const perhaps = perhapsTextedPeople({ perhapsTexted });
  const { cancel } = sending;
  const sentences = [
    counts.accepted > 0 && cancel.accepted(counts.accepted),
    counts['in-flight'] > 0 && cancel.onTheWay(counts['in-flight']),
    counts.unknown > 0 && cancel.inDoubt(counts.unknown),
    perhaps > 0 && cancel.perhapsTexted(perhaps),
    cancel.rest(rest),
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}
