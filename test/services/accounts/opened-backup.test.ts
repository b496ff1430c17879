import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import type { Vault } from '../../../electron/host.ts';
import { createSessionVault } from '../../../electron/hosts/session-vault.ts';
import type { Account } from '../../../shared/account/account.ts';
import type { AccountId } from '../../../shared/brand.ts';
import type { Wire } from '../../../shared/contract.ts';
import { accountAt } from '../support/account.ts';
import { kindOf, startTestApp, type TestApp, value, wordsOf } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { exported } from '../support/exported.ts';
import { relayed } from '../support/relay.ts';
import { tempFolder } from '../support/temp-folder.ts';

const token = 'secret-token-4711';

async function liveAccount(wire: Wire, baseUrl: string): Promise<Account> {
  const account = value(await wire.call('account.save', { account: accountAt(baseUrl) }));
  value(await wire.call('token.save', { accountId: account.id, token }));
  return account;
}

/** A backup in which each address `from` is `to`. */
async function backup(t: TestContext, wire: Wire, from: string, to: string): Promise<Buffer> {
  const { bytes } = await exported(wire, { what: 'folder', as: 'backup' });
  const path = join(tempFolder(t), 'backup.tagline');
  writeFileSync(path, bytes);
  const file = new DatabaseSync(path);
  file.prepare('UPDATE carried_settings SET text = replace(text, ?, ?)').run(from, to);
  file.close();
  return readFileSync(path);
}

/** Opens a backup in a running app, and starts that again. */
async function openedIn({ app, wire, dataDir }: TestApp, bytes: Buffer, vault: Vault): Promise<TestApp> {
  value(await wire.call('folder.begin', {}));
  value(await wire.call('folder.append', { bytes }));
  value(await wire.call('folder.open', {}));
  await app.close();
  return startTestApp(dataDir, { vault });
}

async function place({ wire }: TestApp, id: AccountId): Promise<Account['token'] | undefined> {
  return value(await wire.call('account.list', {})).find((one) => one.id === id)?.token;
}

// Threat: Somebody who changes a backup
// Fault (account): a backup is opened that somebody changed, so that an account leads to another address -> its token is
// asked for in words, and goes to the address that it was saved for alone
test('an address that was changed in a backup gets no token', async (t) => {
  const vault = createSessionVault();
  const [service, other] = await Promise.all([relayed(t, { token }), relayed(t, { token })]);
  const first = await startTestApp(tempFolder(t), { vault });
  const { id } = await liveAccount(first.wire, service.url);
  const second = await openedIn(first, await backup(t, first.wire, service.url, other.url), vault);
  assert.equal(await place(second, id), 'other-origin');
  const refused = await second.wire.call('balance.read', { accountId: id });
  assert.match(wordsOf(refused), /was not saved for the address that the account has now/);
  assert.deepEqual(other.seen, []);

  value(await second.wire.call('account.save', { account: accountAt(service.url, { id }) }));
  value(await second.wire.call('balance.read', { accountId: id }));
  assert.deepEqual([service.seen.length, other.seen.length], [1, 0]);

  // As nobody could have entered it, since a token would travel in the open.
  const third = await openedIn(second, await backup(t, second.wire, service.url, 'http://192.0.2.7'), vault);
  atEnd(t, () => third.app.close());
  assert.equal(await place(third, id), undefined);
  assert.equal(kindOf(await third.wire.call('balance.read', { accountId: id })), 'not-found');
});

// Fault (account): a backup is opened from before an account moved to another service -> the service that it left does
// not get the token of the new one
test('a backup from before an account moved gives the service that it left no token', async (t) => {
  const vault = createSessionVault();
  const [left, joined] = await Promise.all([
    relayed(t, { token }),
    relayed(t, { token: 'newer-token-4711' }),
  ]);
  const first = await startTestApp(tempFolder(t), { vault });
  const { id } = await liveAccount(first.wire, left.url);
  const { bytes } = await exported(first.wire, { what: 'folder', as: 'backup' });
  value(await first.wire.call('account.save', { account: accountAt(joined.url, { id }) }));
  value(await first.wire.call('token.save', { accountId: id, token: 'newer-token-4711' }));
  value(await first.wire.call('balance.read', { accountId: id }));
  const second = await openedIn(first, bytes, vault);
  atEnd(t, () => second.app.close());
  assert.equal(kindOf(await second.wire.call('balance.read', { accountId: id })), 'no-token');
  assert.deepEqual([left.seen.length, joined.seen.length], [0, 1]);
});
