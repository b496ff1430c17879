import assert from 'node:assert/strict';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import type { AppEvent } from '../../../shared/app-event.ts';
import type { AudienceRow } from '../../../shared/audience/audience.ts';
import type { AudienceId, CampaignId, SheetId } from '../../../shared/brand.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { until } from '../../support/until.ts';
import { type TestApp, testApp, value } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { besideApp } from '../support/audience.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { exported } from '../support/exported.ts';
import { shared } from '../support/shared.ts';
import { audienceOf, importText, preview, settled, upload } from '../support/sheet.ts';
import { tempFolder } from '../support/temp-folder.ts';

const PEOPLE = [
  'Name,Mobile,City',
  'Anna,070-174 06 05,Umeå',
  'Bo,+46701740606,Lund',
  'Cia,4.67017E+10,Kiruna',
  'Dan,0701740605,Visby',
  'Eva,0701740605,Umeå',
  'Flo,08-465 004 05,',
  'Gus,0701740607,Ystad',
].join('\n');

const theApp = shared((file) => testApp(file, { locale: 'sv-SE' }));

function swedish(t: TestContext, change: { dataDir?: string } = {}): Promise<TestApp> {
  return testApp(t, { locale: 'sv-SE', ...change });
}

async function rowsOf(app: TestApp, audienceId: AudienceId): Promise<AudienceRow[]> {
  const view = {
    audienceId,
    message: 'Hi',
    lettering: { encoded: true },
    filter: 'all',
    search: '',
  } as const;
  const { viewId, count } = value(await app.wire.call('draft.view', view));
  return value(await app.wire.call('draft.page', { viewId, from: 0, count }));
}

function short(rows: readonly AudienceRow[]): string[] {
  return rows.map((row) => `${row.row} ${row.cells[0]} ${row.status} ${row.msisdn ?? '-'}`);
}

test('a file becomes a sheet, a guess, counts and an audience', async (t) => {
  const app = await swedish(t);
  const sheet = await importText(app, 'people.csv', PEOPLE);
  assert.equal(sheet.stage, 'ready');
  assert.equal(sheet.rows, 8);
  assert.equal(sheet.detection?.delimiter, ',');

  const seen = await preview(app, sheet.id);
  assert.equal(seen.mapping.numberColumn, 1);
  assert.equal(seen.mapping.country, 'SE');
  assert.deepEqual(
    seen.columns.map((column) => column.name),
    ['Name', 'Mobile', 'City'],
  );
  const notes = seen.rows.map(({ judgement }) =>
    judgement.kind === 'recipient' ? judgement.notes?.map(spoken).join(' ') : undefined,
  );
  assert.match(notes[1] ?? '', /country code added/);
  assert.equal(notes[2], undefined, 'a plus is no repair');
  assert.deepEqual(
    seen.rows.map((row) => row.judgement.kind),
    ['header', 'recipient', 'recipient', 'rejected', 'recipient', 'recipient', 'recipient', 'recipient'],
  );

  const { consent, only, joinedDayFirst, elsewhere, odd, ...counts } = value(
    await app.wire.call('sheet.count', { sheetId: sheet.id, mapping: seen.mapping }),
  );
  assert.deepEqual(
    [consent, only, joinedDayFirst, elsewhere, odd],
    [{ people: 0, rows: 0, columns: [] }, [], [], [], []],
  );
  assert.equal(counts.rows, 7);
  const audience = value(
    await app.wire.call('audience.build', { sheetId: sheet.id, mapping: seen.mapping, name: 'Spring' }),
  );
  assert.deepEqual(audience.counts, counts);
  assert.deepEqual(audience.counts, {
    rows: 7,
    recipients: 4,
    repaired: 0,
    doubtful: 1,
    duplicates: 2,
    optedOut: 0,
    rejected: 1,
    excluded: 0,
    recent: 0,
    saidNo: 0,
    joined: 0,
    edited: 0,
  });
  assert.deepEqual(audience.columns, ['Name', 'City']);
  assert.deepEqual(short(await rowsOf(app, audience.id)), [
    '2 Anna recipient 46701740605',
    '3 Bo recipient 46701740606',
    '4 Cia rejected -',
    '5 Dan undecided 46701740605',
    '6 Eva undecided 46701740605',
    '7 Flo recipient 46846500405',
    '8 Gus recipient 46701740607',
  ]);
  assert.ok(app.events.some((event) => event.type === 'audience' && event.sheetId === sheet.id));
  assert.deepEqual(readdirSync(join(app.dataDir, 'sheets')), [], 'the file is gone once it is an audience');
});

test('the log that an audience leaves is copied into the database though nobody waits for it', async (t) => {
  const app = await swedish(t);
  // Too few for main to copy it with a commit of its own.
  const rows = Array.from({ length: 15_000 }, (_, at) => `Person ${at},070${1_000_000 + at},Umeå`);
  await audienceOf(app, ['Name,Mobile,City', ...rows].join('\n'));
  const size = (): number => statSync(join(app.dataDir, 'tagline.db')).size;
  await until(() => size() > 1_000_000, { what: 'the copy of the log', seen: size });
});

test('every row says what was repaired, doubted, refused or left out, and why', async () => {
  const app = await theApp();
  const audience = await audienceOf(app, PEOPLE);
  const rows = await rowsOf(app, audience.id);
  const note = (n: number) => rows[n]!.notes.map((note) => `${note.kind}: ${spoken(note.message)}`).join(' ');
  assert.match(note(0), /tidied: .*country code added/);
  assert.equal(note(1), 'tidied: Spaces and signs removed.');
  assert.match(note(2), /rejected: The spreadsheet cut digits off/);
  assert.match(
    note(3),
    /duplicate: Row 2 has the same number and gets the text so far; the other cells differ\./,
  );
  assert.match(note(5), /doubtful: This looks like a landline/);
});

