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
  /** A pause that could not be written down yet. */
  readonly unwrittenPause: PauseReason | null;
  /** How many of its connections wait until one may be made. */
  readonly connectionsWaiting: number;
}

/** Everything the engine uses. */
export interface EngineDeps {
  readonly database: DatabaseSync;
  readonly clock: Clock;
  /** This computer. */
  readonly owner: string;
  /** This opening of the data folder. */
  readonly writer: string;
  /** What this computer saw begin in the data folder and its copies. */
  readonly mark: HighWaterMark;
  /** Why nothing may be sent from the data folder; null while campaigns may send. */
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
