import type { DatabaseSync } from 'node:sqlite';
import type { Log } from '../log.ts';
import { isStorageFault } from '../store/storage-fault.ts';
import type { AskCampaigns } from '../threads/campaign-contract.ts';
import type { CampaignNews } from './campaign-news.ts';
import { recoverCampaigns } from './records/recover.ts';

/** What settling after a broken thread works with. */
export interface RecoveryDeps {
  readonly database: DatabaseSync;
  /** This computer. */
  readonly owner: string;
  readonly news: CampaignNews;
  readonly log: Log;
  /** Opens the thread again where it is not there. */
  readonly ask: AskCampaigns;
  now(): number;
}

/** Settles what a broken thread was at. */
export interface Recovery {
  begin(): void;
  close(): void;
}

/** What the disk did not take is tried again after so many ms. */
const againMs = 5_000;

/**
 * What the disk does not take at once is tried again by opening the thread, which settles it first: beside a thread that
 * sends nothing may be settled.
 */
export function createRecovery({ database, owner, news, log, ask, now }: RecoveryDeps): Recovery {
  let waiting: NodeJS.Timeout | undefined;
  return {
    begin() {
      try {
        recoverCampaigns(database, owner, now());
        news.tellAll();
      } catch (error) {
        if (!isStorageFault(error)) log.bug('campaign recovery', error);
        waiting = setTimeout(async () => {
          const recovered = await ask('recover', []).catch(() => null);
          if (recovered?.ok) news.tellAll();
        }, againMs).unref();
      }
    },
    close() {
      clearTimeout(waiting);
    },
  };
}