test('another column stands in where the number column holds no number, and every row says so', async () => {
  const app = await theApp();
  const file = [
    'Name,Mobile,Phone,Work',
    'Anna,0701740605,0846500401,',
    'Bo,,070-1740606,0701740699',
    'Cia,4.6E+10,?,+46701740607',
    'Dan,,0701740605,',
    'Eva,,12,',
    'Flo,,,',
  ].join('\n');
  const sheet = await importText(app, 'people.csv', file);
  const roles = [
    { column: 'Phone', role: 'other' },
    { column: 'Work', role: 'other' },
  ] as const;
  const seen = await preview(app, sheet.id, { roles });
  assert.deepEqual(
    [seen.mapping.numberColumn, seen.mapping.otherColumns, seen.mapping.tagColumns],
    [1, [2, 3], [0]],
  );
  assert.deepEqual(
    seen.rows.map(({ judgement }) =>
      judgement.kind === 'recipient'
        ? [judgement.msisdn, judgement.from]
        : judgement.kind === 'rejected' && spoken(judgement.reason),
    ),
    [
      false,
      ['46701740605', undefined],
      ['46701740606', 2],
      ['46701740607', 3],
      ['46701740605', 2],
      '“Phone”: The number is too short.',
      'There is no number.',
    ],
  );
  const { mapping } = seen;
  const {
    consent: _c,
    only: _o,
    joinedDayFirst: _j,
    elsewhere: _elsewhere,
    odd: _odd,
    ...counts
  } = value(await app.wire.call('sheet.count', { sheetId: sheet.id, mapping }));
  const audience = value(
    await app.wire.call('audience.build', { sheetId: sheet.id, mapping, name: 'People' }),
  );
  assert.deepEqual(audience.counts, counts);
  const { id: audienceId } = audience;
  const rows = await rowsOf(app, audienceId);
  assert.deepEqual(short(rows), [
    '2 Anna recipient 46701740605',
    '3 Bo recipient 46701740606',
    '4 Cia recipient 46701740607',
    '5 Dan undecided 46701740605',
    '6 Eva rejected -',
    '7 Flo rejected -',
  ]);
  assert.deepEqual(
    rows.map(({ original }) => original),
    ['0701740605', '070-1740606', '+46701740607', '0701740605', '12', ''],
  );
  const note = (row: AudienceRow) =>
    row.notes.map(({ kind, message }) => `${kind}: ${spoken(message)}`).join(' ');
  assert.doesNotMatch(note(rows[0]!), /Taken/);
  assert.match(note(rows[1]!), /repaired: Taken from “Phone”, since “Mobile” holds no mobile number\./);
  assert.match(note(rows[2]!), /repaired: Taken from “Work”/);
  const filter = {
    audienceId,
    message: '',
    lettering: { encoded: true },
    filter: 'repaired',
    search: '',
  } as const;
  assert.equal(value(await app.wire.call('draft.view', filter)).count, 2);

  const out = value(await app.wire.call('audience.exclude', { audienceId, n: 2, excluded: true }));
  assert.match(note(out.row), /Taken from “Work”/);
  const back = value(await app.wire.call('audience.exclude', { audienceId, n: 2, excluded: false }));
  assert.match(note(back.row), /repaired: Taken from “Work”/);
  const typed = value(
    await app.wire.call('audience.edit', { audienceId, n: 2, column: 'number', value: '0701740608' }),
  );
  assert.doesNotMatch(note(typed.row), /Taken/, 'what is typed is from no column');
  for (let times = 0; times < 3; times++) value(await app.wire.call('audience.undo', { audienceId }));
  assert.deepEqual(await rowsOf(app, audienceId), rows);
});

test('contact cards are people with the mobile number of each', async () => {
  const app = await theApp();
  const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n');
  const file = [
    card('N:Ek;Anna;;;', 'TEL;TYPE=HOME:08-465 004 05', 'TEL;TYPE=CELL:070-174 06 05'),
    card('FN:Bo Ek', 'TEL;TYPE=WORK:070-174 06 06'),
    card('FN:Cia', 'item1.TEL:070-174 06 07', 'item1.X-ABLabel:Mum'),
  ].join('\r\n');
  const sheet = await importText(app, 'contacts.vcf', file);
  assert.equal(sheet.detection?.format, 'vcard');
  const { mapping, columns, rows: seen } = await preview(app, sheet.id);
  const named = (indexes: readonly number[]) => indexes.map((index) => columns[index]!.name);
  assert.deepEqual(named([mapping.numberColumn!, ...mapping.otherColumns]), [
    'Mobile',
    'Home phone',
    'Work phone',
  ]);
  assert.deepEqual(named(mapping.tagColumns), ['Name', 'First name', 'Last name', 'Phone (Mum)']);
  assert.deepEqual(
    seen.map(({ judgement }) => (judgement.kind === 'recipient' ? judgement.msisdn : judgement.kind)),
    ['header', '46701740605', '46701740606', 'rejected'],
  );
});

test('each number is read as one of its row’s country, also when it is read again', async () => {
  const app = await theApp();
  const file = [
    'Name,Country,Phone',
    'Anna,Sverige,070-174 06 05',
    'Kari,Norway,465 00 401',
    'Eva,,070-174 06 06',
    'Ole,NO,465 00 4',
    'Ira,Ruritania,070-174 06 07',
    ...Array.from({ length: 6 }, (_, at) => `Liv ${at},Norge,465 01 40${at}`),
  ].join('\n');
  const { id: sheetId } = await importText(app, 'countries.csv', file);
  const { mapping, columns, rows: seen } = await preview(app, sheetId);
  assert.equal(mapping.countryColumn, 1);
  assert.deepEqual(
    columns.filter(({ countries }) => countries).map(({ index }) => index),
    [1],
  );
  const {
    consent: _c,
    only: _o,
    joinedDayFirst: _j,
    elsewhere: _elsewhere,
    odd: _odd,
    ...counts
  } = value(await app.wire.call('sheet.count', { sheetId, mapping }));
  const audience = value(await app.wire.call('audience.build', { sheetId, mapping, name: 'Countries' }));
  const { id: audienceId } = audience;
  assert.deepEqual(audience.counts, counts);
  const rows = await rowsOf(app, audienceId);
  const expected = [
    '2 Anna recipient 46701740605',
    '3 Kari recipient 4746500401',
    '4 Eva recipient 46701740606',
    '5 Ole rejected -',
    '6 Ira recipient 46701740607',
  ];
  assert.deepEqual(short(rows).slice(0, 5), expected);
  const judged = seen.slice(1, 4).map(({ judgement }) => judgement.kind === 'recipient' && judgement.msisdn);
  assert.deepEqual(judged, ['46701740605', '4746500401', '46701740606']);
  assert.match(
    rows[4]!.notes.map(({ message }) => spoken(message)).join(' '),
    /does not know the country this row names/,
  );
  const typed = value(
    await app.wire.call('audience.edit', { audienceId, n: 3, column: 'number', value: '465 00 402' }),
  );
  assert.equal(typed.row.msisdn, '4746500402');
  value(await app.wire.call('audience.exclude', { audienceId, n: 1, excluded: true }));
  const back = value(await app.wire.call('audience.exclude', { audienceId, n: 1, excluded: false }));
  assert.equal(back.row.msisdn, '4746500401');
});

