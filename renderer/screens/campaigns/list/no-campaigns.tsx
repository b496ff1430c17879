import { Megaphone } from 'lucide-react';
import { campaignList as words } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { EmptyState } from '../../../components/status/empty-state.tsx';
import { useFrom } from '../../../state/context.tsx';

interface NoCampaignsProps {
  /** True while there is no campaign at all. */
  readonly isEmpty: boolean;
  readonly search: string;
  /** How many the search finds that are not listed. */
  readonly elsewhere: number;
  readonly onClear: () => void;
}

/** Says why no campaign is listed, and lists those there are. */
export function NoCampaigns({ isEmpty, search, elsewhere, onClear }: NoCampaignsProps) {
  const choose = useFrom('app', (state) => state.chooseCampaigns);
  if (isEmpty)
    return (
      <EmptyState icon={Megaphone} title={words.none}>
        {words.whatItIs}
      </EmptyState>
    );
  const isSearch = search.trim() !== '';
  if (elsewhere === 0)
    return (
      <EmptyState
        icon={Megaphone}
        title={common.nothingFound}
        actions={<Button onPress={onClear}>{words.clearSearch}</Button>}
      >
        {words.searchLooksAt}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={Megaphone}
      title={isSearch ? common.nothingFound : words.noneHere}
      actions={<Button onPress={() => choose({ filter: 'all', tests: true })}>{words.listAll}</Button>}
    >
      {isSearch ? words.foundElsewhere(elsewhere) : words.elsewhere(elsewhere)}
    </EmptyState>
  );
}
