import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isQuiet, openQuietRule, type QuietHours } from '../../../../shared/campaign/plan/quiet-hours.ts';
import {
  type LeaveFacts,
  leavesWhen,
  quietEnds,
  type Together,
} from '../../../../shared/campaign/progress/leaves-when.ts';
import { goesOnAt } from '../../../../shared/campaign/progress/waiting.ts';
import { dayAfter, dayAt } from '../../../../shared/format/sending-day.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

test('what is left of a campaign leaves when it goes on, and after a canary not before the start', () => {
  const now = 10;
  const at = { startAt: 50 };
  const late = { startAt: 50, canaryNow: true };
  const cases = [
    [{ phase: 'scheduled', pause: null, options: at }, 50, 50, 50],
    [{ phase: 'scheduled', pause: null, options: { startAt: 5 } }, 5, 10, 10],
    [{ phase: 'running', pause: null, options: at }, null, 10, 10],
    [{ phase: 'running', pause: null, options: late }, null, 10, 50],
    [{ phase: 'paused', pause: {}, options: late }, null, 10, 50],
    [{ phase: 'paused', pause: { until: 30 }, options: late }, 30, 30, 50],
    [{ phase: 'paused', pause: { until: 70 }, options: late }, 70, 70, 70],
    [{ phase: 'paused', pause: { until: 30 }, options: { startAt: null } }, 30, 30, 30],
    [{ phase: 'paused', pause: { until: 5 }, options: { startAt: null } }, 5, 10, 10],
    [{ phase: 'running', pause: { until: 30 }, options: { startAt: null } }, null, 10, 10],
  ] as const;
  for (const [one, goesOn, canary, others] of cases) {
    const found = [true, false].map((canary) =>
      leavesWhen({ ...one, quiet: null }, { countries: '', canary }, now),
    );
    const leaves = [canary, others].map((at) => ({ from: at, at, asks: null }));
    assert.deepEqual([goesOnAt(one), ...found], [goesOn, ...leaves], JSON.stringify(one));
  }
});

/** By made-up countries. Their clocks change on different days, one by half an hour, and one stands at a quarter. */
const zones: Readonly<Record<string, readonly string[]>> = {
  AA: ['Europe/Copenhagen'],
  BB: ['America/New_York', 'America/Los_Angeles'],
  CC: ['Australia/Lord_Howe'],
  DD: ['Asia/Kathmandu'],
};
const clocks = new Map(
  Object.values(zones)
    .flat()
    .map((timeZone) => [
      timeZone,
      new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' }),
    ]),
);

type Given = Omit<LeaveFacts, 'quiet'> & { readonly hours: QuietHours | null };

/** Minute by minute as the engine decides: its schedule or pause, the start of the others, what ends it, quiet hours. */
function simulated(given: Given, { countries, canary }: Together, now: number) {
  const { hours, phase, pause, options, day, anyway } = given;
  const isQuietAt = (at: number): boolean =>
    hours !== null &&
    at >= Math.min(...countries.split(',').map((country) => anyway?.[country] ?? 0)) &&
    countries
      .split(',')
      .flatMap((country) => zones[country]!)
      .some((zone) => {
        const [hour, minute] = clocks.get(zone)!.format(at).split(':').map(Number);
        return isQuiet(hours, hour! * 60 + minute!);
      });
  const mayRun = (at: number): boolean => {
    if (phase === 'scheduled' && options.startAt !== null && at < options.startAt) return false;
    if (phase === 'paused' && pause?.until !== undefined && at < pause.until) return false;
    return canary || !options.canaryNow || options.startAt === null || at >= options.startAt;
  };
  const ended = (at: number) => {
    if (day !== undefined && dayAt(at) !== day) return 'other-day';
    return options.notAfter !== undefined && at >= options.notAfter ? 'over' : null;
  };
  let from: number | null = null;
  for (let at = now; ; at += minuteMs) {
    if (!mayRun(at)) continue;
    from ??= at;
    const asks = ended(at);
    // Quiet hours that run already wait for their end, whatever it then is.
    if (asks !== null && (at === from || !isQuietAt(at))) return { from, asks };
    if (!isQuietAt(at)) {
      return { from, at, asks: at > from && options.asksAfterQuiet ? ('after-quiet' as const) : null };
    }
    if (at >= from + 48 * hourMs) return { from, at: null, asks: 'always-quiet' as const };
  }
}