test('of several typed numbers the mobile one is taken, and each row says what was left', async () => {
  const app = await theApp();
  const file = [
    'First Name,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value',
    'Anna,Home,08-465 004 05,* Mobile,070-174 06 05',
    'Bo,Work ::: Mobile,070-174 06 07 ::: 070-174 06 06,,',
    'Cia,Work,070-174 06 08,Mobil,070-174 06 09',
    'Dan,Home Fax,08-465 004 06,,',
  ].join('\n');
  const { id: sheetId } = await importText(app, 'contacts.csv', file);
  const { mapping, rows: seen } = await preview(app, sheetId);
  const audience = value(await app.wire.call('audience.build', { sheetId, mapping, name: 'Contacts' }));
  const rows = await rowsOf(app, audience.id);
  assert.deepEqual(short(rows), [
    '2 Anna recipient 46701740605',
    '3 Bo recipient 46701740606',
    '4 Cia recipient 46701740609',
    '5 Dan rejected -',
  ]);
  const shown = seen.slice(1).map(({ judgement }) => judgement.kind === 'recipient' && judgement.msisdn);
  assert.deepEqual(shown, ['46701740605', '46701740606', '46701740609', false]);
  const notes = rows.map((row) => row.notes.map(({ message }) => spoken(message)).join(' '));
  assert.match(notes[0]!, /Taken from “Phone 2 - Value”; the landline in “Phone 1 - Value” was not used\./);
  assert.match(
    notes[2]!,
    /Taken from “Phone 2 - Value”, because of its name; the number in “Phone 1 - Value” was not used\./,
  );
  assert.doesNotMatch(notes[1]!, /Taken|likeliest/);
});

// Threat: Another user of this computer
test('the file and the staging file are readable by their owner only', {
  skip: process.platform === 'win32',
}, async (t) => {
  const app = await swedish(t);
  await importText(app, 'people.csv', PEOPLE);
  const kept = readdirSync(join(app.dataDir, 'sheets'));
  assert.deepEqual(kept.length, 2, kept.join());
  for (const name of kept)
    assert.equal(statSync(join(app.dataDir, 'sheets', name)).mode & 0o777, 0o600, name);
});

test('slices come in any order, and what they do not make whole is never read', async () => {
  const app = await theApp();
  const bytes = new TextEncoder().encode(`Name,Mobile\n${'Åsa,0701740605\n'.repeat(3)}`);
  const { length } = bytes;
  const slices = { first: [0, 9], second: [9, 30], third: [30, length], across: [20, length] } as const;
  async function sent(...which: readonly (keyof typeof slices)[]): Promise<SheetId> {
    const { sheetId } = value(await app.wire.call('sheet.begin', { name: 'people.csv', size: length }));
    const send = ([at, end]: readonly [number, number]) =>
      app.wire.call('sheet.append', { sheetId, at, bytes: bytes.slice(at, end) });
    for (const appended of await Promise.all(which.map((one) => send(slices[one])))) value(appended);
    return sheetId;
  }
  const whole = await sent('third', 'first', 'second');
  value(await app.wire.call('sheet.end', { sheetId: whole }));
  const { rows } = await settled(app, whole);
  const read = await preview(app, whole);
  assert.deepEqual([rows, read.rows.at(-1)?.cells], [4, ['Åsa', '0701740605']]);
  for (const odd of [['first', 'third'], ['first', 'second', 'across'], ['second']] as const) {
    const sheetId = await sent(...odd);
    const ended = await app.wire.call('sheet.end', { sheetId });
    assert.ok(!ended.ok && ended.error.kind === 'bad-input', odd.join());
  }
});

test('a discarded import leaves nothing behind, at whatever moment', async (t) => {
  const app = await swedish(t);
  const lines = Array.from({ length: 60_000 }, (_, n) => `P${n},0701740605,Row ${n} with some words to read`);
  const bytes = new TextEncoder().encode(`Name,Mobile,Note\n${lines.join('\n')}`);

  const received = await upload(app, 'big.csv', bytes);
  value(await app.wire.call('sheet.discard', { sheetId: received }));
  assert.deepEqual(readdirSync(join(app.dataDir, 'sheets')), []);

  for (const reached of [-1, 0, 0.5]) {
    const sheetId = await upload(app, 'big.csv', bytes);
    value(await app.wire.call('sheet.end', { sheetId }));
    await app.when('news of the reading', () => {
      const told = app.events.findLast((event) => event.type === 'sheet' && event.sheet.id === sheetId);
      return told?.type === 'sheet' && told.sheet.stage !== 'receiving' && told.sheet.progress > reached;
    });
    value(await app.wire.call('sheet.discard', { sheetId }));
    assert.deepEqual(readdirSync(join(app.dataDir, 'sheets')), [], `after ${reached}`);
    const again = await app.wire.call('sheet.preview', { sheetId, chosen: {}, from: 0, count: 1 });
    assert.equal(again.ok, false);
  }
});

test('a count that a newer one overtakes, or what is made of the sheet, is superseded', async () => {
  const app = await theApp();
  const lines = Array.from({ length: 50_000 }, (_, n) => `P${n},07017${String(n).padStart(5, '0')}`);
  const { id: sheetId } = await importText(app, 'big.csv', `Name,Mobile\n${lines.join('\n')}`);
  const { mapping } = await preview(app, sheetId);
  const [older, newer, audience] = await Promise.all([
    app.wire.call('sheet.count', { sheetId, mapping }),
    app.wire.call('sheet.count', { sheetId, mapping }),
    app.wire.call('audience.build', { sheetId, mapping, name: 'Big' }),
  ]);
  assert.deepEqual(older.ok ? 'ok' : older.error, { kind: 'superseded' });
  assert.deepEqual(newer.ok ? 'ok' : newer.error, { kind: 'superseded' });
  assert.equal(value(audience).counts.rows, 50_000);
});

