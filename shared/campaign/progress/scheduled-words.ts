import type { CampaignId } from '../../brand.ts';
import { dayAndTime } from '../../format/format-time.ts';
import { quoted } from '../../format/sentence-parts.ts';
import { common } from '../../texts/en/common.ts';
import { campaignNews } from '../../texts/en/desktop.ts';

export interface ScheduledCampaign {
  readonly id: CampaignId;
  readonly name: string;
  readonly startAt: number;
}

const most = 5;

/** Shown outside the window while something is scheduled: a sentence, and a line for each of the next campaigns. */
export function scheduledWords(scheduled: readonly ScheduledCampaign[]): {
  readonly hint: string;
  readonly lines: readonly { readonly id: CampaignId; readonly text: string }[];
  readonly more: string | null;
} {
  const next = scheduled.toSorted((one, other) => one.startAt - other.startAt);
  const lines = next.slice(0, most).map(({ id, name, startAt }) => ({
    id,
    text: `${quoted(name || common.untitled)}, ${dayAndTime(startAt)}`,
  }));
  const more = next.length - lines.length;
  return {
    hint: campaignNews.scheduled(next.length),
    lines,
    more: more > 0 ? campaignNews.more(more) : null,
  };
}
