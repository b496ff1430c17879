import type { DatabaseSync } from 'node:sqlite';
import type { CreditReading } from '../../../../shared/account/account.ts';
import type { AnswerPolicy } from '../../../../shared/account/answer-policy.ts';
import type { AccountId, CampaignId } from '../../../../shared/brand.ts';
import type { PauseReason } from '../../../../shared/campaign/outcome/pause.ts';
import type { RetryPolicy } from '../../../../shared/campaign/outcome/retry-wait.ts';
import type { AppError } from '../../../../shared/result.ts';
import type { HoldOf } from '../../../copies/folder-hold.ts';
import type { HighWaterMark } from '../../../copies/high-water-mark.ts';
import type { Gateway, GatewayAccount } from '../../../gateway/client.ts';
import type { ConnectionBudget } from '../../../gateway/connection-budget.ts';
import type { CachedNetwork } from '../../../gateway/look-up-addresses.ts';
import type { LogKeeper } from '../../../store/write-ahead-log.ts';
import type { Frozen } from '../../records/frozen.ts';
import type { BalanceWatch } from './balance-watch.ts';
import type { Clock } from './clock.ts';
import type { Pace } from './pace-turns.ts';
import type { SharedConnections } from './shared-connections.ts';
import type { SleepHold } from './sleep-hold.ts';
import type { TeamFileDeps, TeamFileSync } from './team-file-sync.ts';

/** What the thread knows of a campaign beyond the store. */
export interface Live {
  readonly preparing: number;
  readonly perMinute: number | null;
  readonly unwrittenPause: PauseReason | null;
  readonly connectionsWaiting: number;
  readonly teamFileFault: AppError | null;
}

export const notRunning = { perMinute: null, connectionsWaiting: 0 } as const;

export interface EngineDeps {
  readonly database: DatabaseSync;
  readonly clock: Clock;
  readonly owner: string;
  readonly writer: string;
  readonly mark: HighWaterMark;
  readonly hold: HoldOf;
  readonly retry?: RetryPolicy;
  readonly budget: ConnectionBudget;
  way(baseUrl: string): Promise<CachedNetwork>;
  connect(account: GatewayAccount): Gateway;
  /** Also sends the balance to the window; null if it cannot be read. */
  readBalance(accountId: AccountId, liveUrl: string): Promise<CreditReading | null>;
  changed(campaignId: CampaignId, live: Live): void;
  readonly teamFile?: Pick<TeamFileDeps, 'silentMs' | 'readBytes'>;
  /** Called after `added` opt-outs came from the team's file, or if reading or writing it began to work or to fail. */
  teamFileChanged(added: number): void;
  /** Gets why deleted campaigns cannot be erased now; null once they are. */
  erasing(error: AppError | null): void;
  bug(error: unknown): void;
}

export interface RunDeps extends Pick<EngineDeps, 'database' | 'clock' | 'owner' | 'writer' | 'mark'> {
  readonly campaignId: CampaignId;
  readonly frozen: Frozen;
  readonly gateway: Gateway;
  readonly balance: BalanceWatch;
  readonly retry: RetryPolicy;
  readonly policy: AnswerPolicy;
  readonly log: LogKeeper;
  readonly sleep: SleepHold;
  readonly teamFile: TeamFileSync;
  readonly connections: SharedConnections;
  readonly pace: Pace;
  /** The person resumed after a balance that was too low. */
  readonly resumedShort: boolean;
  /** Called if another copy of the data folder has begun attempts: nothing of this one may go on. */
  copyWentOn(): void;
  changed(): void;
}
