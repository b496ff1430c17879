import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { resultTables } from '../../../electron/campaigns/results/result-export.ts';
import { openResultPositions } from '../../../electron/campaigns/results/result-positions.ts';
import { textCollator } from '../../../electron/collation/letters.ts';
import type { RawRow } from '../../../electron/sheets/worker/reader/rows/row-output.ts';
import { readSheet } from '../../../electron/sheets/worker/reader/sheet-reader.ts';
import type { PersonState } from '../../../shared/campaign/progress/delivery-state.ts';
import {
  RESULT_SORTED_BY,
  type ResultSort,
  resultStateRank,
} from '../../../shared/campaign/results/columns/result-columns.ts';
import type { ResultRow } from '../../../shared/campaign/results/result-row.ts';
import type { ExportRequest } from '../../../shared/contract.ts';
import type { Table } from '../../../shared/format/export-table.ts';
import { kindOf, type TestApp, value } from '../support/app.ts';
import { campaignApp, sharedCampaignApp } from '../support/campaign-app.ts';
import { exported } from '../support/exported.ts';
import { fictionalNumber, guestColumns } from '../support/people.ts';
import { practiceBench } from '../support/sending.ts';
import { tempFolder } from '../support/temp-folder.ts';

const theApp = sharedCampaignApp();

test('chunks and results are paged, filtered and searched', async () => {
  const { wire, draft, start, reached, practise } = await theApp();
  const campaignId = await draft(95);
  await practise('ok*4, wrong-text');
  await start(campaignId);
  await reached(campaignId, 'paused');
  const { count, rows } = value(await wire.call('chunk.list', { campaignId, from: 3, count: 4 }));
  assert.equal(count, 10);
  assert.deepEqual(
    rows.map(({ chunk, state, people }) => [chunk, state, people]),
    [
      [3, 'accepted', 10],
      [4, 'accepted', 10],
      [5, 'waiting', 10],
      [6, 'waiting', 10],
    ],
  );
  const counts: Record<string, number> = {};
  for (const filter of [
    'all',
    'accepted',
    'different',
    'waiting',
    'unknown',
    'skipped',
    'refused',
    'not-sent',
  ] as const) {
    counts[filter] = value(
      await wire.call('result.view', { campaignId, filter, search: '', chunk: null }),
    ).count;
  }
  assert.deepEqual(counts, {
    all: 95,
    accepted: 50,
    different: 1,
    waiting: 45,
    unknown: 0,
    skipped: 0,
    refused: 0,
    'not-sent': 0,
  });
  const number = fictionalNumber(42);
  const found = value(
    await wire.call('result.view', {
      campaignId,
      filter: 'all',
      search: `+${number.slice(0, 4)} ${number.slice(4)}`,
      chunk: null,
    }),
  );
  const [row] = value(await wire.call('result.page', { viewId: found.viewId, from: 0, count: 5 })).rows;
  assert.deepEqual([found.count, row?.position], [1, 42]);
  assert.equal(row?.name, 'Name 42', 'of the list');
  const gone = await wire.call('result.page', { viewId: 'none', from: 0, count: 1 });
  assert.equal(kindOf(gone), 'not-found');
});

async function saved(wire: TestApp['wire'], request: ExportRequest): Promise<string> {
  return (await exported(wire, request)).bytes.toString();
}

test('a campaign is reviewed, sent through practice, followed, looked up and saved', async (t) => {
  const { wire, events, when, draft, start, reached, dataDir } = await campaignApp(t);
  const campaignId = await draft(25, { message: 'Hi {name|there}' });
  const review = value(await wire.call('campaign.review', { campaignId }));
  assert.deepEqual([review.people, review.parts, review.chunks, review.kind], [25, 25, 3, 'practice']);
  assert.deepEqual(review.blockers, []);
  assert.equal(review.samples[0]?.text, 'Hi Name 0');
  assert.ok(review.balance.ok);
  assert.deepEqual(review.prediction, {
    people: 25,
    parts: 25,
    lost: 0,
    requests: 3,
    credits: 25,
    creditsFrom: 'assumed',
    secondsAtLeast: 3,
    secondsAtMost: 15,
    secondsFrom: 'assumed',
  });
  const first = await start(campaignId);
  assert.ok(first.phase === 'running' || first.phase === 'finished');
  const state = await reached(campaignId, 'finished');
  assert.deepEqual([state.counts.accepted, state.acceptedParts, state.creditConsumed], [25, 25, 25]);
  assert.equal(state.expectedCredit, 25);
  await when('news of the end in the window', () => {
    const last = events.findLast((event) => event.type === 'campaign');
    return last?.campaign.phase === 'finished';
  });
  const left = review.balance.credit - 25;
  await when('the balance after everybody was sent to', () => {
    const last = events.findLast((event) => event.type === 'balance');
    return last?.balance.ok && last.balance.value.credit === left;
  });

  const view = value(
    await wire.call('result.view', { campaignId, filter: 'accepted', search: 'name 7', chunk: null }),
  );
  assert.equal(view.count, 2, 'also Name 17');
  const [row] = value(await wire.call('result.page', { viewId: view.viewId, from: 0, count: 10 })).rows;
  assert.deepEqual([row?.text, row?.state, row?.row, row?.returned], ['Hi Name 7', 'accepted', 9, null]);
  assert.equal(row?.name, 'Name 7');
  assert.match(row?.id ?? '', /^\d+$/);
  const history = value(await wire.call('history.find', { number: `+${fictionalNumber(7)}` }));
  assert.deepEqual(
    history.rows.map(({ text, state: one }) => [text, one]),
    [['Hi Name 7', 'accepted']],
  );
  assert.deepEqual([history.msisdn, history.optOut], [fictionalNumber(7), null]);
  value(
    await wire.call('optOut.add', { text: fictionalNumber(7), note: 'by phone', source: 'added by hand' }),
  );
  const { rows, optOut } = value(await wire.call('history.find', { number: `+${fictionalNumber(7)}` }));
  assert.deepEqual([rows.length, optOut?.note, optOut?.source], [1, 'by phone', 'added by hand']);
  assert.deepEqual(value(await wire.call('history.find', { number: '1201' })), {
    msisdn: null,
    optOut: null,
    foundNumbers: [],
    rows: [],
    next: null,
  });

  const csv = await saved(wire, { what: 'results', campaignId, filter: 'all' });
  assert.equal(csv.split('\r\n').length, 27);
  assert.match(csv, new RegExp(`\\r\\n2,'\\+${fictionalNumber(0)},Accepted,Hi Name 0,1,1,`));
  const workbook = await exported(wire, { what: 'results', campaignId, filter: 'all', format: 'xlsx' });
  const folder = tempFolder(t);
  const path = join(folder, workbook.name);
  writeFileSync(path, workbook.bytes);
  const kept: RawRow[] = [];
  const sink = { add: (row: RawRow) => kept.push(row), progress() {} };
  assert.ok((await readSheet(path, workbook.name, {}, sink, new AbortController().signal)).ok);
  assert.deepEqual([kept.length, kept[0]!.cells[1]], [26, 'Number with country code']);
  assert.deepEqual(kept[1]!.cells.slice(0, 6), [
    '2',
    `+${fictionalNumber(0)}`,
    'Accepted',
    'Hi Name 0',
    '1',
    '1',
  ]);
  assert.deepEqual(readdirSync(join(dataDir, 'sheets')), []);
  assert.match(
    await saved(wire, { what: 'summary', campaignId }),
    /<h1>Test<\/h1>[\s\S]*Accepted<\/th><td>25/,
  );
  const list = value(await wire.call('campaign.list', { before: null })).rows;
  assert.deepEqual([list[0]?.id, list[0]?.accepted, list[0]?.phase], [campaignId, 25, 'finished']);
});

