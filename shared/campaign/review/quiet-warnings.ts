import type { Draft } from '../../draft/draft.ts';
import type { Words } from '../../language/said.ts';
import { say } from '../../texts/say.ts';
import type { AccountTerms } from '../plan/account-terms.ts';
import { firstToLeave, type LeaveFacts, leaveFacts, leavesWhen, quietEnds } from '../progress/leaves-when.ts';
import type { Blocker } from './blockers.ts';
import type { Review } from './review.ts';

type Warning = Review['warnings'][number];

const isOfTime = true;

/** Those whom a start would text, by ISO 3166 code. */
export interface PeopleByCountry {
  readonly people: number;
  readonly countries: readonly (readonly [country: string, people: number])[];
}

/** Finds whom a start now would text in their quiet hours, with when these end. */
export function quietNow(
  draft: Draft,
  terms: Pick<AccountTerms, 'quiet'>,
  { countries, people }: PeopleByCountry,
  now: number,
) {
  const facts = leaveFacts(draft, people, terms, now);
  // With a start that is to come, nobody but a canary leaves now.
  const places = draft.options.startAt === null ? countries.map(([country]) => country) : [];
  const { ends, until } = quietEnds(facts, places, now);
  const held = countries.filter(([country]) => country in ends);
  return { people: held.reduce((sum, [, people]) => sum + people, 0), ends, until };
}

/** For a sending that would run into quiet hours, with the next time when it would not. `canary` is its size. */
export function quietWarnings(
  facts: LeaveFacts,
  { countries, people }: PeopleByCountry,
  { canary, secondsAtMost, now }: { canary: number; secondsAtMost: number; now: number },
): Warning[] {
  const { quiet: rule, day = '', options, anyway = {} } = facts;
  if (rule === null) return [];
  const all = new Map(countries);
  const until = (places: readonly string[], at: number, isCanary = false): Words => {
    const { at: end, asks } = leavesWhen(facts, { countries: places.join(), canary: isCanary }, at);
    if (end === null) return say.pauses.alwaysQuiet();
    const there = rule.thereAt(places, end);
    if (asks === 'over') return say.pauses.quietPast(end, there, options.notAfter ?? end);
    if (asks === 'other-day') return say.reviews.dayOver(day);
    return asks === null ? say.reviews.quietWaits(end, there) : say.reviews.quietAsks(end, there);
  };
  const whole = { countries: [...all.keys()].join(), canary: false };
  const { from, at: allowed } = leavesWhen(facts, whole, now);
  const awake = [...all.keys()].filter((country) => !rule.isQuietAt([country], from));
  const end = from + secondsAtMost * 1000;
  const begins = rule.nextQuiet(awake, from, end) ?? end;
  // Each country waits for its own morning.
  const places = awake.filter((country) => begins < end && rule.isQuietAt([country], begins));
  const message = say.reviews.quietLater(end, begins, rule.thereAt(places, begins));
  const later: Warning[] = places.length === 0 ? [] : [{ message, fix: until(places, begins), isOfTime }];
  const quietHere = rule.quietCountries(all, from);
  const isAll = quietHere[0]?.people === people && quietHere[0].earliest === quietHere[0].latest;
  const held = quietHere.slice(0, 5).map(({ country, people, earliest, latest }, index): Warning => {
    const message = isAll
      ? say.reviews.quietAll(people, earliest, options.startAt === null)
      : say.reviews.quiet(country, people, earliest, latest);
    if (from < (anyway[country] ?? 0)) return { message, fix: say.reviews.quietIgnored(), isOfTime };
    const startAt = index === 0 && allowed !== null ? { startAt: allowed } : {};
    return { message, fix: until([country], now), isOfTime, stopsCommand: true, ...startAt };
  });
  const first = firstToLeave(facts, [...all.keys()], true, now);
  // Otherwise those who are awake go in place of the canary.
  if (first === null || first.from === from || first.at === first.from) return [...held, ...later];
  const fix = until(first.countries, now, true);
  const ofCanary = { message: say.reviews.quietCanary(canary), fix, isOfTime, stopsCommand: true } as const;
  return [ofCanary, ...held, ...later];
}

/** For words such as `tomorrow`: whom quiet hours hold until another day would get nothing. */
export function quietBlockers(
  facts: LeaveFacts,
  countries: PeopleByCountry['countries'],
  now: number,
): Blocker[] {
  const { quiet: rule, day = '' } = facts;
  const held = countries.filter(([country]) => {
    const { from, at, asks } = leavesWhen(facts, { countries: country, canary: false }, now);
    return asks === 'other-day' && at !== from;
  });
  const first = firstToLeave(
    facts,
    held.map(([country]) => country),
    false,
    now,
  );
  if (rule === null || first?.at == null) return [];
  const people = held.reduce((sum, [, people]) => sum + people, 0);
  const message = say.reviews.quietPastDay(people, first.at, rule.thereAt(first.countries, first.at), day);
  return [{ message, fix: say.reviews.quietPastDayFix() }];
}
