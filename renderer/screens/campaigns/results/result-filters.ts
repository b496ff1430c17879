import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import { perhapsTextedPeople } from '../../../../shared/campaign/campaign-progress.ts';
import type { ResultFilter } from '../../../../shared/campaign/result.ts';
import type { Chip } from '../../../components/filter-chips.tsx';

/** The filters that would show somebody, with how many. */
export function resultFilters(campaign: CampaignState): Chip<ResultFilter>[] {
  const { counts, differences, people } = campaign;
  const chips: (Chip<ResultFilter> & { readonly count: number })[] = [
    { key: 'all', text: 'All', count: people },
    { key: 'accepted', text: 'Accepted', count: counts.accepted },
    { key: 'different', text: 'Text differs', count: differences, tone: 'danger' },
    { key: 'unknown', text: unknownWords(counts), count: counts.unknown + ruledPeople(counts) },
    { key: 'perhaps-texted', text: 'Perhaps texted', count: perhapsTextedPeople(campaign) },
    { key: 'refused', text: 'Refused', count: counts.refused, tone: 'danger' },
    { key: 'not-sent', text: 'Not sent', count: counts['not-sent'] },
    { key: 'skipped', text: 'Skipped', count: counts.skipped },
    { key: 'waiting', text: 'Waiting', count: counts.waiting + counts['in-flight'] },
  ];
  return chips.filter(({ key, count }) => key === 'all' || count > 0);
}

/** The filter holds both those in doubt and those whom a person has ruled on since. */
function unknownWords(counts: CampaignState['counts']): string {
  if (ruledPeople(counts) === 0) return 'Unknown';
  const ruled = counts['treated-as-not-sent'] === 0 ? 'treated as sent' : 'ruled on';
  return counts.unknown === 0 ? `${ruled[0]?.toUpperCase()}${ruled.slice(1)}` : `Unknown or ${ruled}`;
}

function ruledPeople(counts: CampaignState['counts']): number {
  return counts['treated-as-sent'] + counts['treated-as-not-sent'];
}
