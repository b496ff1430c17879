import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AudienceId } from '../../../shared/brand.ts';
import type { JoinWay } from '../../../shared/sheet/join-way.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { sized } from '../../support/full.ts';
import { kindOf, type TestApp, value, wordsOf } from '../support/app.ts';
import { type CampaignApp, sharedCampaignApp } from '../support/campaign-app.ts';
import { audienceOf, importText, preview } from '../support/sheet.ts';

const theApp = sharedCampaignApp();

// Ada on three rows, Bo on one, Cia and Dan share a number, and Eva on two that are the same.
const text = `Mobile,Name,Time,Price
+12125550100,Ada,09:00,10.50
+12125550101,Bo,10:00,1
+1 212 555 0100,Ada,13:30,2
+12125550102,Cia,11:00,3
212 555 0100,,09:00,2
+12125550102,Dan,12:00,4
+12125550103,Eva,14:00,5
+12125550103,Eva,14:00,5
`;

type Ways = readonly (readonly [column: number, way: JoinWay])[];

function joining(...ways: Ways): Partial<Mapping> {
  const chosen = ways.map(([column, way]) => ({ column, way }));
  return { country: 'US', duplicates: 'join', tagColumns: [1, 2, 3], join: { language: 'da', ways: chosen } };
}

/** `row|status|cells` of each row. */
async function shown({ wire }: TestApp, audienceId: AudienceId): Promise<string[]> {
  const lettering = { encoded: true };
  const view = { audienceId, message: '', lettering, filter: 'all', search: '' } as const;
  const { viewId, count } = value(await wire.call('draft.view', view));
  const page = value(await wire.call('draft.page', { viewId, from: 0, count }));
  return page.map(({ row, status, cells }) => [row, status, ...cells].join('|'));
}

async function joinedList(app: TestApp, ...ways: Ways) {
  return audienceOf(app, text, joining(...ways));
}

test('rows of one number become one text, which names differing wait for', async () => {
  const app = await theApp();
  const { wire, draft } = app;
  const { id: audienceId, counts } = await joinedList(app, [3, 'sum']);
  assert.deepEqual([counts.rows, counts.recipients, counts.joined, counts.duplicates], [8, 4, 3, 1]);
  const asJoined = [
    '2|recipient|Ada|09:00 og 13:30|14.50',
    '3|recipient|Bo|10:00|1',
    '4|joined|Ada|13:30|2',
    '5|recipient|Cia|11:00|3',
    '6|joined||09:00|2',
    '7|undecided|Dan|12:00|4',
    '8|recipient|Eva|14:00|10',
    '9|joined|Eva|14:00|5',
  ];
  assert.deepEqual(await shown(app, audienceId), asJoined);

  const campaignId = await draft(0, { audienceId, message: 'Hi {Name}: {Time}, {Price}' });
  const { blockers } = value(await wire.call('campaign.review', { campaignId }));
  assert.match(spoken(blockers[0]?.message ?? ''), /^1 number is on several rows that differ/);
  const join = { language: 'en', ways: ['and', 'and', 'sum'] } as const;
  const { row } = value(await wire.call('audience.join', { audienceId, n: 3, join }));
  assert.deepEqual(row.cells, ['Cia and Dan', '11:00 and 12:00', '7']);
  assert.deepEqual(row.joined, { own: ['Cia', '11:00', '3'], rows: 2 });
  assert.deepEqual(
    row.notes.map(({ message }) => spoken(message)),
    ['One text of 2 rows with this number.', 'Spaces and signs removed.'],
  );
  const { rows, more } = value(await wire.call('audience.sameNumber', { audienceId, n: 5 }));
  assert.deepEqual([rows.map(({ row }) => row), more], [[5, 7], 0]);
  const asDecided = await shown(app, audienceId);

  const undone = value(await wire.call('audience.undo', { audienceId }));
  assert.deepEqual([undone.counts.joined, undone.counts.duplicates], [3, 1]);
  assert.deepEqual(await shown(app, audienceId), asJoined);
  value(await wire.call('audience.redo', { audienceId }));
  assert.deepEqual(await shown(app, audienceId), asDecided);

  await app.start(campaignId);
  await app.reached(campaignId, 'finished');
  assert.deepEqual(await phones(app), [
    '12125550100 Hi Ada: 09:00 og 13:30, 14.50',
    '12125550101 Hi Bo: 10:00, 1',
    '12125550102 Hi Cia and Dan: 11:00 and 12:00, 7',
    '12125550103 Hi Eva: 14:00, 10',
  ]);
  const leftOut = value(await wire.call('campaign.get', { campaignId })).leftOut;
  assert.deepEqual(leftOut, { joined: 4 });
});

