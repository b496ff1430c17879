import type { DatabaseSync } from 'node:sqlite';
import type { AccountId, CampaignId } from '../../../../shared/brand.ts';
import type { PauseReason } from '../../../../shared/campaign/outcome/pause.ts';
import type { RetryPolicy } from '../../../../shared/campaign/outcome/retry.ts';
import type { FolderHold } from '../../../../shared/folder/folder.ts';
import type { HighWaterMark } from '../../../folder/records/high-water-mark.ts';
import type { Gateway, GatewayAccount } from '../../../gateway/client.ts';
import type { ConnectionBudget } from '../../../gateway/connection-budget.ts';
import type { CachedNetwork } from '../../../gateway/resolve-network.ts';
import type { Clock } from './clock.ts';

/** What is known of a campaign beside its rows in the store. */
export interface Live {
  /** Progress of freezing, 0 to 1. */
  readonly preparing: number;
  readonly perMinute: number | null;
  readonly unwrittenPause: PauseReason | null;
  readonly connectionsWaiting: number;
}

export interface EngineDeps {
  readonly database: DatabaseSync;
  readonly clock: Clock;
  readonly owner: string;
  readonly writer: string;
  readonly mark: HighWaterMark;
  hold(): FolderHold | null;
  readonly retry?: RetryPolicy;
  /** The connections that everything shares. */
  readonly budget: ConnectionBudget;
  /** The way to a service, by which requests go. */
  way(baseUrl: string): Promise<CachedNetwork>;
  connect(account: GatewayAccount): Gateway;
  /** Reads the credit of an account by its live URL, and tells the window; null when it cannot be read. */
  readCredit(accountId: AccountId, liveUrl: string): Promise<number | null>;
  /** Called after anything of a campaign changed. */
  changed(campaignId: CampaignId, live: Live): void;
  /** Hears of a bug that ended one run; the others go on. */
  bug(error: unknown): void;
}
