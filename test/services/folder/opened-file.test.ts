import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { takeBack } from '../../../electron/folder/waiting-folder-file.ts';
import { openFileVault } from '../../crash/file-vault.ts';
import { fixtureManners } from '../../crash/fixture.ts';
import { openService, type Service } from '../../crash/service.ts';
import { nameTeamFile } from '../../support/name-team-file.ts';
import { kindOf, startTestApp, type TestApp, testApp, value, wordsOf } from '../support/app.ts';
import { besideApp } from '../support/audience.ts';
import { folderOf, giveFolder } from '../support/folder-of.ts';
import { killedBefore } from '../support/killed-before.ts';
import { shared } from '../support/shared.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { wholeFolder } from '../support/whole-folder.ts';

const theFolder = shared((file) => wholeFolder(file));

interface Opened extends TestApp {
  readonly service: Service;
}

const team = 'team.csv';

/** The backup of a folder with something of everything, changed and opened on the computer that it is of. */
async function opened(t: TestContext, change: (file: DatabaseSync) => void = () => {}): Promise<Opened> {
  const { bytes, fixture } = await theFolder();
  const service = await openService(fixtureManners);
  t.after(() => service.close());
  const folder = tempFolder(t);
  const path = join(folder, 'changed.tagline');
  writeFileSync(path, bytes);
  const file = new DatabaseSync(path, { defensive: false });
  const settings = JSON.parse(String(file.prepare('SELECT text FROM carried_settings').get()?.text));
  for (const account of settings.accounts)
    if (account.id === fixture.accountId) account.baseUrl = service.url;
  file.prepare('UPDATE carried_settings SET text = ?').run(JSON.stringify(settings));
  change(file);
  file.close();
  const stateDir = tempFolder(t);
  const dataDir = await folderOf(t, readFileSync(path), stateDir);
  const vault = openFileVault(join(dataDir, 'tokens.json'));
  const app = await testApp(t, { dataDir, stateDir, vault });
  const unjudged = besideApp(t, dataDir).prepare('SELECT 1 FROM audience WHERE judge_version = 0');
  await app.when('all lists judged again', () => unjudged.get() === undefined);
  value(await app.wire.call('token.save', { accountId: fixture.accountId, token: 'secret-token-of-a-test' }));
  return { ...app, service };
}

const status = async ({ wire }: TestApp) => value(await wire.call('folder.status', {}));

async function start({ wire }: TestApp) {
  const { draft: campaignId } = (await theFolder()).fixture;
  const { people, hash, blockers } = value(await wire.call('campaign.review', { campaignId }));
  const started = await wire.call('campaign.start', { campaignId, people, hash, includeRecent: false });
  return { started, blockers };
}

// Threat: A changed backup
test('an account of an opened file sends nothing to real phones before a person says so', async (t) => {
  const app = await opened(t);
  assert.equal((await status(app)).hold?.kind, 'earlier');
  value(await app.wire.call('folder.settle', { reading: 'moved' }));
  const { started, blockers } = await start(app);
  assert.equal(kindOf(started), 'elsewhere');
  assert.match(wordsOf(started), /came with a file/);
  assert.ok(blockers[0]?.isHeld);
  const { accountId } = (await theFolder()).fixture;
  const { opened: items } = await status(app);
  assert.deepEqual(
    items.filter(({ kind }) => kind === 'account').map(({ subject, place }) => [subject, place]),
    [[accountId, app.service.url]],
  );
  value(await app.wire.call('folder.allow', { kind: 'account', subject: accountId }));
  assert.equal(kindOf((await start(app)).started), 'ok');
});

// Threat: A changed backup
test('what was planned in an opened file begins only where it was let go on', async (t) => {
  const soon = Date.now() + 6_000;
  const app = await opened(t, (file) => {
    file.exec(`UPDATE folder SET carried = 'moved';
      UPDATE campaign SET frozen = json_set(frozen, '$.options.startAt', ${soon}) WHERE phase = 'scheduled'`);
  });
  const { scheduled, accountId } = (await theFolder()).fixture;
  value(await app.wire.call('folder.allow', { kind: 'account', subject: accountId }));
  const { opened: items, hold } = await status(app);
  assert.deepEqual([hold, items.map(({ kind, at }) => [kind, at])], [null, [['campaign', soon]]]);
  await app.when(
    'a campaign that was missed',
    async () => {
      const { phase } = value(await app.wire.call('campaign.get', { campaignId: scheduled }));
      assert.notEqual(phase, 'running');
      return phase === 'missed';
    },
    20_000,
  );
  assert.deepEqual(app.service.ledger, []);
});

