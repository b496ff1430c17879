import {
  type CampaignsFound,
  campaignFilters,
} from '../../../../shared/campaign/progress/campaign-filter.ts';
import { campaignList as words } from '../../../../shared/texts/en/campaigns.ts';
import { Switch } from '../../../components/fields/switch.tsx';
import { FilterChips } from '../../../components/lists/filter-chips.tsx';
import { useFrom } from '../../../state/context.tsx';

/** Chooses which campaigns are listed; filters that show none, and a switch that changes nothing, are left out. */
export function CampaignChips({ found: { counts, tests } }: { readonly found: CampaignsFound }) {
  const choice = useFrom('app', (state) => state.campaignChoice);
  const choose = useFrom('app', (state) => state.chooseCampaigns);
  const chips = campaignFilters
    .filter((key) => key === 'all' || key === choice.filter || counts[key] > 0)
    .map((key) => ({ key, text: words.filters[key], count: counts[key] }));
  return (
    <div className="campaigns-choice stack">
      <FilterChips
        label={words.which}
        chips={chips}
        value={choice.filter}
        onChange={(filter) => choose({ ...choice, filter })}
      />
      {tests > 0 && (
        <Switch isSelected={choice.tests} onChange={(on) => choose({ ...choice, tests: on })}>
          {words.tests(tests)}
        </Switch>
      )}
    </div>
  );
}
