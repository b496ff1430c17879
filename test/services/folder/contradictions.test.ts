import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { removeCampaigns } from '../../../electron/campaigns/records/removal.ts';
import { PRACTICE_ID } from '../../../shared/account/account.ts';
import type { CampaignId, Msisdn } from '../../../shared/brand.ts';
import { testApp, value } from '../support/app.ts';
import { besideApp } from '../support/audience.ts';
import { readChangedBackup } from '../support/changed-backup.ts';
import { exported } from '../support/exported.ts';
import { shared } from '../support/shared.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { wholeFolder } from '../support/whole-folder.ts';

const theFolder = shared((file) => wholeFolder(file));

const readChanged = async (t: TestContext, change: string) =>
  readChangedBackup(t, (await theFolder()).bytes, (file) =>
    file.exec(`DROP TRIGGER recipient_msisdn_changed; DROP TRIGGER attempt_ended; ${change}`),
  );

// Threat: A changed backup
test('a campaign whose records contradict each other sends nothing, and everybody of it counts as perhaps texted', async (t) => {
  const { fixture } = await theFolder();
  const { paused, inDoubt } = fixture;
  const waiting = `campaign_id = ${paused} AND state = 'waiting'`;
  const doubted = `campaign_id = ${inDoubt} AND state = 'unknown'`;
  for (const [campaign, change] of [
    [paused, `UPDATE chunk SET state = 'waiting' WHERE campaign_id = ${paused} AND state = 'accepted'`],
    [
      paused,
      `DELETE FROM attempt WHERE campaign_id = ${paused}; DELETE FROM receipt WHERE campaign_id = ${paused};
       UPDATE chunk SET state = 'waiting' WHERE campaign_id = ${paused};
       UPDATE tally SET people = iif(state = 'waiting', 8, 0) WHERE campaign_id = ${paused}`,
    ],
    [paused, `UPDATE chunk SET people = 0 WHERE ${waiting}`],
    [paused, `UPDATE chunk SET people = people + 1 WHERE ${waiting}`],
    [paused, `UPDATE chunk SET state = 'in-flight' WHERE ${waiting}`],
    [paused, `UPDATE tally SET people = people + 1 WHERE ${waiting}`],
    [
      paused,
      ['recipient', 'recipient_number']
        .map((table) => `UPDATE ${table} SET msisdn = -6 WHERE campaign_id = ${paused} AND position = 5;`)
        .join(''),
    ],
    [paused, `DELETE FROM reached WHERE campaign_id = ${paused}`],
    [
      paused,
      `INSERT INTO reached SELECT campaign_id, from_position + 1, to_position, state, at FROM reached WHERE campaign_id = ${paused}`,
    ],
    [
      paused,
      `UPDATE recipient SET msisdn = (SELECT msisdn FROM recipient WHERE campaign_id = ${paused} AND position = 0) WHERE campaign_id = ${paused}`,
    ],
    // The service may replace it by what replaces that tag.
    [
      paused,
      `UPDATE recipient SET tagvalues = json_set(tagvalues, '$[0]', 'Hi ' || (
         SELECT frozen ->> '$.tags[0]' FROM campaign WHERE id = ${paused})) WHERE campaign_id = ${paused} AND position = 5`,
    ],
    [paused, `UPDATE campaign SET frozen = json_set(frozen, '$.kind', 'practice') WHERE id = ${paused}`],
    [
      paused,
      `UPDATE campaign SET frozen = '{"kind":"practice",' || substr(frozen, 2) WHERE id = ${paused};
       UPDATE campaign SET frozen = replace(frozen, '"kind":"live"', '"kind":"practice"') WHERE id = ${paused}`,
    ],
    [paused, `UPDATE campaign SET account_id = '${PRACTICE_ID}' WHERE id = ${paused}`],
    [inDoubt, `UPDATE chunk SET state = 'waiting' WHERE ${doubted}`],
    [
      inDoubt,
      `UPDATE chunk SET state = 'waiting', in_doubt_at = 1 WHERE ${doubted};
       UPDATE OR REPLACE tally SET state = 'waiting' WHERE ${doubted}`,
    ],
    [inDoubt, `UPDATE attempt SET outcome = NULL WHERE campaign_id = ${inDoubt} AND outcome = 'unknown'`],
  ] as const) {
    const { all, unread } = await readChanged(t, change);
    assert.deepEqual(unread, { left: [{ kind: 'campaigns', rows: 1 }], unknown: 0 }, change);
    assert.deepEqual(all(`SELECT id FROM campaign WHERE id = ${campaign}`), [], change);
    const places = all(
      `SELECT from_position, to_position, state FROM reached WHERE campaign_id = ${campaign}`,
    );
    assert.deepEqual(places, [{ from_position: 0, to_position: 8, state: 'perhaps' }], change);
  }
});

