import type { Draft } from '../../draft/draft.ts';
import { dayAt, sendingDay } from '../../format/sending-day.ts';
import { openQuietRule, type QuietHours, type QuietRule } from '../plan/quiet-hours.ts';
import { phaseAtStart } from '../plan/schedule.ts';
import { goesOnAt, type Timed } from './waiting.ts';

/** All that decides when people of a draft or campaign are texted, apart from what a campaign waits for that has no time. */
export interface LeaveFacts extends Timed {
  readonly quiet: QuietRule | null;
  /** That its texts mean, as by `dayAt`. */
  readonly day?: string | undefined;
  /** By country: until when a person chose that quiet hours do not hold its people. */
  readonly anyway?: Readonly<Record<string, number>> | undefined;
}

/** People who are sent to at the same time. */
export interface Together {
  /** ISO 3166 codes, with commas. */
  readonly countries: string;
  readonly canary: boolean;
}

export interface Leaves {
  /** In ms since the epoch: now, or when its start or pause is over. */
  readonly from: number;
  /** Then, or when quiet hours end after it; null if they never do. */
  readonly at: number | null;
  /** Why a person is asked then, and it does not go by itself. */
  readonly asks: 'over' | 'other-day' | 'always-quiet' | 'after-quiet' | null;
}

/** Decides when people are texted; the campaign engine texts them at no other time. */
export function leavesWhen(facts: LeaveFacts, { countries, canary }: Together, now: number): Leaves {
  const { options, quiet, anyway } = facts;
  const { startAt, canaryNow, asksAfterQuiet } = options;
  const from = Math.max(now, goesOnAt(facts) ?? now, (canaryNow && !canary && startAt) || now);
  const held = countries.split(',').filter((country) => from >= (anyway?.[country] ?? 0));
  const at = quiet === null || held.length === 0 ? from : quiet.nextAllowed(held, from);
  const asks = endedBy(facts, from) ?? (at === null ? 'always-quiet' : endedBy(facts, at));
  return { from, at, asks: asks ?? (at !== from && asksAfterQuiet ? 'after-quiet' : null) };
}

const dayMs = 86_400_000;

/**
 * Finds whom quiet hours hold now of those who would leave now, with when that ends for each country, for `anyway`: a day
 * later if it never does, and when everybody after a canary may leave, because nobody chose that for them.
 */
export function quietEnds(facts: LeaveFacts, places: readonly string[], now: number) {
  const held = places.flatMap((countries) => {
    const of = { ...facts, anyway: undefined };
    const { from, at } = leavesWhen(of, { countries, canary: true }, now);
    const others = leavesWhen(of, { countries, canary: false }, now).from;
    const end = Math.min(at ?? now + dayMs, others > now ? others : Infinity);
    return from === now && at !== now ? countries.split(',').map((country) => [country, end] as const) : [];
  });
  return { ends: Object.fromEntries(held), until: Math.max(now, ...held.map(([, end]) => end)) };
}

/** Finds who goes first of those who wait; null if nobody does. */
export function firstToLeave(facts: LeaveFacts, places: readonly string[], canary: boolean, now: number) {
  const all = places.map((countries) => ({ countries, ...leavesWhen(facts, { countries, canary }, now) }));
  const [first] = all.toSorted((one, other) => (one.at ?? Infinity) - (other.at ?? Infinity));
  if (first === undefined) return null;
  const countries = all.filter(({ at }) => at === first.at).flatMap((one) => one.countries.split(','));
  return { ...first, countries };
}

/** Returns why nobody is texted at `at` without a person; null if the times allow it. */
export function endedBy({ day, options: { notAfter } }: LeaveFacts, at: number): 'over' | 'other-day' | null {
  if (day !== undefined && dayAt(at) !== day) return 'other-day';
  return notAfter !== undefined && at >= notAfter ? 'over' : null;
}

/** Returns the facts of a draft that is started now. */
export function leaveFacts(
  draft: Draft,
  people: number,
  { quiet, anyway }: { readonly quiet: QuietHours | null; readonly anyway?: LeaveFacts['anyway'] },
  now: number,
): LeaveFacts {
  const { options } = draft;
  const phase = phaseAtStart(options, people);
  const rule = quiet && openQuietRule(quiet);
  return { phase, pause: null, options, quiet: rule, day: sendingDay(draft, now), anyway };
}
