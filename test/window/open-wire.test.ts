import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openWire } from '../../renderer/wire.ts';

test('a call that main cannot take any more is a failure that may pass, and throws nothing', async () => {
  const gone = { call: () => Promise.reject(new Error('No handler registered')), subscribe: () => () => {} };
  const wire = openWire({ tagline: gone } as unknown as Window);
  const answer = await wire.call('account.list', {});
  assert.equal(answer.ok || answer.error.kind, 'unreachable');
});
