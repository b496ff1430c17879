import { Megaphone, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { CampaignSummary } from '../../../../shared/campaign/progress/campaign.ts';
import {
  type CampaignListFilter,
  campaignFilters,
  findCampaigns,
} from '../../../../shared/campaign/progress/campaign-filter.ts';
import { commandName } from '../../../../shared/commands/commands.ts';
import { campaignList as words } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { shell } from '../../../../shared/texts/en/shell.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { useBusy } from '../../../components/buttons/use-busy.ts';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { SearchField } from '../../../components/fields/search-field.tsx';
import { Switch } from '../../../components/fields/switch.tsx';
import { FilterChips } from '../../../components/lists/filter-chips.tsx';
import { ConfirmDialog } from '../../../components/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { useQuestion } from '../../../components/overlays/use-question.tsx';
import { ErrorBanner } from '../../../components/status/banner.tsx';
import { EmptyState } from '../../../components/status/empty-state.tsx';
import { useFrom, useStores } from '../../../state/context.tsx';
import { leaveGone, newCampaign, showCampaign } from '../../../state/navigate.ts';
import type { OverlayProps } from '../../../state/overlays/overlay-stack.ts';
import { copyCampaign, writeTo } from '../../../state/show-copy.ts';
import { useAct } from '../../../state/use-act.ts';
import { useOperation, useWholeList } from '../../../state/use-operation.ts';
import { CampaignItems } from './campaign-items.tsx';
import './campaigns-drawer.css';

/** Lists campaigns, newest first. `onShown` is called once another campaign is in view. */
export function CampaignsList({ onShown }: { readonly onShown?: () => void }) {
  const stores = useStores();
  const { chooseCampaigns } = stores.app.getState();
  const shown = useFrom('app', ({ visits }) => (visits.now.place === null ? visits.now.campaignId : null));
  const choice = useFrom('app', (state) => state.campaignChoice);
  const { data: campaigns, error, refetch } = useWholeList('campaign.list');
  const { act } = useAct();
  const [search, setSearch] = useState('');
  const { isBusy: going, during } = useBusy();
  const isEmpty = campaigns?.length === 0;
  const matches = useMemo(
    () => campaigns && findCampaigns(campaigns, choice, search),
    [campaigns, choice, search],
  );

  const go = (work: () => Promise<unknown>) =>
    during(async () => {
      await work();
      onShown?.();
    });

  async function remove(campaign: CampaignSummary): Promise<void> {
    const { id: campaignId, phase } = campaign;
    if (!(await act('campaign.remove', { campaignId, phase }))) return refetch();
    const { draft, discard } = stores.draft.getState();
    if (draft?.id === campaignId) discard();
    await leaveGone(stores);
  }

  const removal = useQuestion((campaign: CampaignSummary) => ({
    title: common.askDelete(campaign.name || common.untitled),
    act: common.delete,
    children: campaign.phase === 'draft' ? words.deleteDraft : words.deleteEnded,
    run: () => void remove(campaign),
  }));
  return (
    <>
      <div className="campaigns-tools">
        <div className="grow">
          <SearchField label={words.search} value={search} onChange={setSearch} />
        </div>
        <Button
          look={onShown ? 'primary' : 'normal'}
          icon={Plus}
          isPending={going}
          onPress={() => void go(() => newCampaign(stores))}
        >
          {commandName('campaign.new')}
        </Button>
      </div>
      {error && <ErrorBanner error={error} />}
      {matches && !isEmpty && <CampaignChips matches={matches} choice={choice} onChoice={chooseCampaigns} />}
      {matches?.shown.length === 0 && (
        <NoCampaigns
          isEmpty={isEmpty}
          search={search}
          elsewhere={matches.elsewhere}
          onClear={() => setSearch('')}
          onAll={() => chooseCampaigns({ filter: 'all', tests: true })}
        />
      )}
      {matches && matches.shown.length > 0 && (
        <CampaignItems
          // A new result is shown from its start.
          key={`${choice.filter} ${choice.tests} ${search}`}
          campaigns={matches.shown}
          shown={shown}
          actsOf={(campaign) => ({
            onShow: () => void go(() => showCampaign(stores, campaign.id)),
            onCopy: () => void go(() => copyCampaign(stores, campaign.id)),
            onRest: () => void go(() => writeTo(stores, { campaignId: campaign.id, shown: null })),
            onDelete: () => removal.ask(campaign),
          })}
        />
      )}
      {removal.question}
    </>
  );
}

export function DeleteOldCampaigns() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button look="plain" size="small" onPress={() => setIsAsked(true)}>
        {words.deleteOld}
      </Button>
      {isAsked && <DeleteOlder onClose={() => setIsAsked(false)} />}
    </>
  );
}

