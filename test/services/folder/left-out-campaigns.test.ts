import assert from 'node:assert/strict';
import type { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { eraseRemoved } from '../../../electron/campaigns/records/removal.ts';
import { openRecentTexts } from '../../../electron/campaigns/worker/start/left-out-at-start.ts';
import { numbersReachedSince, wasReachedSince } from '../../../electron/reached/reached-find.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import type { Unread } from '../../../shared/folder/folder.ts';
import { openService } from '../../crash/service.ts';
import { value } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { type CampaignApp, campaignApp } from '../support/campaign-app.ts';
import { readChangedBackup } from '../support/changed-backup.ts';
import { exported } from '../support/exported.ts';
import { fictionalNumber, guestColumns, guests } from '../support/people.ts';
import { shared } from '../support/shared.ts';

const people = 20;

interface Campaign {
  readonly id: CampaignId;
  readonly numbers: readonly number[];
}

/** The backup of a folder that texted for real, in requests of ten, and its campaigns. */
const theFolder = shared(async (file) => {
  const service = await openService({ refused: new Set(), dropped: new Set([fictionalNumber(45)]) });
  file.after(() => service.close());
  const app = await campaignApp(file);
  const accountId = await app.liveAccount(service.url, 'secret-token-of-a-test');
  const finished = await begun(app, 0);
  await app.reached(finished.id, 'finished');
  const waiting = await begun(app, 20, 10);
  await app.reached(waiting.id, 'paused');
  const inDoubt = await begun(app, 40);
  await app.reached(inDoubt.id, 'paused');
  const removed = await begun(app, 60);
  await app.reached(removed.id, 'finished');
  value(await app.wire.call('campaign.remove', { campaignId: removed.id, phase: 'finished' }));
  const removal = app.database.prepare('SELECT 1 FROM removal');
  await app.when('the removed campaign erased', () => removal.get() === undefined);
  const { bytes } = await exported(app.wire, { what: 'folder', as: 'backup' });
  await app.app.close();
  return { bytes, finished, waiting, inDoubt, removed };

  async function begun({ database, draft, start, wire }: CampaignApp, first: number, canary = 0) {
    const { options } = value(await wire.call('draft.create', {}));
    const audienceId = addAudience(database, guestColumns, guests(people, first));
    const plan = { ...options, canary, chunkSize: 10, connections: 1 };
    const id = await draft(people, { accountId, audienceId, sender: 'Tagline', options: plan });
    await start(id);
    const numbers = Array.from({ length: people }, (_, n) => Number(fictionalNumber(first + n)));
    return { id, numbers };
  }
});

interface Read {
  readonly database: DatabaseSync;
  readonly unread: Unread | null;
  has(table: string, campaign: Campaign): boolean;
  /** Those whom nothing keeps from getting the same text again while everything may be sent. */
  unprotected(campaign: Campaign): number[];
}

/** Opens the backup after it was changed. */
async function readChanged(t: TestContext, change: string): Promise<Read> {
  const now = Date.now();
  const { result, database, unread } = await readChangedBackup(
    t,
    (await theFolder()).bytes,
    (file) => file.exec(`DROP TRIGGER recipient_msisdn_changed; ${change}`),
    now,
  );
  value(result);
  const optedOut = database.prepare('SELECT 1 FROM opt_out WHERE msisdn = ?');
  const since = now - 86_400_000;
  const inLists = new Set([...numbersReachedSince(database, since)].flat());
  const hasRecent = openRecentTexts(database, 1, now);
  return {
    database,
    unread,
    has: (table, { id }) =>
      database
        .prepare(`SELECT 1 FROM ${table} WHERE ${table === 'campaign' ? 'id' : 'campaign_id'} = ?`)
        .get(id) !== undefined,
    unprotected: ({ numbers }) =>
      numbers.filter((msisdn, n) => {
        if (optedOut.get(msisdn) !== undefined) return false;
        const isInReview = hasRecent([{ msisdn, text: `Hi Name ${n}` }]).has(msisdn);
        return !(isInReview && inLists.has(msisdn) && wasReachedSince(database, msisdn, since));
      }),
  };
}

const listed = (campaigns: readonly Campaign[]) => campaigns.map(({ id }) => id).join();

// Threat: A changed backup
test('whoever a removed campaign reached is read as they are, and not as opted out', async (t) => {
  const { removed } = await theFolder();
  const { database, unread, unprotected } = await readChanged(t, '');
  assert.equal(unread, null);
  assert.equal(database.prepare('SELECT count(*) AS n FROM opt_out').get()?.n, 0);
  assert.deepEqual(unprotected(removed), []);
});

// Threat: A changed backup
test('everybody of a campaign that cannot be read is opted out, whatever it was doing and whichever table has them', async (t) => {
  const { finished, waiting, inDoubt } = await theFolder();
  const all = [finished, waiting, inDoubt];
  const ids = listed(all);
  const unreadable = [
    "options = '{}'",
    "frozen = '{}'",
    "phase = 'nonsense'",
    "options = '{}', phase = 'running', pause = NULL",
  ];
  const without = [
    [],
    ['reached'],
    ['recipient_number'],
    ['reached', 'recipient_number', 'sending'],
    ['recipient', 'reached', 'chunk', 'attempt'],
  ];
  for (const [at, set] of unreadable.entries())
    for (const tables of at === 0 ? without : [[]]) {
      const deletes = tables.map((table) => `DELETE FROM ${table} WHERE campaign_id IN (${ids});`);
      const change = `UPDATE campaign SET ${set} WHERE id IN (${ids}); ${deletes.join(' ')}`;
      const { database, unread, has } = await readChanged(t, change);
      assert.deepEqual(unread, { left: [{ kind: 'campaigns', rows: 3 }], unknown: 0 }, change);
      const optedOut = database
        .prepare('SELECT msisdn FROM opt_out ORDER BY msisdn')
        .all()
        .map(({ msisdn }) => msisdn);
      assert.deepEqual(optedOut, all.flatMap(({ numbers }) => numbers).sort(), change);
      for (const campaign of all) {
        assert.ok(!has('campaign', campaign) && !has('chunk', campaign) && !has('receipt', campaign));
        assert.ok(has('reached', campaign) && has('sending', campaign), change);
      }
    }
});

// Threat: A changed backup
test('whom an incomplete campaign went to gets no text twice, by the review and by the rule of a list', async (t) => {
  const { finished, waiting, inDoubt } = await theFolder();
  const all = [finished, waiting, inDoubt];
  const ids = listed(all);
  const deletedIn = (tables: readonly string[]) =>
    tables
      .map(
        (table) => `DELETE FROM ${table} WHERE ${table === 'campaign' ? 'id' : 'campaign_id'} IN (${ids});`,
      )
      .join(' ');
  for (const change of [
    `UPDATE chunk SET state = 'nonsense' WHERE chunk = 1`,
    `UPDATE chunk SET to_position = from_position WHERE chunk = 1`,
    'DELETE FROM chunk WHERE chunk = 1',
    `DELETE FROM recipient WHERE campaign_id IN (${ids}) AND position IN (3, 19)`,
    `DELETE FROM recipient_number WHERE campaign_id IN (${ids}) AND position IN (3, 19)`,
    `UPDATE recipient SET tagvalues = '' WHERE campaign_id IN (${ids})`,
    `DELETE FROM campaign WHERE id IN (${ids})`,
    `UPDATE campaign SET id = -id WHERE id IN (${ids})`,
    deletedIn(['campaign', 'chunk', 'attempt', 'tally', 'reached', 'sending']),
    deletedIn(['campaign', 'chunk', 'attempt', 'tally', 'reached', 'sending', 'receipt']),
  ]) {
    const { database, unread, unprotected, has } = await readChanged(t, change);
    const campaignsLeft = unread?.left.find(({ kind }) => kind === 'campaigns');
    assert.equal(campaignsLeft?.rows, 3, `each is counted once after ${change}`);
    for (const campaign of all) {
      assert.deepEqual(unprotected(campaign), [], change);
      for (const table of ['campaign', 'chunk', 'attempt', 'tally', 'receipt'])
        assert.ok(!has(table, campaign), `${table} after ${change}`);
    }
    const nameless = database
      .prepare(
        `SELECT 1 FROM recipient_number n WHERE NOT EXISTS (SELECT 1 FROM recipient r
           WHERE r.campaign_id = n.campaign_id AND r.position = n.position AND r.msisdn = n.msisdn)
         UNION ALL SELECT 1 FROM recipient WHERE tagvalues <> ''`,
      )
      .all();
    assert.deepEqual(nameless, [], `as of removed campaigns, so that people can be erased after ${change}`);
  }
});

// Threat: A changed backup
test('all sending waits if a campaign went to somebody whose number nothing has', async (t) => {
  const { finished, inDoubt } = await theFolder();
  for (const [what, campaign, options] of [
    ['finished', finished, '{}'],
    ['in doubt', inDoubt, '{}'],
    ['incomplete', inDoubt, null],
  ] as const)
    for (const position of [3, people - 1]) {
      const change = ['recipient', 'recipient_number'].map(
        (table) => `DELETE FROM ${table} WHERE campaign_id = ${campaign.id} AND position = ${position};`,
      );
      const set = options === null ? '' : `UPDATE campaign SET options = '{}' WHERE id = ${campaign.id};`;
      const { unread, unprotected } = await readChanged(t, change.join('') + set);
      assert.equal(unread?.unknown, 1, `${what}, without ${position}`);
      assert.deepEqual(unprotected(campaign), [campaign.numbers[position]]);
    }
});

// Threat: A changed backup
test('all sending waits for each id of a service whose campaign and people are gone', async (t) => {
  const { finished } = await theFolder();
  const tables = ['recipient', 'recipient_number', 'chunk', 'attempt', 'tally', 'reached', 'sending'];
  const { unread } = await readChanged(
    t,
    `DELETE FROM campaign WHERE id = ${finished.id};
     ${tables.map((table) => `DELETE FROM ${table} WHERE campaign_id = ${finished.id};`).join(' ')}`,
  );
  assert.equal(unread?.unknown, people);
});

// Threat: A changed backup
test('a recipient who cannot be read is opted out or counted once, also in a campaign that goes as a whole', async (t) => {
  const { finished } = await theFolder();
  const at = `WHERE campaign_id = ${finished.id} AND position = 3;`;
  const whole = `UPDATE campaign SET options = '{}' WHERE id = ${finished.id};`;
  for (const [change, unknown] of [
    [`UPDATE recipient SET msisdn = 0 ${at}`, 0],
    [`UPDATE recipient SET row = -1 ${at} DELETE FROM recipient_number ${at}`, 0],
    [`UPDATE recipient SET msisdn = 0 ${at} DELETE FROM recipient_number ${at}`, 1],
  ] as const)
    for (const more of ['', whole]) {
      const { unread, unprotected } = await readChanged(t, change + more);
      assert.equal(unread?.unknown, unknown, change + more);
      assert.deepEqual(unprotected(finished), unknown === 0 ? [] : [finished.numbers[3]]);
    }
});

test('of a removed campaign, nobody is missed whom it did not reach', async (t) => {
  const { removed } = await theFolder();
  const of = `WHERE campaign_id = ${removed.id} AND`;
  const { unread, database, unprotected } = await readChanged(
    t,
    `DELETE FROM recipient ${of} position < 10; DELETE FROM recipient_number ${of} position < 10;
     DELETE FROM reached ${of} from_position < 10 AND to_position <= 10;
     UPDATE reached SET from_position = 10 WHERE campaign_id = ${removed.id};
     UPDATE recipient SET row = -1 ${of} position = 15;`,
  );
  assert.equal(unread?.unknown, 0);
  const optedOut = database.prepare('SELECT msisdn FROM opt_out').all();
  assert.deepEqual(
    optedOut.map(({ msisdn }) => msisdn),
    [removed.numbers[15]],
  );
  assert.deepEqual(unprotected(removed), removed.numbers.slice(0, 10));
});

// Threat: A changed backup
test('a removal that anything else of the file contradicts takes nobody off the record', async (t) => {
  const { finished, waiting, inDoubt } = await theFolder();
  const all = [finished, waiting, inDoubt];
  const ids = listed(all);
  const removals = `INSERT INTO removal SELECT id, 0 FROM campaign WHERE id IN (${ids});`;
  const deletedIn = (...tables: string[]) =>
    tables.map((table) => `DELETE FROM ${table} WHERE campaign_id IN (${ids});`).join(' ');
  const campaigns = `DELETE FROM campaign WHERE id IN (${ids});`;
  const before = await readChanged(t, '');
  for (const [change, texted, isWhole] of [
    [removals, all, true],
    [removals + campaigns + deletedIn('reached', 'sending'), all, false],
    [
      removals + campaigns + deletedIn('attempt', 'chunk', 'tally', 'timeline', 'reached'),
      [finished, waiting],
      false,
    ],
  ] as const) {
    const { database, unread, unprotected, has } = await readChanged(t, change);
    await eraseRemoved(database, new AbortController().signal);
    for (const campaign of texted) {
      assert.deepEqual(unprotected(campaign), isWhole ? before.unprotected(campaign) : [], change);
      for (const table of ['campaign', 'recipient', 'receipt'])
        assert.equal(has(table, campaign), before.has(table, campaign) && (isWhole || table === 'recipient'));
    }
    assert.equal(unread?.left.find(({ kind }) => kind === 'others')?.rows, texted.length, change);
  }
});