// Threat: A changed backup
for (const phase of ['running', 'pausing'])
  test(`what an opened file has as ${phase} until a time goes on only where it was let go on`, async (t) => {
    const { paused: campaignId, accountId } = (await theFolder()).fixture;
    const until = Date.now() + 6_000;
    const app = await opened(t, (file) => {
      file.exec(`UPDATE folder SET carried = 'moved'; UPDATE chunk SET canary = 0;
        UPDATE campaign SET phase = '${phase}', pause = '{"kind":"quiet","message":"","until":${until}}'
        WHERE id = ${campaignId}`);
    });
    value(await app.wire.call('folder.allow', { kind: 'account', subject: accountId }));
    const { opened: items } = await status(app);
    assert.ok(items.some(({ kind, subject }) => kind === 'campaign' && subject === String(campaignId)));
    const get = async () => value(await app.wire.call('campaign.get', { campaignId }));
    await app.when('the end of its pause', async () => (await get()).pause?.until === undefined, 20_000);
    assert.equal((await get()).phase, 'paused');
    assert.deepEqual(app.service.ledger, []);
  });

test('what somebody plans again, of an opened file, begins at its time', async (t) => {
  const app = await opened(t, (file) => {
    file.exec("UPDATE folder SET carried = 'moved'");
  });
  const { scheduled: campaignId, accountId } = (await theFolder()).fixture;
  value(await app.wire.call('folder.allow', { kind: 'account', subject: accountId }));
  value(await app.wire.call('campaign.unschedule', { campaignId }));
  const { options } = value(await app.wire.call('draft.get', { campaignId }));
  const startAt = Date.now() + 3_000;
  value(await app.wire.call('draft.save', { campaignId, patch: { options: { ...options, startAt } } }));
  const { people, hash } = value(await app.wire.call('campaign.review', { campaignId }));
  value(await app.wire.call('campaign.start', { campaignId, people, hash, includeRecent: false }));
  assert.deepEqual((await status(app)).opened, []);
  const get = async () => value(await app.wire.call('campaign.get', { campaignId }));
  await app.when('the end of the wait', async () => (await get()).phase !== 'scheduled', 20_000);
  assert.notEqual((await get()).phase, 'missed');
});

// Threat: A changed backup
test('the team’s file of an opened file is neither read nor written, and holds live sending, until it is connected', async (t) => {
  const root = tempFolder(t);
  const path = join(root, team);
  const line = '+12015550155\n';
  writeFileSync(path, line);
  const app = await opened(t, (file) => {
    nameTeamFile(file, path, 'US');
  });
  const { accountId } = (await theFolder()).fixture;
  value(await app.wire.call('folder.settle', { reading: 'moved' }));
  value(await app.wire.call('folder.allow', { kind: 'account', subject: accountId }));
  value(await app.wire.call('optOut.add', { text: '+12015550177', note: '', source: 'phone' }));
  assert.equal(value(await app.wire.call('optOut.team', {})), null);
  const { started } = await start(app);
  assert.match(wordsOf(started), /not connected/);
  assert.equal(readFileSync(path, 'utf8'), line);
  value(await app.wire.call('folder.allow', { kind: 'team-file', subject: '' }));
  await app.when(
    'the opt-out in the team’s file',
    () => readFileSync(path, 'utf8').includes('12015550177'),
    20_000,
  );
  const { rows } = value(await app.wire.call('optOut.list', { search: '12015550155', from: 0, count: 10 }));
  assert.equal(rows.length, 1);
});

test('the team’s file can be given up, and its path is then forgotten', async (t) => {
  const app = await opened(t, (file) => {
    nameTeamFile(file, '/nowhere/team.csv', 'US');
  });
  assert.ok((await status(app)).opened.some(({ kind }) => kind === 'team-file'));
  value(await app.wire.call('optOut.leaveTeam', {}));
  assert.ok(!(await status(app)).opened.some(({ kind }) => kind === 'team-file'));
});

