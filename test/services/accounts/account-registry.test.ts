import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { openAccountRegistry } from '../../../electron/accounts/account-registry.ts';
import { createSessionVault } from '../../../electron/hosts/session-vault.ts';
import { openSettings, practiceAccount } from '../../../electron/settings/settings-file.ts';
import type { AccountInput } from '../../../shared/account/account.ts';
import type { AccountChange } from '../../../shared/account/account-change.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { loadLanguage } from '../../../shared/texts/load-language.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { until } from '../../support/until.ts';
import { atEnd } from '../support/at-end.ts';
import { tempFolder } from '../support/temp-folder.ts';

const live = {
  id: null,
  name: 'Clinic',
  baseUrl: 'https://sms.example.com/',
  sendPath: '/v2/mtsms',
  sender: 'Clinic',
  label: '',
  unicodeEncoding: '',
  lowBalance: 100,
  currency: 'EUR',
} satisfies AccountInput;

const origin = 'https://sms.example.com';

async function book(t: TestContext, folder = tempFolder(t), vault = createSessionVault()) {
  const settings = value(await openSettings(folder));
  const changes: AccountChange[] = [];
  const practice = { open: async () => ok({ url: 'http://127.0.0.1:4000', token: 'practice-token' }) };
  const accounts = openAccountRegistry(settings, vault, practice, async ({ change }) => {
    changes.push(change);
  });
  return { folder, vault, settings, accounts, changes };
}

function value<Value>(result: Result<Value>): Value {
  assert.ok(result.ok, result.ok ? '' : spoken(result.error.message));
  return result.value;
}

test('a fresh data folder has the practice account and no home country', async (t) => {
  const { accounts, settings } = await book(t);
  assert.deepEqual(
    (await accounts.list()).map((one) => [one.id, one.kind]),
    [['practice', 'practice']],
  );
  assert.equal(settings.settings().home, null);
  assert.equal(settings.settings().accountId, 'practice');
});

test('the practice account is called in the language that is spoken, an own account as it was named', async (t) => {
  const { accounts, folder } = await book(t);
  atEnd(t, () => loadLanguage('en'));
  value(await accounts.save(live));
  const names = async () => (await accounts.list()).map(({ name }) => name);
  assert.deepEqual(await names(), ['Demo', 'Clinic']);
  await loadLanguage('da');
  assert.deepEqual(await names(), ['Demo', 'Clinic']);
  value(await accounts.save({ ...live, id: practiceAccount.id, name: 'Demo' }));

  await loadLanguage('de');
  assert.deepEqual((await (await book(t, folder)).accounts.list())[0]?.name, 'Demo');
});

test('an account and its settings are there after a restart, its token is not in any file', async (t) => {
  const { accounts, folder } = await book(t);
  const account = value(await accounts.save(live));
  assert.equal(account.baseUrl, 'https://sms.example.com');
  assert.equal(account.token, 'none');
  assert.deepEqual(value(await accounts.saveToken(account.id, ' secret-token-123 ')), { kept: 'session' });
  const again = await book(t, folder);
  assert.deepEqual(
    (await again.accounts.list()).map((one) => one.name),
    ['Demo', 'Clinic'],
  );
  for (const name of readdirSync(folder)) {
    assert.doesNotMatch(readFileSync(join(folder, name), 'latin1'), /secret-token/, name);
    if (process.platform !== 'win32') assert.equal(statSync(join(folder, name)).mode & 0o777, 0o600, name);
  }
});

test('no answer of the account book but the credentials holds the token', async (t) => {
  const { accounts } = await book(t);
  const account = value(await accounts.save(live));
  const kept = await accounts.saveToken(account.id, 'secret-token-123');
  const seen = JSON.stringify([
    kept,
    await accounts.list(),
    await accounts.save({ ...live, id: account.id }),
  ]);
  assert.doesNotMatch(seen, /secret/);
  assert.equal(value(await accounts.credentials(account.id)).token.secret, 'secret-token-123');
});