test('a cancelled build leaves no audience and keeps the sheet', async (t) => {
  const app = await swedish(t);
  const lines = Array.from({ length: 100_000 }, (_, n) => `P${n},07017${String(n).padStart(5, '0')}`);
  const { id } = await importText(app, 'big.csv', `Name,Mobile\n${lines.join('\n')}`);
  const { mapping } = await preview(app, id);
  for (const reached of [-1, 0, 0.5]) {
    app.events.length = 0;
    const build = app.wire.call('audience.build', { sheetId: id, mapping, name: 'Big' });
    if (reached >= 0) {
      const isThere = (event: AppEvent) => event.type === 'audience' && event.progress > reached;
      await app.when('news of the build', () => app.events.some(isThere));
    }
    value(await app.wire.call('audience.cancel', { sheetId: id }));
    const built = await build;
    assert.ok(!built.ok && built.error.kind === 'stopped', `after ${reached}`);
  }
  const database = new DatabaseSync(join(app.dataDir, 'tagline.db'), { readOnly: true });
  assert.equal(database.prepare('SELECT count(*) AS c FROM audience').get()?.c, 0);
  assert.equal(database.prepare('SELECT count(*) AS c FROM audience_row').get()?.c, 0);
  database.close();

  const audience = value(await app.wire.call('audience.build', { sheetId: id, mapping, name: 'Big' }));
  assert.equal(audience.counts.rows, 100_000);
  const rows = await rowsOfRange(app, audience.id, 99_990, 10);
  assert.equal(rows.at(-1)?.row, 100_001);
});

async function rowsOfRange(app: TestApp, audienceId: AudienceId, from: number, count: number) {
  const view = {
    audienceId,
    message: 'Hi',
    lettering: { encoded: true },
    filter: 'all',
    search: '',
  } as const;
  const { viewId } = value(await app.wire.call('draft.view', view));
  return value(await app.wire.call('draft.page', { viewId, from, count }));
}

test('the same bytes are read again with another encoding and delimiter', async () => {
  const app = await theApp();
  const sheetId = await upload(app, 'names.csv', Buffer.from('Namn;Mobil\nÅsa;0701740605\n', 'latin1'));
  value(await app.wire.call('sheet.end', { sheetId }));
  await settled(app, sheetId);
  app.events.length = 0;
  value(
    await app.wire.call('sheet.reread', { sheetId, options: { encoding: 'iso-8859-7', delimiter: ',' } }),
  );
  await settled(app, sheetId);
  assert.equal((await preview(app, sheetId)).rows[1]?.cells[0], 'Εsa;0701740605');
  app.events.length = 0;
  value(await app.wire.call('sheet.reread', { sheetId, options: { encoding: 'windows-1252' } }));
  await settled(app, sheetId);
  assert.deepEqual((await preview(app, sheetId)).rows[1]?.cells, ['Åsa', '0701740605']);
});

test('what is no spreadsheet is refused in words', async () => {
  const app = await theApp();
  const sheetId = await upload(app, 'paper.pdf', new TextEncoder().encode('%PDF-1.7\n%âãÏÓ\n1 0 obj'));
  value(await app.wire.call('sheet.end', { sheetId }));
  const state = await settled(app, sheetId);
  assert.equal(state.stage, 'failed');
  assert.ok(state.error?.message);
  const blank = await importText(app, 'blank.csv', '\r\n , \r\n\r\n');
  assert.equal(blank.stage, 'failed');
  assert.match(spoken(blank.error?.message) ?? '', /blank\.csv has no text in any row/);
});

test('of rows with one number the last is kept on request', async (t) => {
  const app = await swedish(t);
  const audience = await audienceOf(app, PEOPLE, { duplicates: 'last' });
  assert.deepEqual(
    short(await rowsOf(app, audience.id)).filter((line) => line.includes('46701740605')),
    ['2 Anna duplicate 46701740605', '5 Dan duplicate 46701740605', '6 Eva recipient 46701740605'],
  );
});

test('a corrected row becomes valid at once, and each change can be undone', async () => {
  const app = await theApp();
  const audience = await audienceOf(app, PEOPLE);
  const before = await rowsOf(app, audience.id);
  const { id: audienceId } = audience;

  const corrected = value(
    await app.wire.call('audience.edit', { audienceId, n: 2, column: 'number', value: '0701740609' }),
  );
  assert.equal(corrected.row.status, 'recipient');
  assert.equal(corrected.row.msisdn, '46701740609');
  assert.deepEqual(
    corrected.row.notes.map((note) => note.kind),
    ['tidied', 'edited'],
  );
  assert.equal(corrected.audience.counts.rejected, 0);
  assert.equal(corrected.audience.counts.recipients, 5);
  assert.equal(corrected.audience.counts.edited, 1);

  const renamed = value(await app.wire.call('audience.edit', { audienceId, n: 2, column: 0, value: 'Zia' }));
  assert.deepEqual(renamed.row.cells, ['Zia', 'Kiruna']);

  value(await app.wire.call('audience.undo', { audienceId }));
  const undone = value(await app.wire.call('audience.undo', { audienceId }));
  assert.deepEqual(undone.counts, audience.counts);
  assert.deepEqual(await rowsOf(app, audienceId), before);
  assert.deepEqual([audience.undoable, corrected.audience.undoable, undone.undoable], [false, true, false]);
  const nothing = await app.wire.call('audience.undo', { audienceId });
  assert.ok(!nothing.ok && nothing.error.kind === 'not-found');
});

test('a number that moves away leaves its place to its duplicate; one that arrives twice is a duplicate', async () => {
  const app = await theApp();
  const { id: audienceId, counts } = await audienceOf(app, PEOPLE);
  value(await app.wire.call('audience.edit', { audienceId, n: 0, column: 'number', value: '0701740606' }));
  assert.deepEqual(short(await rowsOf(app, audienceId)).slice(0, 5), [
    '2 Anna undecided 46701740606',
    '3 Bo recipient 46701740606',
    '4 Cia rejected -',
    '5 Dan recipient 46701740605',
    '6 Eva undecided 46701740605',
  ]);
  const undone = value(await app.wire.call('audience.undo', { audienceId }));
  assert.deepEqual(undone.counts, counts);
});

