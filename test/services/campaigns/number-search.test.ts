import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { writeNumbers } from '../../../electron/campaigns/records/recipient-numbers.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import { PRACTICE_ID } from '../../../shared/account/account.ts';
import type { AudienceId, CampaignId, Msisdn } from '../../../shared/brand.ts';
import { type History, type SearchPlace, wholeHistory } from '../../../shared/campaign/results/history.ts';
import { fillCampaigns, filledNumber } from '../../bench/support/fill-campaigns.ts';
import { value } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { campaignApp, sharedCampaignApp } from '../support/campaign-app.ts';
import { tempFolder } from '../support/temp-folder.ts';

const theApp = sharedCampaignApp();

test('a number is read with the country of the list in use, and people are found by last digits and by name', async () => {
  const { wire, database, draft, start, reached } = await theApp();
  const people = [{ cells: ['Zoë Ångström', 'Lund'] }, { cells: ['Ada', 'Malmö'] }];
  const audienceId = addAudience(database, ['name', 'city'], people);
  value(await wire.call('settings.save', { settings: { home: 'US' } }));
  const campaignId = await draft(1, { accountId: PRACTICE_ID, audienceId, message: 'Hi {name}' });
  await start(campaignId);
  await reached(campaignId, 'finished');

  const find = async (number: string, inUse: AudienceId | null = null) => {
    const { msisdn, foundNumbers, rows } = value(
      await wire.call('history.find', { number, audienceId: inUse }),
    );
    return [msisdn, foundNumbers.map((one) => one.msisdn), rows.map(({ text }) => text)];
  };
  const called = async (number: string) => {
    const { rows } = value(await wire.call('history.find', { number }));
    const { names } = value(await wire.call('person.held', { msisdn: number as Msisdn }));
    return [rows.map(({ name }) => name), names];
  };
  assert.deepEqual(await called('46701740605'), [['Zoë Ångström'], ['Zoë Ångström']]);
  assert.deepEqual(await called('46701740606'), [['Ada'], ['Ada']]);
  assert.deepEqual(await find('070-174 06 05', audienceId), ['46701740605', [], ['Hi Zoë Ångström']]);
  assert.deepEqual(await find('0605'), [null, ['46701740605'], ['Hi Zoë Ångström']]);
  assert.deepEqual(await find('٠٦٠٥'), [null, ['46701740605'], ['Hi Zoë Ångström']]);
  assert.deepEqual(await find('070-174 06 05'), ['46701740605', [], ['Hi Zoë Ångström']], 'of any list');
  assert.deepEqual(await find('zoe angs'), [null, ['46701740605'], ['Hi Zoë Ångström']]);
  assert.deepEqual(await find('malmo'), [null, ['46701740606'], ['Hi Ada']], 'by a cell that no text holds');
  assert.deepEqual(await find('Nobody'), [null, [], []]);

  const input = { text: '070-174 06 06', note: '', source: 'test', audienceId };
  assert.equal(value(await wire.call('optOut.add', input)).added, 1);
  for (const search of ['0606', '070-174 ٠٦٠٦']) {
    const { rows } = value(await wire.call('optOut.list', { search, from: 0, count: 5 }));
    assert.deepEqual(
      rows.map(({ msisdn }) => msisdn),
      ['46701740606'],
    );
  }
  const { foundNumbers } = value(await wire.call('history.find', { number: '606' }));
  assert.deepEqual([foundNumbers[0]?.msisdn, foundNumbers[0]?.optOut?.source], ['46701740606', 'test']);
});

test('a long search answers soon and goes on where it ended, until everything was looked at', async (t) => {
  const { wire, database } = await campaignApp(t);
  fillCampaigns(database, { campaigns: 4, people: 3000, isShared: true });
  database.exec(
    "UPDATE recipient SET tagvalues = json_array('Åsa Öst') WHERE campaign_id = 1 AND position = 2999",
  );
  const audienceId = addAudience(database, ['name'], [{ cells: ['Åsa Öst'], msisdn: 46_701_740_605 }]);
  database.exec(
    `WITH RECURSIVE n(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < 600000)
     INSERT INTO opt_out SELECT 460000000000 + at, '', '', 0 FROM n`,
  );
  const find = async (number: string) => {
    const answers: History[] = [];
    for (let before: SearchPlace | null = null, is = true; is; is = before !== null) {
      const answer: History = value(await wire.call('history.find', { number, audienceId, before }));
      answers.push(answer);
      before = answer.next;
      assert.ok(before === null || before.share > 0);
    }
    const { foundNumbers, rows } = wholeHistory(answers);
    return { answers: answers.length, found: foundNumbers.map((one) => one.msisdn), rows };
  };
  const asa = await find('asa');
  assert.deepEqual(asa.found, [filledNumber(2999), '46701740605']);
  assert.equal(asa.rows.length, 4, 'each campaign once');
  assert.deepEqual([asa.answers, (await find('nobody')).answers], [2, 2]);
  const digits = await find('600000');
  assert.deepEqual([digits.answers, digits.found], [2, ['460000600000']]);
});

test('numbers of any length are kept in their order, each with the place of its recipient', async (t) => {
  const database = value(openDatabase(join(tempFolder(t), 'tagline.db')));
  t.after(() => database.close());
  const numbers = Float64Array.from(
    { length: 70_000 },
    (_, n) => 10 ** (5 + (n % 11)) - 1 - ((n * 7_919) % 70_001),
  );
  const { signal } = new AbortController();
  const shares: number[] = [];
  const fingerprints = numbers.map((number) => number % 1000);
  await writeNumbers(
    database,
    7 as CampaignId,
    { numbers, fingerprints },
    { signal, progress: (share) => shares.push(share) },
  );
  assert.equal(shares.at(-1), 1);
  const kept = database
    .prepare('SELECT msisdn, position, text FROM recipient_number WHERE campaign_id = 7')
    .all();
  assert.equal(kept.length, numbers.length);
  assert.ok(kept.every(({ msisdn, position }) => numbers[Number(position)] === msisdn));
  assert.ok(kept.every(({ msisdn, text }) => text === Number(msisdn) % 1000));
});
