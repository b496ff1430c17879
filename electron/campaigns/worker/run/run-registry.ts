import type { AccountChange } from '../../../../shared/account/account-change.ts';
import { strictPolicy } from '../../../../shared/account/answer-policy.ts';
import type { AccountId, CampaignId } from '../../../../shared/brand.ts';
import type { PauseReason } from '../../../../shared/campaign/outcome/pause.ts';
import { pauseFor } from '../../../../shared/campaign/outcome/pause-words.ts';
import { defaultRetry } from '../../../../shared/campaign/outcome/retry-wait.ts';
import { isLongSleep } from '../../../../shared/campaign/plan/after-sleep.ts';
import { say } from '../../../../shared/texts/say.ts';
import type { GatewayAccount } from '../../../gateway/client.ts';
import { transact } from '../../../store/open-database.ts';
import { type LogKeeper, openLogKeeper } from '../../../store/write-ahead-log.ts';
import { openBalanceReadings } from '../../records/balance-readings.ts';
import type { Frozen } from '../../records/frozen.ts';
import { openLifecycle } from '../../records/lifecycle.ts';
import { doubtFolder } from '../../records/take-folder.ts';
import { type BalanceWatch, createBalanceWatch, keepReading } from './balance-watch.ts';
import { type EngineDeps, notRunning } from './engine-deps.ts';
import { openPaces } from './pace-turns.ts';
import { type Run, startRun } from './run.ts';
import { shareConnections } from './shared-connections.ts';
import { createSleepHold, type SleepHold } from './sleep-hold.ts';
import { diskPause, untilWritten } from './stopping.ts';
import { TeamFileSync } from './team-file-sync.ts';

/** One object per change, compared by identity. */
interface Changed {
  readonly change: AccountChange;
}

export interface Interruptions {
  readonly slept: PauseReason | null;
  readonly changed: Changed | null;
}

export interface Launch {
  readonly campaignId: CampaignId;
  readonly frozen: Frozen;
  readonly account: GatewayAccount;
  /** Anything that happened since pauses the run at once. */
  readonly since: Interruptions;
  /** The person resumed after a balance that was too low. */
  readonly resumedShort?: boolean;
}

export class RunRegistry {
  readonly teamFile: TeamFileSync;
  readonly #deps: EngineDeps;
  readonly #runs = new Map<CampaignId, Run>();
  readonly #accountChanges = new Map<AccountId, Changed>();
  readonly #watches = new Map<string, BalanceWatch>();
  readonly #log: LogKeeper;
  readonly #readings: ReturnType<typeof openBalanceReadings>;
  readonly #paceOf: ReturnType<typeof openPaces>;
  readonly sleepHold: SleepHold;
  #isClosing = false;
  /** A campaign that was being prepared during the latest long sleep asks too. */
  #longSleep: PauseReason | null = null;

