import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { transact } from '../../../electron/store/open-database.ts';
import { rowKey } from '../../../electron/store/row-key.ts';
import type { AudienceFilter, AudienceRow } from '../../../shared/audience/audience.ts';
import { ROW_FLAGS, ROW_STATUSES } from '../../../shared/audience/audience-row.ts';
import type { SortedBy } from '../../../shared/audience/row-sort.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import type { Wire } from '../../../shared/contract.ts';
import type { Survey } from '../../../shared/draft/survey.ts';
import { kindOf, type TestApp, testApp, value } from '../support/app.ts';
import { addAudience, besideApp, type TestRow } from '../support/audience.ts';

const message = 'Hi {Name|there}, see you in {City}';

const rows: TestRow[] = [
  { cells: ['Anna', 'Göteborg'], flags: ROW_FLAGS.repaired, original: '070-174 06 05' },
  { cells: ['Łukasz', 'Malmö'] },
  { cells: ['', 'Umeå'], flags: ROW_FLAGS.doubtful },
  { cells: ['Bo', ''] },
  { cells: ['Cia', '{Name|there}'] },
  { cells: ['Dan', 'Lund'], status: 'rejected', original: '4.5E+10' },
  { cells: ['Eva', 'Lund'], status: 'duplicate', msisdn: 46_701_740_605 },
  { cells: ['Fia', 'Lund'], status: 'opted-out' },
  { cells: ['Gun', 'Lund'], status: 'excluded', flags: ROW_FLAGS.edited },
  { cells: ['Hal', 'Llanfairpwllgwyngyll'], flags: ROW_FLAGS.edited },
];

const lettering = { encoded: true };

async function open(t: TestContext, people: Iterable<TestRow> = rows) {
  const app = await testApp(t);
  const database = besideApp(t, app.dataDir);
  return { ...app, database, audienceId: addAudience(database, ['Name', 'City'], people) };
}

/** The survey of a message once its totals are over everybody. */
function whole({ events, when }: Pick<TestApp, 'events' | 'when'>, of = message): Promise<Survey> {
  return when('the whole survey', () => {
    const told = events.findLast((event) => event.type === 'survey' && event.survey.message === of);
    return told?.type === 'survey' && told.survey.progress === 1 && told.survey;
  });
}

async function listed(wire: Wire, audienceId: AudienceId, filter: AudienceFilter, search = '') {
  const view = value(await wire.call('draft.view', { audienceId, message, lettering, filter, search }));
  const page = value(await wire.call('draft.page', { viewId: view.viewId, from: 0, count: 500 }));
  assert.equal(page.length, view.count);
  return page;
}

const ns = (page: AudienceRow[]) => page.map(({ n }) => n);

test('the rows that other letters change are a filter of their own, and those that they cannot help are not', async (t) => {
  const others = ['Łódź', 'Ломжа', 'Bonn', '😀 Łomża'].map((city) => ({ cells: ['Anna', city] }));
  const { wire, audienceId } = await open(t, others);
  const changed = async (other?: 'message' | 'all', written = message) => {
    const wanted = { audienceId, message: written, lettering: { encoded: false, ...(other && { other }) } };
    const { rows: shown } = value(await wire.call('draft.survey', wanted));
    const asked = { ...wanted, filter: 'other-letters', search: '' } as const;
    const { viewId, count } = value(await wire.call('draft.view', asked));
    assert.equal(shown['other-letters'], count);
    return ns(value(await wire.call('draft.page', { viewId, from: 0, count: 9 })));
  };
  assert.deepEqual(await changed(), []);
  assert.deepEqual(await changed('message'), []);
  assert.deepEqual(await changed('all'), [0, 3]);
  assert.deepEqual(await changed('message', 'At “{City}”'), [0, 1, 2, 3]);
});

test('the survey of a small audience is complete at once', async (t) => {
  const { wire, audienceId } = await open(t);
  const survey = value(await wire.call('draft.survey', { audienceId, message, lettering }));
  assert.equal(survey.progress, 1);
  assert.equal(survey.people, 5);
  assert.equal(survey.parts, 5);
  assert.equal(survey.refused, 1);
  assert.equal(survey.unicode, 1);
  assert.deepEqual(survey.culprits, [{ character: 'Ł', people: 1, inMessage: false }]);
  assert.deepEqual(survey.blanks, [{ tag: '{City}', people: 1 }]);
  assert.equal(survey.longest?.n, 9);
  assert.equal(survey.longest?.row, 11);
});

