import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removalWords } from '../../../shared/account/account-uses.ts';

test('removing an account says what becomes of each kind of campaign, and nothing of those there are none of', () => {
  const none = removalWords({ sending: 0, paused: 0, scheduled: 0 });
  assert.match(none, /^Tagline forgets its API key/);
  const all = removalWords({ sending: 1, paused: 2, scheduled: 1 });
  assert.match(all, /^1 campaign is sending with it and will pause/);
  assert.match(all, /2 paused campaigns cannot go on\. 1 scheduled campaign will not start\./);
  assert.match(all, /send a copy to the remaining people through another account/);
  assert.doesNotMatch(removalWords({ sending: 0, paused: 0, scheduled: 2 }), /copied/);
});
