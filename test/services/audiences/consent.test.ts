import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AudienceId } from '../../../shared/brand.ts';
import type { ConsentChoice, Mapping } from '../../../shared/sheet/sheet.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { type TestApp, testApp, value } from '../support/app.ts';
import { shared } from '../support/shared.ts';
import { audienceOf, importText, preview } from '../support/sheet.ts';

const PEOPLE = [
  'Name,Mobile,Consent SMS,Robinson',
  'Ada,0701740601,yes,',
  'Bo,0701740602,no,',
  'Cia,0701740603,,',
  'Dan,not a number,no,',
  'Ada,0701740601,yes,',
  'Flo,0701740604,Yes,x',
  'Gus,0701740605,YES,',
  'Gus,0701740602,yes,',
].join('\n');

const leaveOut: ConsentChoice = { leaveOut: true, values: [] };

const theApp = shared((file) => testApp(file, { locale: 'sv-SE' }));

async function mapped(app: TestApp, change: Partial<Mapping>) {
  const { id: sheetId } = await importText(app, 'people.csv', PEOPLE);
  return { sheetId, mapping: { ...(await preview(app, sheetId)).mapping, ...change } };
}

async function build(app: TestApp, change: Partial<Mapping>, optOutSaidNo = false) {
  const { sheetId, mapping } = await mapped(app, change);
  return app.wire.call('audience.build', { sheetId, mapping, name: 'People', optOutSaidNo });
}

