import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pauseFor } from '../../../shared/campaign/outcome/pause-words.ts';
import type { CampaignState } from '../../../shared/campaign/progress/campaign.ts';
import type { Review } from '../../../shared/campaign/review/review.ts';
import { outcomeOfStopped, sentReport, whatStops } from '../../../shared/command-line/report.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';

type Stopping = Parameters<typeof whatStops>[0];

function stoppedBy(review: Partial<Review>): readonly string[] {
  const whole = { blockers: [], warnings: [], people: 0, ...review } as unknown as Stopping;
  const stops = whatStops(whole).map(({ message }) => spoken(message));
  assert.equal(outcomeOfStopped(whole) === null, stops.length === 0);
  return stops;
}

test('a command stops at what a person would have to read, and where there is nobody to text', () => {
  const blocker = { message: 'No account', isHeld: false } as unknown as Review['blockers'][number];
  const warning = (stopsCommand: boolean) =>
    ({ message: 'Low balance', stopsCommand }) as unknown as Review['warnings'][number];
  assert.deepEqual(stoppedBy({ people: 3 }), []);
  assert.equal(stoppedBy({ people: 0 }).length, 1);
  assert.deepEqual(stoppedBy({ people: 0, blockers: [blocker] }), ['No account']);
  assert.deepEqual(stoppedBy({ people: 3, warnings: [warning(false)] }), []);
  assert.deepEqual(stoppedBy({ people: 3, warnings: [warning(true)] }), ['Low balance']);
});

test('a command asks for no decision that a person has made in the window', () => {
  const messageOf = (kind: 'unknown' | 'refused', counts: Partial<CampaignState['counts']>) => {
    const pause = pauseFor(kind, { chunk: 0, people: 2 });
    const none = { unknown: 0, refused: 0, waiting: 2 };
    const state = { phase: 'paused', name: 'Reminder', pause, options: {}, counts: { ...none, ...counts } };
    return sentReport(state as unknown as CampaignState, 'stopped', '1-A').message;
  };
  assert.match(messageOf('unknown', { unknown: 2 }), /Nobody knows/);
  assert.match(messageOf('unknown', { 'treated-as-sent': 2 }), /Nobody is unconfirmed any more/);
  assert.match(messageOf('refused', { refused: 2 }), /refused/);
  assert.match(messageOf('refused', { skipped: 2 }), /Nobody is unconfirmed any more/);
});
