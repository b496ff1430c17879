import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monthOf } from '../../../shared/campaign/results/credits-by-month.ts';
import { value } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { exported } from '../support/exported.ts';
import { practiceFor } from '../support/practice.ts';

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