// Threat: Somebody on the network
test('a token is used for the origin that it was saved for alone, and again where a mistyped address is put back', async (t) => {
  const { accounts, changes } = await book(t);
  const { id } = value(await accounts.save(live));
  value(await accounts.saveToken(id, 'secret-token'));
  const movedTo = async (baseUrl: string) => value(await accounts.save({ ...live, id, baseUrl })).token;
  assert.equal(await movedTo('https://sms.example.com/api'), 'session');
  assert.equal(await movedTo('https://sms.example.com:443'), 'session');
  for (const elsewhere of [
    'https://sms.example.org',
    'https://sms.example.com:8443',
    'https://sms.example.com.example.org',
    'http://127.0.0.1:443',
  ]) {
    assert.equal(await movedTo(elsewhere), 'other-origin');
    const refused = await accounts.credentials(id);
    assert.ok(!refused.ok && refused.error.kind === 'no-token', elsewhere);
    assert.match(spoken(refused.error.message), /was not saved for the address that the account has now/);
  }
  assert.equal(await movedTo(live.baseUrl), 'session');
  assert.equal(value(await accounts.credentials(id)).token.secret, 'secret-token');

  await movedTo('https://sms.example.org');
  changes.length = 0;
  value(await accounts.saveToken(id, 'another-token'));
  assert.deepEqual(changes, []);
  assert.deepEqual(value(await accounts.credentials(id)).token, {
    origin: 'https://sms.example.org',
    secret: 'another-token',
  });
  assert.equal(await movedTo(live.baseUrl), 'other-origin');
});

// Fault (account): the app is killed, or the disk refuses, while an account is removed
// -> nothing uses its token, which is forgotten at the next start at the latest
test('a token that could not be forgotten is used by nothing, and is forgotten at the next start', async (t) => {
  const { accounts, folder, settings, vault } = await book(t);
  const { id } = value(await accounts.save(live));
  value(await accounts.saveToken(id, 'secret-token'));
  const { forget } = vault;
  vault.forget = async () => {
    throw new Error('The keychain is locked');
  };
  value(await accounts.remove(id));
  assert.equal((await vault.read(id, origin)).is, 'kept');
  assert.deepEqual(settings.forgetting(), [id]);

  vault.forget = forget;
  await book(t, folder, vault);
  await until(async () => (await vault.read(id, origin)).is === 'none', {
    what: 'the token to be forgotten',
  });
  assert.deepEqual(value(await openSettings(folder)).forgetting(), []);
});

test('the practice account cannot be removed or pointed elsewhere, but can have its own defaults', async (t) => {
  const { accounts } = await book(t);
  assert.ok(!(await accounts.remove(practiceAccount.id)).ok);
  const changed = value(
    await accounts.save({
      ...live,
      id: practiceAccount.id,
      name: 'Demo',
      baseUrl: 'https://evil.example',
    }),
  );
  assert.equal(changed.kind, 'practice');
  assert.equal(changed.sender, 'Clinic');
  const { account, token } = value(await accounts.credentials(practiceAccount.id));
  assert.equal(account.baseUrl, 'http://127.0.0.1:4000');
  assert.deepEqual(token, { origin: 'http://127.0.0.1:4000', secret: 'practice-token' });
});

test('removing an account takes its token along', async (t) => {
  const { accounts, vault } = await book(t);
  const { id } = value(await accounts.save(live));
  value(await accounts.saveToken(id, 'secret-token'));
  assert.equal(value(await accounts.remove(id)).length, 1);
  assert.deepEqual(await vault.read(id, origin), { is: 'none' });
});

