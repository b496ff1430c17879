import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { keepFrozen, readFrozen } from '../../electron/campaigns/records/frozen.ts';
import * as stored from '../../electron/folder/records/stored-json.ts';
import { openTeamOptOuts } from '../../electron/opt-outs/records/team-opt-outs.ts';
import { keepMapping, recallMapping } from '../../electron/sheets/worker/mapping-memory.ts';
import { type AccountFields, accountFields, blankAccount } from '../../shared/account/account-fields.ts';
import type { AccountId } from '../../shared/brand.ts';
import { defaultSettings, settingFields } from '../../shared/settings/settings.ts';
import { applyChoices } from '../../shared/sheet/mapping/mapping-choices.ts';
import { startTestApp, testApp, value } from './support/app.ts';
import { addAudience, besideApp } from './support/audience.ts';
import {
  everyAccountField as account,
  everyDocument,
  everySendOption as options,
  everySetting as settings,
} from './support/every-field.ts';
import { tempFolder } from './support/temp-folder.ts';

test('each field of an account, of the settings and of a draft is there after it was saved and after a restart', async (t) => {
  const dataDir = tempFolder(t);
  const first = await startTestApp(dataDir);
  const { id } = value(await first.wire.call('account.save', { account: { id: null, ...account } }));
  const { retention, ...others } = settings;
  value(await first.wire.call('settings.save', { settings: { ...others, accountId: id } }));
  const shown = value(await first.wire.call('retention.plan', { retention }));
  value(await first.wire.call('retention.set', { retention, shown }));
  const draft = {
    name: 'May',
    accountId: id,
    message: 'Hi {name}',
    sender: 'Shop',
    label: 'Spring',
    options,
  };
  const made = value(await first.wire.call('draft.create', {}));
  value(await first.wire.call('draft.save', { campaignId: made.id, patch: draft }));

  async function check({ wire }: typeof first, when: string): Promise<void> {
    const { token: _token, ...kept } = value(await wire.call('account.list', {}))[1]!;
    assert.deepEqual(kept, { id, kind: 'live', ...account }, when);
    assert.deepEqual(value(await wire.call('settings.read', {})), { ...settings, accountId: id }, when);
    const {
      updatedAt: _at,
      audienceId: _list,
      ...read
    } = value(await wire.call('draft.get', { campaignId: made.id }));
    assert.deepEqual(read, { id: made.id, ...draft }, when);
  }

  await check(first, 'saved');
  await first.app.close();
  const second = await startTestApp(dataDir);
  await check(second, 'after a restart');
  value(await second.wire.call('account.save', { account: { id } }));
  await check(second, 'saved with nothing said');
  await second.app.close();
  const third = await testApp(t, { dataDir });
  await check(third, 'after another restart');
});

test('each field of every other document is there after a restart, and is read where the folder is opened as a file', async (t) => {
  const dataDir = tempFolder(t);
  const { layout, template, teamFile, remembered, frozen } = everyDocument;
  const headings = ['Name', 'Phone', 'Other phone', 'Day', 'Country', 'Consent'];
  const first = await startTestApp(dataDir);
  const { id: campaignId } = value(await first.wire.call('draft.create', {}));
  value(await first.wire.call('template.add', template));
  const before = besideApp(t, dataDir);
  const audienceId = addAudience(before, ['Name'], []);
  value(await first.wire.call('audience.setColumnLayout', { audienceId, layout }));
  openTeamOptOuts(before).use(join(dataDir, 'team.csv'), ['DK', 'SE'], teamFile);
  keepMapping(before, remembered, headings, 1);
  keepFrozen(before, campaignId, frozen, 'here');
  before.close();
  await first.app.close();

  const { wire } = await testApp(t, { dataDir });
  assert.deepEqual(value(await wire.call('audience.columns', { audienceId })), layout);
  const [{ name, message } = { name: '', message: '' }] = value(await wire.call('template.list', {}));
  assert.deepEqual({ name, message }, template);
  const after = besideApp(t, dataDir);
  const team = openTeamOptOuts(after).read();
  assert.deepEqual([team?.countries, team?.layout], [['DK', 'SE'], teamFile]);
  const recalled = recallMapping(after, headings);
  const undecided = {
    ...{ headerRow: 2, numberColumn: null, otherColumns: [], tagColumns: [] },
    country: 'ZZ',
  };
  const rules = { duplicates: 'ask', skipRecentDays: 0 } as const;
  assert.deepEqual(applyChoices({ ...undecided, ...rules }, headings, recalled!), remembered);
  assert.deepEqual(readFrozen(after, campaignId), frozen);
  for (const [schema, document] of [
    [stored.layout, layout],
    [stored.remembered, recalled],
    [stored.frozen, frozen],
    [stored.options, options],
  ] as const)
    assert.ok(stored.fits(schema, JSON.stringify(document)), JSON.stringify(document));
});

test('the values above are other ones than the defaults, for every field that is declared', () => {
  const changed = (table: object, values: object, first: object) =>
    Object.keys(table).filter((name) => {
      const [one, other] = [values, first].map((of) => JSON.stringify(of[name as keyof typeof of]));
      return one !== undefined && one !== other;
    });
  assert.deepEqual(changed(accountFields, account, blankAccount), Object.keys(accountFields));
  const all = { ...settings, accountId: 'other' as AccountId };
  assert.deepEqual(changed(settingFields, all, defaultSettings), Object.keys(settingFields));
});

test('what a file lacks of an account or the settings has its default, and the rest is kept', async (t) => {
  const dataDir = tempFolder(t);
  const path = join(dataDir, 'settings.json');
  const first = await startTestApp(dataDir);
  const { id } = value(await first.wire.call('account.save', { account: { id: null, ...account } }));
  await first.app.close();
  const whole = JSON.parse(readFileSync(path, 'utf8'));
  const ofAccount = Object.keys(accountFields) as (keyof AccountFields)[];
  for (const name of ofAccount) {
    const { [name]: _gone, ...lacking } = whole.accounts[1];
    writeFileSync(path, JSON.stringify({ ...whole, accounts: [whole.accounts[0], lacking] }));
    const app = await startTestApp(dataDir);
    const read = value(await app.wire.call('account.list', {})).find((one) => one.id === id);
    await app.app.close();
    // Without an address there is nothing to send through.
    const wanted = name === 'baseUrl' ? undefined : { ...account, [name]: blankAccount[name] };
    assert.deepEqual(
      read && { ...read, token: 0 },
      wanted && { ...wanted, id, kind: 'live', token: 0 },
      name,
    );
  }
});
