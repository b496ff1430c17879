import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { routeLinesOf } from '../../../../shared/campaign/progress/route.ts';
import { count } from '../../../../shared/format/format-count.ts';
import { moment } from '../../../../shared/format/format-time.ts';
import { versionNames } from '../../../../shared/message/version-names.ts';
import { campaigns, campaignView as words } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { versions as texts } from '../../../../shared/texts/en/message.ts';
import { exportedResults } from '../../../../shared/texts/en/results.ts';
import { settings } from '../../../../shared/texts/en/settings.ts';
import { DetailLines } from '../../../components/text/detail-lines.tsx';

export function DetailsTab({ campaign }: { readonly campaign: CampaignState }) {
  const { message, versions, accountName, anyway, options, chunks, startedAt } = campaign;
  const names = versionNames(options.versions);
  const lines: (readonly [string, string])[] = [
    ...(versions.length === 0
      ? ([[common.message, message]] as const)
      : versions.map(
          (one, version) => [texts.messageTo(names[version] ?? '', one.people), one.message] as const,
        )),
    [common.account, accountName],
    ...routeLinesOf(campaign),
    [settings.canary, options.canary === 0 ? common.none : count(options.canary)],
    [settings.chunkSize, count(options.chunkSize)],
    [exportedResults.requests, count(chunks)],
    [campaigns.perMinute, options.perMinute === null ? campaigns.noLimit : count(options.perMinute)],
    [campaigns.connections, count(options.connections)],
    [exportedResults.started, startedAt === null ? words.lines.notYet : moment(startedAt, Date.now())],
    ...(anyway === null ? [] : [[words.lines.anyway, anyway] as const]),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard
    <section className="details-scroll" aria-label={words.lines.label} tabIndex={0}>
      <DetailLines lines={lines} />
    </section>
  );
}
