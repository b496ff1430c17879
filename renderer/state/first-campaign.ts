import type { CampaignId } from '../../shared/brand.ts';
import type { CampaignSummary } from '../../shared/campaign/progress/campaign.ts';

/**
 * The campaign that a window shows first: the one it had in view before, or one that asks for it, or the latest; undefined
 * where there is none.
 */
export function firstCampaign(
  campaigns: readonly CampaignSummary[],
  before: CampaignId | null,
): CampaignSummary | undefined {
  return (
    campaigns.find(({ id }) => id === before) ??
    // A campaign that is under way or stands still wants to be seen before any draft.
    campaigns.find(({ phase }) => phase === 'running' || phase === 'paused') ??
    campaigns[0]
  );
}