test('every filter lists its rows, as many as are counted', async (t) => {
  const { wire, audienceId } = await open(t);
  const expected: Record<AudienceFilter, number[]> = {
    all: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    problems: [2, 3, 4, 5],
    recipients: [0, 1, 2, 3, 4, 9],
    longest: [9, 4, 0, 1, 2, 3],
    'outside-gsm': [1],
    'other-letters': [],
    repaired: [0],
    doubtful: [2],
    duplicates: [6],
    'opted-out': [7],
    'said-no': [],
    rejected: [5],
    excluded: [8],
    edited: [8, 9],
  };
  const { rows: counted } = value(await wire.call('draft.survey', { audienceId, message, lettering }));
  for (const [filter, shown] of Object.entries(expected) as [AudienceFilter, number[]][]) {
    assert.deepEqual(ns(await listed(wire, audienceId, filter)), shown, filter);
    assert.equal(counted[filter], shown.length, `counted ${filter}`);
  }
  const [first] = await listed(wire, audienceId, 'recipients');
  assert.deepEqual(first, {
    n: 0,
    row: 2,
    status: 'recipient',
    original: '070-174 06 05',
    msisdn: '46701740605',
    cells: ['Anna', 'Göteborg'],
    notes: [],
  });
});

test('a search finds words of the text or the cells, and numbers however written', async (t) => {
  const { wire, audienceId } = await open(t);
  const found = async (search: string, filter: AudienceFilter = 'all') =>
    ns(await listed(wire, audienceId, filter, search));
  assert.deepEqual(await found('GOTEBORG anna'), [0]);
  assert.deepEqual(await found('there'), [2, 4]);
  assert.deepEqual(await found('lund'), [5, 6, 7, 8]);
  assert.deepEqual(await found('lund', 'edited'), [8]);
  assert.deepEqual(await found('070 174 06 05'), [0, 6]);
  assert.deepEqual(await found('+46 (70) 174-06-08'), [3]);
  assert.deepEqual(await found('4.5E+10'), [5]);
  assert.deepEqual(await found('see you', 'longest'), [9, 4, 0, 1, 2, 3]);
  assert.deepEqual(await found('nobody'), []);
});

