import type { Draft } from '../../draft/draft.ts';
import { dayAt, sendingDay } from '../../format/sending-day.ts';
import type { Words } from '../../language/said.ts';
import { say } from '../../texts/say.ts';
import { openQuietRule, type QuietHours } from '../plan/quiet-hours.ts';
import type { Blocker } from './blockers.ts';
import type { Review } from './review.ts';

/** Those whom a start would text, by ISO 3166 code. */
export interface PeopleByCountry {
  readonly people: number;
  readonly countries: readonly (readonly [country: string, people: number])[];
}

export interface QuietFacts {
  readonly draft: Draft;
  readonly asksAfterQuiet: boolean;
  readonly quiet: QuietHours | null;
  readonly now: number;
}

/** For a sending that would run into quiet hours, with the next time when it would not. */
export function quietWarnings(
  { asksAfterQuiet, draft, quiet, now }: QuietFacts,
  { countries, people }: PeopleByCountry,
  secondsAtMost: number,
): Review['warnings'][number][] {
  if (quiet === null) return [];
  const { options } = draft;
  const rule = openQuietRule(quiet);
  const all = new Map(countries);
  const at = options.startAt ?? now;
  const day = sendingDay(draft, now);
  const until = (countries: Iterable<string>, from: number): Words => {
    const places = [...countries];
    const end = rule.nextAllowed(places, from);
    if (end === null) return say.pauses.alwaysQuiet();
    const { notAfter } = options;
    const there = rule.thereAt(places, end);
    if (notAfter !== undefined && end > notAfter) return say.pauses.quietPast(end, there, notAfter);
    if (day !== undefined && dayAt(end) !== day) return say.reviews.dayOver(day);
    return asksAfterQuiet ? say.reviews.quietAsks(end, there) : say.reviews.quietWaits(end, there);
  };
  const awake = [...all.keys()].filter((country) => !rule.isQuietAt([country], at));
  const end = at + secondsAtMost * 1000;
  const begins = rule.nextQuiet(awake, at, end) ?? end;
  // Each country waits for its own morning.
  const places = awake.filter((country) => begins < end && rule.isQuietAt([country], begins));
  const message = say.reviews.quietLater(end, begins, rule.thereAt(places, begins));
  const later = places.length === 0 ? [] : [{ message, fix: until(places, begins) }];
  const found = rule.quietCountries(all, at);
  const [first] = found;
  if (first === undefined) return later;
  const allowed = rule.nextAllowed(all.keys(), at);
  const startAt = allowed === null ? {} : { startAt: allowed };
  if (first.people === people && first.earliest === first.latest) {
    const message = say.reviews.quietAll(people, first.earliest, options.startAt === null);
    return [{ message, fix: until([first.country], at), stopsCommand: true, ...startAt }];
  }
  const held = found.slice(0, 5).map(({ country, people, earliest, latest }, index) => ({
    message: say.reviews.quiet(country, people, earliest, latest),
    fix: until([country], at),
    stopsCommand: true as const,
    ...(index === 0 && startAt),
  }));
  return [...held, ...later];
}

/** For words such as `tomorrow`: whom quiet hours hold until another day would get nothing. */
export function quietBlockers(
  { draft, quiet, now }: Omit<QuietFacts, 'asksAfterQuiet'>,
  countries: PeopleByCountry['countries'],
): Blocker[] {
  const day = sendingDay(draft, now);
  if (day === undefined || quiet === null) return [];
  const rule = openQuietRule(quiet);
  const held = countries.flatMap(([country, people]) => {
    const until = rule.nextAllowed([country], draft.options.startAt ?? now);
    return until === null || dayAt(until) === day ? [] : [{ country, people, until }];
  });
  if (held.length === 0) return [];
  const people = held.reduce((sum, one) => sum + one.people, 0);
  const until = Math.min(...held.map((one) => one.until));
  const first = held.filter((one) => one.until === until).map(({ country }) => country);
  const message = say.reviews.quietPastDay(people, until, rule.thereAt(first, until), day);
  return [{ message, fix: say.reviews.quietPastDayFix() }];
}
