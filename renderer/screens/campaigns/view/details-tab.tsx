import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import { count } from '../../../../shared/format/format-count.ts';
import { moment } from '../../../../shared/format/format-time.ts';
import './details-tab.css';

/** What was frozen with the campaign: its message, account and plan. */
export function DetailsTab({ campaign }: { readonly campaign: CampaignState }) {
  const { message, sender, label, accountName, options, startedAt } = campaign;
  const lines: [string, string][] = [
    ['Message', message],
    ['Sender', sender || 'Chosen by the service'],
    ['Label', label || 'None'],
    ['Account', accountName],
    ['Canary first', options.canary === 0 ? 'None' : count(options.canary)],
    ['People per request', count(options.chunkSize)],
    ['People per minute', options.perMinute === null ? 'No limit' : count(options.perMinute)],
    ['Connections', count(options.connections)],
    ['Started', startedAt === null ? 'Not yet' : moment(startedAt, Date.now())],
  ];
  return (
    <dl className="details selectable">
      {lines.map(([name, value]) => (
        <div key={name} className="details-line">
          <dt className="quiet">{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
