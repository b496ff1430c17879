import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openQuietRule } from '../../../../shared/campaign/plan/quiet-hours.ts';
import { leaveFacts } from '../../../../shared/campaign/progress/leaves-when.ts';
import { quietBlockers, quietWarnings } from '../../../../shared/campaign/review/quiet-warnings.ts';
import type { Draft } from '../../../../shared/draft/draft.ts';
import { spoken } from '../../../../shared/texts/spoken-with-texts.ts';

const hour = 3_600_000;
const evening = new Date(2026, 10, 27, 22).getTime();
const noon = new Date(2026, 10, 27, 12).getTime();
/** No country has this code, so this computer's clock counts. */
const here = [['ZZ', 10]] as const;
const night = { from: 21, to: 8 };
const message = 'Your visit is {Visit:relative}';

interface Given {
  readonly now: number;
  readonly message?: string;
  readonly options?: Partial<Draft['options']>;
  readonly seconds?: number;
}

function factsOf({ now, message: text = message, options = {} }: Given) {
  const draft = { message: text, options: { startAt: null, canary: 0, ...options } } as unknown as Draft;
  return leaveFacts(draft, 10, { quiet: night }, now);
}

const blocked = (given: Given, countries: readonly (readonly [string, number])[] = here) =>
  quietBlockers(factsOf(given), countries, given.now).map(({ message }) => spoken(message));

const warningsFor = (given: Given, countries: readonly (readonly [string, number])[] = here) =>
  quietWarnings(
    factsOf(given),
    { people: countries.reduce((sum, [, people]) => sum + people, 0), countries },
    { canary: 3, secondsAtMost: given.seconds ?? 60, now: given.now },
  );

const warned = (given: Given) => warningsFor(given).map(({ fix }) => spoken(fix));

test('texts that say tomorrow are not started in quiet hours that end on another day', () => {
  assert.match(
    String(blocked({ now: evening })),
    /^Quiet hours hold 10 people until 28 Nov.* 08:00 here and for them, but the texts count days from Friday, 27 November 2026\.$/,
  );
  assert.equal(blocked({ now: noon, options: { startAt: evening } }).length, 1);
  assert.deepEqual(blocked({ now: evening, message: 'Your visit' }), []);
  assert.deepEqual(blocked({ now: evening, options: { startAt: evening + 10 * hour } }), []);
  assert.deepEqual(blocked({ now: noon }), []);
  assert.deepEqual(blocked({ now: evening - 20 * hour }), [], 'quiet until the morning of the same day');
});

test('those whom a person chose to text in quiet hours are neither blocked nor held, and the review names them', () => {
  const anyway = { ZZ: evening + 10 * hour };
  const facts = { ...factsOf({ now: evening }), anyway };
  assert.deepEqual(quietBlockers(facts, here, evening), []);
  const warnings = quietWarnings(
    facts,
    { people: 10, countries: here },
    { canary: 0, secondsAtMost: 60, now: evening },
  );
  assert.deepEqual(
    warnings.map(({ message, fix, stopsCommand }) => [spoken(message), spoken(fix), stopsCommand]),
    [['It is 22:00 for all 10 people.', 'They get the text now all the same.', undefined]],
  );
});

test('of several countries those that would get nothing are counted', () => {
  const rule = openQuietRule(night);
  const awake = ['SE', 'NZ'].find((country) => !rule.isQuietAt([country], evening))!;
  const people = [...here, [awake, 2], ['XX', 3]] as const;
  assert.match(String(blocked({ now: evening }, people)), /hold 13 people until/);
});

test('no warning promises a morning on which texts that say tomorrow do not go', () => {
  const lost =
    'The texts count days from Friday, 27 November 2026: people still waiting after that day get nothing.';
  assert.deepEqual(warned({ now: evening }), [lost]);
  const late = { now: evening - hour - 60_000, seconds: 3600 };
  assert.deepEqual(warned(late), [lost]);
  const waits = /^They wait until .*. The campaign then goes on by itself\.$/;
  assert.match(String(warned({ ...late, message: 'Your visit' })), waits);
  assert.match(String(warned({ now: evening - 20 * hour })), waits);
});

test('an hour is said with whose clock shows it', () => {
  const rule = openQuietRule(night);
  // A country whose clocks show another hour than this computer's; of these two at least one does.
  const other = ['JP', 'IN'].find((country) => rule.thereAt([country], noon) !== '')!;
  const at = Array.from({ length: 24 }, (_, n) => noon + n * hour).find((one) =>
    rule.isQuietAt([other], one),
  )!;
  const [warning] = warningsFor({ now: at, message: 'Your visit' }, [[other, 3]]);
  assert.match(
    spoken(warning!.fix)!,
    /^They wait until .* \d\d:\d\d here, 08:00 for them\. The campaign then goes on by itself\.$/,
  );
});

test('a canary that would go now in quiet hours is warned of, although the start is after them', () => {
  const early = { canary: 3, canaryNow: true, startAt: evening + 14 * hour };
  const [warning, ...others] = warningsFor({ now: evening, message: 'Your visit', options: early });
  assert.equal(spoken(warning?.message), 'Everybody has quiet hours now, also the 3 people who go first.');
  assert.match(
    spoken(warning?.fix) ?? '',
    /^They wait until 28 Nov.* 08:00 here and for them\. The campaign then goes on by itself/,
  );
  assert.deepEqual([warning?.stopsCommand, others], [true, []]);
  assert.match(
    String(warned({ now: evening, options: { ...early, asksAfterQuiet: true }, message: 'x' })),
    /asked/,
  );
  const later = { ...early, canaryNow: false };
  assert.deepEqual(warned({ now: evening, options: later, message: 'Your visit' }), []);
  // As few others go in place of a canary that is asleep.
  const awake = ['SE', 'NZ'].find((country) => !openQuietRule(night).isQuietAt([country], evening))!;
  const mixed = warningsFor({ now: evening, options: early, message: 'x' }, [...here, [awake, 2]]);
  assert.doesNotMatch(mixed.map(({ message }) => spoken(message)).join(), /go first/);
});