/** What practice's phones got. */
async function phones({ wire }: CampaignApp): Promise<string[]> {
  const inbox = value(await wire.call('practice.inbox', { search: '', before: null, count: 200 }));
  return inbox.rows
    .map(({ msisdn, texts, latest }) => `${msisdn} ${latest}${texts === 1 ? '' : ` and ${texts - 1} more`}`)
    .sort();
}

test('a column that cannot be joined leaves its rows to a choice, and says why', async () => {
  const app = await theApp();
  const { wire } = app;
  const { id: audienceId, counts } = await joinedList(app, [1, 'first'], [2, 'sum']);
  assert.deepEqual([counts.joined, counts.duplicates], [0, 4]);
  const join = { language: 'en', ways: ['and', 'sum'] } as const;
  const refused = await wire.call('audience.join', { audienceId, n: 0, join });
  assert.equal(kindOf(refused), 'bad-input');
  assert.match(wordsOf(refused), /Not every value of “Time” is a clear number/);
  assert.equal(value(await wire.call('audience.get', { audienceId })).undoable, false);
  const rule = { keep: 'join', join: { language: 'en', ways: [] } } as const;
  const { counts: all } = value(await wire.call('audience.keepAll', { audienceId, rule }));
  assert.deepEqual([all.joined, all.duplicates], [3, 1], 'rows that say the same are never asked about');
  assert.equal((await shown(app, audienceId))[3], '5|recipient|Cia and Dan|11:00 and 12:00|3 and 4');
  value(await wire.call('audience.undo', { audienceId }));
  assert.equal(value(await wire.call('audience.get', { audienceId })).counts.duplicates, 4);
});

test('what is done to one of the rows by hand is done to their text', async () => {
  const app = await theApp();
  const { wire } = app;
  const { id: audienceId } = await joinedList(app);
  const before = await shown(app, audienceId);
  const ada = async () => (await shown(app, audienceId))[0];
  const edit = async (n: number, column: number | 'number', to: string) =>
    value(await wire.call('audience.edit', { audienceId, n, column, value: to }));
  const exclude = async (n: number, excluded: boolean) =>
    value(await wire.call('audience.exclude', { audienceId, n, excluded }));
  await edit(2, 1, '15:00');
  assert.equal(await ada(), '2|recipient|Ada|09:00 og 15:00|10.50 og 2');
  await exclude(2, true);
  assert.equal(await ada(), '2|recipient|Ada|09:00|10.50 og 2');
  await exclude(2, false);
  assert.equal(await ada(), '2|recipient|Ada|09:00 og 15:00|10.50 og 2');
  await edit(2, 'number', '+12125550101');
  assert.equal(await ada(), '2|recipient|Ada|09:00|10.50 og 2');
  assert.match((await shown(app, audienceId))[2]!, /^4\|undecided/);
  await edit(0, 'number', '+12125550109');
  assert.equal(await ada(), '2|recipient|Ada|09:00|10.50', 'a number that goes takes its own cells along');
  assert.equal((await shown(app, audienceId))[4], '6|recipient||09:00|2');
  for (let at = 0; at < 5; at++) value(await wire.call('audience.undo', { audienceId }));
  assert.deepEqual(await shown(app, audienceId), before);
  value(await wire.call('audience.choose', { audienceId, n: 4 }));
  assert.deepEqual(
    (await shown(app, audienceId)).filter((row) => /Ada|\|09/.test(row)),
    ['2|duplicate|Ada|09:00|10.50', '4|duplicate|Ada|13:30|2', '6|recipient||09:00|2'],
  );
});