test('bad input is refused with its place: address, name, sender, token', async (t) => {
  const { accounts } = await book(t);
  const { id } = value(await accounts.save(live));
  for (const [field, result] of [
    ['Service address', await accounts.save({ ...live, baseUrl: 'http://sms.example.com' })],
    ['Name', await accounts.save({ ...live, name: '  ' })],
    ['Sender', await accounts.save({ ...live, sender: 'Much too long a name' })],
    ['API key', await accounts.saveToken(id, 'two words')],
    ['API key', await accounts.saveToken(id, 'seven77')],
  ] as const) {
    assert.ok(!result.ok && result.error.kind === 'bad-input', field);
    assert.equal(spoken(result.error.where), field);
  }
});

test('a settings file that cannot be read is set aside, not overwritten', async (t) => {
  const folder = tempFolder(t);
  writeFileSync(join(folder, 'settings.json'), '{ half a file');
  const settings = value(await openSettings(folder));
  assert.equal(settings.accounts().length, 1);
  assert.equal(readFileSync(settings.setAside ?? '', 'utf8'), '{ half a file');
});

// Threat: Somebody who changes a backup
test('an account of the settings file that could not have been entered is left out, and the file is set aside', async (t) => {
  const folder = tempFolder(t);
  const { accounts } = await book(t, folder);
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) value(await accounts.save({ ...live, name }));
  const path = join(folder, 'settings.json');
  const kept = JSON.parse(readFileSync(path, 'utf8'));
  const [, one, two, three, four] = kept.accounts;
  one.baseUrl = 'http://192.0.2.7';
  two.baseUrl = 'https://ada:secret@sms.example.com';
  three.sendPath = '/elsewhere';
  four.kind = 'practice';
  const changed = JSON.stringify(kept);
  writeFileSync(path, changed);
  const settings = value(await openSettings(folder));
  assert.deepEqual(
    settings.accounts().map(({ name }) => name),
    ['Demo', 'Five'],
  );
  assert.equal(readFileSync(settings.setAside ?? '', 'utf8'), changed);
  assert.equal(value(await openSettings(folder)).setAside, null);
});

test('a setting that the file lacks has its default, and what it holds is kept', async (t) => {
  const folder = tempFolder(t);
  const first = await book(t, folder);
  value(await first.accounts.save(live));
  first.settings.saveSettings({ recentDays: 3 });
  const path = join(folder, 'settings.json');
  const kept = JSON.parse(readFileSync(path, 'utf8'));
  delete kept.settings.quietFrom;
  writeFileSync(path, JSON.stringify(kept));
  const second = value(await openSettings(folder));
  assert.equal(second.setAside, null);
  assert.deepEqual([second.settings().quietFrom, second.settings().recentDays], [21, 3]);
  assert.deepEqual(
    second.accounts().map(({ name }) => name),
    ['Demo', 'Clinic'],
  );
});

test('what campaigns are sent with is told when it changes, and only then', async (t) => {
  const { accounts, changes } = await book(t);
  const { id } = value(await accounts.save(live));
  const change = async (patch: Partial<AccountInput>) =>
    value(await accounts.save({ ...live, id, ...patch }));
  await accounts.saveToken(id, 'token-one');
  await accounts.saveToken(id, 'token-one');
  await change({ name: 'Other', sender: 'Other', lowBalance: null });
  assert.deepEqual(changes, []);
  const revision = accounts.revision(id);
  await accounts.saveToken(id, 'token-two');
  await change({ retries429: true });
  await change({ unicodeEncoding: 'UCS-2' });
  await change({ unicodeEncoding: 'UCS-2', sendPath: '/sms/mtsms' });
  await change({ unicodeEncoding: 'UCS-2', sendPath: '/sms/mtsms', baseUrl: 'https://sms.example.com/path' });
  await change({ baseUrl: 'https://other.example.com' });
  await accounts.forgetToken(id);
  await accounts.remove(id);
  assert.deepEqual(changes, [
    'token-replaced',
    'answers',
    'encoding',
    'address',
    'address',
    'address',
    'token-forgotten',
    'removed',
  ]);
  assert.ok(accounts.revision(id) > revision);
});
