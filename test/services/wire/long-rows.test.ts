import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CampaignId } from '../../../shared/brand.ts';
import type { Operation, Operations } from '../../../shared/contract.ts';
import { fillCampaigns, filledNumber } from '../../bench/support/fill-campaigns.ts';
import { type TestApp, testApp, value } from '../support/app.ts';
import { addAudience, besideApp } from '../support/audience.ts';
import { importText } from '../support/sheet.ts';

/** In characters: a page, and the row that it ends with. */
const longest = 1_300_000;
/** Its name, which choices are made by, and its place. */
const longestColumn = 45;
const long = 'x'.repeat(90_000);
const rows = 40;

async function answerOf<K extends Operation>(
  { wire }: TestApp,
  operation: K,
  input: Operations[K]['in'],
  most = longest,
) {
  const answer = value(await wire.call(operation, input)) as Operations[K]['out'];
  const { length } = JSON.stringify(answer);
  assert.ok(length <= most, `${operation} answers with ${length} characters`);
  return answer;
}

// Fault (app): cells, texts, names and lines of 90,000 characters are paged -> a page ends early, and the rest follows it
test('no answer is long, whatever its rows hold, and pages that follow one another hold every row', async (t) => {
  const app = await testApp(t);
  const database = besideApp(t, app.dataDir);
  fillCampaigns(database, { campaigns: 3, people: rows, isShared: true });
  database.exec(`UPDATE recipient SET tagvalues = json_array('Person ${long}', 'Town', '7')`);
  const line = database.prepare(
    "INSERT INTO timeline (campaign_id, at, kind, message) VALUES (1, ?, 'verdict', ?)",
  );
  for (let at = 0; at < rows; at += 1) line.run(at, long);
  for (let list = 0; list < 20; list += 1) addAudience(database, [long, `Column ${list}`], []);
  const same = Array.from({ length: rows }, () => ({
    ...{ cells: [long, long], msisdn: 46_701_740_605, status: 'undecided' as const },
  }));
  const audienceId = addAudience(database, ['Note', 'Name'], same);
  const campaignId = 1 as CampaignId;

  for (const [view, page] of [
    [{ audienceId, message: '', lettering: { encoded: true }, filter: 'all', search: '' }, 'draft'],
    [{ audienceId, message: '', lettering: { encoded: true }, filter: 'duplicates', search: '' }, 'draft'],
    [{ campaignId, filter: 'all', search: '', chunk: null }, 'result'],
  ] as const) {
    const opened = await answerOf(app, `${page}.view`, view as never);
    assert.equal(opened.count, rows);
    const seen: number[] = [];
    while (seen.length < rows) {
      const input = { viewId: opened.viewId, from: seen.length, count: 500 };
      const answer = await answerOf(app, `${page}.page`, input);
      const some = 'rows' in answer ? answer.rows : answer;
      assert.ok(some.length > 0 && some.length < rows);
      seen.push(...some.map(({ row }) => row));
    }
    assert.deepEqual(
      seen,
      Array.from({ length: rows }, (_, n) => n + 2),
    );
  }

  const lines: number[] = [];
  for (let before: number | null = null, is = true; is; is = before !== null) {
    const page: Operations['campaign.timeline']['out'] = await answerOf(app, 'campaign.timeline', {
      ...{ campaignId, before, count: 500 },
    });
    lines.push(...page.rows.map(({ at }) => at));
    before = page.next;
  }
  assert.deepEqual(lines, [...Array(rows).keys()].reverse());

  const lists: string[] = [];
  for (let before: number | null = null, is = true; is; is = before !== null) {
    const page: Operations['audience.list']['out'] = await answerOf(app, 'audience.list', { before });
    lists.push(...page.rows.map(({ columns }) => columns[1]!));
    before = page.next;
  }
  assert.equal(new Set(lists).size, 21);
  assert.equal(lists.length, 21);

  await answerOf(app, 'campaign.list', { before: null });
  database.exec(
    `WITH RECURSIVE n(at) AS (SELECT 2 UNION ALL SELECT at + 1 FROM n WHERE at < 20000)
     INSERT INTO attempt (campaign_id, chunk, attempt, started_at, ended_at, outcome, evidence)
     SELECT 1, 0, at, 1000, 2000, 'not-sent', '{"kind":"interrupted"}' FROM n`,
  );
  const { attempts } = (await answerOf(app, 'chunk.list', { campaignId, from: 0, count: 500 })).rows[0]!;
  assert.deepEqual([attempts.length, attempts[0]?.attempt, attempts.at(-1)?.attempt], [50, 19_951, 20_000]);
  assert.equal((await answerOf(app, 'result.timeline', { campaignId, position: 0 })).length, 500);
  const found = await answerOf(app, 'history.find', { number: 'person' });
  assert.ok(found.rows.length > 1);
  await answerOf(app, 'history.find', { number: `+${filledNumber(7)}` });
  const repeated = await answerOf(app, 'audience.repeated', { audienceId, at: 0 });
  const { rows: shown, more } = await answerOf(app, 'audience.sameNumber', { audienceId, n: 0 });
  assert.deepEqual([shown.length + more, repeated.shown?.rows.length], [rows, shown.length]);
});

test('of a wide sheet as many rows are shown as one answer holds', async (t) => {
  const app = await testApp(t);
  const cells = Array.from({ length: 120 }, () => 'y'.repeat(1900)).join(',');
  const lines = Array.from({ length: 40 }, () => `+46 70 174 06 05,${cells}`);
  const { id: sheetId } = await importText(app, 'wide.csv', lines.join('\n'));
  const preview = await answerOf(app, 'sheet.preview', { sheetId, chosen: {}, from: 0, count: 100 });
  assert.ok(preview.rows.length > 1 && preview.rows.length < 40);
  const { mapping } = preview;
  const found = await answerOf(app, 'sheet.find', { sheetId, mapping, kind: 'duplicates' });
  assert.ok(found.length > 1 && found.length < 40);
});

/** Main takes an answer and passes it on in one slice, whatever is read in the thread. */
test('no preview is long, however many columns a sheet has and whatever they hold', async (t) => {
  const app = await testApp(t);
  const cells = Array<string>(8191).fill('2026-03-02').join(',,');
  const lines = Array.from({ length: 20 }, () => `+46 70 174 06 05,${cells}`);
  const { id: sheetId } = await importText(app, 'wide.csv', lines.join('\n'));
  const input = { sheetId, chosen: {}, from: 0, count: 100 };
  const { columns, rows } = await answerOf(app, 'sheet.preview', input, longest + 16_384 * longestColumn);
  assert.deepEqual([columns.length, columns[1]?.formats?.length, rows.length > 1], [16_382, 2, true]);
});
