import type { Draft } from '../../draft/draft.ts';
import type { Words } from '../../language/said.ts';
import { say } from '../../texts/say.ts';
import { openQuietRule, type QuietHours } from '../plan/quiet-hours.ts';
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
  { asksAfterQuiet, draft: { options }, quiet, now }: QuietFacts,
  { countries, people }: PeopleByCountry,
  secondsAtMost: number,
): Review['warnings'][number][] {
  if (quiet === null) return [];
  const rule = openQuietRule(quiet);
  const all = new Map(countries);
  const at = options.startAt ?? now;
  const until = (places: Iterable<string>, from: number): Words => {
    const end = rule.nextAllowed(places, from);
    if (end === null) return say.pauses.alwaysQuiet();
    const { notAfter } = options;
    if (notAfter !== undefined && end > notAfter) return say.pauses.quietPast(end, notAfter);
    return asksAfterQuiet ? say.reviews.quietAsks(end) : say.reviews.quietWaits(end);
  };
  const awake = [...all.keys()].filter((country) => !rule.isQuietAt([country], at));
  const end = at + secondsAtMost * 1000;
  const begins = rule.nextQuiet(awake, at, end) ?? end;
  // Each country waits for its own morning.
  const places = awake.filter((country) => begins < end && rule.isQuietAt([country], begins));
  const message = say.reviews.quietLater(end, begins);
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
