import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { openResultPositions } from '../../../electron/campaigns/results/result-positions.ts';
import { openResultReader } from '../../../electron/campaigns/results/result-reader.ts';
import { ROW_STATUSES } from '../../../shared/audience/audience-row.ts';
import type { CampaignId, Msisdn } from '../../../shared/brand.ts';
import type { ResultFilter } from '../../../shared/campaign/filters/result-filter.ts';
import {
  type LeftOutCounts,
  type LeftOutReason,
  leftOutRows,
  leftOutWords,
} from '../../../shared/campaign/progress/left-out.ts';
import type { ExportRequest } from '../../../shared/contract.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { sized } from '../../support/full.ts';
import { until } from '../../support/until.ts';
import { value, wordsOf } from '../support/app.ts';
import { addAudience, type TestRow } from '../support/audience.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { exported } from '../support/exported.ts';
import { fictionalNumber, guestColumns } from '../support/people.ts';
import { practiceBench, type SendingBench, toRestOf } from '../support/sending.ts';

const message = '{name} {code}';
/** People of the campaign to whose rest it goes, who got the text. */
const before = 10;

type Kind = 'sent' | 'opted-out since' | LeftOutReason;

const statuses = ROW_STATUSES.filter((status) => status !== 'recipient');
const kinds: readonly Kind[] = [
  'sent',
  'opted-out since',
  ...statuses,
  'reached',
  'tag-in-value',
  'stacked',
  'empty',
  'too-long',
  'blank',
];

/** What becomes of a row that is blank depends on whether the campaign leaves those out. */
function reasonOf(kind: Kind, leavesBlanksOut: boolean): LeftOutReason | null {
  if (kind === 'sent') return null;
  if (kind === 'opted-out since') return 'opted-out';
  if (kind === 'empty' && leavesBlanksOut) return 'blank';
  return kind === 'blank' && !leavesBlanksOut ? null : kind;
}

/** Numbers from `own` on are of nobody else. */
function rowOf(kind: Kind, n: number, own: number): TestRow {
  const msisdn = Number(fictionalNumber(kind === 'reached' ? n % before : own + n));
  const [name, code] = {
    'tag-in-value': ['{code}', 'x'],
    stacked: [`e${'\u0301'.repeat(40)}`, 'x'],
    empty: ['', ''],
    blank: ['Name', ''],
    'too-long': ['x'.repeat(45_000), 'x'],
  }[kind as string] ?? ['Name', `${n}`];
  const status = statuses.find((one) => one === kind) ?? 'recipient';
  return { cells: [name!, code!], status, ...(status === 'rejected' ? {} : { msisdn }) };
}

function isOnce(kind: Kind, n: number, all: readonly Kind[]): boolean {
  return (
    kind !== 'reached' || all.filter((one, at) => one === kind && at % before === n % before).length === 1
  );
}

function draftTo(bench: SendingBench, rows: readonly TestRow[]): CampaignId {
  const campaign = bench.draft(1, { message, chunkSize: 100 });
  const list = addAudience(bench.database, guestColumns, rows);
  bench.database.prepare('UPDATE campaign SET audience_id = ? WHERE id = ?').run(list, campaign);
  return campaign;
}