// Threat: A changed backup
test('whom a campaign reached counts as reached, whatever a file says of its family and whether it was live', async (t) => {
  const { fixture } = await theFolder();
  const sendings = 'SELECT * FROM sending ORDER BY campaign_id';
  const before = (await readChanged(t, '')).all(sendings);
  for (const change of ['DELETE FROM sending', 'UPDATE sending SET is_live = 0, family = 900'])
    assert.deepEqual((await readChanged(t, change)).all(sendings), before, change);
  assert.ok(before.some(({ campaign_id: id, is_live: isLive }) => id === fixture.ended && isLive === 1));
});

// Threat: A changed backup
test('what is there twice in JSON of a file has one value for everybody who reads it', async (t) => {
  const { fixture } = await theFolder();
  const { all } = await readChanged(
    t,
    `UPDATE campaign SET frozen = '{"sender":"Evil",' || substr(frozen, 2) WHERE id = ${fixture.paused}`,
  );
  const [campaign] = all(
    `SELECT frozen, frozen ->> '$.sender' AS sender FROM campaign WHERE id = ${fixture.paused}`,
  );
  assert.deepEqual(campaign?.sender, JSON.parse(String(campaign?.frozen)).sender);
});

test('a campaign is read whole after somebody in it was erased', async (t) => {
  const { fixture, ...made } = await theFolder();
  const [dataDir, stateDir] = [tempFolder(t), tempFolder(t)];
  cpSync(made.dataDir, dataDir, { recursive: true });
  cpSync(made.stateDir, stateDir, { recursive: true });
  const app = await testApp(t, { dataDir, stateDir });
  const database = besideApp(t, dataDir);
  const people = database
    .prepare('SELECT msisdn FROM recipient WHERE campaign_id = ? ORDER BY position')
    .all(fixture.ended);
  const erasing = database.prepare('SELECT 1 FROM erasure');
  // One whom it reached, and one to whom it would still have been sent.
  for (const person of [people.at(0), people.at(-1)]) {
    const msisdn = String(person?.msisdn) as Msisdn;
    value(await app.wire.call('person.erase', { msisdn, keepOptOut: false }));
    await app.when('the end of the erasing', () => erasing.get() === undefined);
  }
  const { bytes } = await exported(app.wire, { what: 'folder', as: 'backup' });
  const { all, unread } = await readChangedBackup(t, bytes, () => {});
  assert.equal(unread, null);
  assert.equal(all(`SELECT 1 FROM campaign WHERE id = ${fixture.ended}`).length, 1);
});

test('a campaign that is forgotten, and still being erased, is no damage', async (t) => {
  const { bytes, fixture } = await theFolder();
  const id = fixture.ended as CampaignId;
  const { all, unread } = await readChangedBackup(t, bytes, (file) =>
    removeCampaigns(file, [id], Number.MAX_SAFE_INTEGER),
  );
  assert.equal(unread, null);
  assert.deepEqual(all(`SELECT campaign_id FROM removal WHERE campaign_id = ${id}`), [{ campaign_id: id }]);
  assert.deepEqual(all(`SELECT * FROM reached WHERE campaign_id = ${id}`), []);
});

test('a list that is still being deleted is no damage', async (t) => {
  const { database, unread } = await readChanged(
    t,
    `UPDATE audience SET ready = 0; ${['decision', 'file_row', 'audience_row']
      .map((table) => `DELETE FROM ${table} WHERE id & 0xffffff = 0;`)
      .join(' ')}`,
  );
  assert.equal(unread, null);
  assert.ok(database.prepare('SELECT 1 FROM audience_row').get() !== undefined);
});
