import type { Desktop } from '../host.ts';
import type { AskCampaigns } from '../threads/campaign-contract.ts';
import type { Schedule } from './schedule.ts';

/** Whom the sleep of the computer concerns. */
export interface SleepWatchDeps {
  readonly desktop: Desktop;
  readonly schedule: Schedule;
  readonly ask: AskCampaigns;
  /** How many campaigns are being prepared or sent. */
  running(): number;
  failed(bug: unknown): void;
}

/** Tells the schedule and the thread that sends when the computer sleeps and wakes; gives the way to stop. */
export function watchSleep({ desktop, schedule, ask, running, failed }: SleepWatchDeps): () => void {
  let isAwaited = false;
  return desktop.onPower((news) => {
    if (news === 'sleep') schedule.sleep();
    else schedule.look();
    // A thread that sends nothing need not be woken for it; one that heard of a sleep must hear that it is over.
    const isConcerned = isAwaited || running() > 0;
    isAwaited = isConcerned && news === 'sleep';
    if (isConcerned) ask(news, []).catch(failed);
  });
}
