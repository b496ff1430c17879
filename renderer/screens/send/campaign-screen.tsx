import type { CampaignState } from '../../../shared/campaign.ts';

/** A started campaign: its progress, chunks and results. */
export function CampaignScreen({ campaign }: { readonly campaign: CampaignState }) {
  return <main className="main-waiting">{campaign.name}</main>;
}