test('everybody of a list is in exactly one place: sent to, or not sent to with the reason', async (t) => {
  const bench = await practiceBench(t);
  const { database } = bench;
  const first = draftTo(
    bench,
    Array.from({ length: before }, (_, n) => rowOf('sent', n, 0)),
  );
  await bench.started(first, 'finished');
  const find = openResultPositions(database);
  const reader = openResultReader(database);
  let own = 0;
  const drawn = fc.record({
    some: fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 60 }),
    leavesBlanksOut: fc.boolean(),
    canary: fc.nat(3),
  });
  await fc.assert(
    fc.asyncProperty(drawn, async ({ some, leavesBlanksOut, canary }) => {
      const all = some.filter((kind, n) => isOnce(kind, n, some));
      own += 100;
      const rows = all.map((kind, n) => rowOf(kind, n, own));
      const campaign = draftTo(bench, rows);
      toRestOf(database, campaign, first);
      database.exec('DELETE FROM opt_out');
      const optOut = database.prepare(
        `INSERT INTO opt_out (msisdn, note, source, added_at) VALUES (?, '', '', 0)`,
      );
      for (const [n, kind] of all.entries()) if (kind === 'opted-out since') optOut.run(rows[n]!.msisdn!);
      const reasons = all.map((kind) => reasonOf(kind, leavesBlanksOut));
      const people = reasons.filter((reason) => reason === null).length;
      const needed = leavesBlanksOut ? { needed: ['{code}'] } : {};
      const started = await bench.start(campaign, {
        people,
        canary,
        lettering: { encoded: true, ...needed },
      });
      const kept = database.prepare('SELECT count(*) AS rows FROM left_out WHERE campaign_id = ?');
      assert.equal(started.ok, people > 0);
      if (!started.ok)
        return assert.equal(kept.get(campaign)?.rows, 0, 'nothing is kept of a start that failed');
      await bench.reached(campaign, 'finished');

      const shown = async (filter: ResultFilter) =>
        reader.at(campaign, [...(await find({ campaignId: campaign, filter, search: '', chunk: null }))]);
      const [sentTo, others] = [await shown('all'), await shown('left-out')];
      const places = [...sentTo, ...others].map(({ row }) => row).sort((one, other) => one - other);
      assert.deepEqual(
        places,
        rows.map((_, n) => n + 2),
      );
      for (const { row, state, reason } of [...sentTo, ...others]) {
        const why = reasons[row - 2] ?? null;
        assert.equal(state === 'left-out', why !== null, `row ${row}`);
        if (why !== null && why !== 'rejected')
          assert.equal(spoken(reason!), spoken(leftOutWords(why, null)), `row ${row}`);
      }
      const { left_out } = database.prepare('SELECT left_out FROM campaign WHERE id = ?').get(campaign)!;
      const counts = JSON.parse(String(left_out)) as LeftOutCounts;
      assert.equal(leftOutRows(counts) + people, rows.length);
      for (const [why, many] of Object.entries(counts))
        assert.equal(many, reasons.filter((one) => one === why).length, why);
    }),
    { numRuns: sized(12, 40) },
  );
});

