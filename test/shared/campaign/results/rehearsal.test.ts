import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CampaignId } from '../../../../shared/brand.ts';
import type { CampaignState, TimelineRow } from '../../../../shared/campaign/progress/campaign.ts';
import { compareRehearsal, sendingSeconds } from '../../../../shared/campaign/results/rehearsal.ts';
import type { LostLetters } from '../../../../shared/practice/practice.ts';
import { emptyCampaign, nobody } from '../campaign-state.ts';

const rehearsalState: CampaignState = {
  ...emptyCampaign,
  phase: 'finished',
  people: 9,
  counts: { ...nobody, accepted: 9 },
  parts: 12,
  acceptedParts: 12,
  creditConsumed: 12,
  expectedCredit: 12,
  startedAt: 1000,
  endedAt: 1400,
  rehearsal: {
    campaignId: 2 as CampaignId,
    accountName: 'Northside',
    hash: '',
    prediction: {
      people: 9,
      parts: 12,
      requests: 3,
      credits: 24,
      creditsFrom: 'account',
      secondsAtLeast: 6,
      secondsAtMost: 6,
      secondsFrom: 'assumed',
    },
    seconds: 0.4,
  },
};

test('a campaign that is no rehearsal has nothing to compare', () => {
  assert.deepEqual(compareRehearsal({ ...rehearsalState, rehearsal: null }, null), []);
});

test('a finished rehearsal puts parts, credits, time and texts beside what was predicted', () => {
  const rows = compareRehearsal(rehearsalState, { texts: 0, letters: [] });
  assert.deepEqual(
    rows.map(({ name, predicted, seen, agrees }) => [name, predicted, seen, agrees]),
    [
      ['People', '9', '9', true],
      ['Parts', '12', '12', true],
      ['Credits', 'about 24', '12', null],
      ['Time', 'about 6\u00a0s', '0.4\u00a0s', null],
      ['Texts that differ', '0', '0', true],
      ['Texts that lost characters', '0', '0', true],
    ],
  );
});

test('what came out differently is marked, and nothing is judged before the end', () => {
  const marks = (change: object, lost: LostLetters | null = null) =>
    compareRehearsal({ ...rehearsalState, ...change }, lost).map(({ agrees }) => agrees);
  assert.deepEqual(marks({ creditConsumed: 11 }), [true, false, null, null, true, null]);
  const three = { texts: 3, letters: [{ letter: 'ł', texts: 3 }] };
  assert.deepEqual(marks({}, three).at(-1), false);
  assert.deepEqual(marks({ phase: 'running' }, three).at(-1), false);
  assert.deepEqual(marks({ phase: 'running' }, { texts: 0, letters: [] }).at(-1), null);
  assert.deepEqual(marks({ differences: 1 }), [true, true, null, null, false, null]);
  assert.deepEqual(marks({ creditConsumed: null }), [true, null, null, null, true, null]);
  assert.deepEqual(marks({ phase: 'running', creditConsumed: 3 }), [null, null, null, null, null, null]);
  assert.deepEqual(marks({ phase: 'paused', differences: 1 }), [null, null, null, null, false, null]);
});

test('time spent in a pause or lost in a crash is no sending time', () => {
  const timeline = (...rows: [at: number, kind: TimelineRow['kind']][]) =>
    rows.map(([at, kind]) => ({ at, kind, message: '' }));
  assert.equal(sendingSeconds(timeline([0, 'created'], [1000, 'started'])), null);
  assert.equal(sendingSeconds(timeline([1000, 'started'], [3000, 'finished'])), 2);
  const paused = timeline([0, 'started'], [1000, 'paused'], [60_000, 'resumed'], [61_500, 'finished']);
  assert.equal(sendingSeconds(paused), 2.5);
  const crashed = timeline([0, 'started'], [9000, 'restart'], [60_000, 'resumed'], [61_000, 'cancelled']);
  assert.equal(sendingSeconds(crashed), 1);
});
