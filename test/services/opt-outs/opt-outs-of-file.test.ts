import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { type TestApp, testApp, value } from '../support/app.ts';
import { shared } from '../support/shared.ts';
import { audienceOf, importText, preview } from '../support/sheet.ts';

/** Our own number, which everybody wrote to. */
const OURS = '46701740699';
const theirs = (at: number) => `467017406${10 + at}`;

/** Column names, with the people's numbers in the one that says `them`. */
const LAYOUTS: readonly (readonly [them: string, columns: string])[] = [
  ['From', 'Date,From,To,Message'],
  ['From', 'Date,To,From,Message'],
  ['Originator', 'Timestamp,Originator,Destination,Text'],
  ['sender', 'sender,recipient,message'],
  ['sender', 'message,recipient,sender'],
  ['Opt-out', 'Opt-out,Handled by,Agent phone'],
  ['Opt-out', 'Agent phone,Handled by,Opt-out'],
  ['Absender', 'Absender,Empfänger,Nachricht'],
  ['Number', 'Our mobile,Number,Text'],
];

function fileOf(columns: string, them: string, texts: readonly string[]): string {
  const cells: Record<string, (at: number) => string> = {
    [them]: theirs,
    ...{ Date: () => '2026-05-01 10:00', Timestamp: () => '2026-05-01', 'Handled by': () => 'Ann' },
  };
  const ofText = ['Message', 'Text', 'message', 'Nachricht'];
  const rows = texts.map((text, at) =>
    columns
      .split(',')
      .map((name) => (ofText.includes(name) ? text : (cells[name]?.(at) ?? OURS)))
      .join(','),
  );
  return [columns, ...rows].join('\n');
}

const theApp = shared((file) => testApp(file, { locale: 'sv-SE' }));

async function opened(app: TestApp, text: string) {
  const { id: sheetId } = await importText(app, 'replies.csv', text);
  return { sheetId, ...(await preview(app, sheetId)) };
}

const count = async (
  app: TestApp,
  sheetId: Awaited<ReturnType<typeof opened>>['sheetId'],
  mapping: Mapping,
) => value(await app.wire.call('optOut.countSheet', { sheetId, mapping }));

for (const [them, columns] of LAYOUTS) {
  test(`of the columns ${columns} the proposed one is ${them}, and only those who say stop are proposed`, async (t) => {
    const app = await testApp(t, { locale: 'sv-SE' });
    const texts = ['STOP', 'stop', 'Yes thanks', 'Please stop texting me', 'Yes thanks', 'ok'];
    const { sheetId, mapping, columns: shown } = await opened(app, fileOf(columns, them, texts));
    assert.equal(shown[mapping.numberColumn ?? -1]?.name, them);
    const all = await count(app, sheetId, mapping);
    assert.deepEqual([all.numbers, all.inLists, all.already], [6, 0, 0]);
    const { saysNo } = all;
    assert.equal(saysNo?.rows, columns.includes('Agent') ? undefined : 3);
    const only =
      saysNo === null ? {} : { only: saysNo.only.map((one) => ({ ...one, column: saysNo.column })) };
    const input = { sheetId, mapping: { ...mapping, ...only }, note: 'replied', source: 'replies.csv' };
    assert.equal(value(await app.wire.call('optOut.addSheet', input)).added, saysNo === null ? 6 : 3);
    const { rows } = value(await app.wire.call('optOut.list', { search: '', from: 0, count: 100 }));
    assert.equal(
      rows.some(({ msisdn }) => msisdn === OURS),
      false,
      'never our own number',
    );
  });
}

test('without a mapping, or a country, nothing of a file is added, in words', async () => {
  const app = await theApp();
  const { sheetId, mapping } = await opened(app, fileOf('From,To,Message', 'From', ['STOP', 'STOP', 'hi']));
  const refused = await app.wire.call('optOut.addSheet', { sheetId, note: '', source: 'replies.csv' });
  assert.ok(!refused.ok);
  assert.match(spoken(refused.error.message), /which column of the file holds the numbers/);
  const gone = { sheetId, mapping: { ...mapping, numberColumn: null }, note: '', source: '' };
  assert.equal((await app.wire.call('optOut.addSheet', gone)).ok, false);
  assert.equal(value(await app.wire.call('optOut.list', { search: '', from: 0, count: 1 })).count, 0);
});

