import { countryZones } from '../../number/country-zones.ts';

/** Local hours in which people are not texted: `[from, to)`, whole hours; equal values mean never. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

const MINUTE_MS = 60_000;
/** In minutes. */
const DAY = 1440;

export interface QuietCountry {
  /** ISO 3166 code. */
  readonly country: string;
  readonly people: number;
  /** Local times there, as `HH:MM`; equal where the country has one time. */
  readonly earliest: string;
  readonly latest: string;
}

/** `minute` of the day, 0 to 1439. The quiet hours may span midnight. */
export function isQuiet(hours: QuietHours, minute: number): boolean {
  const from = hours.from * 60;
  const to = hours.to * 60;
  if (from === to) return false;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/**
 * The countries with a quiet hour at `at` (ms since the epoch), most people first. One with several time
 * zones counts when it is quiet in any of them, because a number does not say where its owner is. Countries
 * whose time is unknown are left out.
 */
export function quietCountries(
  people: ReadonlyMap<string, number>,
  at: number,
  hours: QuietHours,
): readonly QuietCountry[] {
  const found: QuietCountry[] = [];
  for (const [country, count] of people) {
    const minutes = [...new Set(countryZones(country).map((zone) => localMinute(zone, at)))];
    if (!minutes.some((minute) => isQuiet(hours, minute))) continue;
    const ordered = spanOrder(minutes);
    found.push({
      country,
      people: count,
      earliest: clockTime(ordered[0] ?? 0),
      latest: clockTime(ordered.at(-1) ?? 0),
    });
  }
  return found.sort((a, b) => b.people - a.people || (a.country < b.country ? -1 : 1));
}

/** The first full minute after `at` (ms since the epoch) that is quiet for no one; null for none within a day. */
export function nextAllowed(
  people: ReadonlyMap<string, number>,
  at: number,
  hours: QuietHours,
): number | null {
  const zones = [...people.keys()].flatMap((country) => countryZones(country));
  const minutes = [...new Set(zones.map((zone) => localMinute(zone, at)))];
  // Only at one of these can the last quiet hours end.
  const ends = minutes
    .map((minute) => (hours.to * 60 - minute + DAY) % DAY)
    .sort((one, other) => one - other);
  const later = ends.find(
    (wait) => wait > 0 && minutes.every((minute) => !isQuiet(hours, (minute + wait) % DAY)),
  );
  if (later === undefined) return null;
  const start = (Math.floor(at / MINUTE_MS) + later) * MINUTE_MS;
  // A clock change in between may still make it a quiet hour.
  return quietCountries(people, start, hours).length === 0 ? start : null;
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

/** From 0 to 1439, in an IANA zone. */
function localMinute(zone: string, at: number): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const [hour, minute] = clock.format(at).split(':');
  return Number(hour) * 60 + Number(minute);
}

function clockTime(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
