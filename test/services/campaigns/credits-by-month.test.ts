import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { readCreditMonths } from '../../../electron/campaigns/records/credit-months.ts';
import { migrations } from '../../../electron/store/migrations.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import { monthOf } from '../../../shared/campaign/credits-by-month.ts';
import { value } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { exported } from '../support/exported.ts';
import { practiceFor } from '../support/practice.ts';
import { tempFolder } from '../support/temp-folder.ts';

test('what live campaigns took is kept by month, account and label, also once they are deleted, and saved as a file', async (t) => {
  const practice = await practiceFor(t, { token: 'live-token' });
  const { wire, draft, start, reached, liveAccount } = await campaignApp(t);
  const accountId = await liveAccount(practice.url, 'live-token', { name: 'Northside' });
  const sent = async (people: number, message: string, change = {}) => {
    const id = await draft(people, { accountId, message, ...change });
    const before = monthOf(Date.now());
    await start(id);
    await reached(id, 'finished');
    // Nothing is judged by a month that ended meanwhile.
    return { id, month: before === monthOf(Date.now()) ? before : null };
  };
  const first = await sent(20, 'One', { label: '=spring' });
  await sent(4, 'Two', { label: '=spring' });
  await sent(3, 'Three', { label: '' });
  const rehearsed = await draft(5, { message: 'Practised' });
  await start(rehearsed);
  await reached(rehearsed, 'finished');

  const rows = value(await wire.call('history.credits', {}));
  const sums = (label: string) =>
    rows
      .filter((row) => row.label === label && row.accountId === accountId && row.accountName === 'Northside')
      .reduce(
        (sum, { texts, parts, credits, unpriced }) => [
          sum[0]! + texts,
          sum[1]! + parts,
          sum[2]! + credits,
          sum[3]! + unpriced,
        ],
        [0, 0, 0, 0],
      );
  assert.deepEqual(sums('=spring'), [24, 24, 24, 0]);
  assert.deepEqual(sums(''), [3, 3, 3, 0]);
  assert.equal(
    rows.reduce((sum, { texts }) => sum + texts, 0),
    27,
    'nothing of practice',
  );
  if (first.month !== null) assert.ok(rows.some(({ month }) => month === first.month));

  value(await wire.call('campaign.remove', { campaignId: first.id, phase: 'finished' }));
  assert.deepEqual(value(await wire.call('history.credits', {})), rows);

  const choice = { from: '2000-01', to: '9999-12', accountId, label: '=spring' };
  const { name, bytes } = await exported(wire, { what: 'credits', choice, format: 'csv' });
  assert.equal(name, 'Credits 2000-01 to 9999-12.csv');
  const [, ...lines] = bytes.toString('utf8').trim().split('\r\n');
  assert.equal(lines.length, rows.filter(({ label }) => label === '=spring').length);
  assert.match(lines[0] ?? '', /^\d{4}-\d\d[,;]Northside[,;]"?'=spring"?[,;]/);
  const workbook = await exported(wire, { what: 'credits', choice, format: 'xlsx' });
  assert.equal(workbook.bytes.subarray(0, 2).toString(), 'PK');
});

test('what an earlier version sent is summed up by the month it was sent in', (t) => {
  const path = join(tempFolder(t), 'tagline.db');
  const before = migrations.findIndex((step) => step.includes('CREATE TABLE credit_month'));
  const earlier = value(openDatabase(path, migrations.slice(0, before)));
  const at = (month: number, day: number) => new Date(2026, month - 1, day, 12).getTime();
  const frozen = (label: string, kind = 'live') =>
    JSON.stringify({ accountId: 'north', accountName: 'Northside', label, kind });
  // Campaign 1 was sent within January, campaign 2 from January to March, campaign 3 to practice; campaign 4 is a draft.
  earlier.exec(`
    INSERT INTO campaign (id, name, phase, account_id, message, sender, label, options, created_at, updated_at, frozen, started_at, ended_at, credits, priced_parts)
    VALUES (1, '', 'finished', 'north', '', '', '', '{}', 0, ${at(5, 1)}, '${frozen(' spring ')}', ${at(1, 10)}, ${at(1, 11)}, 7.5, 5),
           (2, '', 'cancelled', 'north', '', '', '', '{}', 0, ${at(3, 2)}, '${frozen('spring')}', ${at(1, 30)}, ${at(3, 2)}, 9, 9),
           (3, '', 'finished', 'practice', '', '', '', '{}', 0, ${at(1, 2)}, '${frozen('', 'practice')}', ${at(1, 1)}, ${at(1, 2)}, 99, 99),
           (4, '', 'draft', 'north', '', '', '', '{}', 0, ${at(1, 2)}, NULL, NULL, NULL, 0, 0);
    INSERT INTO tally (campaign_id, state, people, parts)
    VALUES (1, 'accepted', 5, 6), (2, 'accepted', 9, 9), (3, 'accepted', 99, 99);
    INSERT INTO chunk (campaign_id, chunk, from_position, to_position, people, parts, unicode, state, credit_consumed)
    VALUES (2, 0, 0, 4, 4, 4, 0, 'accepted', 4), (2, 1, 4, 9, 5, 5, 0, 'accepted', NULL), (2, 2, 9, 12, 3, 3, 0, 'unknown', NULL);
    INSERT INTO attempt (campaign_id, chunk, attempt, started_at, ended_at, outcome)
    VALUES (2, 0, 1, ${at(1, 30)}, ${at(1, 30)}, 'accepted'), (2, 1, 1, ${at(1, 30)}, ${at(1, 30)}, 'not-sent'),
           (2, 1, 2, ${at(3, 1)}, ${at(3, 1)}, 'accepted'), (2, 2, 1, ${at(3, 2)}, ${at(3, 2)}, 'unknown');`);
  earlier.close();
  const database = value(openDatabase(path));
  t.after(() => database.close());
  const north = { accountId: 'north', accountName: 'Northside', label: 'spring' };
  assert.deepEqual(readCreditMonths(database), [
    { month: '2026-01', ...north, texts: 9, parts: 10, credits: 11.5, unpriced: 0 },
    { month: '2026-03', ...north, texts: 5, parts: 5, credits: 0, unpriced: 5 },
  ]);
});