async function rowsOf(app: TestApp, audienceId: AudienceId) {
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

test('people who said no are left out under their own reason, with all rows of their number', async () => {
  const app = await theApp();
  const counted = value(await app.wire.call('sheet.count', await mapped(app, { consent: leaveOut })));
  const { people, rows: ofThem } = counted.consent;
  assert.deepEqual([people, ofThem, counted.saidNo], [3, 4, 4], 'one number for rows');
  const list = value(await build(app, { consent: leaveOut }));
  const rows = await rowsOf(app, list.id);
  assert.deepEqual(
    rows.map(({ status }) => status),
    ['recipient', 'said-no', 'said-no', 'rejected', 'duplicate', 'said-no', 'recipient', 'said-no'],
  );
  assert.deepEqual([list.counts.recipients, list.counts.saidNo], [2, 4]);
  assert.equal(spoken(rows[1]?.notes[0]?.message), 'Said no in “Consent SMS” or “Robinson”.');
  const patch = { audienceId: list.id, message: 'Hi' };
  const draft = value(await app.wire.call('draft.create', { patch }));
  const review = value(await app.wire.call('campaign.review', { campaignId: draft.id }));
  assert.deepEqual(
    review.excluded.map(({ reason, people }) => [spoken(reason), people]),
    [
      ['rejected rows', 1],
      ['duplicates', 1],
      ['said no in “Consent SMS” or “Robinson”', 4],
    ],
  );
});

test('nothing is made until it is decided about them, and the decision holds for the next file', async (t) => {
  const app = await testApp(t, { locale: 'sv-SE' });
  const open = await build(app, {});
  assert.ok(!open.ok);
  assert.match(spoken(open.error.message), /^3 people said no in “Consent SMS” or “Robinson”/);
  const blankIsYes = { leaveOut: true, values: [{ column: 2, value: '', isNo: false }] };
  value(await build(app, { consent: blankIsYes }));
  const again = value(await build(app, {}));
  assert.deepEqual([again.counts.saidNo, again.consentColumns], [3, ['Consent SMS', 'Robinson']]);
  const texted = value(await build(app, { consent: { leaveOut: false, asked: [2, 3], values: [] } }));
  assert.deepEqual([texted.counts.saidNo, texted.counts.recipients, texted.consentColumns], [0, 5, []]);
});

test('texting people who said no in one column decides nothing about those who say it in another one later', async () => {
  const app = await theApp();
  const file = async (rows: string, change: Partial<Mapping> = {}) => {
    const { id: sheetId } = await importText(app, 'people.csv', `Name,Mobile,SMS consent,Status\n${rows}`);
    const mapping = { ...(await preview(app, sheetId)).mapping, ...change };
    return app.wire.call('audience.build', { sheetId, mapping, name: 'People', optOutSaidNo: false });
  };
  const first = 'Ada,0701740601,yes,active\nBo,0701740602,no,active';
  const texted = { consent: { leaveOut: false, asked: [2], values: [] } };
  assert.equal(value(await file(first, texted)).counts.recipients, 2);
  assert.equal(value(await file(first)).counts.recipients, 2, 'as remembered');
  const later = await file('Ada,0701740601,yes,active\nBo,0701740602,no,unsubscribed');
  assert.ok(!later.ok);
  assert.match(spoken(later.error.message), /^1 person said no in “SMS consent” or “Status”/);
});

test('a no beside the number is asked about too', async () => {
  const app = await theApp();
  const { id: sheetId } = await importText(
    app,
    'people.csv',
    'Name,Mobile\nAda,0701740601\nBo,0701740602 (no SMS)\nCia,STOP 0701740603\nDan,0701740604\n',
  );
  const { mapping } = await preview(app, sheetId);
  const { consent } = value(await app.wire.call('sheet.count', { sheetId, mapping }));
  assert.deepEqual([consent.people, consent.columns.map(({ name }) => name)], [2, ['Mobile']]);
  const shown = consent.columns[0]?.values.map((one) => one.value);
  assert.deepEqual(shown, ['0701740602 (no SMS)'], 'and nobody else’s number is shown or remembered');
  const open = await app.wire.call('audience.build', { sheetId, mapping, name: 'People' });
  assert.ok(!open.ok);
});

test('they can be opted out in the same step, and a change of the opt-outs brings nobody back', async () => {
  const app = await theApp();
  const list = value(await build(app, { consent: leaveOut }, true));
  const optOuts = value(await app.wire.call('optOut.list', { search: '', from: 0, count: 10 }));
  assert.deepEqual(optOuts.rows.map(({ msisdn }) => msisdn).sort(), [
    '46701740602',
    '46701740603',
    '46701740604',
  ]);
  assert.equal(optOuts.rows[0]?.note, 'Consent SMS, Robinson');
  value(await app.wire.call('optOut.remove', { msisdn: '46701740602', note: '' }));
  const other = await audienceOf(app, 'Name,Mobile\nBo,0701740602\nCia,0701740603');
  assert.deepEqual([other.counts.recipients, other.counts.optedOut], [1, 1]);
  assert.equal(value(await app.wire.call('audience.get', { audienceId: list.id })).counts.saidNo, 4);
});

test('a corrected number does not bring somebody back who said no, and only a press of its own does', async () => {
  const app = await theApp();
  const { id: audienceId } = value(await build(app, { consent: leaveOut }));
  const edit = { audienceId, n: 3, column: 'number', value: '0701740609' } as const;
  assert.equal(value(await app.wire.call('audience.edit', edit)).row.status, 'said-no');
  const take = { audienceId, n: 3, excluded: false };
  assert.equal(value(await app.wire.call('audience.exclude', take)).row.status, 'recipient');
  value(await app.wire.call('audience.undo', { audienceId }));
  assert.equal((await rowsOf(app, audienceId))[3]?.status, 'said-no');
});

test('a no in one list holds in a list made of two', async () => {
  const app = await theApp();
  const list = value(await build(app, { consent: leaveOut }));
  const other = await audienceOf(app, 'Name,Mobile\nBo,0701740602\nHal,0701740610');
  const derivation = { kind: 'together', audienceId: other.id, otherId: list.id } as const;
  const both = value(await app.wire.call('audience.derive', { derivation, name: 'Both' }));
  assert.deepEqual([both.counts.recipients, both.counts.saidNo], [3, 5]);
  assert.deepEqual(both.consentColumns, ['Consent SMS', 'Robinson']);
});

test('a no whose number is corrected holds for all rows of that number, also once an opt-out is taken back', async () => {
  const app = await theApp();
  const { id: audienceId } = value(await build(app, { consent: leaveOut }));
  const statuses = async (...rows: number[]) => {
    const all = await rowsOf(app, audienceId);
    return rows.map((n) => all[n]?.status);
  };
  const optOut = { text: '+46701740601', note: '', source: 'Desk' };
  const correct = { audienceId, n: 3, column: 'number', value: '0701740601' } as const;
  assert.equal(value(await app.wire.call('audience.edit', correct)).row.status, 'said-no');
  assert.deepEqual(await statuses(0, 3, 4), ['said-no', 'said-no', 'said-no']);
  value(await app.wire.call('audience.undo', { audienceId }));
  assert.deepEqual(await statuses(0, 3, 4), ['recipient', 'rejected', 'duplicate']);
  value(await app.wire.call('audience.redo', { audienceId }));
  value(await app.wire.call('audience.undo', { audienceId }));
  value(await app.wire.call('optOut.add', optOut));
  value(await app.wire.call('audience.edit', correct));
  value(await app.wire.call('optOut.remove', { msisdn: '46701740601', note: '' }));
  await app.when('the opt-out taken back', async () => !(await statuses(0, 3, 4)).includes('opted-out'));
  assert.deepEqual(await statuses(0, 3, 4), ['said-no', 'said-no', 'said-no']);
});

test('a no in either list holds for people in both', async () => {
  const app = await theApp();
  const list = value(await build(app, { consent: leaveOut }));
  const other = await audienceOf(app, 'Name,Mobile\nBo,0701740602\nAda,0701740601');
  const derivation = { kind: 'in-both', audienceId: other.id, otherId: list.id } as const;
  const both = value(await app.wire.call('audience.derive', { derivation, name: 'Both' }));
  assert.deepEqual([both.counts.recipients, both.counts.saidNo], [1, 1]);
  assert.deepEqual(both.consentColumns, ['Consent SMS', 'Robinson']);
});

test('a no holds in lists made of its list, also of somebody who is opted out as well or left out by hand', async (t) => {
  const app = await testApp(t, { locale: 'sv-SE' });
  const { id: otherId } = value(await build(app, { consent: leaveOut }));
  const optOut = { text: '+46701740609', note: '', source: 'Desk' };
  value(await app.wire.call('optOut.add', optOut));
  const correct = { audienceId: otherId, n: 3, column: 'number', value: '0701740609' } as const;
  assert.equal(value(await app.wire.call('audience.edit', correct)).row.status, 'said-no', 'as in an import');
  const out = { audienceId: otherId, n: 2, excluded: true };
  assert.equal(value(await app.wire.call('audience.exclude', out)).row.status, 'excluded');
  const { id: audienceId } = await audienceOf(
    app,
    'Name,Mobile\nDan,0701740609\nCia,0701740603\nAda,0701740601',
  );
  const derivation = { kind: 'in-both', audienceId, otherId } as const;
  const both = value(await app.wire.call('audience.derive', { derivation, name: 'Both' }));
  const statuses = async () => (await rowsOf(app, both.id)).map(({ status }) => status);
  assert.deepEqual(await statuses(), ['said-no', 'said-no', 'recipient']);
});

test('a no whose row is left out by hand holds for all rows of the number that it is corrected to', async () => {
  const app = await theApp();
  const { id: audienceId } = value(await build(app, { consent: leaveOut }));
  value(await app.wire.call('audience.exclude', { audienceId, n: 3, excluded: true }));
  const correct = { audienceId, n: 3, column: 'number', value: '0701740601' } as const;
  assert.equal(value(await app.wire.call('audience.edit', correct)).row.status, 'excluded');
  const statuses = (await rowsOf(app, audienceId)).map(({ status }) => status);
  assert.deepEqual(
    [0, 3, 4].map((n) => statuses[n]),
    ['said-no', 'excluded', 'said-no'],
  );
});

test('taking many rows back in takes nobody who said no, and says how many they are', async () => {
  const app = await theApp();
  const { id: audienceId } = value(await build(app, { consent: leaveOut }));
  const outByHand = [0, 3];
  for (const n of outByHand)
    value(await app.wire.call('audience.exclude', { audienceId, n, excluded: true }));
  const correct = { audienceId, n: 3, column: 'number', value: '0701740609' } as const;
  assert.equal(
    value(await app.wire.call('audience.edit', correct)).row.status,
    'excluded',
    'Dan, who said no',
  );
  const view = { audienceId, message: '', lettering: { encoded: true }, filter: 'all', search: '' } as const;
  const { viewId } = value(await app.wire.call('draft.view', view));
  const all = { audienceId, viewId, spans: [{ from: 0, to: 8 }], excluded: false };
  const { saidNo, audience } = value(await app.wire.call('audience.excludeRows', all));
  assert.deepEqual([saidNo, audience.counts.recipients, audience.counts.saidNo], [5, 2, 4]);
  assert.deepEqual(
    (await rowsOf(app, audienceId)).map(({ status }) => status),
    ['recipient', 'said-no', 'said-no', 'excluded', 'duplicate', 'said-no', 'recipient', 'said-no'],
  );
  const onlyNo = { ...all, spans: [{ from: 1, to: 3 }] };
  assert.equal(value(await app.wire.call('audience.excludeRows', onlyNo)).saidNo, 2);
});

test('who says no and is opted out too says no for all rows of the number', async (t) => {
  const app = await testApp(t, { locale: 'sv-SE' });
  const { id: audienceId } = value(await build(app, { consent: leaveOut }));
  value(await app.wire.call('optOut.add', { text: '+46701740601', note: '', source: 'Desk' }));
  const statuses = async () => {
    const all = await rowsOf(app, audienceId);
    return [0, 3, 4].map((n) => all[n]?.status);
  };
  await app.when('the opt-out', async () => (await statuses()).includes('opted-out'));
  value(await app.wire.call('audience.edit', { audienceId, n: 3, column: 'number', value: '0701740601' }));
  assert.deepEqual(await statuses(), ['said-no', 'said-no', 'said-no']);
});

test('a value that nobody has decided about is asked about in the next file of the same columns', async (t) => {
  const app = await testApp(t, { locale: 'da-DK' });
  const file = async (rows: string, consent?: ConsentChoice) => {
    const { id: sheetId } = await importText(app, 'week.csv', `Mobile,Name,SMS status\n${rows}`);
    const { mapping } = await preview(app, sheetId);
    const counted = value(await app.wire.call('sheet.count', { sheetId, mapping }));
    const of = consent === undefined ? mapping : { ...mapping, consent };
    const built = await app.wire.call('audience.build', {
      sheetId,
      mapping: of,
      name: 'Week',
      optOutSaidNo: false,
    });
    return { built, counted };
  };
  const week =
    '+4520340001,Ann,active\n+4520340002,Bo,STOP\n+4520340003,Cia,opted out\n+4520340004,Dan,active';
  const { built: open, counted } = await file(week);
  assert.ok(!open.ok);
  assert.match(spoken(open.error.message), /^2 people said no in “SMS status”/);
  assert.deepEqual(
    counted.consent.columns[0]?.values.map(({ value, rows, isNo }) => [value, rows, isNo]),
    [
      ['active', 2, false],
      ['STOP', 1, true],
      ['opted out', 1, true],
    ],
  );
  assert.equal(value((await file(week, leaveOut)).built).counts.saidNo, 2);
  const fewer = await file('+4520340001,Ann,active\n+4520340002,Bo,stop');
  assert.equal(value(fewer.built).counts.saidNo, 1, 'as remembered');
  const { built: another } = await file(
    '+4520340001,Ann,active\n+4520340005,Eva,på pause\n+4520340003,Cia,opted out',
  );
  assert.ok(!another.ok, 'nobody has said what “på pause” means');
});

test('a no in a note among many others is found, and only values that mean it are shown', async () => {
  const app = await theApp();
  const rows = Array.from(
    { length: 100 },
    (_, at) => `P${at},07017406${String(at).padStart(2, '0')},note ${at}`,
  );
  rows[70] = 'P70,0701740670,please do not text';
  const { id: sheetId } = await importText(app, 'notes.csv', `Name,Mobile,Notes\n${rows.join('\n')}`);
  const { mapping } = await preview(app, sheetId);
  const { consent } = value(await app.wire.call('sheet.count', { sheetId, mapping }));
  assert.deepEqual(
    [consent.people, consent.columns[0]?.values.map(({ value }) => value)],
    [1, ['please do not text']],
  );
});

test('values that may mean no to nobody are asked about too, and the answer makes the list', async (t) => {
  const app = await testApp(t, { locale: 'sv-SE' });
  const list = 'Name,Mobile,unsubscribed_at\nAda,0701740601,NULL\nBo,0701740602,NULL';
  const { id: sheetId } = await importText(app, 'export.csv', list);
  const { mapping } = await preview(app, sheetId);
  const build = (of: Mapping) =>
    app.wire.call('audience.build', { sheetId, mapping: of, name: 'Export', optOutSaidNo: false });
  const open = await build(mapping);
  assert.ok(!open.ok);
  assert.match(spoken(open.error.message), /which values in “unsubscribed_at” mean no/);
  assert.equal(value(await build({ ...mapping, consent: leaveOut })).counts.recipients, 2);
});
