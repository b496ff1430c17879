import type { ResultFilter } from '../../../../shared/campaign/filters/result-filter.ts';
import { filterName } from '../../../../shared/campaign/filters/result-filter.ts';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { leftOutRows } from '../../../../shared/campaign/progress/left-out.ts';
import { perhapsTextedPeople } from '../../../../shared/campaign/progress/rest-people.ts';
import { states } from '../../../../shared/texts/en/states.ts';
import type { Chip } from '../../../components/lists/filter-chips.tsx';

/** With at least one person. */
export function resultFilters(campaign: CampaignState): Chip<ResultFilter>[] {
  const { counts, differences, people } = campaign;
  const chips: (Chip<ResultFilter> & { readonly count: number })[] = [
    { key: 'all', text: filterName('all'), count: people },
    { key: 'accepted', text: filterName('accepted'), count: counts.accepted },
    { key: 'different', text: filterName('different'), count: differences, tone: 'danger' },
    { key: 'unknown', text: unknownWords(counts), count: counts.unknown + decidedPeople(counts) },
    { key: 'perhaps-texted', text: filterName('perhaps-texted'), count: perhapsTextedPeople(campaign) },
    { key: 'refused', text: filterName('refused'), count: counts.refused, tone: 'danger' },
    { key: 'not-sent', text: filterName('not-sent'), count: counts['not-sent'] },
    { key: 'skipped', text: filterName('skipped'), count: counts.skipped },
    { key: 'left-out', text: filterName('left-out'), count: leftOutRows(campaign.leftOut) },
    { key: 'in-flight', text: filterName('in-flight'), count: counts['in-flight'] },
    { key: 'waiting', text: filterName('waiting'), count: counts.waiting },
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