test('of duplicates any row can be chosen, and a row can be left out and taken back', async () => {
  const app = await theApp();
  const { id: audienceId, counts } = await audienceOf(app, PEOPLE);
  const chosen = value(await app.wire.call('audience.choose', { audienceId, n: 4 }));
  assert.equal(chosen.row.status, 'recipient');
  assert.deepEqual(chosen.audience.counts.recipients, counts.recipients);
  const rows = await rowsOf(app, audienceId);
  assert.match(rows[0]!.notes.map((note) => spoken(note.message)).join(), /Row 6 has the same number/);
  assert.match(rows[3]!.notes.map((note) => spoken(note.message)).join(), /Row 6 has the same number/);

  const left = value(await app.wire.call('audience.exclude', { audienceId, n: 4, excluded: true }));
  assert.equal(left.row.status, 'excluded');
  assert.equal(left.audience.counts.recipients, counts.recipients - 1, 'nobody is sent to in their stead');
  const back = value(await app.wire.call('audience.exclude', { audienceId, n: 4, excluded: false }));
  assert.equal(back.row.status, 'recipient');

  const refused = await app.wire.call('audience.choose', { audienceId, n: 2 });
  assert.ok(!refused.ok && refused.error.kind === 'bad-input');
});

test('opt-outs win over every import and edit, and their removal is recorded', async (t) => {
  const app = await swedish(t);
  const text = 'number;name\n070-174 06 05;Anna\n+46701740606\nnobody here\n\n0701740605, 0701740699';
  const added = value(await app.wire.call('optOut.add', { text, note: 'asked by mail', source: 'list.csv' }));
  assert.deepEqual(added, {
    added: 3,
    already: 1,
    unread: ['number;name', 'nobody here'],
    unreadLines: 2,
    open: [],
  });

  const audience = await audienceOf(app, PEOPLE);
  assert.equal(audience.counts.optedOut, 4);
  assert.equal(audience.counts.recipients, 2);
  const edited = value(
    await app.wire.call('audience.edit', {
      audienceId: audience.id,
      n: 6,
      column: 'number',
      value: '0701740699',
    }),
  );
  assert.equal(edited.row.status, 'opted-out');

  const found = value(await app.wire.call('optOut.list', { search: '070-174 06 06', from: 0, count: 10 }));
  assert.deepEqual(
    found.rows.map((row) => [row.msisdn, row.note, row.source]),
    [['46701740606', 'asked by mail', 'list.csv']],
  );
  value(await app.wire.call('optOut.remove', { msisdn: '46701740606', note: 'signed up again' }));
  const log = value(await app.wire.call('optOut.log', { from: 0, count: 1 }));
  assert.deepEqual(
    log.map((row) => [row.msisdn, row.change, row.note]),
    [['46701740606', 'removed', 'signed up again']],
  );
  const again = await app.wire.call('optOut.remove', { msisdn: '46701740606', note: '' });
  assert.equal(again.ok, false);
});

test('a kept audience follows the opt-outs: who is added is left out of it, who is taken off is back', async (t) => {
  const app = await swedish(t);
  const { id: audienceId, counts } = await audienceOf(app, PEOPLE);
  const followed = async (): Promise<string[]> => {
    const isNews = (event: AppEvent) => event.type === 'changed' && event.what === 'audiences';
    await app.when('news of the audience', () => app.events.some(isNews));
    app.events.length = 0;
    return short(await rowsOf(app, audienceId)).filter((line) => line.includes('46701740605'));
  };
  app.events.length = 0;
  value(await app.wire.call('optOut.add', { text: '0701740605', note: '', source: 'by hand' }));
  assert.deepEqual(await followed(), [
    '2 Anna opted-out 46701740605',
    '5 Dan opted-out 46701740605',
    '6 Eva opted-out 46701740605',
  ]);
  assert.equal(value(await app.wire.call('audience.get', { audienceId })).counts.optedOut, 3);
  value(await app.wire.call('optOut.remove', { msisdn: '46701740605', note: 'signed up again' }));
  assert.deepEqual(await followed(), [
    '2 Anna recipient 46701740605',
    '5 Dan undecided 46701740605',
    '6 Eva undecided 46701740605',
  ]);
  assert.deepEqual(value(await app.wire.call('audience.get', { audienceId })).counts, counts);
});

test('who is taken off the opt-outs while a list is written is sent to', async (t) => {
  const app = await swedish(t);
  const beside = besideApp(t, app.dataDir);
  value(await app.wire.call('optOut.add', { text: '0701740605', note: '', source: 'by hand' }));
  beside.exec('CREATE TRIGGER taken_off AFTER INSERT ON audience_row BEGIN DELETE FROM opt_out; END');
  const { counts } = await audienceOf(app, PEOPLE);
  assert.equal(counts.optedOut, 0);
});

test('a mapping is remembered for the next file with the same columns', async () => {
  const app = await theApp();
  const text = 'Who,Reach at,Seat\nAnna,0701740605,12\nBo,0701740606,13\n';
  await audienceOf(app, text, { numberColumn: 1, tagColumns: [2], duplicates: 'last' });
  const { id } = await importText(app, 'next.csv', 'Seat,Who,Reach at\n14,Cia,0701740607\n');
  const { mapping } = await preview(app, id);
  assert.deepEqual([mapping.numberColumn, mapping.tagColumns, mapping.duplicates], [2, [0], 'last']);
});