test('rows are sorted by any column, with filter and search, and an edited row moves', async (t) => {
  const { wire, audienceId, database } = await open(t);
  const joined = JSON.stringify({ language: 'en', ways: [], own: ['Anna', 'x'], rows: 2 });
  database.prepare('UPDATE audience_row SET joined = ? WHERE n = 1').run(joined);
  const sorted = async (by: SortedBy, descending = false, filter: AudienceFilter = 'all', search = '') => {
    const sort = { by, descending, locale: 'sv' };
    const wanted = { audienceId, message, lettering, filter, search, sort };
    const { viewId, count } = value(await wire.call('draft.view', wanted));
    const page = value(await wire.call('draft.page', { viewId, from: 0, count: 500 }));
    assert.equal(page.length, count);
    return ns(page);
  };
  assert.deepEqual(await sorted(0), [0, 3, 4, 5, 6, 7, 8, 9, 1, 2]);
  assert.deepEqual(await sorted(0, true), [1, 9, 8, 7, 6, 5, 4, 3, 0, 2]);
  assert.deepEqual(await sorted(1), [4, 0, 9, 5, 6, 7, 8, 1, 2, 3]);
  assert.deepEqual(await sorted(1, true), [2, 1, 5, 6, 7, 8, 9, 0, 4, 3]);
  assert.deepEqual(await sorted(1, true, 'recipients'), [2, 1, 9, 0, 4, 3]);
  assert.deepEqual(await sorted(0, true, 'all', 'lund'), [8, 7, 6, 5]);
  assert.deepEqual(await sorted('row', true), [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  assert.deepEqual(await sorted('row', false, 'longest'), [0, 1, 2, 3, 4, 9]);
  assert.deepEqual(await sorted('number'), [5, 0, 6, 1, 2, 3, 4, 7, 8, 9]);
  assert.deepEqual(await sorted('text'), [0, 3, 4, 9, 1, 2, 5, 6, 7, 8]);
  assert.deepEqual(await sorted('parts', true), [0, 1, 2, 3, 4, 9, 5, 6, 7, 8]);
  assert.deepEqual(await sorted('state'), [5, 4, 2, 3, 1, 9, 0, 6, 8, 7]);
  assert.deepEqual(await sorted(7), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);

  const edit = { audienceId, n: 9, column: 0, value: 'Adam' };
  value(await wire.call('audience.edit', edit));
  assert.deepEqual(await sorted(0), [9, 0, 3, 4, 5, 6, 7, 8, 1, 2]);
  assert.deepEqual(await sorted('text', false, 'recipients'), [9, 0, 3, 4, 1, 2]);
  value(await wire.call('audience.undo', { audienceId }));
  assert.deepEqual(await sorted(0, true), [1, 9, 8, 7, 6, 5, 4, 3, 0, 2]);
});

test('a sort in a language that is none is turned away', async (t) => {
  const { wire, audienceId } = await open(t);
  for (const locale of ['', 'not a language', 'de_DE', 'x'.repeat(200)]) {
    const sort = { by: 0, descending: false, locale };
    const answer = await wire.call('draft.view', {
      audienceId,
      message,
      lettering,
      filter: 'all',
      search: '',
      sort,
    });
    assert.equal(kindOf(answer), 'bad-input');
  }
});

test('each version of a message is surveyed with its rows, which searches and sorts find by their own text', async (t) => {
  const { wire, audienceId } = await open(t);
  const cases = [
    { values: ['malmö', 'Umeå'], message: 'Cześć {Name}' },
    { values: ['Llanfairpwllgwyngyll'], message: 'Shwmae {Name}, {City}' },
  ];
  const versions = { column: 'city', cases };
  const wanted = { audienceId, message, lettering: { ...lettering, versions } };
  const people = async (of = wanted) =>
    value(await wire.call('draft.survey', of)).versions.map((version) => version.people);
  assert.deepEqual(await people(), [2, 2, 1]);
  const search = async (words: string, by: SortedBy | null = null) => {
    const sort = by === null ? null : { by, descending: false, locale: 'en' };
    const asked = { ...wanted, filter: 'recipients', search: words, sort } as const;
    const { viewId } = value(await wire.call('draft.view', asked));
    return ns(value(await wire.call('draft.page', { viewId, from: 0, count: 9 })));
  };
  assert.deepEqual(await search('czesc'), [1, 2]);
  assert.deepEqual(await search('see'), [0, 3, 4]);
  assert.deepEqual((await search('', 'text')).slice(-1), [9]);
  const moved = { audienceId, n: 0, column: 1, value: ' UMEÅ' };
  value(await wire.call('audience.edit', moved));
  assert.deepEqual(await people(), [1, 3, 1]);
  assert.deepEqual(await search('czesc'), [0, 1, 2]);
  const others = { ...versions, cases: [cases[1]!] };
  assert.deepEqual(await people({ ...wanted, lettering: { ...lettering, versions: others } }), [4, 1]);
  const unknown = { ...wanted, lettering: { ...lettering, versions: { column: 'Town', cases } } };
  const wrong = value(await wire.call('draft.survey', unknown));
  assert.deepEqual([wrong.people, wrong.messageProblems.length], [5, 1]);
});

test('an edited row is surveyed again', async (t) => {
  const { wire, audienceId, database } = await open(t);
  assert.equal(value(await wire.call('draft.survey', { audienceId, message, lettering })).unicode, 1);
  database.exec(`UPDATE audience_row SET cells = '["Lukas","Malmö"]' WHERE n = 1`);
  assert.equal(value(await wire.call('draft.survey', { audienceId, message, lettering })).unicode, 0);
  assert.deepEqual(await listed(wire, audienceId, 'outside-gsm'), []);
});

test('an audience that is gone, or not whole yet, is none', async (t) => {
  const { wire, database } = await open(t);
  for (const audienceId of [99 as AudienceId, addAudience(database, ['Name'], [], false)]) {
    const survey = await wire.call('draft.survey', { audienceId, message, lettering });
    const list = { filter: 'problems', search: '' } as const;
    const view = await wire.call('draft.view', { audienceId, message, lettering, ...list });
    for (const result of [survey, view]) assert.equal(kindOf(result), 'not-found');
  }
  const page = await wire.call('draft.page', { viewId: 'never opened', from: 0, count: 10 });
  assert.equal(kindOf(page), 'not-found');
});

test('an audience without rows has an empty, complete survey', async (t) => {
  const { wire, audienceId } = await open(t, []);
  const survey = value(await wire.call('draft.survey', { audienceId, message, lettering }));
  assert.equal(survey.progress, 1);
  assert.equal(survey.longest, null);
  assert.deepEqual(await listed(wire, audienceId, 'all'), []);
});

function* many(count: number): Generator<TestRow> {
  for (let n = 0; n < count; n += 1) yield { cells: [n % 1000 === 999 ? 'Łukasz' : `Anna ${n}`, 'Lund'] };
}

test('a large audience is surveyed in parts: the first at once, the last complete', async (t) => {
  const { wire, events, when, audienceId } = await open(t, many(60_000));
  const first = value(await wire.call('draft.survey', { audienceId, message, lettering }));
  assert.equal(first.people, 1_000);
  assert.ok(first.progress > 0 && first.progress < 1);
  const last = await whole({ events, when });
  assert.equal(last.people, 60_000);
  assert.equal(last.unicode, 60);
  assert.equal((await listed(wire, audienceId, 'outside-gsm')).at(-1)?.n, 59_999);
});

test('the newest survey wins: an overtaken one is never heard of again', async (t) => {
  const { wire, events, when, audienceId } = await open(t, many(60_000));
  const survey = (text: string) =>
    wire.call('draft.survey', { asker: 'window', audienceId, message: text, lettering });
  const first = value(await survey('one {City}'));
  const [overtaken, newest] = await Promise.all([survey('łwo {City}'), survey('three {City}')]);
  assert.equal(kindOf(overtaken), 'superseded');
  value(newest);
  const last = await whole({ events, when }, 'three {City}');
  assert.equal(last.people, 60_000);
  assert.equal(last.unicode, 0);
  assert.ok(first.progress < 1);
  const people = events.flatMap((event) => (event.type === 'survey' ? [event.survey.people] : []));
  assert.deepEqual(
    people,
    people.toSorted((left, right) => left - right),
  );
});

test('the surveys of two windows both come to their end', async (t) => {
  const { wire, events, when, audienceId } = await open(t, many(60_000));
  for (const asker of ['one', 'two']) {
    value(await wire.call('draft.survey', { asker, audienceId, message: `Hi from ${asker}`, lettering }));
  }
  for (const asker of ['one', 'two']) await whole({ events, when }, `Hi from ${asker}`);
});

test('a newer list of an asker overtakes the older one, and other askers are left alone', async (t) => {
  const { wire, audienceId } = await open(t, many(20_000));
  const view = (asker: string, filter: AudienceFilter, search: string) =>
    wire.call('draft.view', { asker, audienceId, message, lettering, filter, search });
  const [older, newer, other] = await Promise.all([
    view('grid', 'longest', 'Anna 1'),
    view('grid', 'all', 'Anna 19998'),
    view('grid of another window', 'outside-gsm', ''),
  ]);
  assert.equal(kindOf(older), 'superseded');
  assert.equal(value(newer).count, 1);
  assert.equal(value(other).count, 20);
});

test('a survey that breaks is told in words, and the next one works again', async (t) => {
  const { wire, database, audienceId } = await open(t);
  database.exec(`UPDATE audience_row SET cells = 'no JSON' WHERE n = 3`);
  const [survey, view] = await Promise.all([
    wire.call('draft.survey', { audienceId, message, lettering }),
    wire.call('draft.view', { audienceId, message, lettering, filter: 'problems', search: '' }),
  ]);
  for (const result of [survey, view]) assert.equal(kindOf(result), 'internal');
  database.exec(`UPDATE audience_row SET cells = '["Bo",""]' WHERE n = 3`);
  assert.equal(value(await wire.call('draft.survey', { audienceId, message, lettering })).people, 5);
});

test('a survey that breaks after a part of it was told says so', async (t) => {
  const { wire, database, events, when, audienceId } = await open(t, many(60_000));
  database.exec(`UPDATE audience_row SET cells = 'no JSON' WHERE n = 59999`);
  const first = value(await wire.call('draft.survey', { audienceId, message, lettering }));
  assert.ok(first.progress < 1);
  const told = await when('the failure', () => events.find((event) => event.type === 'survey-failed'));
  assert.deepEqual([told.audienceId, told.message, told.error.kind], [audienceId, message, 'internal']);
});

test('a very wide sheet is read a few rows at a time and comes out whole', async (t) => {
  const app = await testApp(t);
  const { wire, dataDir } = app;
  const columns = Array.from({ length: 2_000 }, (_, index) => `Column ${index}`);
  const people = Array.from({ length: 170 }, (_, n) => ({
    cells: columns.map((_, index) => `${n}.${index}`),
  }));
  const audienceId = addAudience(besideApp(t, dataDir), columns, people);
  const typed = { audienceId, message: '{Column 1999}', lettering };
  const view = value(await wire.call('draft.view', { ...typed, filter: 'all', search: '169.1999' }));
  const page = value(await wire.call('draft.page', { viewId: view.viewId, from: 0, count: 10 }));
  assert.deepEqual(
    page.map(({ cells }) => cells.at(-1)),
    ['169.1999'],
  );
  value(await wire.call('draft.survey', typed));
  assert.equal((await whole(app, typed.message)).people, 170);
});

test('changed rows are counted as if the whole list was read again, few of them or many', async (t) => {
  const { wire, audienceId, database } = await open(t, many(3_000));
  const survey = async (of: AudienceId) => {
    const first = value(await wire.call('draft.survey', { audienceId: of, message, lettering }));
    return { ...first, audienceId: 0, revision: 0 };
  };
  const isWhole = async (of: AudienceId) => {
    let found = await survey(of);
    while (found.progress < 1) found = await survey(of);
    return found;
  };
  await isWhole(audienceId);
  const change = database.prepare('UPDATE audience_row SET status = ?, flags = ?, cells = ? WHERE id = ?');
  for (const changes of [1, 40, 999, 1_000, 1_001, 2_500]) {
    transact(database, () => {
      for (let at = 0; at < changes; at += 1) {
        const n = (at * 7) % 2_900;
        const cells = JSON.stringify([at % 3 === 0 ? 'Łódź' : `Bo ${changes}`, at % 5 === 0 ? '' : '€']);
        change.run(at % 4 === 0 ? 3 : 0, at % 8, cells, rowKey(audienceId, n));
      }
    });
    const now = database.prepare('SELECT * FROM audience_row WHERE id >= ? AND id < ? ORDER BY id');
    const same = now.all(rowKey(audienceId, 0), rowKey(audienceId + 1, 0)).map((row) => ({
      cells: JSON.parse(String(row.cells)) as string[],
      status: ROW_STATUSES[Number(row.status)]!,
      flags: Number(row.flags),
    }));
    const followed = await isWhole(audienceId);
    assert.deepEqual(followed, await isWhole(addAudience(database, ['Name', 'City'], same)), `${changes}`);
    assert.ok(followed.unicode > 0);
    await isWhole(audienceId);
  }
  const kept = database.prepare('SELECT count(*) AS kept FROM audience_change').get();
  assert.equal(kept?.kept, 1_000);
});

test('a search finds changed rows and rows of another list, and follows whatever was kept', async (t) => {
  const { wire, audienceId, database } = await open(t, many(2_500));
  const found = async (search: string, of = audienceId) => ns(await listed(wire, of, 'all', search));
  assert.deepEqual(await found('anna 1234'), [629, 1_234]);
  database.exec(`UPDATE audience_row SET cells = '["Zoë","Malmö"]' WHERE n = 1234`);
  assert.deepEqual(await found('anna 1234'), [629]);
  assert.deepEqual(await found('zoe malmo'), [1_234]);
  const other = addAudience(database, ['Name', 'City'], [{ cells: ['Zoë', 'Umeå'] }]);
  assert.deepEqual(await found('zoe', other), [0]);
  assert.deepEqual(await found('zoe'), [1_234]);
  database.exec(`UPDATE audience_row SET cells = '["Zoë","Kiel"]' WHERE n BETWEEN 1000 AND 2200`);
  const count = async (search: string) =>
    value(await wire.call('draft.view', { audienceId, message, lettering, filter: 'all', search })).count;
  assert.equal(await count('kiel'), 1_201);
  database.exec(`UPDATE audience_row SET status = 1 WHERE n = 1100`);
  assert.equal(await count('see you'), 2_499);
});
