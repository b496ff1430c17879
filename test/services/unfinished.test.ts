import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { lockLedger } from '../../electron/practice/worker/ledger-lock.ts';
import { openSettings } from '../../electron/settings/settings-file.ts';
import { waited } from '../../electron/store/until-done.ts';
import { keepForEver } from '../../shared/retention/retention.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { until } from '../support/until.ts';
import { kindOf, value } from './support/app.ts';
import { addAudience } from './support/audience.ts';
import { type CampaignApp, campaignApp } from './support/campaign-app.ts';
import { guestColumns, guests } from './support/people.ts';
import { tempFolder } from './support/temp-folder.ts';

const day = 86_400_000;

/** Every rest takes a hundredth. */
const host = { rest: (ms: number, signal: AbortSignal) => waited(ms / 100, signal) };

const unfinishedIn = async ({ wire }: CampaignApp) =>
  value(await wire.call('folder.status', {}))
    .unfinished.map(({ kind }) => kind)
    .sort();

/** Two campaigns to the demo, of which the second is older. */
async function twoCampaigns({ draft, start, reached }: CampaignApp) {
  const ids = [await draft(12), await draft(12, { message: 'Also {name}' })];
  for (const id of ids) {
    await start(id, true);
    await reached(id, 'finished');
  }
  return ids;
}

// Fault (erasing): the demo's ledger cannot be opened while the app goes on erasing after a kill -> the rest is erased,
// the window says what is not, and it is erased as soon as the ledger can be opened
test('after a kill everything goes on, each part by itself, and what cannot be done is said and tried again', async (t) => {
  const dataDir = tempFolder(t);
  const first = await campaignApp(t, { ...host, dataDir });
  await twoCampaigns(first);
  const person = first.guest(3);
  await first.app.close();
  // As a kill leaves it: one person's erasure is on record, and texts in the demo are old enough to go.
  first.database.exec(`INSERT INTO erasure (msisdn, keep_opt_out) VALUES (${Number(person)}, 0)`);
  first.database.close();
  value(await openSettings(dataDir)).saveSettings({ retention: { ...keepForEver, inbox: 30 } });
  const practice = new DatabaseSync(join(dataDir, 'practice.db'));
  practice.exec(`UPDATE post SET at = at - ${40 * day} WHERE id = 1`);
  practice.close();
  const release = lockLedger(join(dataDir, 'practice.db'));

  const app = await campaignApp(t, { ...host, dataDir });
  const ids = value(await app.wire.call('campaign.list', { before: null })).rows.map(({ id }) => id);
  assert.equal(ids.length, 2);
  for (const campaignId of ids) {
    const removed = await app.wire.call('campaign.remove', { campaignId, phase: 'finished' });
    assert.equal(kindOf(removed), 'elsewhere', 'the demo keeps it');
  }
  assert.equal(value(await app.wire.call('campaign.list', { before: null })).rows.length, 0);
  const count = (sql: string) => Number(app.database.prepare(sql).get()?.count);
  await app.when(
    'what cannot be done is said',
    async () => String(await unfinishedIn(app)) === 'age,people,practice',
  );
  assert.equal(count('SELECT count(*) AS count FROM removal WHERE in_practice = 1'), 2);
  assert.equal(count(`SELECT count(*) AS count FROM recipient_number WHERE msisdn = ${Number(person)}`), 0);

  release();
  await app.when('all of it is done', async () => (await unfinishedIn(app)).length === 0);
  await until(() => count('SELECT count(*) AS count FROM removal') === 0, {
    what: 'no campaign left to erase',
  });
  assert.equal(count('SELECT count(*) AS count FROM erasure'), 0);
  assert.equal(value(await app.wire.call('practice.status', {})).texts, 0);
});

// Fault (erasing): the disk does not take the removal of a list -> it is tried some times and said; a list that is being
// made meanwhile stays, and goes at the next start
test('a list is removed once that is possible, and one that is being made only after a restart', async (t) => {
  const dataDir = tempFolder(t);
  const app = await campaignApp(t, { ...host, dataDir });
  const { database } = app;
  const [removed, other] = [1, 2].map(() => addAudience(database, guestColumns, guests(5)));
  database.exec(
    "CREATE TRIGGER broken BEFORE DELETE ON audience_row BEGIN SELECT RAISE(ABORT, 'Broken'); END",
  );
  value(await app.wire.call('audience.remove', { audienceId: removed! }));
  await app.when('the fault is said', async () => String(await unfinishedIn(app)) === 'lists');
  const [said] = value(await app.wire.call('folder.status', {})).unfinished;
  // It is a fault of ours, which is tried again only if somebody asks.
  assert.equal(said?.goesOn, false);
  assert.match(spoken(said?.fix ?? ''), /^Restart Tagline/);
  const making = addAudience(database, guestColumns, guests(5), false);
  database.exec('DROP TRIGGER broken');
  value(await app.wire.call('audience.remove', { audienceId: other! }));
  await app.when('it is done', async () => (await unfinishedIn(app)).length === 0);
  const listsIn = (one: CampaignApp) => one.database.prepare('SELECT id FROM audience').all();
  await until(() => listsIn(app).length === 1, { what: 'both removed', seen: () => listsIn(app) });
  assert.equal(listsIn(app)[0]?.id, making);
  await app.app.close();
  database.close();
  const again = await campaignApp(t, { ...host, dataDir });
  await until(() => listsIn(again).length === 0, { what: 'the interrupted one removed' });
});

// Fault (erasing): the disk does not take it that a list follows an opt-out -> nobody is texted, the window says so,
// and the list follows once it can
test('a list follows the opt-outs once it can, and until then it is said', async (t) => {
  const app = await campaignApp(t, host);
  const audienceId = addAudience(app.database, guestColumns, guests(5));
  app.database.exec(
    "CREATE TRIGGER broken BEFORE UPDATE ON audience_row BEGIN SELECT RAISE(ABORT, 'Broken'); END",
  );
  const add = async (n: number) =>
    value(await app.wire.call('optOut.add', { text: `+${app.guest(n)}`, note: '', source: '' }));
  await add(1);
  await app.when('the fault is said', async () => String(await unfinishedIn(app)) === 'opt-outs');
  app.database.exec('DROP TRIGGER broken');
  await add(2);
  await app.when('the list follows', async () => {
    const list = value(await app.wire.call('audience.get', { audienceId }));
    return list.counts.optedOut === 2;
  });
  await app.when('nothing is said', async () => (await unfinishedIn(app)).length === 0);
});
