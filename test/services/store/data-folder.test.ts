import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createApp } from '../../../electron/app.ts';
import { migrations } from '../../../electron/store/migrations.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { pauseShown } from '../../../shared/campaign/pause.ts';
import { spoken } from '../../../shared/texts/spoken.ts';
import { type TestApp, testApp, testHost, value } from '../support/app.ts';
import { fictionalNumber } from '../support/people.ts';
import { tempFolder } from '../support/temp-folder.ts';

// `data-folder-1` was written by the version with the first schema, on another computer: a list of 33 rows with an edit and
// an exclusion, two opt-outs, an account besides practice, a draft that was rehearsed, a campaign that was sent with one
// request refused and bisected, and one that stands still because nobody knows what became of its second request.
const first = fileURLToPath(new URL('data-folder-1/', import.meta.url));
const [spring, autumn, rehearsal, reminders] = [1, 2, 3, 4] as CampaignId[];

function copyOf(t: TestContext): string {
  const dataDir = tempFolder(t);
  cpSync(first, dataDir, { recursive: true });
  return dataDir;
}

function openCopy(t: TestContext): Promise<TestApp> {
  return testApp(t, { dataDir: copyOf(t) });
}

function changeVersion(dataDir: string, sql: string): void {
  const database = new DatabaseSync(join(dataDir, 'tagline.db'));
  database.exec(sql);
  database.close();
}

/** Every file with its bytes, but for the lock, which is this process's. */
function bytesOf(dataDir: string): Map<string, string> {
  const names = readdirSync(dataDir).filter((name) => !name.startsWith('lock.db'));
  return new Map(names.map((name) => [name, readFileSync(join(dataDir, name)).toString('base64')]));
}

test('a data folder of the first version opens with everything that was in it', async (t) => {
  const { wire, dataDir } = await openCopy(t);
  const database = new DatabaseSync(join(dataDir, 'tagline.db'), { readOnly: true });
  const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {};
  database.close();
  assert.equal(version, migrations.length);

  const settings = value(await wire.call('settings.read', {}));
  assert.deepEqual([settings.country, settings.recentDays], ['SE', 3]);
  const accounts = value(await wire.call('account.list', {}));
  assert.deepEqual(
    accounts.map(({ name, sender, label, lowBalance, currency }) => [
      name,
      sender,
      label,
      lowBalance,
      currency,
    ]),
    [
      ['Practice', 'Tagline', '', null, ''],
      ['Clinic', 'Clinic', 'news', 50, 'EUR'],
    ],
  );

  const [audience] = value(await wire.call('audience.list', {}));
  assert.ok(audience);
  assert.deepEqual([audience.name, audience.columns], ['Members', ['First name', 'City']]);
  const { rows, recipients, duplicates, optedOut, rejected, excluded, edited } = audience.counts;
  assert.deepEqual(
    [rows, recipients, duplicates, optedOut, rejected, excluded, edited],
    [33, 27, 1, 2, 2, 1, 1],
  );
  const view = {
    audienceId: audience.id,
    message: '',
    lettering: { encoded: true },
    filter: 'all',
    search: 'Name five',
  } as const;
  assert.equal(value(await wire.call('draft.view', view)).count, 1);
  const { id: audienceId } = audience;
  // First the exclusion, then the edit.
  assert.equal(value(await wire.call('audience.undo', { audienceId })).counts.excluded, 0);
  assert.equal(value(await wire.call('audience.undo', { audienceId })).counts.edited, 0);
  assert.equal(value(await wire.call('draft.view', view)).count, 0);
  const optOuts = value(await wire.call('optOut.list', { search: '', from: 0, count: 10 }));
  assert.deepEqual(
    optOuts.rows.map(({ msisdn, note }) => [msisdn, note]),
    [
      [fictionalNumber(25), 'By text'],
      [fictionalNumber(27), 'By phone'],
    ],
  );

  const draft = value(await wire.call('draft.get', { campaignId: autumn! }));
  assert.deepEqual(
    [draft.name, draft.message, draft.audienceId],
    ['Autumn', 'Dear {First name|friend}, see you in {City}.', audience.id],
  );
  const sent = value(await wire.call('campaign.get', { campaignId: spring! }));
  assert.deepEqual(
    [sent.phase, sent.kind, sent.accountName, sent.counts.accepted, sent.counts.skipped, sent.creditConsumed],
    ['finished', 'live', 'Clinic', 27, 1, 27],
  );
  const all = { campaignId: spring!, filter: 'all', search: '', chunk: null } as const;
  const { viewId } = value(await wire.call('result.view', all));
  const people = value(await wire.call('result.page', { viewId, from: 0, count: 50 }));
  assert.equal(people.filter(({ state, id }) => state === 'accepted' && id !== null).length, 27);
  assert.equal(people[5]?.text, 'Hi Name five, the clinic opens on Monday.');
  assert.equal(spoken(people[10]?.reason ?? ''), 'Taken out by hand.');
  const requests = value(await wire.call('chunk.list', { campaignId: spring!, from: 0, count: 10 }));
  assert.equal(requests.count, 5);
  const rehearsed = value(await wire.call('campaign.get', { campaignId: rehearsal! }));
  assert.match(rehearsed.rehearsal?.hash ?? '', /^e910RKX/);
  assert.equal(value(await wire.call('practice.status', {})).texts, 48);
});

