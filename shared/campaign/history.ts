import type { CampaignId } from '../brand.ts';
import type { OptOut } from '../opt-out/opt-out.ts';
import type { DeliveryState } from './delivery-state.ts';

/** One text one number got, in any campaign. */
export interface HistoryRow {
  readonly campaignId: CampaignId;
  readonly campaignName: string;
  readonly kind: 'practice' | 'live';
  readonly position: number;
  readonly msisdn: string;
  readonly text: string;
  readonly state: DeliveryState;
  /** The state says that they got nothing, and an earlier request may have reached them all the same. */
  readonly perhapsTexted: boolean;
  readonly id: string | null;
  readonly at: number | null;
}

/** What is known of one number over all campaigns. */
export interface History {
  /** The number as it was read; null where what was typed is no whole number yet. */
  readonly msisdn: string | null;
  readonly optOut: OptOut | null;
  /** Newest first, at most 200. */
  readonly rows: readonly HistoryRow[];
}