/** For a window without the sidebar. */
export function CampaignsDrawer({ onClose }: OverlayProps<'campaigns'>) {
  const { visit } = useStores().app.getState();
  return (
    <Dialog
      title={commandName('campaigns.open')}
      shape="drawer"
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button look="plain" size="small" onPress={() => visit({ kind: 'credits' })}>
            {commandName('credits.open')}
          </Button>
          <DeleteOldCampaigns />
        </>
      }
    >
      <CampaignsList onShown={onClose} />
    </Dialog>
  );
}

interface CampaignChipsProps {
  readonly matches: ReturnType<typeof findCampaigns>;
  readonly choice: CampaignListFilter;
  readonly onChoice: (choice: CampaignListFilter) => void;
}

/** Leaves out filters without campaigns, and a switch that would change nothing. */
function CampaignChips({ matches: { counts, tests }, choice, onChoice }: CampaignChipsProps) {
  const chips = campaignFilters
    .filter((key) => key === 'all' || key === choice.filter || counts[key] > 0)
    .map((key) => ({ key, text: words.filters[key], count: counts[key] }));
  return (
    <div className="campaigns-choice stack">
      <FilterChips
        label={words.which}
        chips={chips}
        value={choice.filter}
        onChange={(filter) => onChoice({ ...choice, filter })}
      />
      {tests > 0 && (
        <Switch isSelected={choice.tests} onChange={(on) => onChoice({ ...choice, tests: on })}>
          {words.tests(tests)}
        </Switch>
      )}
    </div>
  );
}

interface NoCampaignsProps {
  readonly isEmpty: boolean;
  readonly search: string;
  /** How many campaigns the search has that are not listed. */
  readonly elsewhere: number;
  readonly onClear: () => void;
  readonly onAll: () => void;
}

function NoCampaigns({ isEmpty, search, elsewhere, onClear, onAll }: NoCampaignsProps) {
  if (isEmpty) {
    return (
      <EmptyState icon={Megaphone} title={words.none}>
        {words.whatItIs}
      </EmptyState>
    );
  }
  const isSearch = search.trim() !== '';
  const isNowhere = elsewhere === 0;
  const isElsewhere = isSearch ? words.foundElsewhere(elsewhere) : words.elsewhere(elsewhere);
  return (
    <EmptyState
      icon={Megaphone}
      title={isNowhere || isSearch ? common.nothingFound : words.noneHere}
      actions={
        <Button onPress={isNowhere ? onClear : onAll}>{isNowhere ? words.clearSearch : words.listAll}</Button>
      }
    >
      {isNowhere ? words.searchLooksAt : isElsewhere}
    </EmptyState>
  );
}

/** Deletes campaigns for good, after naming their number. */
function DeleteOlder({ onClose }: { readonly onClose: () => void }) {
  const say = useFrom('notices', (state) => state.say);
  const [days, setDays] = useState(365);
  const { isBusy, act } = useAct();
  const { data, isPrevious, error, refetch } = useOperation(
    'campaign.older',
    Number.isNaN(days) ? null : { days },
  );
  const shown = isPrevious ? null : (data?.campaigns ?? null);

  async function run(campaigns: number): Promise<void> {
    const done = await act('campaign.removeOlder', { days, shown: campaigns });
    // If the number has changed since, counts again.
    if (!done) return refetch();
    say({ tone: 'success', text: words.deleted(done.removed) });
    onClose();
  }

  return (
    <ConfirmDialog
      title={words.deleteOld}
      about={words.deleteOldAbout}
      act={shown ? words.deleteMany(shown) : common.delete}
      isForm
      isPending={isBusy}
      isDisabled={!shown}
      onClose={onClose}
      onAct={() => shown !== null && void run(shown)}
    >
      <NumberField
        label={words.olderThan}
        value={days}
        minValue={0}
        maxValue={36500}
        onChange={setDays}
        help={<output>{olderWords(shown, days)}</output>}
        autoFocus
      />
      {error && <ErrorBanner error={error} />}
    </ConfirmDialog>
  );
}

function olderWords(shown: number | null, days: number): string {
  if (Number.isNaN(days)) return words.enterDays;
  if (shown === null) return shell.footer.counting;
  if (shown === 0) return days === 0 ? words.noneByNow : words.noneBefore(days);
  return days === 0 ? words.someByNow(shown) : words.someBefore(shown, days);
}
