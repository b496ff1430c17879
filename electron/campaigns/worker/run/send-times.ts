import type { CampaignId } from '../../../../shared/brand.ts';
import type { PauseReason } from '../../../../shared/campaign/outcome/pause.ts';
import { pauseFor } from '../../../../shared/campaign/outcome/pause-words.ts';
import {
  endedBy,
  firstToLeave,
  leavesWhen,
  quietEnds,
} from '../../../../shared/campaign/progress/leaves-when.ts';
import type { ChunkStore, StoredChunk } from '../../records/chunk-store.ts';
import { type Frozen, leaveFactsOf } from '../../records/frozen.ts';
import type { Clock } from './clock.ts';

const minuteMs = 60_000;

const none = { minute: Number.NaN, places: new Set<string>(), json: '[]' };

export type SendTimes = ReturnType<typeof openSendTimes>;

/** Asks `leavesWhen` for a campaign that runs; `electron/campaigns/scheduler.ts` continues what has to wait. */
export function openSendTimes(chunks: ChunkStore, campaignId: CampaignId, frozen: Frozen, clock: Clock) {
  const { day, options } = frozen;
  const facts = leaveFactsOf(frozen);
  const { quiet: rule } = facts;
  /** The countries of requests, as stored with chunks. */
  const allPlaces = rule === null ? [] : chunks.places(campaignId);
  let latest = none;
  /** True if it was too early for everybody after the canary. */
  let waits = false;

  const leaves = (countries: string, now: number, canary = true) =>
    leavesWhen(facts, { countries, canary }, now);

  /** Looks once in every minute of the clock, since quiet hours begin and end with one. */
  function quietNow(): typeof none {
    const now = clock.now();
    const minute = Math.floor(now / minuteMs);
    if (rule !== null && minute !== latest.minute) {
      const places = allPlaces.filter((countries) => leaves(countries, now).at !== now);
      latest = { minute, places: new Set(places), json: JSON.stringify(places) };
    }
    return latest;
  }

  const isOver = (): boolean => endedBy(facts, clock.now()) !== null;

  return {
    /** The countries of requests that quiet hours hold now, as a JSON array. */
    get quiet() {
      return quietNow().json;
    },
    /** True if the last moment has passed, or the texts mean another day, for all requests. */
    get isOver() {
      return isOver();
    },
    /** True if a request after the canary still waits for the start. */
    isBeforeStart({ countries }: StoredChunk): boolean {
      const now = clock.now();
      const isBefore = leaves(countries, now, false).from > now;
      waits ||= isBefore;
      return isBefore;
    },
    mayLeave: ({ countries }: StoredChunk): boolean => !isOver() && !quietNow().places.has(countries),
    /** The reason for the remaining people of a campaign that nothing else stopped; null if no time holds it. */
    pause(): PauseReason | null {
      const now = clock.now();
      const { notAfter, startAt } = options;
      const ended = endedBy(facts, now);
      if (ended !== null) return pauseFor(ended, { notAfter, day });
      if (waits) return pauseFor('start-time', { until: startAt ?? 0, goesOn: true });
      const first = firstToLeave(facts, chunks.placesLeft(campaignId), true, now);
      if (rule === null || first === null) return null;
      const { at: until, asks, countries } = first;
      if (until === null) return pauseFor('quiet');
      const when = { until, there: rule.thereAt(countries, until) };
      if (asks === 'over') return pauseFor('quiet', { ...when, notAfter });
      if (asks === 'other-day') return pauseFor('quiet', { ...when, day });
      return pauseFor('quiet', { ...when, goesOn: asks === null });
    },
    /** Lets people through whom quiet hours hold now, until the hours are over there; null if they hold nobody. */
    sendAnyway(reason: string) {
      const held = quietEnds(facts, chunks.placesLeft(campaignId), clock.now());
      return Object.keys(held.ends).length === 0 ? null : { ...held, reason };
    },
  };
}
