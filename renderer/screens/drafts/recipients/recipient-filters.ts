import type { Audience, AudienceFilter } from '../../../../shared/audience/audience.ts';
import type { Survey } from '../../../../shared/draft/survey.ts';
import type { Chip } from '../../../components/filter-chips.tsx';

/** The filters worth offering: those that would show something, and the one that holds now. */
export function recipientFilters(
  { counts }: Audience,
  rows: Survey['rows'] | null,
  now: AudienceFilter,
): Chip<AudienceFilter>[] {
  const chips: readonly (Chip<AudienceFilter> & { readonly always?: boolean })[] = [
    { key: 'all', text: 'All', count: counts.rows, always: true },
    { key: 'problems', text: 'Problems', count: rows?.problems, tone: 'danger' },
    { key: 'longest', text: 'Longest', always: true },
    { key: 'unicode', text: 'Unicode', count: rows?.unicode },
    { key: 'repaired', text: 'Repaired', count: counts.repaired },
    { key: 'duplicates', text: 'Duplicates', count: counts.duplicates },
    { key: 'opted-out', text: 'Opted out', count: counts.optedOut },
    { key: 'rejected', text: 'Rejected', count: counts.rejected, tone: 'danger' },
    { key: 'excluded', text: 'Left out', count: counts.excluded + counts.recent },
    { key: 'edited', text: 'Edited', count: counts.edited },
  ];
  return chips
    .filter(({ key, count, always }) => always || key === now || (count ?? 0) > 0)
    .map(({ always, ...chip }) => chip);
}
