import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PRACTICE_ID } from '../../../shared/account/account.ts';
import { storedWords } from '../../../shared/language/said.ts';
import { say } from '../../../shared/texts/say.ts';
import { testApp, value } from '../support/app.ts';
import { addAudience, besideApp } from '../support/audience.ts';
import { sharedCampaignApp } from '../support/campaign-app.ts';
import { fictionalNumber } from '../support/people.ts';

const theApp = sharedCampaignApp();

const columns = ['first', 'last', 'note'];
const people = [
  ['Mesut', 'Özil', 'left foot'],
  ['Jean "JJ"', 'Roy', 'x'],
  ['Åsa'.normalize('NFD'), 'Berg, dr', 'back\\slash'],
  ['Søren', 'Ærø', '100%'],
  ['Anna', 'Svensson', 'two\nlines'],
] as const;

/** What a person types in any search box, and the place of everybody it finds. */
const searches: readonly (readonly [search: string, found: readonly number[]])[] = [
  ['özil', [0]],
  ['OZIL', [0]],
  ['Özil'.normalize('NFD'), [0]],
  ['ozil mesut', [0]],
  ['"JJ"', [1]],
  ['jj roy', [1]],
  ['åsa', [2]],
  ['asa', [2]],
  [',', [2]],
  ['\\', [2]],
  ['sø', [3]],
  ['%', [3]],
  ['lines svensson', [4]],
  ['["', []],
  ['","', []],
  ['\\n', []],
  ['nobody', []],
];

test('one person is found by the same words in every search of people', async () => {
  const { wire, database, draft, start, reached } = await theApp();
  const numbers = people.flatMap((_, n) => [Number(fictionalNumber(n)), Number(fictionalNumber(100 + n))]);
  const rows = people.flatMap((cells, n) => [
    { cells, msisdn: numbers[2 * n]! },
    { cells, msisdn: numbers[2 * n + 1]!, status: 'excluded' as const },
  ]);
  const audienceId = addAudience(database, columns, rows);
  const message = '{first} {last} {note}';
  const campaignId = await draft(1, { accountId: PRACTICE_ID, audienceId, message });
  await start(campaignId);
  await reached(campaignId, 'finished');
  const optOut = database.prepare("INSERT INTO opt_out VALUES (?, ?, 'added by hand', 0)");
  for (const [n, cells] of people.entries()) optOut.run(numbers[2 * n]!, cells.join(' '));

  const place = ({ msisdn }: { readonly msisdn: string }) => numbers.indexOf(Number(msisdn)) >> 1;
  const inResults = async (search: string, filter: 'all' | 'left-out' = 'all') => {
    const wanted = { campaignId, filter, search, chunk: null } as const;
    const { viewId, count } = value(await wire.call('result.view', wanted));
    return value(await wire.call('result.page', { viewId, from: 0, count: Math.max(1, count) })).rows.map(
      place,
    );
  };
  const inList = async (search: string) => {
    const wanted = { audienceId, message: '', lettering: { encoded: true }, filter: 'all', search } as const;
    const { viewId, count } = value(await wire.call('draft.view', wanted));
    return value(await wire.call('draft.page', { viewId, from: 0, count: Math.max(1, count) }))
      .filter(({ n }) => n % 2 === 0)
      .map(({ n }) => n >> 1);
  };
  const inOptOuts = async (search: string) =>
    value(await wire.call('optOut.list', { search, from: 0, count: 50 })).rows.map(place);
  const inInbox = async (search: string) =>
    value(await wire.call('practice.inbox', { search, before: null, count: 50 })).rows.map(place);
  for (const [search, found] of searches) {
    assert.deepEqual(await inList(search), found, `in the list: ${search}`);
    assert.deepEqual(await inResults(search, 'all'), found, `in results: ${search}`);
    assert.deepEqual(await inResults(search, 'left-out'), found, `not sent to: ${search}`);
    assert.deepEqual(await inOptOuts(search), found, `in opt-outs: ${search}`);
    assert.deepEqual(await inInbox(search), found, `in the demo inbox: ${search}`);
    const known = value(await wire.call('history.find', { number: search })).foundNumbers;
    assert.deepEqual([...new Set(known.map(place))], found, `among people: ${search}`);
  }
  const sentTo = { lists: inList, results: inResults, optOuts: inOptOuts, inbox: inInbox };
  const ways = ['12015550101', '(201) 555-0101', '0201-555 01 01', '00 1 201 5550101', '٠٢٠١-٥٥٥٠١٠١'];
  for (const [place, find] of Object.entries(sentTo)) {
    for (const search of ways) assert.deepEqual(await find(search), [1], `${place}: ${search}`);
    for (const search of ['000', '(000)']) assert.deepEqual(await find(search), [], `${place}: ${search}`);
  }
  const leftOut = (search: string) => inResults(search, 'left-out');
  for (const search of ways) assert.deepEqual(await leftOut(search.replace(/201|٢٠١/, '202')), [1], search);
  assert.deepEqual(await leftOut('000'), []);
});

test('an opt-out is found by its source as it is shown, not as it is stored', async (t) => {
  const { wire, dataDir } = await testApp(t);
  besideApp(t, dataDir)
    .prepare("INSERT INTO opt_out VALUES (46701740605, '', ?, 0)")
    .run(storedWords(say.optOuts.optOutKept()));
  const count = async (search: string) =>
    value(await wire.call('optOut.list', { search, from: 0, count: 50 })).count;
  const [row] = value(await wire.call('optOut.list', { search: '', from: 0, count: 50 })).rows;
  assert.deepEqual(row?.source, say.optOuts.optOutKept());
  assert.equal(await count('say'), 0);
  assert.equal(await count('erased'), 1);
});