test('how many of the numbers are in lists, or opted out already, is known before anything is added', async (t) => {
  const app = await testApp(t, { locale: 'sv-SE' });
  await audienceOf(app, `Name,Mobile\nAda,+${theirs(0)}\nBo,+${theirs(1)}\nCy,+46701740650`);
  await audienceOf(app, `Name,Mobile\nAda,+${theirs(0)}`);
  value(await app.wire.call('optOut.add', { text: `+${theirs(2)}`, note: '', source: 'Desk' }));
  const file = `Mobile,Status\n${[
    'unsubscribed',
    'subscribed',
    'unsubscribed',
    'unsubscribed',
    'Unsubscribed',
  ]
    .map((status, at) => `${at === 4 ? 'asked by mail' : `+${theirs(at)}`},${status}`)
    .join('\n')}\n+${theirs(0)},unsubscribed`;
  const { sheetId, mapping } = await opened(app, file);
  const all = await count(app, sheetId, mapping);
  const status = { column: 1, rows: 5, only: [{ test: 'says-no' as const, value: '' }] };
  assert.deepEqual(all, {
    rows: 6,
    numbers: 4,
    already: 1,
    inLists: 2,
    unreadLines: 1,
    openLines: 0,
    elsewhere: [],
    saysNo: status,
  });
  const only = [{ column: 1, test: 'says-no' as const, value: '' }];
  const some = await count(app, sheetId, { ...mapping, only });
  assert.deepEqual(some, {
    rows: 5,
    numbers: 3,
    already: 1,
    inLists: 1,
    unreadLines: 1,
    openLines: 0,
    elsewhere: [],
    saysNo: status,
  });
  assert.equal(value(await app.wire.call('optOut.list', { search: '', from: 0, count: 9 })).count, 1);
});

for (const [heading, noes, others] of [
  ['BLACKLISTED_SMS', ['1'], ['0', '']],
  ['Opted out', ['yes', 'ja'], ['no']],
  ['SMS ok', ['no', 'nej'], ['yes', '']],
  ['Unsubscribed at', ['2026-01-02', '2026-02-03 10:00'], ['']],
] as const) {
  test(`under ${heading} only the rows with ${noes.join(' or ')} are proposed`, async () => {
    const app = await theApp();
    const answers = [...noes, ...others, ...noes, ...others];
    const file = answers.map((answer, at) => `+${theirs(at)},a${at}@example.org,${answer}`).join('\n');
    const { sheetId, mapping } = await opened(app, `SMS,EMAIL,${heading}\n${file}`);
    const { saysNo } = await count(app, sheetId, mapping);
    assert.deepEqual([saysNo?.column, saysNo?.rows], [2, noes.length * 2]);
    const only = saysNo!.only.map((one) => ({ ...one, column: 2 }));
    assert.equal((await count(app, sheetId, { ...mapping, only })).numbers, noes.length * 2);
  });
}

test('the columns of a file of opt-outs are remembered for the next one', async (t) => {
  const app = await testApp(t, { locale: 'sv-SE' });
  const rows = [`${theirs(0)},${theirs(5)}`, `${theirs(1)},${theirs(6)}`, `${theirs(2)},${theirs(7)}`];
  const { sheetId, mapping } = await opened(app, `A,B\n${rows.join('\n')}`);
  assert.equal(mapping.numberColumn, null, 'either may be theirs');
  const input = { sheetId, mapping: { ...mapping, numberColumn: 1 }, note: '', source: 'a.csv' };
  assert.equal(value(await app.wire.call('optOut.addSheet', input)).added, 3);
  assert.equal((await opened(app, `A,B\n${rows.join('\n')}`)).mapping.numberColumn, 1);
});

test('what is found in a cell that is not read counts only once a person confirms it', async (t) => {
  const app = await testApp(t, { locale: 'sv-SE' });
  const cells = [
    `+${theirs(0)}`,
    `+${theirs(1)} / +${theirs(2)}`,
    `STOP 2026-05-01 +${theirs(3)}`,
    'asked by mail',
  ];
  const { sheetId, mapping } = await opened(app, `Mobile\n${cells.join('\n')}`);
  const counted = await count(app, sheetId, mapping);
  assert.deepEqual([counted.numbers, counted.openLines, counted.unreadLines], [3, 1, 1]);
  const input = { sheetId, mapping, note: '', source: 'replies.txt' };
  const { added, open, unread } = value(await app.wire.call('optOut.addSheet', input));
  assert.deepEqual([added, unread], [3, ['asked by mail']]);
  assert.deepEqual(open, [{ line: cells[2], numbers: [theirs(3)] }]);
  const pasted = value(await app.wire.call('optOut.add', { text: cells[2]!, note: '', source: 'Desk' }));
  assert.deepEqual([pasted.added, pasted.open], [0, open]);
  const { rows } = value(await app.wire.call('optOut.list', { search: '', from: 0, count: 9 }));
  assert.deepEqual(rows.map(({ msisdn }) => msisdn).sort(), [theirs(0), theirs(1), theirs(2)]);
});

test('of two columns that both hold many numbers none is proposed by a word such as To', async () => {
  const app = await theApp();
  const rows = ['STOP', 'Yes thanks', 'stop', 'ok'].map(
    (text, at) => `${theirs(at)},4670174069${at % 2},${text}`,
  );
  for (const [from, to] of [
    ['From', 'To'],
    ['Originator', 'Destination'],
  ]) {
    const { mapping, hints } = await opened(app, `${from},${to},Message\n${rows.join('\n')}\n`);
    assert.equal(mapping.numberColumn, null, 'we may have two numbers');
    assert.deepEqual(hints.map(spoken), [`Choose the number: “${from}” or “${to}” looks like it.`]);
  }
});