test('whatever the times, zones and seasons, it agrees with the engine minute by minute', () => {
  const changes = ['2026-03-29T01:00Z', '2026-10-25T01:00Z', '2026-03-08T07:00Z', '2026-10-03T15:30Z'];
  const hour = fc.integer({ min: 0, max: 23 });
  const span = fc.integer({ min: -600, max: 2400 });
  const maybe = { nil: undefined, freq: 3 };
  const seen = new Set<string | null>();
  fc.assert(
    fc.property(
      fc.tuple(fc.constantFrom(...changes.map(Date.parse)), fc.integer({ min: -2000, max: 2000 })),
      fc.record({
        phase: fc.constantFrom('scheduled', 'running', 'paused'),
        startIn: fc.option(span, { freq: 3 }),
        untilIn: fc.option(span, maybe),
        overIn: fc.option(span, { ...maybe, freq: 2 }),
        anywayIn: fc.option(span, { ...maybe, freq: 2 }),
        dayIn: fc.option(fc.integer({ min: -1, max: 2 }), { ...maybe, freq: 2 }),
        canaryNow: fc.boolean(),
        asksAfterQuiet: fc.boolean(),
        canary: fc.boolean(),
      }),
      fc.option(fc.record({ from: hour, to: hour }), { freq: 6 }),
      fc.subarray(Object.keys(zones), { minLength: 1 }),
      ([change, minutes], given, hours, places) => {
        const now = change + minutes * minuteMs;
        const at = (inMinutes: number) => now + inMinutes * minuteMs;
        const { phase, startIn, untilIn, overIn, anywayIn, dayIn, canary, canaryNow, asksAfterQuiet } = given;
        const countries = places.join();
        const facts: Given = {
          phase,
          pause: untilIn === undefined ? null : { until: at(untilIn) },
          options: {
            startAt: startIn === null ? null : at(startIn),
            canaryNow,
            asksAfterQuiet,
            ...(overIn !== undefined && { notAfter: at(overIn) }),
          },
          hours,
          day: dayIn === undefined ? undefined : dayAfter(dayAt(now), dayIn),
          anyway:
            anywayIn === undefined
              ? undefined
              : Object.fromEntries(places.map((country) => [country, at(anywayIn)])),
        };
        const quiet = hours && openQuietRule(hours, (country) => zones[country]!);
        const found = leavesWhen({ ...facts, quiet }, { countries, canary }, now);
        const expected = simulated(facts, { countries, canary }, now);
        seen.add(found.asks);
        assert.deepEqual({ ...found, ...expected }, found);
        assert.equal(found.asks, expected.asks);
      },
    ),
    { numRuns: 300 },
  );
  assert.deepEqual([...seen].sort(), ['after-quiet', 'always-quiet', null, 'other-day', 'over'].sort());
});

test('a choice to send in quiet hours frees those whom they hold now, until these hours end, and nobody else', () => {
  const hour = fc.integer({ min: 0, max: 23 });
  const places = Object.keys(zones);
  const rule = (hours: QuietHours) => openQuietRule(hours, (country) => zones[country]!);
  let held = 0;
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }),
      fc.record({ from: hour, to: hour }),
      fc.integer({ min: 0, max: 1440 }),
      (now, hours, minutes) => {
        const facts = {
          phase: 'running',
          pause: null,
          options: { startAt: null },
          quiet: rule(hours),
        } as const;
        const { ends, until } = quietEnds(facts, places, now);
        for (const countries of places) {
          const one = { countries, canary: false };
          const before = leavesWhen(facts, one, now);
          const chosen = (at: number) => leavesWhen({ ...facts, anyway: ends }, one, at);
          assert.equal(countries in ends, before.at !== now);
          assert.equal(chosen(now).at, now);
          const end = ends[countries] ?? now;
          const later = end + minutes * minuteMs;
          assert.deepEqual(chosen(later), leavesWhen(facts, one, later), 'the next quiet hours hold again');
          if (before.at !== now) held++;
          assert.ok(end <= until && (before.at ?? end) === end);
        }
      },
    ),
    { numRuns: 100 },
  );
  assert.ok(held > 50, String(held));
});
