import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { clock, day } from '../../../../shared/format/format-time.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { campaignView as words } from '../../../../shared/texts/en/campaigns.ts';
import { ErrorBanner } from '../../../components/status/banner.tsx';
import { Quoted } from '../../../components/text/quoted.tsx';
import { useOperation } from '../../../state/query.ts';
import './timeline-tab.css';

/** What happened to the campaign and who decided it, newest last. */
export function TimelineTab({ campaign }: { readonly campaign: CampaignState }) {
  const { data, error } = useOperation('campaign.timeline', { campaignId: campaign.id });
  const now = Date.now();
  if (error) return <ErrorBanner error={error} />;
  return (
    <ol className="timeline selectable" aria-label={words.timeline}>
      {data?.map(({ at, kind, message }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end.
        <li key={index} className={`timeline-line timeline-${kind}`}>
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
