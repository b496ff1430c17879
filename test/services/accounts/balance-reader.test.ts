import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { test } from 'node:test';
import { soon } from '../../support/until.ts';
import { kindOf } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { serve } from '../support/server.ts';

test('an app that closes ends a reading of the balance that the service does not answer', async (t) => {
  const asked = Promise.withResolvers<Socket>();
  const { app, wire, liveAccount } = await campaignApp(t);
  const accountId = await liveAccount(await serve(t, ({ socket }) => asked.resolve(socket)), 'live-token');
  const reading = wire.call('balance.read', { accountId });
  const gone = once(await asked.promise, 'close');
  await app.close();
  // Left alone it would be given up after 15 s, and keep the process so long.
  await soon(gone, { what: 'the end of the reading' });
  assert.equal(kindOf(await reading), 'closing');
  assert.equal(kindOf(await wire.call('balance.read', { accountId })), 'closing');
});
