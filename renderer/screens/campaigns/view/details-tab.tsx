import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import { routeLinesOf } from '../../../../shared/campaign/route.ts';
import { count } from '../../../../shared/format/format-count.ts';
import { moment } from '../../../../shared/format/format-time.ts';
import { DetailLines } from '../../../components/detail-lines.tsx';
import './details-tab.css';

/** What was frozen with the campaign: its message, account and plan. */
export function DetailsTab({ campaign }: { readonly campaign: CampaignState }) {
  const { message, accountName, options, chunks, startedAt } = campaign;
  const lines: (readonly [string, string])[] = [
    ['Message', message],
    ['Account', accountName],
    ...routeLinesOf(campaign),
    ['Canary first', options.canary === 0 ? 'None' : count(options.canary)],
    ['People per request', count(options.chunkSize)],
    ['Requests', count(chunks)],
    ['People per minute', options.perMinute === null ? 'No limit' : count(options.perMinute)],
    ['Connections', count(options.connections)],
    ['Started', startedAt === null ? 'Not yet' : moment(startedAt, Date.now())],
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard
    <section className="details-scroll" aria-label="Details of the campaign" tabIndex={0}>
      <DetailLines lines={lines} />
    </section>
  );
}