test('the first step of the schema is the one that the first version took', (t) => {
  const path = join(tempFolder(t), 'tagline.db');
  value(openDatabase(path, migrations.slice(0, 1))).close();
  const schemaOf = (file: string): unknown[] => {
    const database = new DatabaseSync(file, { readOnly: true });
    const schema = database.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all();
    database.close();
    return schema;
  };
  assert.deepEqual(schemaOf(path), schemaOf(join(first, 'tagline.db')));
});

test('a campaign that an earlier version left in doubt is ruled on and sent to its end', async (t) => {
  const { wire, when } = await openCopy(t);
  const campaignId = reminders!;
  const found = value(await wire.call('campaign.get', { campaignId }));
  assert.deepEqual([found.phase, found.pause?.kind], ['paused', 'other-computer']);
  value(await wire.call('folder.settle', { reading: 'moved' }));
  const taken = value(await wire.call('campaign.get', { campaignId }));
  assert.deepEqual([taken.pause?.kind, taken.pause?.chunk], ['unknown', 1]);
  const { rows } = value(await wire.call('chunk.list', { campaignId, from: 1, count: 1 }));
  assert.match(
    spoken(rows[0]?.balanceHint ?? ''),
    /^The balance fell by 10, this request should cost 10: probably accepted\./,
  );
  const ruling = { campaignId, chunk: 1, verdict: 'treat-as-sent', attempts: 1 } as const;
  value(await wire.call('chunk.rule', ruling));
  value(await wire.call('campaign.resume', { campaignId, shown: pauseShown(taken.pause) }));
  const { counts } = await when('the end of the campaign', async () => {
    const state = value(await wire.call('campaign.get', { campaignId }));
    return state.phase === 'finished' && state;
  });
  assert.deepEqual([counts.accepted, counts['treated-as-sent'], counts.skipped], [17, 10, 1]);
  // Nobody twice: who opted out since got one text, of the rehearsal, and everybody else two.
  for (const [n, texts] of [
    [0, 2],
    [15, 2],
    [26, 2],
    [25, 1],
  ] as const) {
    const phone = { msisdn: fictionalNumber(n), before: null, count: 10 };
    assert.equal(value(await wire.call('practice.phone', phone)).rows.length, texts, `person ${n}`);
  }
});

test('a credit of an earlier version that can be none costs no screen, and the sums are without it', async (t) => {
  const dataDir = copyOf(t);
  const campaignId = reminders!;
  const of = `WHERE campaign_id = ${campaignId} AND chunk`;
  changeVersion(
    dataDir,
    `UPDATE chunk SET credit_consumed = 10000000000000000 ${of} = 0;
     UPDATE chunk SET credit_consumed = 7 ${of} = 1;
     UPDATE campaign SET credits = 1e16 WHERE id = ${campaignId}`,
  );
  const { wire } = await testApp(t, { dataDir });
  const { rows } = value(await wire.call('chunk.list', { campaignId, from: 0, count: 2 }));
  assert.deepEqual(
    rows.map(({ creditConsumed }) => creditConsumed),
    [null, 7],
  );
  assert.equal(value(await wire.call('campaign.get', { campaignId })).creditConsumed, 7);
});

