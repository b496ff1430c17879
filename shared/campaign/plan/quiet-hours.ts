import { countryZones } from '../../number/country-zones.ts';

/** Local hours in which people are not texted: `[from, to)`, whole hours; equal values mean never. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

export const usualQuietHours: QuietHours = { from: 21, to: 8 };

const minuteMs = 60_000;
/** All clocks in use differ from UTC by quarters of an hour. */
const quarterMs = 15 * minuteMs;
/** A minute that is quiet for nobody comes every day or never, except when clocks change. */
const longestMs = 48 * 3_600_000;
/** In minutes. */
const DAY = 1440;

/** `minute` of the day, 0 to 1439. The quiet hours may span midnight. */
export function isQuiet(hours: QuietHours, minute: number): boolean {
  const from = hours.from * 60;
  const to = hours.to * 60;
  if (from === to) return false;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

export type QuietRule = ReturnType<typeof openQuietRule>;

/**
 * When people may be texted by what the clocks of their countries show. One with several time zones is quiet when it is
 * quiet in any of them, because a number does not show where its owner is. If no clock is known, this computer's
 * counts. Keep a rule for many questions: a clock takes longer to make than to read.
 */
export function openQuietRule(hours: QuietHours, zonesOf = countryZones) {
  const clocks = new Map<string, readonly Clock[]>();
  const groups = new Map<string, number>();
  const groupOfCountry = new Map<string, number>();

  function clocksOf(country: string): readonly Clock[] {
    let countryClocks = clocks.get(country);
    if (countryClocks === undefined) {
      const zoned = zonesOf(country).flatMap((zone) => clockIn(zone) ?? []);
      countryClocks = zoned.length > 0 ? zoned : [computerClock];
      clocks.set(country, countryClocks);
    }
    return countryClocks;
  }

  function isQuietAt(countries: Iterable<string>, at: number): boolean {
    for (const country of countries) {
      if (clocksOf(country).some((clock) => isQuiet(hours, clock(at)))) return true;
    }
    return false;
  }

  function find(countries: Iterable<string>, from: number, to: number, quiet: boolean): number | null {
    const all = [...countries];
    for (let at = from; at < to; at = (Math.floor(at / quarterMs) + 1) * quarterMs) {
      if (isQuietAt(all, at) === quiet) return at;
    }
    return null;
  }

  return {
    isQuietAt,
    /** The first moment from `at` (ms since the epoch) that is quiet for nobody; null for none within two days. */
    nextAllowed: (countries: Iterable<string>, at: number) => find(countries, at, at + longestMs, false),
    /** The first moment of `[from, to)` that is quiet for somebody; null for none. */
    nextQuiet: (countries: Iterable<string>, from: number, to: number) => find(countries, from, to, true),
    /** What clocks show there, `HH:MM` or `HH:MM–HH:MM`; empty if that is what this computer's shows. */
    thereAt(countries: Iterable<string>, at: number): string {
      const minutes = [...countries].flatMap((country) => clocksOf(country).map((clock) => clock(at)));
      const ordered = spanOrder([...new Set(minutes)]);
      const [earliest, latest] = [ordered[0], ordered.at(-1)];
      if (earliest === undefined || latest === undefined) return '';
      if (earliest === latest) return earliest === computerClock(at) ? '' : clockTime(earliest);
      return `${clockTime(earliest)}–${clockTime(latest)}`;
    },
    /** The same number for countries that are quiet in the same minutes, week by week for a year from `at`. */
    groupOf(country: string, at: number): number {
      const knownGroup = groupOfCountry.get(country);
      if (knownGroup !== undefined) return knownGroup;
      const year = Array.from({ length: 53 }, (_, week) => at + week * 7 * DAY * minuteMs);
      const shown = new Set(clocksOf(country).map((clock) => year.map(clock).join()));
      const key = [...shown].sort().join(' ');
      const group = groups.get(key) ?? groups.size;
      groups.set(key, group);
      groupOfCountry.set(country, group);
      return group;
    },
    /**
     * The countries, by ISO 3166 code, that are quiet at `at`, most people first. With local times there as `HH:MM`,
     * which are equal if the country has one time.
     */
    quietCountries(people: ReadonlyMap<string, number>, at: number) {
      return [...people]
        .filter(([country]) => isQuietAt([country], at))
        .map(([country, count]) => {
          const ordered = spanOrder([...new Set(clocksOf(country).map((clock) => clock(at)))]);
          const [earliest, latest] = [ordered[0], ordered.at(-1)].map((minute) => clockTime(minute!));
          return { country, people: count, earliest: earliest!, latest: latest! };
        })
        .sort((a, b) => b.people - a.people || (a.country < b.country ? -1 : 1));
    },
  };
}

/** The minute of the day, from 0 to 1439, at a moment in ms since the epoch. */
type Clock = (at: number) => number;

function computerClock(at: number): number {
  const local = new Date(at);
  return local.getHours() * 60 + local.getMinutes();
}

/** Null for an IANA zone that the platform does not know. */
function clockIn(timeZone: string): Clock | null {
  try {
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    return (at) => {
      const [hour, minute] = clock.format(at).split(':');
      return Number(hour) * 60 + Number(minute);
    };
  } catch {
    return null;
  }
}

/** Around their widest gap, so that 23:00 comes before 01:00 of the next day. */
function spanOrder(minutes: number[]): number[] {
  const sorted = [...minutes].sort((a, b) => a - b);
  let start = 0;
  let widest = -1;
  sorted.forEach((minute, at) => {
    const before = sorted[(at + sorted.length - 1) % sorted.length] ?? minute;
    const gap = (minute - before + DAY) % DAY;
    if (gap > widest) {
      widest = gap;
      start = at;
    }
  });
  return [...sorted.slice(start), ...sorted.slice(0, start)];
}

function clockTime(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
