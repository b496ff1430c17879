import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import { blockedBy } from '../../../../shared/campaign/review/blockers.ts';
import { ok } from '../../../../shared/result.ts';
import {
  changedSince,
  type FreezeEnd,
  type Freezing,
  type FrozenBatch,
  freezeCampaign,
} from '../../records/freeze.ts';
import type { Clock } from '../run/clock.ts';
import { notDraft, numberTwice, otherPeople, startStopped, stillRunning } from '../run/operation-failures.ts';
import type { RunRegistry } from '../run/run-registry.ts';
import { untilWritten } from '../run/stopping.ts';
import type { StartPeople } from './start-people.ts';

const notFrozen = { 'no-draft': notDraft, changed: changedSince, twice: numberTwice };

/** In ms, between reports of progress. */
const newsMs = 100;

export type FreezeService = ReturnType<typeof openFreezeService>;

export function openFreezeService(
  database: DatabaseSync,
  clock: Clock,
  owner: string,
  tell: RunRegistry['tell'],
) {
  const preparing = new Map<CampaignId, AbortController>();
  // Two campaigns frozen at once would not know of each other, and could send the same text to the same people.
  let before: Promise<unknown> = Promise.resolve();

  async function inTurn(freeze: (turn: Promise<unknown>) => Promise<FreezeEnd>): Promise<FreezeEnd> {
    const ended = freeze(before);
    before = Promise.allSettled([before, ended]);
    return ended;
  }

  return {
    /** Fails, leaving the draft as it was, if the number of people is not `expected`. */
    async freeze(campaignId: CampaignId, what: Freezing, expected: number, people: StartPeople) {
      if (preparing.has(campaignId)) return stillRunning;
      const abort = new AbortController();
      preparing.set(campaignId, abort);
      let newsAt = Number.NEGATIVE_INFINITY;
      const progress = (share: number): void => {
        if (clock.steady() - newsAt < newsMs) return;
        newsAt = clock.steady();
        tell(campaignId, share);
      };
      const accept = (): boolean =>
        people.reviewed() === expected && people.unchanged() && people.blockers().length === 0;
      const { signal } = abort;
      try {
        const deps = {
          ...{ database, campaignId, ...what, owner, now: clock.now, signal, accept, progress },
          untilWritten: (write: () => Promise<void>) =>
            untilWritten(write, clock, (disk) => tell(campaignId, 0, disk)),
        };
        const end = people.guarded
          ? await inTurn((turn) => freezeCampaign(deps, after(turn, people.batches)))
          : await freezeCampaign(deps, people.batches);
        if (end === 'frozen') return ok(null);
        if (end !== 'given-up') return notFrozen[end];
        if (signal.aborted) return startStopped;
        const [blocker] = people.blockers();
        return blocker === undefined ? otherPeople(expected, people.reviewed()) : blockedBy(blocker);
      } finally {
        preparing.delete(campaignId);
        tell(campaignId);
      }
    },
    stop(campaignId: CampaignId) {
      const abort = preparing.get(campaignId);
      abort?.abort();
      return abort !== undefined;
    },
    stopAll() {
      for (const abort of preparing.values()) abort.abort();
    },
  };
}

async function* after(turn: Promise<unknown>, batches: StartPeople['batches']): AsyncGenerator<FrozenBatch> {
  await turn;
  yield* batches;
}