test('the condition of an earlier list is offered, never taken by itself, and the review says that it was not taken', async () => {
  const app = await theApp();
  const text = `Person,Mobile nr,State\nAnna,0701740605,ok\nBo,0701740606,off\n`;
  const only = [{ column: 2, test: 'is-not', value: 'off' }] as const;
  const first = await audienceOf(app, text, { only });
  assert.equal(first.counts.recipients, 1);
  const named = [{ column: 'State', test: 'is-not', value: 'off' }];
  const { id } = await importText(app, 'next.csv', text);
  const { mapping, earlier } = await preview(app, id, { duplicates: 'join' });
  assert.deepEqual([mapping.only, earlier], [undefined, { only: named, duplicates: 'ask' }]);
  const same = (await preview(app, id, earlier!)).mapping;
  assert.deepEqual([same.only, same.duplicates], [only, 'ask']);

  const warningsOn = async (audienceId: AudienceId) => {
    const { id: campaignId } = value(await app.wire.call('draft.create', {}));
    const patch = { message: 'Hi {Person}', audienceId };
    value(await app.wire.call('draft.save', { campaignId, patch }));
    const { warnings } = value(await app.wire.call('campaign.review', { campaignId }));
    return warnings.map(({ message }) => spoken(message)).join(' ');
  };
  const whole = await audienceOf(app, text);
  const third = await audienceOf(app, text);
  assert.match(await warningsOn(whole.id), /The list before, with the same columns, had only some rows of/);
  for (const { id } of [first, third]) assert.doesNotMatch(await warningsOn(id), /had only some rows/);
  assert.equal((await preview(app, id)).earlier, null, 'the last list had all rows');
});

test('a change to people who are no longer kept, or by a mapping that names a column twice, fails in words', async () => {
  const app = await theApp();
  const { id: audienceId } = await audienceOf(app, PEOPLE);
  value(await app.wire.call('audience.remove', { audienceId }));
  await until(async () => !(await app.wire.call('audience.get', { audienceId })).ok, { what: 'its end' });
  const failed = [
    await app.wire.call('audience.edit', { audienceId, n: 0, column: 0, value: 'Ada' }),
    await app.wire.call('audience.exclude', { audienceId, n: 0, excluded: true }),
    await app.wire.call('audience.choose', { audienceId, n: 0 }),
    await app.wire.call('audience.undo', { audienceId }),
  ];
  assert.deepEqual(
    failed.map((result) => !result.ok && result.error.kind),
    ['not-found', 'not-found', 'not-found', 'not-found'],
  );
  const { id: sheetId } = await importText(app, 'people.csv', PEOPLE);
  const { mapping } = await preview(app, sheetId);
  const twice = { ...mapping, tagColumns: [0, 0] };
  const built = await app.wire.call('audience.build', { sheetId, mapping: twice, name: '' });
  assert.ok(!built.ok && built.error.kind === 'bad-input');
});

test('a removed audience is gone, and what a crash left half made or half read is gone at the next start', async (t) => {
  const folder = tempFolder(t);
  const app = await swedish(t, { dataDir: folder });
  const audience = await audienceOf(app, PEOPLE);
  const kept = await audienceOf(app, PEOPLE);
  await importText(app, 'people.csv', PEOPLE);
  value(await app.wire.call('audience.remove', { audienceId: audience.id }));
  assert.deepEqual(
    value(await app.wire.call('audience.list', { before: null })).rows.map((one) => one.id),
    [kept.id],
  );
  await app.app.close();
  assert.ok(!existsSync(join(folder, 'sheets')));

  const database = new DatabaseSync(join(folder, 'tagline.db'));
  database.prepare('UPDATE audience SET ready = 0 WHERE id = ?').run(kept.id);
  database.close();
  await swedish(t, { dataDir: folder });
  const reader = new DatabaseSync(join(folder, 'tagline.db'), { readOnly: true });
  atEnd(t, () => reader.close());
  const left = () =>
    ['audience', 'audience_row'].map(
      (table) => reader.prepare(`SELECT count(*) AS c FROM ${table}`).get()?.c,
    );
  await until(() => left().every((count) => count === 0), { what: 'nothing left of them', seen: left });
});

const BROKEN = 'Name,Mobile\nAnna,4.67017E+10\n=cmd(),070-XX\nBo,0701740606\nCia,"+46 70 17"\n';