test('a text that a person wrote stays until its rows say something else in that column', async () => {
  const app = await theApp();
  const { wire } = app;
  const { id: audienceId } = await joinedList(app);
  const ada = async () => (await shown(app, audienceId))[0];
  const edit = async (n: number, column: number, to: string) =>
    value(await wire.call('audience.edit', { audienceId, n, column, value: to }));
  await edit(0, 1, 'at nine and again at half past one');
  await edit(0, 0, 'Dear Ada');
  const written = '2|recipient|Dear Ada|at nine and again at half past one|';
  assert.equal(await ada(), `${written}10.50 og 2`);
  await edit(2, 2, '7');
  assert.equal(await ada(), `${written}10.50, 7 og 2`);
  const optedOut = async () => (await ada())?.includes('|opted-out|');
  value(await wire.call('optOut.add', { text: '+12125550100', note: '', source: 'test' }));
  await app.when('the opt-out in the list', optedOut);
  value(await wire.call('optOut.remove', { msisdn: '12125550100', note: '' }));
  await app.when('the person in the list', async () => !(await optedOut()));
  assert.equal(await ada(), `${written}10.50, 7 og 2`, 'after an opt-out that was taken back');
  value(await wire.call('audience.exclude', { audienceId, n: 2, excluded: true }));
  assert.equal(await ada(), '2|recipient|Dear Ada|09:00|10.50 og 2');
  value(await wire.call('audience.exclude', { audienceId, n: 4, excluded: true }));
  assert.equal(await ada(), '2|recipient|Dear Ada|09:00|10.50', 'alone');
  for (const back of [
    '2|recipient|Dear Ada|09:00|10.50 og 2',
    `${written}10.50, 7 og 2`,
    `${written}10.50 og 2`,
  ]) {
    value(await wire.call('audience.undo', { audienceId }));
    assert.equal(await ada(), back);
  }
});

test('a text that a person wrote stays in a list made of theirs and another, whose columns are in other places', async () => {
  const app = await theApp();
  const { wire } = app;
  const { id: otherId } = await joinedList(app);
  value(
    await wire.call('audience.edit', { audienceId: otherId, n: 0, column: 1, value: 'at nine and later' }),
  );
  const { id } = await audienceOf(app, 'Mobile,City\n+12125550199,Rome\n', { country: 'US' });
  const derivation = { kind: 'together', audienceId: id, otherId } as const;
  const { id: audienceId } = value(await wire.call('audience.derive', { derivation, name: 'Both' }));
  assert.equal((await shown(app, audienceId))[1], '2|recipient||Ada|at nine and later|10.50 og 2');
  value(await wire.call('audience.edit', { audienceId, n: 3, column: 3, value: '7' }));
  assert.equal((await shown(app, audienceId))[1], '2|recipient||Ada|at nine and later|10.50, 7 og 2');
});

test('an opt-out holds for all joined rows, and joins them again when it goes', async () => {
  const app = await theApp();
  const { wire } = app;
  const { id: audienceId } = await joinedList(app);
  const before = await shown(app, audienceId);
  const rows = (status: string) => async () =>
    (await shown(app, audienceId)).filter((row) => row.includes(status)).length === 3;
  value(await wire.call('optOut.add', { text: '+12125550100', note: '', source: 'test' }));
  await app.when('the opt-out in the list', rows('opted-out'));
  value(await wire.call('optOut.remove', { msisdn: '12125550100', note: '' }));
  await app.when('the list as before', async () => (await shown(app, audienceId)).join() === before.join());
});

test('a list that is made of another takes a person with all joined rows', async () => {
  const app = await theApp();
  const { id: audienceId } = await joinedList(app, [1, 'first']);
  const some = async (time: string) => {
    const conditions = [{ column: 1, test: 'is', value: time }] as const;
    const input = { derivation: { kind: 'some', audienceId, conditions }, name: 'Some' } as const;
    const { id } = value(await app.wire.call('audience.derive', input));
    return shown(app, id);
  };
  const ada = ['2|recipient|Ada|09:00 og 13:30|10.50 og 2', '4|joined|Ada|13:30|2', '6|joined||09:00|2'];
  assert.deepEqual(await some('09:00'), ada);
  assert.deepEqual(await some('13:30'), ada);
});

test('how rows are joined is remembered for the next file with these columns', async () => {
  const app = await theApp();
  await joinedList(app, [3, 'sum']);
  const { id } = await importText(app, 'next.csv', text.replace('Mobile,Name', 'Name,Mobile'));
  const { mapping } = await preview(app, id);
  assert.deepEqual(
    [mapping.duplicates, mapping.join],
    ['join', { language: 'da', ways: [{ column: 3, way: 'sum' }] }],
  );
});

test('very many rows of one number are no text, and hold nobody up', async () => {
  const app = await theApp();
  const length = sized(20_000, 100_000);
  const many = Array.from({ length }, (_, at) => `+12125550100,Ada,t${at}`).join('\n');
  const list = await audienceOf(app, `Mobile,Name,Time\n${many}\n`, { ...joining(), tagColumns: [1, 2] });
  const { recipients, joined, duplicates } = list.counts;
  assert.deepEqual([recipients, joined, duplicates], [1, 0, length - 1]);
});

