import type { DatabaseSync } from 'node:sqlite';
import type { AccountId, CampaignId } from '../../shared/brand.ts';
import { mayFinishMs } from '../../shared/campaign/outcome/balance-evidence.ts';
import type { BalanceReader, ObserveReading } from '../accounts/balance-reader.ts';
import { whenFree } from '../store/when-free.ts';
import { type BalanceReading, openBalanceReadings, readingAge } from './records/balance-readings.ts';
import { liveUrlOf } from './start/campaign-account.ts';

export interface DoubtWatchDeps {
  readonly database: DatabaseSync;
  readonly readBalance: BalanceReader;
  now(): number;
  changed(campaignId: CampaignId): void;
  /** Called after a bug, or if the disk does not take a reading; later readings still count. */
  failed(error: unknown): void;
}

/** Reads the balance of each account with requests in doubt at once. */
export function openDoubtWatch(deps: DoubtWatchDeps) {
  const { readBalance, now, changed, failed } = deps;
  const readings = openBalanceReadings(deps.database);
  const timers = new Map<AccountId, NodeJS.Timeout>();
  let closed = false;

  function readSoon(accountId: AccountId, ms: number): void {
    clearTimeout(timers.get(accountId));
    const again = (): void => {
      timers.delete(accountId);
      if (!closed) readBalance(accountId).catch(failed);
    };
    timers.set(accountId, setTimeout(again, ms).unref());
  }

  async function keep(reading: BalanceReading): Promise<void> {
    const { accountId, begun } = reading;
    await whenFree(deps.database, () => readings.keep(reading));
    if (closed) return;
    const doubt = readings.youngestDoubt(accountId);
    if (doubt === undefined) return;
    for (const campaignId of readings.campaignsInDoubt(accountId)) changed(campaignId);
    // A reading that began before the request ended proves nothing.
    if (doubt.endedNo > begun.no) {
      readSoon(accountId, 0);
      return;
    }
    const age = readingAge({ at: doubt.endedAt, steady: doubt.endedSteady }, begun);
    if (age < mayFinishMs) readSoon(accountId, mayFinishMs - age + 1000);
  }

  return {
    begin(): void {
      for (const accountId of readings.accountsInDoubt()) readSoon(accountId, 0);
    },
    /** Keeps every reading, and reads again while the evidence is not enough. */
    observe(): ReturnType<ObserveReading> {
      const begun = readings.begin(now());
      return {
        beganNo: begun.no,
        keep(account, credit) {
          if (closed) return;
          keep({ accountId: account.id, liveUrl: liveUrlOf(account), credit, begun }).catch(failed);
        },
      };
    },
    close() {
      closed = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
