import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { leftOutRows } from '../../../../shared/campaign/progress/left-out.ts';
import { perhapsTextedPeople } from '../../../../shared/campaign/progress/rest-people.ts';
import type { ResultFilter } from '../../../../shared/campaign/results/result-row.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { states } from '../../../../shared/texts/en/states.ts';
import type { Chip } from '../../../components/lists/filter-chips.tsx';

/** With at least one person. */
export function resultFilters(campaign: CampaignState): Chip<ResultFilter>[] {
  const { counts, differences, people } = campaign;
  const { filters: words } = states;
  const chips: (Chip<ResultFilter> & { readonly count: number })[] = [
    { key: 'all', text: common.all, count: people },
    { key: 'accepted', text: states.ofPerson.accepted.label, count: counts.accepted },
    { key: 'different', text: words.different, count: differences, tone: 'danger' },
    { key: 'unknown', text: unknownWords(counts), count: counts.unknown + decidedPeople(counts) },
    { key: 'perhaps-texted', text: words.perhaps, count: perhapsTextedPeople(campaign) },
    { key: 'refused', text: states.ofPerson.refused.label, count: counts.refused, tone: 'danger' },
    { key: 'not-sent', text: states.ofPerson['not-sent'].label, count: counts['not-sent'] },
    { key: 'skipped', text: states.ofPerson.skipped.label, count: counts.skipped },
    { key: 'left-out', text: states.ofPerson['left-out'].label, count: leftOutRows(campaign.leftOut) },
    { key: 'waiting', text: states.ofPerson.waiting.label, count: counts.waiting + counts['in-flight'] },
  ];
  return chips.filter(({ key, count }) => key === 'all' || count > 0);
}

/** The filter includes unconfirmed people and those about whom a person has decided. */
function unknownWords(counts: CampaignState['counts']): string {
  const { filters: words } = states;
  if (decidedPeople(counts) === 0) return states.ofPerson.unknown.label;
  if (counts['treated-as-not-sent'] === 0)
    return counts.unknown === 0 ? states.ofPerson['treated-as-sent'].label : words.unknownOrTreated;
  return counts.unknown === 0 ? words.decided : words.unknownOrDecided;
}

function decidedPeople(counts: CampaignState['counts']): number {
  return counts['treated-as-sent'] + counts['treated-as-not-sent'];
}
