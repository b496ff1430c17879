import type { CampaignId } from '../../../../shared/brand.ts';
import type { PauseReason } from '../../../../shared/campaign/outcome/pause.ts';
import { pauseFor } from '../../../../shared/campaign/outcome/pause-words.ts';
import { openQuietRule, type QuietRule } from '../../../../shared/campaign/plan/quiet-hours.ts';
import { dayAt } from '../../../../shared/format/sending-day.ts';
import type { ChunkStore, StoredChunk } from '../../records/chunk-store.ts';
import type { Frozen } from '../../records/frozen.ts';
import type { Clock } from './clock.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

interface Quiet {
  readonly minute: number;
  readonly places: ReadonlySet<string>;
  readonly json: string;
}

const none: Quiet = { minute: Number.NaN, places: new Set(), json: '[]' };

/** Who may be texted now. Quiet hours are checked again in every minute of the clock. */
export class SendTimes {
  readonly #frozen: Frozen;
  readonly #clock: Clock;
  readonly #rule: QuietRule | null;
  readonly #left: (onlyCanary: boolean) => readonly string[];
  /** The countries of requests, as chunks hold them. */
  readonly #places: readonly string[];
  #quiet = none;
  /** It was too early for somebody. */
  #waits = false;

  constructor(chunks: ChunkStore, campaignId: CampaignId, frozen: Frozen, clock: Clock) {
    this.#frozen = frozen;
    this.#clock = clock;
    // A rehearsal is cut as its campaign, and texts nobody.
    const quiet = frozen.kind === 'live' ? frozen.quiet : undefined;
    this.#rule = quiet === undefined ? null : openQuietRule(quiet);
    this.#left = (onlyCanary) => chunks.placesLeft(campaignId, onlyCanary);
    this.#places = quiet === undefined ? [] : chunks.places(campaignId);
  }

  /** The countries of requests that quiet hours hold now, as a JSON array. */
  get quiet(): string {
    return this.#now().json;
  }

  /** The last moment has passed, or the texts mean another day, for all requests. */
  get isOver(): boolean {
    const { notAfter } = this.#frozen.options;
    return this.#isOtherDay || (notAfter !== undefined && this.#clock.now() > notAfter);
  }

  get #isOtherDay(): boolean {
    const { day, rehearsal } = this.#frozen;
    return day !== undefined && rehearsal === undefined && dayAt(this.#clock.now()) !== day;
  }

  /** Everybody after the canary still waits for the start. */
  get isBeforeStart(): boolean {
    const { canaryNow, startAt } = this.#frozen.options;
    const isBefore = canaryNow === true && startAt !== null && this.#clock.now() < startAt;
    this.#waits ||= isBefore;
    return isBefore;
  }

  mayLeave({ countries }: StoredChunk): boolean {
    return !this.isOver && !this.#now().places.has(countries);
  }

  /** For what is left of a campaign that nothing else stopped; null where no time holds it. */
  pause(): PauseReason | null {
    const rule = this.#rule;
    const { asksAfterQuiet, notAfter, startAt } = this.#frozen.options;
    if (this.#isOtherDay) return pauseFor('other-day', { day: this.#frozen.day });
    if (this.isOver) return pauseFor('over', { notAfter });
    const left = this.#left(this.#waits);
    if (this.#waits && (rule === null || left.length === 0)) {
      return pauseFor('start-time', { until: startAt ?? 0, goesOn: true });
    }
    if (rule === null || left.length === 0) return null;
    const now = this.#clock.now();
    const ends = left.map((places) => rule.nextAllowed(places.split(','), now));
    const until = Math.min(...ends.map((end) => end ?? Number.POSITIVE_INFINITY));
    if (!Number.isFinite(until)) return pauseFor('quiet');
    if (notAfter !== undefined && until > notAfter) return pauseFor('quiet', { until, notAfter });
    return pauseFor('quiet', { until, goesOn: asksAfterQuiet !== true });
  }

  /** For those whom quiet hours hold now, until these are over there; a day from now where they never are. */
  sendAnyway(reason: string): NonNullable<Frozen['anyway']> {
    const now = this.#clock.now();
    const ends = this.#left(false).flatMap((places): [string, number][] => {
      const end = this.#rule?.nextAllowed(places.split(','), now) ?? now + dayMs;
      return end > now ? [[places, end]] : [];
    });
    const until = Math.max(now, ...ends.map(([, end]) => end));
    return { until, ends: Object.fromEntries(ends), reason };
  }

  #now(): Quiet {
    if (this.#rule === null) return none;
    const at = this.#clock.now();
    const minute = Math.floor(at / minuteMs);
    if (minute !== this.#quiet.minute) {
      const ends = this.#frozen.anyway?.ends ?? {};
      const places = this.#places.filter(
        (place) => at >= (ends[place] ?? 0) && this.#rule?.isQuietAt(place.split(','), at),
      );
      this.#quiet = { minute, places: new Set(places), json: JSON.stringify(places) };
    }
    return this.#quiet;
  }
}