test('an export has the person’s own columns, of the list while it is kept and of what was frozen after', async (t) => {
  const bench = await practiceBench(t);
  const { database } = bench;
  const campaign = bench.draft(3);
  await bench.started(campaign, 'finished');
  // Another person has the first row's number now, and the second row another number.
  database.exec(`UPDATE audience_row SET row = 999 WHERE n = 0`);
  const wanted = { campaignId: campaign, filter: 'all', search: '', chunk: null } as const;
  const own = async (columns: boolean): Promise<unknown[]> => {
    const rows: Table[number][] = [];
    const find = openResultPositions(database);
    for await (const some of resultTables(database, find, { ...wanted, columns })) rows.push(...some);
    assert.match(String(rows[1]?.[9]), /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    return rows.map((row) => row.slice(11));
  };
  assert.deepEqual(await own(false), [[], [], [], []]);
  assert.deepEqual(await own(true), [guestColumns, ['', ''], ['Name 1', '1'], ['Name 2', '2']]);
  database.exec('DELETE FROM audience_row; DELETE FROM audience');
  assert.deepEqual(await own(true), [['name'], ['Name 0'], ['Name 1'], ['Name 2']]);
});

test('results are put in the order of each of their columns, as each says what it shows', async () => {
  const { wire, database, draft, start, reached, practise } = await theApp();
  const campaignId = await draft(60);
  await practise('ok*2, wrong-text, ok, drop-after');
  await start(campaignId);
  await reached(campaignId, 'paused');
  // Later requests were answered before earlier ones.
  database.exec('UPDATE attempt SET ended_at = ended_at + 60000 - chunk * 5000');
  const rowsBy = async (by: ResultSort['by'], descending: boolean): Promise<ResultRow[]> => {
    const sort = { by, descending, locale: 'en' };
    const wanted = { campaignId, filter: 'all', search: '', chunk: null, sort } as const;
    const { viewId, count } = value(await wire.call('result.view', wanted));
    assert.equal(count, 60);
    return value(await wire.call('result.page', { viewId, from: 0, count })).rows;
  };
  const { compare } = textCollator('en');
  const shown: { readonly [By in ResultSort['by']]: (row: ResultRow) => number | string | null } = {
    row: ({ row }) => row,
    to: ({ msisdn }) => msisdn,
    state: (row) => resultStateRank(row as PersonState, row.returned !== null),
    text: ({ text }) => text,
    parts: ({ parts }) => parts,
    id: ({ id }) => id,
    chunk: ({ chunk }) => chunk,
    at: ({ at }) => at && Math.floor(at / 1000),
  };
  for (const by of RESULT_SORTED_BY) {
    for (const descending of [false, true]) {
      const rows = await rowsBy(by, descending);
      assert.equal(new Set(rows.map(({ position }) => position)).size, 60, by);
      const keys = rows.map(shown[by]);
      const filled = keys.filter((key) => key !== null);
      assert.deepEqual(
        keys.slice(filled.length),
        Array(60 - filled.length).fill(null),
        `${by}: blank ones last`,
      );
      const sorted = filled.toSorted((one, other) =>
        typeof one === 'number' ? one - Number(other) : compare(one, String(other)),
      );
      assert.deepEqual(filled, descending ? sorted.reverse() : sorted, `${by} ${descending}`);
    }
  }
});
