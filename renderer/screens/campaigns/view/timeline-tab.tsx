import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { clock, day } from '../../../../shared/format/format-time.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { campaignView as words } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { ErrorBanner } from '../../../components/status/banner.tsx';
import { Quoted } from '../../../components/text/quoted.tsx';
import { useOperationPages } from '../../../state/use-operation.ts';

/** Lists events, newest last. */
export function TimelineTab({ campaign }: { readonly campaign: CampaignState }) {
  const { data, error, more } = useOperationPages('campaign.timeline', {
    campaignId: campaign.id,
    count: 200,
  });
  const now = Date.now();
  if (error) return <ErrorBanner error={error} />;
  return (
    <ol className="timeline selectable" aria-label={words.timeline}>
      {more && (
        <li>
          <Button look="plain" size="small" onPress={more}>
            {common.showMore}
          </Button>
        </li>
      )}
      {data?.toReversed().map(({ at, kind, message }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added.
        <li key={data.length - index} className={`timeline-line timeline-${kind}`}>
          <time className="number faint" dateTime={new Date(at).toISOString()}>
            {day(at, now)} {clock(at)}
          </time>
          <span>
            <Quoted text={spoken(message)} />
          </span>
        </li>
      ))}
    </ol>
  );
}
