import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { schemaSteps } from '../../../electron/store/schema.ts';
import { isFull, sized } from '../../support/full.ts';
import { kindOf, testApp, value } from '../support/app.ts';
import { addAudience, besideApp } from '../support/audience.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { fillStore, type StoreSize } from '../support/large-store.ts';
import { watchMain } from '../support/main-watch.ts';
import { everyCall, largeWorld } from './large-world.ts';

const size: StoreSize = {
  ...{ campaigns: sized(12, 40), people: 2500, chunk: 25, rows: 10_000, alike: 500 },
  ...{ optOuts: 10_000, lists: 500, steps: 2000 },
};

/** What main may read between two turns of its event loop. */
const mostRows = 5000;
/** In characters of JSON. */
const longestAnswer = 1_000_000;

/** All other tables may have a row for every person or request. */
const small = [
  ...['mapping_memory', 'team_file', 'template', 'campaign', 'tally', 'credit_month'],
  ...['sending', 'verdict', 'happened', 'removal', 'erasure', 'folder'],
];
const large = [...schemaSteps.join('').matchAll(/CREATE TABLE (\w+)/g)]
  .map(([, name]) => name!)
  .filter((name) => !small.includes(name));

/** Lines of a plan that go through a large table, or through the rows of all people or requests of a campaign. */
function goesThrough(sql: string, plan: readonly string[]): string[] {
  const isPage = /\bLIMIT\b/.test(sql) && !/\bWHERE\b/.test(sql);
  const isCount =
    /^SELECT (count\(\*\)|coalesce\(max\(position\) \+ 1, 0\)) AS \w+ FROM \w+ WHERE campaign_id = \?$/.test(
      sql,
    );
  if (isPage || isCount) return [];
  const names = new Set(large);
  for (const [, table, alias] of sql.matchAll(/\b(?:FROM|JOIN)\s+(\w+)\s+([a-z]\w*)/g))
    if (large.includes(table!)) names.add(alias!);
  return plan.filter((line) => {
    const [, way, name] = /^(SCAN|SEARCH) (\w+)/.exec(line) ?? [];
    if (name === undefined || !names.has(name)) return false;
    const isWhole = /PRIMARY KEY \(campaign_id=\?\)$/.test(line) && !/\bLIMIT\b/.test(sql);
    return way === 'SCAN' || isWhole;
  });
}

const oneNumber: StoreSize = { ...size, alike: size.rows, isOneName: true };

// Fault (app): something is asked beside the campaigns of years -> main reads a little at a time, and answers with a page
test('no operation goes through a large table in main, or answers with one', (t) => callAll(t, size));

test('nor where all rows of the large lists have one number and one name', { skip: !isFull }, (t) =>
  callAll(t, oneNumber),
);

async function callAll(t: TestContext, of: StoreSize): Promise<void> {
  const main = watchMain();
  t.after(main.stop);
  const app = await campaignApp(t);
  const world = await largeWorld(app, fillStore(app.database, of), of);
  const wrong = new Set<string>();
  for (const { operation, input } of everyCall(world, of)) {
    let answer: Parameters<typeof kindOf>[0] | null = null;
    const { rows, ran } = await main.during(async () => {
      answer = await app.wire.call(operation, input as never);
    });
    assert.notEqual(kindOf(answer!), 'internal', operation);
    if (rows > mostRows) wrong.add(`${operation} reads ${rows} rows in one turn`);
    const { length } = JSON.stringify(answer, (_, value) => (value instanceof Uint8Array ? '' : value));
    if (length > longestAnswer) wrong.add(`${operation} answers with ${length} characters`);
    for (const one of new Map(ran.map((each) => [each.sql, each])).values()) {
      for (const line of goesThrough(one.sql.trim(), main.planOf(one))) {
        wrong.add(`${operation}: ${line} for ${one.sql.replaceAll(/\s+/g, ' ').slice(0, 200)}`);
      }
    }
  }
  assert.deepEqual([...wrong], []);
}

test('a changed row and the rows of a repeated number come as short as a page of the list has them', async (t) => {
  const { wire, dataDir } = await testApp(t);
  const cells = ['x'.repeat(90_000), 'Name'];
  const rows = [{ cells }, { cells, msisdn: 46_701_740_605, status: 'undecided' as const }];
  const audienceId = addAudience(besideApp(t, dataDir), ['Note', 'Name'], rows);
  const edit = { audienceId, n: 0, column: 1, value: 'Other' } as const;
  const { row } = value(await wire.call('audience.edit', edit));
  const { shown } = value(await wire.call('audience.repeated', { audienceId, at: 0 }));
  for (const one of [row, ...shown!.rows]) assert.ok(one.cells[0]!.length <= 40_000, 'it is cut');
  assert.equal(shown!.rows.length, 2);
  const { values, isWhole } = value(await wire.call('audience.values', { audienceId, column: 0 }));
  assert.deepEqual([values, isWhole], [[], false]);
});