test('a file whose campaigns and lists are damaged is opened with what can be read, and says the rest', async (t) => {
  const app = await opened(t, (file) => {
    file.exec(`
      CREATE TRIGGER evil AFTER UPDATE ON campaign BEGIN DELETE FROM opt_out; END;
      UPDATE campaign SET frozen = '{' WHERE name = 'Paused';
      UPDATE audience SET columns = 'no JSON' WHERE id = (SELECT max(id) FROM audience);`);
  });
  const { unread } = await status(app);
  assert.ok(unread !== null && unread.unknown === 0, JSON.stringify(unread));
  const kinds = unread.left.map(({ kind }) => kind);
  assert.ok(kinds.includes('campaigns') && kinds.includes('lists'));
  const names = value(await app.wire.call('campaign.list', { before: null })).rows.map(({ name }) => name);
  assert.ok(!names.includes('Paused') && names.includes('Ended'));
  value(await app.wire.call('audience.list', { before: null }));
  assert.equal(value(await app.wire.call('folder.unreadSeen', {})).unread, null);
});

test('where nobody can say who opted out, all sending waits until somebody decides', async (t) => {
  const app = await opened(t, (file) => {
    file.exec("UPDATE folder SET carried = 'moved'; DROP TABLE opt_out");
  });
  assert.equal((await status(app)).hold?.kind, 'unread');
  const settled = await app.wire.call('folder.settle', { reading: 'moved' });
  assert.equal(kindOf(settled), 'conflict', 'how the folder came here was said');
  const { accountId } = (await theFolder()).fixture;
  value(await app.wire.call('folder.allow', { kind: 'account', subject: accountId }));
  assert.equal(kindOf((await start(app)).started), 'elsewhere');
  value(await app.wire.call('folder.unreadSeen', {}));
  assert.equal(kindOf((await start(app)).started), 'ok');
});

// Threat: A changed backup
test('a file that cannot be opened gives the folder back, with its settings and its log', async (t) => {
  const { bytes } = await theFolder();
  const dataDir = tempFolder(t);
  const stateDir = tempFolder(t);
  const before = await startTestApp(dataDir, { stateDir });
  const { id: campaignId } = value(await before.wire.call('draft.create', {}));
  value(await before.wire.call('draft.save', { campaignId, patch: { message: 'From before' } }));
  value(await before.wire.call('settings.save', { settings: { recentDays: 9 } }));
  value(await giveFolder(before.wire, bytes));
  await before.app.close();
  // Every way in which a read file may still not open.
  const file = new DatabaseSync(join(dataDir, 'to-open.tagline'));
  file.exec('PRAGMA user_version = 99');
  file.close();
  const after = await testApp(t, { dataDir, stateDir });
  assert.ok((await status(after)).wasTakenBack);
  assert.equal(value(await after.wire.call('draft.get', { campaignId })).message, 'From before');
  assert.equal(value(await after.wire.call('settings.read', {})).recentDays, 9);
  assert.deepEqual(
    readdirSync(dataDir).filter((name) => /^set-aside|taking-over|to-open/.test(name)),
    [],
  );
});

// Fault (app): the app is killed while it gives back what a file had taken the place of -> the next start continues
test('a start that is killed while it gives the folder back is continued by the next one', async (t) => {
  const { bytes } = await theFolder();
  const stateDir = tempFolder(t);
  for (let cut = 1; cut < 40; cut++) {
    const dataDir = tempFolder(t);
    const before = await startTestApp(dataDir, { stateDir });
    const { id: campaignId } = value(await before.wire.call('draft.create', {}));
    value(await before.wire.call('draft.save', { campaignId, patch: { message: 'From before' } }));
    value(await giveFolder(before.wire, bytes));
    await before.app.close();
    assert.ok(!killedBefore(99, 'folder/waiting-folder-file.ts', 'openWaitingFolderFile', dataDir));
    const isCut = killedBefore(cut, 'folder/waiting-folder-file.ts', 'takeBack', dataDir);
    if (isCut) takeBack(dataDir);
    const after = await startTestApp(dataDir, { stateDir });
    assert.equal(value(await after.wire.call('draft.get', { campaignId })).message, 'From before');
    await after.app.close();
    assert.ok(!existsSync(join(dataDir, 'taking-over.json')));
    if (!isCut) return;
  }
  assert.fail('It never ends.');
});