test('a redirect and a refusal with ids, which an earlier version called a refusal, are in doubt', async (t) => {
  const campaignId = reminders!;
  const answer = (status: number, text: string): string =>
    JSON.stringify({
      kind: 'answer',
      status,
      body: { kind: 'words', text },
      retryAfterMs: null,
      location: null,
    });
  const refuse = (status: number, text: string): string => `
    UPDATE chunk SET state = 'refused', refusal = '{"status":${status},"body":"","named":[]}'
    WHERE campaign_id = ${campaignId} AND chunk = 1;
    UPDATE attempt SET outcome = 'refused', evidence = '${answer(status, text)}'
    WHERE campaign_id = ${campaignId} AND chunk = 1;
    UPDATE tally SET people = 10, parts = 10 WHERE campaign_id = ${campaignId} AND state = 'refused';
    UPDATE tally SET people = 0, parts = 0 WHERE campaign_id = ${campaignId} AND state = 'unknown'`;
  for (const [status, text, unknown] of [
    [303, '', 10],
    [400, '{"ids":[{"id":1}]}', 10],
    [400, '{"message":"no"}', 0],
  ] as const) {
    const copy = copyOf(t);
    changeVersion(copy, refuse(status, text));
    const { wire } = await testApp(t, { dataDir: copy });
    const { counts } = value(await wire.call('campaign.get', { campaignId }));
    assert.deepEqual([counts.unknown, counts.refused], [unknown, 10 - unknown], `${status} ${text}`);
    const { row } = value(await wire.call('chunk.waiting', { campaignId, preferred: 1 }));
    assert.equal(row?.state, unknown === 10 ? 'unknown' : 'refused');
  }
});

test('what an import of an earlier version left behind is gone', async (t) => {
  const dataDir = copyOf(t);
  const sheets = join(dataDir, 'sheets');
  mkdirSync(sheets);
  for (const name of ['of-then.upload', 'of-then.db', 'of-then.db-wal'])
    writeFileSync(join(sheets, name), 'rows');
  await testApp(t, { dataDir });
  assert.deepEqual(readdirSync(sheets), []);
});

test('a folder of a newer version is refused in words and left untouched to the byte', async (t) => {
  const newer = migrations.length + 1;
  const cases: readonly (readonly [string, (dataDir: string) => void])[] = [
    ['its database', (dataDir) => changeVersion(dataDir, `PRAGMA user_version = ${newer}`)],
    [
      'its database, of which a part is in the log that a crash left',
      (dataDir) => {
        const path = join(dataDir, 'tagline.db');
        const database = new DatabaseSync(path);
        database.exec(`PRAGMA journal_mode = WAL; PRAGMA user_version = ${newer}`);
        const left = ['tagline.db', 'tagline.db-wal'].map(
          (name) => [name, readFileSync(join(dataDir, name))] as const,
        );
        database.close();
        for (const [name, bytes] of left) writeFileSync(join(dataDir, name), bytes);
      },
    ],
    [
      'its settings',
      (dataDir) => {
        const path = join(dataDir, 'settings.json');
        const kept = JSON.parse(readFileSync(path, 'utf8')) as object;
        writeFileSync(path, JSON.stringify({ ...kept, version: 5, accounts: 'elsewhere' }));
      },
    ],
  ];
  for (const [what, change] of cases) {
    const dataDir = copyOf(t);
    change(dataDir);
    const before = bytesOf(dataDir);
    const refused = await createApp(testHost(dataDir));
    assert.ok(!refused.ok, what);
    assert.equal(refused.error.kind, 'bad-input');
    assert.match(spoken(refused.error.message), /written by a newer Tagline and was left untouched/);
    assert.match(spoken(refused.error.fix) ?? '', /newest version/);
    assert.deepEqual(bytesOf(dataDir), before, what);
    // The folder is not held.
    rmSync(join(dataDir, 'lock.db'));
  }
});

test('settings that an earlier version did not know have their default, and what it knew is kept', async (t) => {
  const dataDir = copyOf(t);
  const path = join(dataDir, 'settings.json');
  const kept = JSON.parse(readFileSync(path, 'utf8'));
  delete kept.settings.quietFrom;
  delete kept.accounts[1].currency;
  writeFileSync(path, JSON.stringify(kept));
  const { wire } = await testApp(t, { dataDir });
  const settings = value(await wire.call('settings.read', {}));
  assert.deepEqual([settings.country, settings.quietFrom, settings.proxy], ['SE', 21, 'system']);
  const accounts = value(await wire.call('account.list', {}));
  assert.deepEqual([accounts[1]?.name, accounts[1]?.currency], ['Clinic', '']);
  value(await wire.call('settings.save', { settings: { recentDays: 5 } }));
  assert.equal(JSON.parse(readFileSync(path, 'utf8')).version, 4);
  assert.ok(!existsSync(`${path}.unreadable-1`));
});
