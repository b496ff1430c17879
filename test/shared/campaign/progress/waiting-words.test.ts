import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { waitingWords } from '../../../../shared/campaign/progress/waiting-words.ts';
import { timeouts } from '../../../../shared/network/timeouts.ts';

function state(changes: Partial<CampaignState>, notSent = 0): CampaignState {
  const counts = { 'not-sent': notSent };
  return {
    phase: 'running',
    inFlight: [],
    waitingSince: null,
    connectionsWaiting: 0,
    teamFileFault: null,
    counts,
    ...changes,
  } as CampaignState;
}

test('an answer that is slow to come is told, with how long it is waited for', () => {
  const waiting = { inFlight: [3, 4], waitingSince: 1000 };
  assert.equal(waitingWords(state(waiting), 5000), null);
  assert.equal(
    waitingWords(state(waiting), 43_000),
    'Batch 4 has had no answer for 42\u00a0s. If none comes within about 2\u00a0min 18\u00a0s, its people will be unconfirmed and you decide.',
  );
  assert.match(waitingWords(state({ ...waiting, phase: 'pausing' }), 43_000) ?? '', /42\u00a0s/);
  assert.match(waitingWords(state(waiting), 1000 + timeouts.statusMs) ?? '', /soon be unconfirmed/);
  assert.equal(waitingWords(state({ inFlight: [3], waitingSince: null }), 99_000), null);
});

test('connections that wait for their turn are told, unless an answer is slow to come', () => {
  const words = 'campaigns and tests share 36 of the 40 that the service allows.';
  const waiting = { connectionsWaiting: 12, inFlight: [3], waitingSince: 1000 };
  assert.equal(
    waitingWords(state(waiting), 2000),
    `12 connections of this campaign wait for their turn: ${words}`,
  );
  assert.equal(
    waitingWords(state({ connectionsWaiting: 1 }), 2000),
    `1 connection of this campaign waits for its turn: ${words}`,
  );
  assert.match(waitingWords(state(waiting), 43_000) ?? '', /no answer for 42\u00a0s/);
  assert.equal(waitingWords(state({ connectionsWaiting: 1, phase: 'paused' }), 0), null);
});

test('a request that waits to be tried again is told; what is paused waits for a person', () => {
  assert.match(waitingWords(state({}, 10), 0) ?? '', /tries again by itself/);
  assert.equal(waitingWords(state({ phase: 'paused' }, 10), 0), null);
  assert.equal(waitingWords(state({}), 0), null);
});