test('the earliest of dates goes by the order of day and month in the whole column, and where nobody knows it waits', async () => {
  const app = await theApp();
  const { wire } = app;
  const list = (last: string) =>
    `Mobile,Visit\n+12125550100,1/2/2026\n+12125550100,2/1/2026\n+12125550101,${last}\n`;
  const ways = [{ column: 1, way: 'earliest' }] as const;
  const rule = {
    country: 'US',
    duplicates: 'join',
    tagColumns: [1],
    join: { language: 'pl', ways },
  } as const;
  const join = { language: 'da', ways: ['earliest'] } as const;
  for (const [last, day] of [
    ['12/31/2026', '1/2/2026'],
    ['31/12/2026', '2/1/2026'],
  ] as const) {
    const { id: audienceId } = await audienceOf(app, list(last), rule);
    assert.equal((await shown(app, audienceId))[0], `2|recipient|${day}`);
    const asked = await audienceOf(app, list(last), { ...rule, duplicates: 'ask' });
    const { dayFirst } = value(await wire.call('audience.repeated', { audienceId: asked.id, at: 0 }));
    assert.deepEqual(dayFirst, [last.startsWith('31')]);
    const { row } = value(await wire.call('audience.join', { audienceId: asked.id, n: 0, join }));
    assert.deepEqual(row.cells, [day]);
    for (const all of [{ keep: 'join', join } as const, { keep: 'earliest', column: 0 } as const]) {
      value(await wire.call('audience.undo', { audienceId: asked.id }));
      value(await wire.call('audience.keepAll', { audienceId: asked.id, rule: all }));
      assert.ok(
        (await shown(app, asked.id)).some((row) => row.endsWith(`|recipient|${day}`)),
        all.keep,
      );
    }
  }
  for (const [dayFirst, day] of [
    [true, '2/1/2026'],
    [false, '1/2/2026'],
  ] as const) {
    const chosen = { language: 'pl', ways: [{ ...ways[0], dayFirst }] } as const;
    const { id } = await audienceOf(app, list('3/3/2026'), { ...rule, join: chosen });
    assert.deepEqual((await shown(app, id)).slice(0, 2), [`2|recipient|${day}`, '3|joined|2/1/2026']);
    const { mapping } = await preview(app, (await importText(app, 'next.csv', list('4/4/2026'))).id);
    assert.deepEqual(mapping.join, chosen, 'remembered for the next file');
  }
  const { id: audienceId, counts } = await audienceOf(app, list('3/3/2026'), rule);
  assert.deepEqual([counts.joined, counts.duplicates], [0, 1]);
  const refused = await wire.call('audience.join', { audienceId, n: 0, join });
  assert.match(wordsOf(refused), /“Visit” may begin with the day or the month, as in “1\/2\/2026”/);
  for (const [dayFirst, day] of [
    [true, '2/1/2026'],
    [false, '1/2/2026'],
  ] as const) {
    const { row } = value(
      await wire.call('audience.join', { audienceId, n: 0, join: { ...join, dayFirst: [dayFirst] } }),
    );
    assert.deepEqual(row.cells, [day], 'as a person chose');
    value(await wire.call('audience.undo', { audienceId }));
    value(
      await wire.call('audience.keepAll', { audienceId, rule: { keep: 'earliest', column: 0, dayFirst } }),
    );
    assert.ok((await shown(app, audienceId)).some((row) => row.endsWith(`|recipient|${day}`)));
    value(await wire.call('audience.undo', { audienceId }));
  }
});

test('the review says who gets a long text, as where many rows are joined', async () => {
  const app = await theApp();
  const { wire, draft } = app;
  const mail = (n: number) => `person-${n}@a-long-name.example`;
  const rows = Array.from({ length: 40 }, (_, n) => `+12125550100,Ada,${mail(n)},1`);
  const { id: audienceId } = await audienceOf(
    app,
    ['Mobile,Name,Mail,Price', ...rows, `+12125550101,Bo,${mail(1)},1`].join('\n'),
    joining(),
  );
  const campaignId = await draft(0, { audienceId, message: 'Write to {Mail}' });
  const { warnings } = value(await wire.call('campaign.review', { campaignId }));
  const said = warnings.map(({ message, filter }) => [spoken(message), filter]);
  assert.deepEqual(said, [['1 person gets a text of more than 6 parts; the longest has 9.', 'longest']]);
});