test('who was not sent to is found, saved, counted and erased, also once the list is gone', async (t) => {
  const { wire, database, draft, start, reached } = await campaignApp(t);
  const number = (n: number): number => Number(fictionalNumber(n));
  const audienceId = addAudience(database, guestColumns, [
    { cells: ['Ann', '1'], msisdn: number(1) },
    { cells: ['Ann', '1'], msisdn: number(1), status: 'duplicate' },
    { cells: ['Bo', '2'], status: 'rejected', original: 'none' },
    { cells: ['Cy', '3'], msisdn: number(3), status: 'opted-out' },
    { cells: ['Di', '4'], msisdn: number(4), status: 'excluded' },
    { cells: ['Ed', '5'], msisdn: number(5), status: 'said-no' },
  ]);
  database.exec(`UPDATE audience SET consent_columns = '["SMS ok"]' WHERE id = ${audienceId}`);
  database.exec(`UPDATE audience_row SET kept = 0 WHERE id >> 24 = ${audienceId} AND n = 1`);
  const campaignId = await draft(1, { audienceId });
  await start(campaignId);
  const { leftOut, people } = await reached(campaignId, 'finished');
  assert.deepEqual(
    [people, leftOut],
    [1, { duplicate: 1, rejected: 1, 'opted-out': 1, excluded: 1, 'said-no': 1 }],
  );

  const look = async (search = '', by: 'row' | 'to' | 'state' = 'row') => {
    const sort = { by, descending: by === 'row', locale: 'en' };
    const wanted = { campaignId, filter: 'left-out', search, chunk: null, sort } as const;
    const { viewId, count } = value(await wire.call('result.view', wanted));
    const rows = value(await wire.call('result.page', { viewId, from: 0, count: Math.max(1, count) })).rows;
    return { viewId, count, rows: rows.map(({ row, msisdn, reason }) => [row, msisdn, spoken(reason!)]) };
  };
  assert.deepEqual((await look()).rows, [
    [7, String(number(5)), 'Said no in “SMS ok”.'],
    [6, String(number(4)), 'Left out by hand.'],
    [5, String(number(3)), 'On the opt-out list.'],
    [4, '', spoken(leftOutWords('rejected', 0))],
    [3, String(number(1)), 'Row 2 has the same number.'],
  ]);
  assert.deepEqual(
    (await look('', 'to')).rows.map(([row]) => row),
    [3, 5, 6, 7, 4],
  );
  assert.deepEqual((await look('', 'state')).rows.length, 5);
  assert.deepEqual(
    (await look('bo')).rows.map(([row]) => row),
    [4],
    'by a cell of the list',
  );
  assert.deepEqual(
    (await look(fictionalNumber(3))).rows.map(([row]) => row),
    [5],
    'by their number',
  );

  const request = { what: 'results', campaignId, filter: 'all', format: 'csv', columns: true } as const;
  const save = async (more: Partial<ExportRequest>) =>
    (await exported(wire, { ...request, ...more } as ExportRequest)).bytes.toString().trim().split('\r\n');
  assert.equal((await save({})).length, 2);
  const all = await save({ leftOut: true });
  assert.equal(all.length, 7, 'the header and each row of the file');
  assert.match(all[4]!, /^5.*Left out.*On the opt-out list\..*no.*Cy.*3$/);
  const { bytes } = await exported(wire, { what: 'summary', campaignId });
  assert.match(bytes.toString(), /5 of the 6 rows of the list[\s\S]*Left out by hand\.<\/th><td>1/);

  // Corrected since: the row included again is sent to, the duplicate of somebody who got the text is not.
  database.exec(`UPDATE audience_row SET status = 0 WHERE id >> 24 = ${audienceId} AND n IN (1, 4)`);
  const { viewId, count } = await look();
  const spans = [{ from: 0, to: count }];
  const chosen = { campaignId, shown: { viewId, spans } };
  const { draft: rest, notes } = value(await wire.call('campaign.writeTo', chosen));
  assert.equal(rest.name, 'Test: Left out');
  assert.match(notes.map(spoken).join(), /1 opted out/);
  const review = value(await wire.call('campaign.review', { campaignId: rest.id }));
  assert.deepEqual([review.people, review.samples[0]?.text], [1, 'Hi Di']);

  value(await wire.call('audience.remove', { audienceId }));
  assert.equal((await look()).count, 5, 'kept with the campaign');
  const rowsLeft = database.prepare('SELECT count(*) AS many FROM audience_row WHERE id >> 24 = ?');
  await until(() => rowsLeft.get(audienceId)?.many === 0, { what: 'the rows removed' });
  const cells = (await save({ leftOut: true })).map((line) => line.split(',').length);
  assert.deepEqual(cells, new Array(7).fill(cells[0]), 'as many cells in every row');
  assert.equal((await save({ filter: 'left-out', leftOut: true })).length, 6, 'nobody twice');
  assert.match(wordsOf(await wire.call('campaign.writeTo', chosen)), /no longer there/);
  const msisdn = String(number(3)) as Msisdn;
  assert.equal(value(await wire.call('person.held', { msisdn })).leftOut, 1);
  const person = await exported(wire, { what: 'person', msisdn, format: 'csv' });
  assert.match(person.bytes.toString(), /Left out,On the opt-out list\./);
  value(await wire.call('person.erase', { msisdn, keepOptOut: false }));
  assert.deepEqual((await look('', 'to')).rows.at(-1)?.slice(0, 2), [0, 'erased']);
  assert.equal(value(await wire.call('person.held', { msisdn })).leftOut, 0);
  value(await wire.call('campaign.remove', { campaignId, phase: 'finished' }));
  const isGone = () => database.prepare('SELECT count(*) AS rows FROM left_out').get()?.rows === 0;
  await until(isGone, { what: 'the end of the rows that were left out' });
});
