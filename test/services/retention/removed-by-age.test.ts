import assert from 'node:assert/strict';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { openLog } from '../../../electron/log.ts';
import { createRetentionHandlers } from '../../../electron/retention/retention-handlers.ts';
import { openSettings } from '../../../electron/settings/settings-file.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { keepForEver } from '../../../shared/retention/retention.ts';
import { until } from '../../support/until.ts';
import { kindOf, value } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { type CampaignApp, campaignApp } from '../support/campaign-app.ts';
import { marksIn } from '../support/every-byte.ts';
import { fictionalNumber, guestColumns, guests } from '../support/people.ts';
import { practiceFor } from '../support/practice.ts';
import { plainOptions } from '../support/sending.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { testUnfinished } from '../support/unfinished.ts';

const day = 86_400_000;
const retention = { campaigns: 30, lists: 30, inbox: 30, log: 30 };
const marks = {
  text: 'Long ago, Name 17',
  name: 'Name 17',
  number: fictionalNumber(17),
  line: 'a line of long ago',
};

/** A finished campaign, and one that waits after its canary, both 40 days old with their lists. */
async function longAgo({ draft, start, reached, database }: CampaignApp) {
  const finished = await draft(30, { message: 'Long ago, {name}' });
  await start(finished);
  await reached(finished, 'finished');
  const waiting = await draft(10, { message: 'Still, {name}', options: { ...plainOptions, canary: 3 } });
  await start(waiting, true);
  await reached(waiting, 'paused');
  const age = 40 * day;
  database.exec(`UPDATE campaign SET created_at = created_at - ${age}, updated_at = updated_at - ${age},
    started_at = started_at - ${age}, ended_at = ended_at - ${age};
    UPDATE audience SET created_at = ${Date.now() - age}`);
  return { finished, waiting };
}

// Threat: A thief of the computer
// Threat: Contacts at rest
test('what is older than it is to be kept goes at the next start, and nothing that is needed', async (t) => {
  const dataDir = tempFolder(t);
  const first = await campaignApp(t, { dataDir });
  const { waiting } = await longAgo(first);
  const plan = value(
    await first.wire.call('retention.plan', { retention: { ...retention, inbox: 0, log: 0 } }),
  );
  assert.deepEqual(plan, { campaigns: 1, lists: 1, inbox: 0, log: 0 });
  const other = { ...plan, campaigns: 2 };
  assert.equal(kindOf(await first.wire.call('retention.set', { retention, shown: other })), 'conflict');
  assert.deepEqual(value(await first.wire.call('settings.read', {})).retention, keepForEver);
  await first.app.close();
  first.database.close();

  // Chosen by a person in an earlier run.
  value(await openSettings(dataDir)).saveSettings({ retention });
  const practice = new DatabaseSync(join(dataDir, 'practice.db'));
  practice.exec(`UPDATE post SET at = at - ${40 * day}`);
  practice.close();
  const at = new Date(Date.now() - 31 * day).toISOString();
  appendFileSync(join(dataDir, 'tagline.log'), `${JSON.stringify({ at, event: marks.line })}\n`);

  const again = await campaignApp(t, { dataDir });
  const left = () => marksIn(dataDir, marks);
  await until(() => left().length === 0, { what: 'nothing left of long ago', seen: left });
  const log = () => readFileSync(join(dataDir, 'tagline.log'), 'utf8');
  await until(() => log().includes('removed by age'), { what: 'the count in the log', seen: log });
  assert.match(log(), /"removed by age","campaigns":1,"lists":1,"inbox":3,"log":1\}/);
  const list = value(await again.wire.call('campaign.list', { before: null })).rows;
  assert.deepEqual(
    list.map(({ id }) => id),
    [waiting],
  );
  assert.equal(
    value(await again.wire.call('audience.list', { before: null })).rows.length,
    1,
    'the list of what is still to be sent',
  );
  assert.equal(value(await again.wire.call('practice.status', {})).texts, 0);
});