for (const format of ['csv', 'xlsx'] as const) {
  test(`rejected rows are saved as ${format} with their reasons, corrected and imported again`, async (t) => {
    const app = await swedish(t);
    const audience = await audienceOf(app, BROKEN);
    assert.equal(audience.counts.rejected, 3);
    const { name, bytes } = await exported(app.wire, { what: 'rejections', audienceId: audience.id, format });
    assert.equal(name, `People - rejected rows.${format}`);
    assert.deepEqual(readdirSync(join(app.dataDir, 'sheets')), []);
    if (format === 'csv') assert.match(Buffer.from(bytes).toString(), /'=cmd\(\)/, 'no cell is a formula');

    const sheetId = await upload(app, name, bytes);
    value(await app.wire.call('sheet.end', { sheetId }));
    assert.equal((await settled(app, sheetId)).stage, 'ready');
    const { mapping, rows, columns } = await preview(app, sheetId);
    assert.deepEqual(
      columns.map((column) => column.name),
      ['Mobile', 'Name', 'Row in file', 'Why it was left out', 'What to do'],
    );
    assert.equal(mapping.numberColumn, 0);
    assert.deepEqual(mapping.tagColumns, [1], 'the reasons are no tags');
    assert.deepEqual(
      rows.slice(1).map((row) => [row.cells[0], row.cells[2]]),
      [
        ['4.67017E+10', '2'],
        ['070-XX', '3'],
        [format === 'csv' ? "'+46 70 17" : '+46 70 17', '5'],
      ],
    );
    const again = value(await app.wire.call('audience.build', { sheetId, mapping, name: 'Again' }));
    value(
      await app.wire.call('audience.edit', {
        audienceId: again.id,
        n: 2,
        column: 'number',
        value: '0701740605',
      }),
    );
    assert.equal((await rowsOf(app, again.id))[2]?.msisdn, '46701740605');
  });
}

test('corrected rows are put back where they came from, once each, and can be undone', async () => {
  const app = await theApp();
  const audience = await audienceOf(app, BROKEN);
  const { bytes } = await exported(app.wire, { what: 'rejections', audienceId: audience.id, format: 'csv' });
  const text = Buffer.from(bytes).toString();
  const correct = async (change: (text: string) => string) => {
    const { id: sheetId } = await importText(app, 'corrected.csv', change(text));
    const { mapping } = await preview(app, sheetId);
    return app.wire.call('audience.correct', { sheetId, mapping, audienceId: audience.id });
  };
  const before = await rowsOf(app, audience.id);

  const refused = await correct((lines) => `${lines}0701740699,Zed,77,,\r\n`);
  assert.ok(!refused.ok && refused.error.kind === 'bad-input');
  assert.match(spoken(refused.error.message), /Row 5 of this file is not a row of the list/);
  const twice = await correct((lines) => `${lines}0701740699,Zed,2,,\r\n`);
  assert.ok(!twice.ok && /Rows 2 and 5 both fix row 2/.test(spoken(twice.error.message)));
  const without = await correct((lines) => lines.replace('Row in file', 'Row'));
  assert.ok(!without.ok && /does not show which rows/.test(spoken(without.error.message)));
  assert.deepEqual(await rowsOf(app, audience.id), before, 'nothing of these was taken');

  const done = value(
    await correct((lines) =>
      lines.replace('4.67017E+10,Anna', '0701740606,Anna').replace("'+46 70 17,Cia", '0701740607,Åsa'),
    ),
  );
  assert.deepEqual([done.corrected, done.stillRejected], [2, 1]);
  assert.deepEqual(short(await rowsOf(app, audience.id)), [
    '2 Anna undecided 46701740606',
    '3 =cmd() rejected -',
    '4 Bo recipient 46701740606',
    '5 Åsa recipient 46701740607',
  ]);
  assert.equal(done.audience.counts.rejected, 1);

  const again = value(await correct((lines) => lines));
  assert.deepEqual(
    [again.corrected, again.stillRejected],
    [0, 1],
    'what was corrected meanwhile stays as it is',
  );
  const history = async () =>
    value(await app.wire.call('audience.history', { audienceId: audience.id, from: 0, count: 10 })).map(
      ({ act, rows, row, undone }) => ({ act, rows, row, undone }),
    );
  const correcting = { act: 'correct', rows: 2, row: 2, undone: false } as const;
  assert.deepEqual(await history(), [correcting]);
  const after = await rowsOf(app, audience.id);
  assert.ok(value(await app.wire.call('audience.undo', { audienceId: audience.id })).redoable);
  assert.deepEqual(await rowsOf(app, audience.id), before);
  assert.deepEqual(await history(), [{ ...correcting, undone: true }]);
  value(await app.wire.call('audience.redo', { audienceId: audience.id }));
  assert.deepEqual(await rowsOf(app, audience.id), after);
  value(await app.wire.call('audience.undo', { audienceId: audience.id }));
});

for (const format of ['csv', 'xlsx'] as const) {
  test(`left-out rows saved as ${format} hold every number of theirs, and any of these corrects its row`, async () => {
    const app = await theApp();
    const text =
      'Name,Mobile,Work,City,Home\n' +
      'Anna,070-XX,"+46 8 17",Umeå,=1\nBo,,n/a,Lund,\nCia,0701740605,none,Kiruna,\n' +
      'Dan,070-YY,,Visby,\nEva,4.67E+10,,Ystad,-\n';
    const { id: first } = await importText(app, 'people.csv', text);
    const guessed = (await preview(app, first)).mapping;
    const mapping = { ...guessed, numberColumn: 1, otherColumns: [4, 2], tagColumns: [0, 3] };
    const built = value(await app.wire.call('audience.build', { sheetId: first, mapping, name: 'People' }));
    assert.deepEqual([built.otherColumns, built.counts.rejected], [['Home', 'Work'], 4]);
    // A row that was good and is no longer has its other numbers too, and what was typed instead of its number.
    const edit = { audienceId: built.id, n: 2, column: 'number', value: 'moved' } as const;
    value(await app.wire.call('audience.edit', edit));
    const before = await rowsOf(app, built.id);

    const saved = async (change: (cells: string[]) => string[] | null) => {
      const { bytes } = await exported(app.wire, { what: 'rejections', audienceId: built.id, format });
      const sheetId = await upload(app, `left out.${format}`, bytes);
      value(await app.wire.call('sheet.end', { sheetId }));
      await settled(app, sheetId);
      const { rows } = await preview(app, sheetId);
      const quoted = rows.map(({ cells }) => (change([...cells]) ?? [...cells]).map((cell) => `"${cell}"`));
      const { id: corrected } = await importText(app, 'corrected.csv', quoted.join('\n'));
      const seen = await preview(app, corrected);
      const input = { sheetId: corrected, mapping: seen.mapping, audienceId: built.id };
      return { rows, done: value(await app.wire.call('audience.correct', input)) };
    };
    const { rows, done: unchanged } = await saved(() => null);
    const safe = (cell: string) => (format === 'csv' ? `'${cell}` : cell);
    assert.deepEqual(
      rows.map(({ cells }) => cells.slice(0, 6)),
      [
        ['Mobile', 'Home', 'Work', 'Name', 'City', 'Row in file'],
        ['070-XX', safe('=1'), safe('+46 8 17'), 'Anna', 'Umeå', '2'],
        ['', '', 'n/a', 'Bo', 'Lund', '3'],
        ['moved', '', 'none', 'Cia', 'Kiruna', '4'],
        ['070-YY', '', '', 'Dan', 'Visby', '5'],
        ['4.67E+10', safe('-'), '', 'Eva', 'Ystad', '6'],
      ],
    );
    assert.deepEqual([unchanged.corrected, unchanged.stillRejected], [0, 5]);
    assert.deepEqual(await rowsOf(app, built.id), before, 'what comes back as it was changes nothing');

    const corrects: Record<string, (cells: string[]) => string[]> = {
      Anna: ([mobile, home, , ...rest]) => [mobile!, home!, '0701740609', ...rest],
      Bo: ([mobile, , work, ...rest]) => [mobile!, '0701740606', work!, ...rest],
      Cia: ([, ...rest]) => ['0701740607', ...rest],
      Dan: ([mobile, home, work, , ...rest]) => [mobile!, home!, work!, 'Daniel', ...rest],
    };
    const { done } = await saved((cells) => corrects[cells[3]!]?.(cells) ?? null);
    assert.deepEqual([done.corrected, done.stillRejected], [3, 2]);
    assert.deepEqual(short(await rowsOf(app, built.id)), [
      '2 Anna recipient 46701740609',
      '3 Bo recipient 46701740606',
      '4 Cia recipient 46701740607',
      '5 Daniel rejected -',
      '6 Eva rejected -',
    ]);
    value(await app.wire.call('audience.undo', { audienceId: built.id }));
    assert.deepEqual(await rowsOf(app, built.id), before);
  });
}

test('opt-outs come from any spreadsheet, of the columns that its mapping names', async (t) => {
  const app = await swedish(t);
  const add = async (bytes: Uint8Array, otherColumns: readonly number[] = []) => {
    const sheetId = await upload(app, 'stop.csv', bytes);
    value(await app.wire.call('sheet.end', { sheetId }));
    await settled(app, sheetId);
    const { mapping } = await preview(app, sheetId);
    const input = {
      sheetId,
      // A column of words is proposed under no name: a person chooses it.
      mapping: { ...mapping, numberColumn: mapping.numberColumn ?? 0, otherColumns },
      note: 'list of March',
      source: 'stop.csv',
    };
    return value(await app.wire.call('optOut.addSheet', input));
  };
  const named =
    'Order\tMobile\n0701740699\t0701740605\n2\t"070-174 06 06\n070-174 06 07"\n3\tasked by mail\n4\t\n';
  assert.deepEqual(await add(Buffer.from(`\ufeff${named}`, 'utf16le')), {
    added: 3,
    already: 0,
    unread: ['asked by mail'],
    unreadLines: 1,
    open: [],
  });
  const both = await add(
    Buffer.from('Name,Mobile,Phone,Fax\nAnna,0701740605,0846500401,0846500409\nBo,,0701740609,\n'),
    [2],
  );
  assert.deepEqual([both.added, both.already, both.unread], [2, 1, []]);
  const unnumbered = Array.from({ length: 201 }, (_, n) => `Nobody ${n} ${'x'.repeat(300)}`);
  const unread = await add(Buffer.from(['Mobile', ...unnumbered].join('\n')));
  assert.deepEqual(
    unread.unread,
    unnumbered.slice(0, 200).map((row) => row.slice(0, 200)),
  );
  assert.equal(unread.unreadLines, 201);
  const { rows } = value(await app.wire.call('optOut.list', { search: '', from: 0, count: 10 }));
  assert.deepEqual(rows.map(({ msisdn }) => msisdn).sort(), [
    '46701740605',
    '46701740606',
    '46701740607',
    '46701740609',
    '46846500401',
  ]);
  assert.deepEqual(
    readdirSync(join(app.dataDir, 'sheets')),
    [],
    'the file is gone once its numbers are on the list',
  );
});

test('every pasted line without a number comes back as it was', async (t) => {
  const app = await swedish(t);
  const lines = Array.from({ length: 201 }, (_, n) => `Nobody ${n} ${'x'.repeat(300)}`);
  const text = [...lines, '0701740605'].join('\n');
  const added = value(await app.wire.call('optOut.add', { text, note: '', source: 'by hand' }));
  assert.deepEqual(added, { added: 1, already: 0, unread: lines, unreadLines: 201, open: [] });
});

test('the opt-outs are saved as CSV and can be added again from it', async (t) => {
  const app = await swedish(t);
  value(
    await app.wire.call('optOut.add', { text: '0701740605\n0701740606', note: '=1+1', source: 'by hand' }),
  );
  const { bytes } = await exported(app.wire, { what: 'opt-outs' });
  const text = Buffer.from(bytes).toString();
  assert.match(text, /^\uFEFFNumber with country code,Note,Source,Added\r\n'\+46701740605,'=1\+1,by hand,/);
  value(await app.wire.call('optOut.remove', { msisdn: '46701740605', note: '' }));
  // Also where the digits alone are another number at home.
  for (const home of ['SE', 'DE']) {
    value(await app.wire.call('settings.save', { settings: { home } }));
    const { id: sheetId } = await importText(app, 'opt-outs.csv', text);
    const { mapping } = await preview(app, sheetId);
    const input = { sheetId, mapping, note: '', source: 'opt-outs.csv' };
    const again = value(await app.wire.call('optOut.addSheet', input));
    assert.deepEqual([again.added, again.already], home === 'SE' ? [1, 1] : [0, 2]);
  }
  // Pasted, its lines hold more than a number.
  const pasted = value(await app.wire.call('optOut.add', { text, note: '', source: 'opt-outs.csv' }));
  assert.deepEqual([pasted.added, pasted.already], [0, 0]);
  assert.deepEqual(pasted.open.flatMap(({ numbers }) => numbers).sort(), ['46701740605', '46701740606']);
});

test('a file can be given to a draft, or to a new one, as its list is made; a started campaign keeps its own', async (t) => {
  const app = await campaignApp(t);
  const { wire } = app;
  const built = async (draft: CampaignId | 'new') => {
    const { id: sheetId } = await importText(app, 'people.csv', 'Name,Phone\nAnn,+12015550100\n');
    const { mapping } = await preview(app, sheetId);
    return value(await wire.call('audience.build', { sheetId, mapping, name: 'Guests', draft }));
  };
  const draftId = await app.draft(3, { name: 'Spring' });
  const given = await built(draftId);
  assert.equal(given.draft?.id, draftId);
  const { audienceId, name } = value(await wire.call('draft.get', { campaignId: draftId }));
  assert.deepEqual([audienceId, name], [given.id, 'Spring']);
  await app.when('the news of it', () =>
    app.events.some((event) => event.type === 'draft' && event.draft.audienceId === given.id),
  );

  const made = await built('new');
  const draft = value(await wire.call('draft.get', { campaignId: made.draft!.id }));
  assert.deepEqual([draft.audienceId, draft.name], [made.id, 'Guests']);

  await app.start(draftId);
  await app.reached(draftId, 'finished');
  const late = await built(draftId);
  assert.equal(late.draft, null);
  assert.equal(value(await wire.call('draft.get', { campaignId: draftId })).audienceId, given.id);
  assert.equal(value(await wire.call('audience.get', { audienceId: late.id })).name, 'Guests');
});

test('values that nobody meant are counted over all rows, and not only the first ones', async () => {
  const app = await theApp();
  const rows = Array.from({ length: 700 }, (_, at) => `+4670174${1000 + at},${at === 600 ? '#N/A' : 'Ada'}`);
  const { id: sheetId } = await importText(app, 'late.csv', `Mobile,Name\n${rows.join('\n')}\n`);
  const { mapping } = await preview(app, sheetId);
  const { odd } = value(await app.wire.call('sheet.count', { sheetId, mapping }));
  assert.deepEqual(odd, [{ column: 1, kind: 'nothing', rows: 1, value: '#N/A' }]);
});
