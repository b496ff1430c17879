import type { DatabaseSync } from 'node:sqlite';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import type { RehearsalOf } from '../../../shared/campaign/prediction.ts';
import type { SendOptions } from '../../../shared/draft/draft.ts';

/** What can no longer change once a campaign has started. */
export interface Frozen {
  readonly accountId: AccountId;
  readonly accountName: string;
  readonly kind: 'practice' | 'live';
  readonly baseUrl: string;
  readonly sendPath: string;
  readonly message: string;
  /** The tags of `message` as they go on the wire; empty for none. */
  readonly tags: readonly string[];
  /** The names of the columns that fed the tags, in their order. */
  readonly tagColumns: readonly string[];
  /** Stands for the latest change by hand to the list of people; left out where there is no list. */
  readonly lastEdit?: string;
  readonly sender: string;
  readonly label: string;
  /** The `encoding` for requests that hold Unicode; empty sends none. */
  readonly unicodeEncoding: string;
  readonly options: SendOptions;
  /** True for a single test text, which needs no canary before it. */
  readonly test: boolean;
  /** What a rehearsal stands in for; left out of every other campaign. */
  readonly rehearsal?: RehearsalOf;
}

/** Reads what a campaign froze; null for one that has not started. */
export function readFrozen(database: DatabaseSync, campaignId: CampaignId): Frozen | null {
  const row = database.prepare('SELECT frozen FROM campaign WHERE id = ?').get(campaignId);
  return typeof row?.frozen === 'string' ? (JSON.parse(row.frozen) as Frozen) : null;
}