// Fault (erasing): something that is still needed reaches the age at which it would go -> it stays until it is
// decided or has ended
test('what keeps people from being texted twice stays, however old it is', async (t) => {
  const { wire, draft, start, reached, database, practise } = await campaignApp(t);
  const doubtful = await draft(20);
  await practise('ok, drop-after');
  await start(doubtful);
  await reached(doubtful, 'paused');
  value(await wire.call('campaign.cancel', { campaignId: doubtful }));
  const partly = await draft(20);
  await practise('ok, 400');
  await start(partly, true);
  await reached(partly, 'paused');
  value(await wire.call('campaign.cancel', { campaignId: partly }));
  value(await wire.call('campaign.writeTo', { campaignId: partly, shown: null }));
  database.exec(`UPDATE campaign SET updated_at = 0, ended_at = iif(ended_at IS NULL, NULL, 0)`);
  const of = async () => value(await wire.call('retention.plan', { retention })).campaigns;
  assert.equal(await of(), 0, 'one is in doubt, and a campaign to the rest of the other is being written');
  database.exec(
    `UPDATE chunk SET in_doubt_at = NULL, state = 'treated-as-sent' WHERE campaign_id = ${doubtful} AND state = 'unknown'`,
  );
  assert.equal(await of(), 1);
});

// Fault (erasing): a list is old, and the campaign or edit that used it recently is removed -> it stays as long as it
// would with them
test('a list that was used recently stays, though what used it is gone', async (t) => {
  const { wire, draft, start, reached, database } = await campaignApp(t);
  const campaignId = await draft(10);
  const audienceId = Number(database.prepare('SELECT id FROM audience').get()!.id) as AudienceId;
  await start(campaignId);
  await reached(campaignId, 'finished');
  const ago = (days: number) => Date.now() - days * day;
  database.prepare('UPDATE audience SET created_at = ?').run(ago(700));
  database.prepare('UPDATE campaign SET updated_at = ?1, ended_at = ?1').run(ago(40));
  const left = async (lists: number) => {
    const kept = { ...keepForEver, campaigns: 30, lists };
    const shown = value(await wire.call('retention.plan', { retention: kept }));
    value(await wire.call('retention.set', { retention: kept, shown }));
    const { rows } = value(await wire.call('audience.list', { before: null }));
    return { campaigns: shown.campaigns, promised: 1 - shown.lists, left: rows.length };
  };
  assert.deepEqual(await left(365), { campaigns: 1, promised: 1, left: 1 });
  assert.deepEqual(await left(365), { campaigns: 0, promised: 1, left: 1 }, 'also in the next run');
  const edit =
    "INSERT INTO audience_step (audience_id, act, n, rows, at, undone) VALUES (?, 'edit', 0, 1, ?, 0)";
  database.prepare(edit).run(audienceId, ago(20));
  assert.deepEqual(await left(30), { campaigns: 0, promised: 1, left: 1 }, 'changed since');
  database.exec('DELETE FROM audience_step');
  assert.deepEqual(
    await left(30),
    { campaigns: 0, promised: 1, left: 1 },
    'changed since, by an edit of an erased person',
  );
  assert.deepEqual(await left(15), { campaigns: 0, promised: 0, left: 0 });
});

// Fault (erasing): a campaign was deleted by hand, and what is old is removed while the settings look back further
// -> whom it reached recently stays on record
test('what is looked back for is not forgotten, though the campaign was deleted by hand', async (t) => {
  const { wire, database, draft, start, reached, liveAccount } = await campaignApp(t);
  const gateway = await practiceFor(t);
  const accountId = await liveAccount(gateway.url, gateway.token);
  const campaignId = await draft(10, { accountId });
  await start(campaignId);
  await reached(campaignId, 'finished');
  value(await wire.call('campaign.remove', { campaignId, phase: 'finished' }));
  database.exec(`UPDATE reached SET at = at - ${10 * day}`);
  const other = await draft(10, { accountId });
  const recent = async () => value(await wire.call('campaign.review', { campaignId: other })).recent.people;
  const keepFor = async (campaigns: number, recentDays: number) => {
    value(await wire.call('settings.save', { settings: { recentDays } }));
    const kept = { ...keepForEver, campaigns };
    const shown = value(await wire.call('retention.plan', { retention: kept }));
    value(await wire.call('retention.set', { retention: kept, shown }));
    value(await wire.call('settings.save', { settings: { recentDays: 30 } }));
  };
  await keepFor(7, 30);
  assert.equal(await recent(), 10);
  const skip = (days: number) =>
    database.exec(`UPDATE audience SET mapping = json_set(mapping, '$.skipRecentDays', ${days})`);
  skip(30);
  await keepFor(7, 1);
  assert.equal(await recent(), 10, 'a list looks back further');
  skip(0);
  await keepFor(7, 1);
  assert.equal(await recent(), 0);
});

