import type { AccountChange } from '../../../shared/account/account-change.ts';
import type { AccountId } from '../../../shared/brand.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { recoverCampaigns } from '../records/recover.ts';
import { type Decisions, openDecisions } from './decisions.ts';
import { openEraser } from './eraser.ts';
import type { EngineDeps } from './run/engine-deps.ts';
import { Runs } from './run/runs.ts';
import { openFreezeService } from './start/freeze-service.ts';
import { openStarts, type Starts } from './start/starts.ts';

/** Sends campaigns; every method answers when what was asked is on record. */
export interface Engine extends Starts, Decisions {
  /** A balance read elsewhere; `liveUrl` is the base URL of a live account, empty for practice. */
  noteCredit(accountId: AccountId, liveUrl: string, credit: number): Promise<Result<null>>;
  /** Pauses what is being sent with an account; from here on no request of it begins. */
  accountChanged(accountId: AccountId, change: AccountChange): Promise<Result<null>>;
  /** The computer is about to sleep: no request begins until it is awake. */
  sleep(): Promise<Result<null>>;
  /** The computer is awake: campaigns go on, or ask first after a long sleep. */
  wake(): Promise<Result<null>>;
  /** Ends all runs between requests and waits for what is in flight. */
  close(): Promise<void>;
}

/** Opens the engine and brings what a crash cut off into order. */
export function openEngine(deps: EngineDeps): Engine {
  const { database, clock, owner } = deps;
  const runs = new Runs(deps);
  const freezing = openFreezeService(database, clock, owner, (campaignId, share) =>
    runs.tell(campaignId, share),
  );
  const eraser = openEraser(database.location()!, deps.bug);
  recoverCampaigns(database, owner, clock.now());
  return {
    ...openStarts(deps, runs, freezing),
    ...openDecisions(deps, runs, freezing, eraser),
    async noteCredit(accountId, liveUrl, credit) {
      runs.watch(accountId, liveUrl).note(credit);
      return ok(null);
    },
    async accountChanged(accountId, change) {
      runs.accountChanged(accountId, change);
      return ok(null);
    },
    async sleep() {
      runs.sleep();
      return ok(null);
    },
    async wake() {
      runs.wake();
      return ok(null);
    },
    async close() {
      freezing.stopAll();
      await Promise.all([eraser.close(), runs.close()]);
    },
  };
}