const damages: Readonly<Record<string, string>> = {
  'a trigger': 'CREATE TRIGGER evil AFTER UPDATE ON campaign BEGIN DELETE FROM opt_out; END',
  'a view':
    'CREATE VIEW evil AS WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n) SELECT n FROM n',
  'a view in place of a table': 'ALTER TABLE template RENAME TO t; CREATE VIEW template AS SELECT 1 AS id',
  'options that are no JSON': "UPDATE campaign SET options = '{'",
  'a pause that is no JSON': "UPDATE campaign SET pause = 'x' WHERE pause IS NOT NULL",
  'what was frozen, without what is needed': "UPDATE campaign SET frozen = '{}' WHERE frozen IS NOT NULL",
  'columns of lists that are none': "UPDATE audience SET columns = '{}'",
  'an owner of the folder that is no JSON': "UPDATE folder SET earlier = '['",
};

for (const [what, sql] of Object.entries(damages))
  test(`the app starts in its own folder with ${what}`, async (t) => {
    const { bytes } = await theFolder();
    const stateDir = tempFolder(t);
    const dataDir = await folderOf(t, bytes, stateDir);
    await (await startTestApp(dataDir, { stateDir })).app.close();
    const file = new DatabaseSync(join(dataDir, 'tagline.db'), { defensive: false });
    file.exec(sql);
    file.close();
    const app = await testApp(t, { dataDir, stateDir });
    for (const { id: campaignId } of value(await app.wire.call('campaign.list', { before: null })).rows)
      value(await app.wire.call('campaign.get', { campaignId }));
    value(await app.wire.call('audience.list', { before: null }));
    value(await app.wire.call('template.list', {}));
    const { count } = value(await app.wire.call('optOut.list', { search: '', from: 0, count: 10 }));
    assert.ok(count >= 1, 'nobody who opted out was lost');
    const database = new DatabaseSync(join(dataDir, 'tagline.db'), { readOnly: true });
    assert.equal(
      database.prepare("SELECT count(*) AS evil FROM sqlite_schema WHERE name = 'evil'").get()?.evil,
      0,
    );
    database.close();
  });

// Threat: A changed backup
test('a row of a list is what follows from its facts, whatever a file says that it is', async (t) => {
  const { oddList } = (await theFolder()).fixture;
  const statuses = `SELECT id, status, kept FROM audience_row WHERE id >> 24 = ${oddList} ORDER BY id`;
  let before: unknown[] = [];
  const app = await opened(t, (file) => {
    before = file.prepare(statuses).all();
    file.exec(`DROP TRIGGER audience_row_changed;
      UPDATE audience_row SET status = 0, kept = NULL WHERE id >> 24 = ${oddList} AND msisdn > 0`);
  });
  const [told] = await app.when('the list judged again', async () => {
    const { judgedAgain } = await status(app);
    return judgedAgain.length > 0 && judgedAgain;
  });
  assert.equal(told?.audienceId, oddList);
  assert.deepEqual(besideApp(t, app.dataDir).prepare(statuses).all(), before);
});

// Threat: A changed backup
test('whoever an opened file erases is never texted, though the file says to forget their opt-out', async (t) => {
  let numbers: number[] = [];
  const app = await opened(t, (file) => {
    const [optedOut] = file.prepare('SELECT msisdn FROM opt_out LIMIT 1').all();
    const [reached] = file.prepare('SELECT msisdn FROM recipient WHERE msisdn > 0 LIMIT 1').all();
    numbers = [optedOut, reached].map((row) => Number(row?.msisdn));
    for (const msisdn of numbers) file.prepare('INSERT INTO erasure VALUES (?, 0)').run(msisdn);
  });
  value(await app.wire.call('folder.settle', { reading: 'moved' }));
  const database = besideApp(t, app.dataDir);
  const erasing = database.prepare('SELECT 1 FROM erasure');
  await app.when('the end of the erasing', () => erasing.get() === undefined);
  const optedOut = database.prepare('SELECT 1 FROM opt_out WHERE msisdn = ?');
  for (const msisdn of numbers) assert.ok(optedOut.get(msisdn) !== undefined, `${msisdn} is an opt-out`);
});
