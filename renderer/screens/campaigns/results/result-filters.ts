import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { perhapsTextedPeople } from '../../../../shared/campaign/progress/campaign-progress.ts';
import type { ResultFilter } from '../../../../shared/campaign/results/result.ts';
import { delivery } from '../../../../shared/texts/en/campaigns.ts';
import { results } from '../../../../shared/texts/en/results.ts';
import type { Chip } from '../../../components/lists/filter-chips.tsx';

/** The filters that would show somebody, with how many. */
export function resultFilters(campaign: CampaignState): Chip<ResultFilter>[] {
  const { counts, differences, people } = campaign;
  const { filters: words } = results;
  const chips: (Chip<ResultFilter> & { readonly count: number })[] = [
    { key: 'all', text: words.all, count: people },
    { key: 'accepted', text: delivery.states.accepted.label, count: counts.accepted },
    { key: 'different', text: words.different, count: differences, tone: 'danger' },
    { key: 'unknown', text: unknownWords(counts), count: counts.unknown + ruledPeople(counts) },
    { key: 'perhaps-texted', text: words.perhaps, count: perhapsTextedPeople(campaign) },
    { key: 'refused', text: delivery.states.refused.label, count: counts.refused, tone: 'danger' },
    { key: 'not-sent', text: delivery.states['not-sent'].label, count: counts['not-sent'] },
    { key: 'skipped', text: delivery.states.skipped.label, count: counts.skipped },
    { key: 'waiting', text: delivery.states.waiting.label, count: counts.waiting + counts['in-flight'] },
  ];
  return chips.filter(({ key, count }) => key === 'all' || count > 0);
}

/** The filter holds both those in doubt and those whom a person has ruled on since. */
function unknownWords(counts: CampaignState['counts']): string {
  const { filters: words } = results;
  if (ruledPeople(counts) === 0) return delivery.states.unknown.label;
  if (counts['treated-as-not-sent'] === 0)
    return counts.unknown === 0 ? delivery.states['treated-as-sent'].label : words.unknownOrTreated;
  return counts.unknown === 0 ? words.ruledOn : words.unknownOrRuled;
}

function ruledPeople(counts: CampaignState['counts']): number {
  return counts['treated-as-sent'] + counts['treated-as-not-sent'];
}
