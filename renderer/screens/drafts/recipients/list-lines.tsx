import type { Audience, AudienceFilter } from '../../../../shared/audience/audience.ts';
import type { AudienceId, CampaignId } from '../../../../shared/brand.ts';
import type { ComparedPart } from '../../../../shared/campaign/review/compared-people.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Banner } from '../../../components/status/banner.tsx';
import { useFrom, useStores } from '../../../state/context.tsx';
import { refresh } from '../../../state/query-client.ts';
import { useAct } from '../../../state/use-act.ts';
import { useOperation } from '../../../state/use-operation.ts';

interface DuplicatesLineProps {
  readonly audience: Audience;
  readonly filter: AudienceFilter;
}

/** Shown until every number has its row; its filter offers to compare the rows again. */
export function DuplicatesLine({ audience, filter }: DuplicatesLineProps) {
  const { id: audienceId, counts } = audience;
  const open = useFrom('app', (state) => state.open);
  const wanted = counts.duplicates + counts.joined > 0 ? { audienceId, at: 0 } : null;
  const { data } = useOperation('audience.repeated', wanted);
  const compare = (): void => open({ kind: 'duplicates', audienceId });
  const waiting = data?.open ?? 0;
  return (
    <div role="status" className="duplicates-line">
      {data !== null && waiting > 0 && (
        <Banner
          tone="warning"
          title={recipients.onRowsThatDiffer(waiting)}
          actions={
            <Button look="primary" onPress={compare}>
              {recipients.chooseRows}
            </Button>
          }
        >
          {recipients.whichRow}
        </Banner>
      )}
      {data !== null && waiting === 0 && (data.ruled > 0 || (data.count > 0 && filter === 'duplicates')) && (
        <Banner
          title={data.ruled > 0 ? recipients.ruledRows(data.ruled) : recipients.onSeveralRows(data.count)}
          actions={<Button onPress={compare}>{recipients.compareRows}</Button>}
        >
          {recipients.oneTextEach}
        </Banner>
      )}
    </div>
  );
}

interface AgainLineProps {
  readonly campaignId: CampaignId;
  readonly audienceId: AudienceId;
}

/** Shows who is new, changed and gone since the campaign that this draft sends again. */
export function AgainLine({ campaignId, audienceId }: AgainLineProps) {
  const stores = useStores();
  const { data } = useOperation('campaign.compared', { campaignId, audienceId });
  const { isBusy, act } = useAct();
  const compared = data?.compared ?? null;
  if (compared === null) return null;
  const words = recipients.compared;
  const people = compared.new + compared.changed + compared.same;

  const counts = (['new', 'changed', 'same', 'gone'] as const).flatMap((some) =>
    compared[some] === 0 ? [] : words.counts[some](compared[some]),
  );

  async function only(...parts: ComparedPart[]): Promise<void> {
    const made = await act('campaign.listCompared', { campaignId, audienceId, only: parts });
    if (!made) return;
    await refresh(stores.queries, 'audience.list');
    const { draft, change } = stores.draft.getState();
    if (draft?.id === campaignId && draft.audienceId === audienceId) change({ audienceId: made.id });
  }

  const choice = (label: string, some: number, ...parts: ComparedPart[]) =>
    some > 0 &&
    some < people && (
      <Button isPending={isBusy} onPress={() => void only(...parts)}>
        {label}
      </Button>
    );
  return (
    <div className="duplicates-line">
      <Banner
        title={words.title(compared.campaign)}
        actions={
          <>
            {choice(words.onlyNew, compared.new, 'new')}
            {choice(words.onlyChanged, compared.changed, 'changed')}
            {compared.new > 0 &&
              compared.changed > 0 &&
              choice(words.newAndChanged, compared.new + compared.changed, 'new', 'changed')}
          </>
        }
      >
        {`${counts.join(', ')}. ${words.reached(compared.reached)}`}
      </Banner>
    </div>
  );
}
