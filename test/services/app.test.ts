import assert from 'node:assert/strict';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createApp } from '../../electron/app.ts';
import { PRACTICE_ID } from '../../shared/account/account.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { accountAt } from './support/account.ts';
import { testApp, testHost, value } from './support/app.ts';
import { tempFolder } from './support/temp-folder.ts';

test('the app makes its data folder for its owner alone and says what it is', async (t) => {
  const dataDir = join(tempFolder(t), 'new', 'folder');
  const { wire } = await testApp(t, { dataDir, locale: 'sv-SE' });
  if (process.platform !== 'win32') assert.equal(statSync(dataDir).mode & 0o777, 0o700);
  const info = value(await wire.call('app.info', {}));
  assert.equal(info.country, 'SE');
  assert.equal(info.vault, 'session');
});

test('a second app on the same data folder is refused, and may start once the first has closed', async (t) => {
  const dataDir = tempFolder(t);
  const first = await testApp(t, { dataDir });
  const second = await createApp(testHost(dataDir));
  assert.ok(!second.ok && second.error.kind === 'elsewhere');
  await first.app.close();
  const third = await testApp(t, { dataDir });
  await third.app.close();
});

test('a database the app cannot use is told in words, and the folder is free again', async (t) => {
  const dataDir = tempFolder(t);
  const path = join(dataDir, 'tagline.db');
  writeFileSync(path, 'this is no database, but it may be dear to someone'.repeat(100));
  const before = readFileSync(path);
  const refused = await createApp(testHost(dataDir));
  assert.ok(!refused.ok);
  assert.match(spoken(refused.error.message), /damaged/);
  assert.deepEqual(readFileSync(path), before);
});

test('an unknown operation and a misshapen input are failures in words, not crashes', async (t) => {
  const { app } = await testApp(t);
  for (const [operation, input, kind] of [
    ['no.such', {}, 'not-found'],
    ['toString', {}, 'not-found'],
    ['__proto__', {}, 'not-found'],
    ['balance.read', {}, 'bad-input'],
    ['balance.read', null, 'bad-input'],
    ['settings.save', { settings: { theme: 'purple' } }, 'bad-input'],
    ['draft.page', { viewId: 'x', from: -1, count: 10 }, 'bad-input'],
    ['draft.page', { viewId: 'x', from: 0, count: 1_000_000 }, 'bad-input'],
  ] as const) {
    const result = await app.call(operation, input);
    assert.ok(!result.ok, operation);
    assert.equal(result.error.kind, kind, operation);
  }
});

test('settings saved are there after a restart', async (t) => {
  const dataDir = tempFolder(t);
  const first = await testApp(t, { dataDir });
  const settings = value(await first.wire.call('settings.read', {}));
  value(await first.wire.call('settings.save', { settings: { ...settings, home: 'FR' } }));
  // Changed beside it by somebody who did not know of it yet.
  value(await first.wire.call('settings.save', { settings: { chunkSize: 77 } }));
  await first.app.close();
  const second = await testApp(t, { dataDir });
  const again = value(await second.wire.call('settings.read', {}));
  assert.deepEqual([again.home, again.chunkSize], ['FR', 77]);
});

test('the practice gateway starts on first use, keeps its inbox over a restart, and takes faults in words', async (t) => {
  const dataDir = tempFolder(t);
  const first = await testApp(t, { dataDir });
  const status = value(await first.wire.call('practice.status', {}));
  assert.match(status.url, /^http:\/\/127\.0\.0\.1:\d+$/);
  const wrong = await first.wire.call('practice.script', { script: 'no-such', randomness: 0, taken: 0 });
  assert.ok(!wrong.ok && wrong.error.kind === 'bad-input' && spoken(wrong.error.message).includes('no-such'));
  const set = value(
    await first.wire.call('practice.script', { script: 'ok*2, 500-after', randomness: 0.1, taken: 3 }),
  );
  assert.deepEqual([set.script, set.randomness, set.taken], ['ok*2, 500-after', 0.1, 3]);
  const seeded = value(await first.wire.call('practice.script', { seed: 7 }));
  assert.deepEqual([seeded.script, seeded.randomness, seeded.seed], ['ok*2, 500-after', 0.1, 7]);
  assert.equal(value(await first.wire.call('practice.credit', { credit: 12 })).credit, 12);
  await first.app.close();
  const second = await testApp(t, { dataDir });
  assert.equal(value(await second.wire.call('practice.status', {})).credit, 12);
});

test('the practice account is first and the default of a new data folder', async (t) => {
  const { wire } = await testApp(t);
  const [first] = value(await wire.call('account.list', {}));
  assert.equal(first?.id, PRACTICE_ID);
  assert.equal(value(await wire.call('settings.read', {})).accountId, PRACTICE_ID);
});

test('the balance of the practice account is read, told as an event, and refused in words without a token', async (t) => {
  const { wire, events } = await testApp(t);
  value(await wire.call('practice.credit', { credit: 321 }));
  const balance = value(await wire.call('balance.read', { accountId: PRACTICE_ID }));
  assert.equal(balance.credit, 321);
  assert.ok(
    events.some(
      (event) => event.type === 'balance' && event.balance.ok && event.balance.value.credit === 321,
    ),
  );
  const { url } = value(await wire.call('practice.status', {}));
  const [practice] = value(await wire.call('account.list', {}));
  assert.ok(practice);
  const account = value(
    await wire.call('account.save', { account: { ...practice, id: null, name: 'Elsewhere', baseUrl: url } }),
  );
  const without = await wire.call('balance.read', { accountId: account.id });
  assert.ok(!without.ok && without.error.kind === 'no-token');
  value(await wire.call('token.save', { accountId: account.id, token: 'wrong-token-4711' }));
  const wrong = await wire.call('balance.read', { accountId: account.id });
  assert.ok(!wrong.ok && wrong.error.kind === 'refused' && wrong.error.status === 401);
  assert.doesNotMatch(JSON.stringify(wrong), /4711/);
});

// Threat: Somebody on the network
test('the log says that certificates are checked although the environment says not to', async (t) => {
  t.after(() => delete process.env.NODE_TLS_REJECT_UNAUTHORIZED);
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  const { app, dataDir } = await testApp(t);
  await app.close();
  assert.match(
    readFileSync(join(dataDir, 'tagline.log'), 'utf8'),
    /"event":"certificates are checked although/,
  );
});

// Threat: A reader of logs and error reports
test('the log tells what happened without texts, numbers or tokens', async (t) => {
  const { app, wire, dataDir } = await testApp(t);
  const account = value(
    await wire.call('account.save', {
      account: accountAt('http://127.0.0.1:9', { name: 'Harbour clinic' }),
    }),
  );
  value(await wire.call('token.save', { accountId: account.id, token: 'secret-token-4711' }));
  await wire.call('balance.read', { accountId: account.id });
  await app.close();
  const log = readFileSync(join(dataDir, 'tagline.log'), 'utf8');
  assert.match(log, /"event":"started"/);
  assert.doesNotMatch(log, /secret-token|Harbour/);
});