  constructor(deps: EngineDeps) {
    this.#deps = deps;
    this.#log = openLogKeeper(deps.database);
    this.#readings = openBalanceReadings(deps.database);
    this.#paceOf = openPaces(deps.database, deps.clock);
    this.teamFile = new TeamFileSync({
      ...deps,
      ...deps.teamFile,
      changed: (added) => {
        deps.teamFileChanged(added);
        for (const campaignId of this.#runs.keys()) this.tell(campaignId);
      },
    });
    this.sleepHold = createSleepHold(deps.clock, (sleptMs) => this.#woke(sleptMs));
  }

  get isBusy(): boolean {
    return this.#runs.size > 0;
  }

  get isClosing(): boolean {
    return this.#isClosing;
  }

  interruptions(accountId: AccountId): Interruptions {
    return { slept: this.#longSleep, changed: this.#accountChanges.get(accountId) ?? null };
  }

  get(campaignId: CampaignId): Run | undefined {
    return this.#runs.get(campaignId);
  }

  tell(campaignId: CampaignId, share = 1, unwrittenPause: PauseReason | null = null): void {
    const run = this.get(campaignId);
    const live = run?.live() ?? { ...notRunning, unwrittenPause };
    this.#deps.changed(campaignId, { preparing: share, ...live, teamFileFault: this.teamFile.fault });
  }

  /** If the run cannot begin, for example on a full disk, the campaign is paused and the error thrown. */
  async launch(what: Launch): Promise<void> {
    try {
      this.#begin(what);
    } catch (error) {
      const { campaignId } = what;
      const { database, clock } = this.#deps;
      const pause = diskPause(error) ?? pauseFor('internal');
      const lifecycle = openLifecycle(database);
      const halt = (): void => {
        lifecycle.step(campaignId, 'pause', clock.now(), { pause });
        lifecycle.step(campaignId, 'settled', clock.now(), { pause });
      };
      const unwritten = (disk: PauseReason): void => this.tell(campaignId, 1, disk);
      await untilWritten(() => transact(database, halt), clock, unwritten);
      this.tell(campaignId);
      throw error;
    }
  }

  #begin({ campaignId, frozen, account, since, resumedShort = false }: Launch): void {
    const { clock, retry = defaultRetry, budget, way, connect, bug } = this.#deps;
    const balance = this.watch(frozen.accountId, frozen.kind === 'live' ? frozen.baseUrl : '');
    const readAgain = keepReading(balance, clock);
    const connections = shareConnections(
      budget,
      () => way(account.baseUrl),
      () => this.tell(campaignId),
    );
    const run = startRun({
      ...this.#deps,
      campaignId,
      frozen,
      gateway: connect(account),
      balance,
      retry,
      policy: account.policy ?? strictPolicy,
      log: this.#log,
      sleep: this.sleepHold,
      teamFile: this.teamFile,
      connections,
      pace: this.#paceOf(campaignId),
      resumedShort,
      copyWentOn: () => this.#copyWentOn(),
      changed: () => {
        readAgain();
        this.tell(campaignId);
      },
    });
    this.#runs.set(campaignId, run);
    const { slept, changed } = this.interruptions(frozen.accountId);
    if (slept !== null && slept !== since.slept) run.pauseFor(slept);
    if (changed !== null && changed !== since.changed) run.pauseFor(accountPause(frozen, changed));
    run.done
      .finally(() => this.#runs.delete(campaignId))
      .then(async () => {
        this.tell(campaignId);
        // The balance now is evidence for requests left in doubt later, unless its reading began before the end.
        await balance.read();
        if (balance.before() === null) await balance.read();
      })
      .catch(bug);
  }

  /** At another URL an account has another balance. */
  watch(accountId: AccountId, liveUrl: string): BalanceWatch {
    const key = `${accountId} ${liveUrl}`;
    const watch =
      this.#watches.get(key) ??
      createBalanceWatch(
        () => this.#deps.readBalance(accountId, liveUrl),
        (no) => this.#readings.isQuietSince(accountId, no),
      );
    this.#watches.set(key, watch);
    return watch;
  }

  /** A campaign that is being prepared asks when it is launched. */
  accountChanged(accountId: AccountId, change: AccountChange): void {
    const changed = { change };
    this.#accountChanges.set(accountId, changed);
    for (const run of this.#runs.values()) {
      if (run.frozen.accountId === accountId) run.pauseFor(accountPause(run.frozen, changed));
    }
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const runs = [...this.#runs.values()];
    for (const run of runs) run.stop('close');
    this.sleepHold.end();
    await Promise.all(runs.map((run) => run.done));
    await this.teamFile.close();
  }

  /** Stops every run, because no run knows what the other copy of the data folder has sent. */
  #copyWentOn(): void {
    const { database, clock, mark, owner: computer } = this.#deps;
    for (const run of this.#runs.values()) run.pauseFor(pauseFor('older-copy'));
    doubtFolder({ database, mark, computer, at: clock.now() });
  }

  #woke(sleptMs: number): void {
    if (this.#isClosing) return;
    const seconds = sleptMs / 1000;
    const reason = isLongSleep(sleptMs) ? pauseFor('slept', { seconds }) : null;
    this.#longSleep = reason ?? this.#longSleep;
    for (const [campaignId, run] of this.#runs) {
      if (reason !== null) run.pauseFor(reason);
      else run.note('slept', say.campaigns.slept(seconds));
      this.tell(campaignId);
    }
  }
}

function accountPause(reviewed: Frozen, { change }: Changed): PauseReason {
  return pauseFor('account', { account: { change, reviewed } });
}
