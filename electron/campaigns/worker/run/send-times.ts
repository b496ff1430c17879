import type { CampaignId } from '../../../../shared/brand.ts';
import type { PauseReason } from '../../../../shared/campaign/outcome/pause.ts';
import { pauseFor } from '../../../../shared/campaign/outcome/pause-words.ts';
import { openQuietRule } from '../../../../shared/campaign/plan/quiet-hours.ts';
import { dayAt } from '../../../../shared/format/sending-day.ts';
import type { ChunkStore, StoredChunk } from '../../records/chunk-store.ts';
import type { Frozen } from '../../records/frozen.ts';
import type { Clock } from './clock.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

const none = { minute: Number.NaN, places: new Set<string>(), json: '[]' };

export type SendTimes = ReturnType<typeof openSendTimes>;

/**
 * Decides who may be texted now; `electron/campaigns/scheduler.ts` continues what has to wait. Quiet hours are checked
 * again in every minute of the clock.
 */
export function openSendTimes(chunks: ChunkStore, campaignId: CampaignId, frozen: Frozen, clock: Clock) {
  // A rehearsal is divided like its campaign, and texts nobody.
  const hours = frozen.kind === 'live' ? frozen.quiet : undefined;
  const rule = hours === undefined ? null : openQuietRule(hours);
  /** The countries of requests, as stored with chunks. */
  const allPlaces = rule === null ? [] : chunks.places(campaignId);
  const { day, rehearsal, options } = frozen;
  const { asksAfterQuiet, canaryNow, notAfter, startAt } = options;
  let latest = none;
  /** True if it was too early for somebody. */
  let waits = false;

  const isOtherDay = (): boolean =>
    day !== undefined && rehearsal === undefined && dayAt(clock.now()) !== day;

  const isOver = (): boolean => isOtherDay() || (notAfter !== undefined && clock.now() > notAfter);

  function quietNow(): typeof none {
    if (rule === null) return none;
    const at = clock.now();
    const minute = Math.floor(at / minuteMs);
    if (minute !== latest.minute) {
      const ends = frozen.anyway?.ends ?? {};
      const places = allPlaces.filter(
        (place) => at >= (ends[place] ?? 0) && rule.isQuietAt(place.split(','), at),
      );
      latest = { minute, places: new Set(places), json: JSON.stringify(places) };
    }
    return latest;
  }

  return {
    /** The countries of requests that quiet hours hold now, as a JSON array. */
    get quiet() {
      return quietNow().json;
    },
    /** True if the last moment has passed, or the texts mean another day, for all requests. */
    get isOver() {
      return isOver();
    },
    /** True if everybody after the canary still waits for the start. */
    get isBeforeStart() {
      const isBefore = canaryNow === true && startAt !== null && clock.now() < startAt;
      waits ||= isBefore;
      return isBefore;
    },
    mayLeave: ({ countries }: StoredChunk): boolean => !isOver() && !quietNow().places.has(countries),
    /** The reason for the remaining people of a campaign that nothing else stopped; null if no time holds it. */
    pause(): PauseReason | null {
      if (isOtherDay()) return pauseFor('other-day', { day });
      if (isOver()) return pauseFor('over', { notAfter });
      const left = chunks.placesLeft(campaignId, waits);
      if (waits && (rule === null || left.length === 0)) {
        return pauseFor('start-time', { until: startAt ?? 0, goesOn: true });
      }
      if (rule === null || left.length === 0) return null;
      const now = clock.now();
      const ends = left.map((places) => rule.nextAllowed(places.split(','), now));
      const until = Math.min(...ends.map((end) => end ?? Number.POSITIVE_INFINITY));
      if (!Number.isFinite(until)) return pauseFor('quiet');
      const first = left.filter((_, index) => ends[index] === until).flatMap((places) => places.split(','));
      const when = { until, there: rule.thereAt(first, until) };
      if (notAfter !== undefined && until > notAfter) return pauseFor('quiet', { ...when, notAfter });
      if (day !== undefined && dayAt(until) !== day) return pauseFor('quiet', { ...when, day });
      return pauseFor('quiet', { ...when, goesOn: asksAfterQuiet !== true });
    },
    /** Lets people through whom quiet hours hold now, until the hours are over there; for a day if they never are. */
    sendAnyway(reason: string): NonNullable<Frozen['anyway']> {
      const now = clock.now();
      const ends = chunks.placesLeft(campaignId, false).flatMap((places): [string, number][] => {
        const end = rule?.nextAllowed(places.split(','), now) ?? now + dayMs;
        return end > now ? [[places, end]] : [];
      });
      const until = Math.max(now, ...ends.map(([, end]) => end));
      return { until, ends: Object.fromEntries(ends), reason };
    },
  };
}