test('copies are dropped after whatever was removed by age, also where the next removal failed or nothing is counted', async (t) => {
  const dataDir = tempFolder(t);
  const database = value(openDatabase(join(dataDir, 'tagline.db')));
  t.after(() => database.close());
  const settings = value(await openSettings(dataDir));
  const log = openLog(dataDir, Date.now);
  let dropped = 0;
  let removed: Result<null> = ok(null);
  const kept = createRetentionHandlers({
    context: { database, settings, log, now: Date.now, unfinished: testUnfinished() },
    removeCampaigns: async () => ok(null),
    removeList: async () => removed,
    practice: { countBefore: async () => ok(0), forget: async () => ok(0) },
    dropCopies: async () => void dropped++,
    every: () => () => {},
  });
  t.after(() => kept.close());
  const drops = async (days: Partial<typeof retention>) => {
    dropped = 0;
    settings.saveSettings({ retention: { ...keepForEver, ...days } });
    return [(await kept.run()).ok, dropped];
  };
  assert.deepEqual(await drops({}), [true, 0]);
  assert.deepEqual(await drops({ campaigns: 30 }), [true, 1], 'numbers are forgotten without a campaign');
  addAudience(database, guestColumns, guests(3));
  database.prepare('UPDATE audience SET created_at = 1').run();
  assert.deepEqual(await drops({ lists: 30 }), [true, 1]);
  removed = failure('storage', 'The disk is full.');
  assert.deepEqual(await drops({ lists: 30 }), [false, 1]);
});

test('it runs at once and then once a day by the clock it is given, and counts are all that it logs', async (t) => {
  const dataDir = tempFolder(t);
  const database = value(openDatabase(join(dataDir, 'tagline.db')));
  t.after(() => database.close());
  const settings = value(await openSettings(dataDir));
  settings.saveSettings({ retention: { ...keepForEver, lists: 30 } });
  let time = Date.now();
  const now = () => time;
  const log = openLog(dataDir, now);
  let look: () => Promise<unknown> = async () => {};
  const removed: AudienceId[] = [];
  const kept = createRetentionHandlers({
    context: { database, settings, log, now, unfinished: testUnfinished() },
    removeCampaigns: async () => ok(null),
    async removeList(audienceId) {
      removed.push(audienceId);
      database.prepare('DELETE FROM audience WHERE id = ?').run(audienceId);
      return ok(null);
    },
    practice: { countBefore: async () => ok(0), forget: async () => ok(0) },
    dropCopies: async () => {},
    every(_, run) {
      look = run;
      return () => {};
    },
  });
  t.after(() => kept.close());
  kept.begin();
  value(await kept.run());
  const made = addAudience(database, guestColumns, guests(3));
  database.prepare('UPDATE audience SET created_at = ?').run(time - 29.5 * day);
  const looked = async (later: number) => {
    time += later;
    await look();
    return [...removed];
  };
  assert.deepEqual(await looked(day / 2 + 1), [], 'old enough, and no day since');
  assert.deepEqual(await looked(-3 * day), [], 'a clock that is set back removes nothing that is not old');
  const second = addAudience(database, guestColumns, guests(3));
  database.prepare('UPDATE audience SET created_at = ? WHERE id = ?').run(time - 29.5 * day, second);
  assert.deepEqual(await looked(day), [second], 'and delays nothing');
  assert.deepEqual(await looked(2 * day + day / 2), [second, made]);
  assert.match(
    readFileSync(join(dataDir, 'tagline.log'), 'utf8'),
    /"removed by age","campaigns":0,"lists":1/,
  );
});
