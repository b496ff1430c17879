import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Msisdn } from '../../../shared/brand.ts';
import { value } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { eraseMentions } from '../support/erase-mentions.ts';
import { marksIn } from '../support/every-byte.ts';
import { fictionalNumber } from '../support/people.ts';
import { audienceOf, importText, preview } from '../support/sheet.ts';

const one = fictionalNumber(17) as Msisdn;
const dialled = `${one.slice(1, 4)} ${one.slice(4, 7)} ${one.slice(7)}`;

test('a number goes by a press from names, labels and messages, and from the labels that credits are summed by', async (t) => {
  const stage = await campaignApp(t);
  const { wire, database, dataDir, draft, start, reached } = stage;
  const ended = await draft(30, { name: `For ${dialled}`, label: `Ordered by +${one}` });
  await start(ended);
  await reached(ended, 'finished');
  const written = await draft(3, { label: `Ordered by ${one}`, message: `Call ${dialled}, {name}` });
  const add = database.prepare(
    `INSERT INTO credit_month (month, account_id, account_name, label, texts, parts, credits, unpriced)
     VALUES ('2026-10', 'a', 'Northside', ?, 1, 2, 3, 4)`,
  );
  for (const label of [`Ordered by +${one}`, `Ordered by ${dialled}`, 'Spring']) add.run(label);
  database.prepare('PRAGMA wal_checkpoint').get();
  const there = { number: one, dialled };
  assert.deepEqual(marksIn(dataDir, there), ['number', 'dialled'], 'both are there before');

  value(await wire.call('person.erase', { msisdn: one, keepOptOut: false }));
  const inEnded = [`For ${dialled}`, `Ordered by +${one}`];
  const inDraft = [`Ordered by ${one}`, `Call ${dialled}, {name}`];
  await eraseMentions(stage, one, [...inEnded, ...inDraft, `Ordered by +${one}`, `Ordered by ${dialled}`]);
  assert.deepEqual(marksIn(dataDir, there), []);
  const state = value(await wire.call('campaign.get', { campaignId: ended }));
  assert.deepEqual([state.name, state.label], ['For [erased]', 'Ordered by [erased]']);
  const { label, message } = value(await wire.call('draft.get', { campaignId: written }));
  assert.deepEqual([label, message], ['Ordered by [erased]', 'Call [erased], {name}']);
  const credits = value(await wire.call('history.credits', {}));
  const sums = credits.map(({ label, texts, parts, credits: taken, unpriced }) => [
    label,
    [texts, parts, taken, unpriced],
  ]);
  assert.deepEqual(Object.fromEntries(sums), { 'Ordered by [erased]': [2, 4, 6, 8], Spring: [1, 2, 3, 4] });
});

test('a text to somebody else that mentions the number loses it by a press, once its campaign has ended', async (t) => {
  const stage = await campaignApp(t);
  const { wire, dataDir, draft, start, reached } = stage;
  const note = `Ask at ${dialled}`;
  const { id: sheetId } = await importText(
    stage,
    'notes.csv',
    `Phone,Note\n+${fictionalNumber(60)},${note}\n`,
  );
  const { mapping } = await preview(stage, sheetId);
  const { id: audienceId } = value(await wire.call('audience.build', { sheetId, mapping, name: 'Notes' }));
  const campaignId = await draft(1, { audienceId, message: 'Hi. {Note}' });
  await start(campaignId, true);
  await reached(campaignId, 'finished');
  value(await wire.call('sheet.discard', { sheetId }));
  const places = value(await wire.call('person.mentions', { msisdn: one }));
  assert.deepEqual(
    places.map(({ place, texts }) => [place.kind, texts]),
    [
      ['row', [note]],
      ['text', [note]],
    ],
  );
  await eraseMentions(stage, one, [note, note]);
  const kept = { note: dialled };
  assert.deepEqual(marksIn(dataDir, kept), ['note'], 'the demo inbox of the other one has it');
});

test('a mention far down in a long list is told too', async (t) => {
  const { wire, database } = await campaignApp(t);
  const rows = Array.from({ length: 20_010 }, (_, n) => ({
    cells: [n % 20_000 === 5 ? `Ask at ${dialled}` : ''],
  }));
  addAudience(database, ['Note'], rows);
  const places = value(await wire.call('person.mentions', { msisdn: one }));
  assert.deepEqual(
    places.map(({ place }) => place.kind === 'row' && place.n),
    [5, 20_005],
  );
});

test('a number goes by a press from what is remembered of conditions and of consent, which is asked again', async (t) => {
  const stage = await campaignApp(t);
  const { wire, database, dataDir } = stage;
  const list = `Phone,Note\n+${fictionalNumber(60)},Yes\n`;
  const only = [{ column: 1, test: 'is-not', value: `Ask at ${dialled}` }] as const;
  const values = [{ column: 1, value: `No, call +${one}`, isNo: true }];
  const change = { only, consent: { leaveOut: true, values } } as const;
  const first = await audienceOf(stage, list, change);
  await audienceOf(stage, list, change);
  value(await wire.call('audience.remove', { audienceId: first.id }));
  const { id } = await importText(stage, 'next.csv', list);
  database.prepare('PRAGMA wal_checkpoint').get();
  const there = { number: one, dialled };
  assert.deepEqual(marksIn(dataDir, there), ['number', 'dialled'], 'both are there before');
  const inCondition = `Ask at ${dialled}`;
  await eraseMentions(stage, one, [inCondition, inCondition, `No, call +${one}`]);
  database.prepare('PRAGMA wal_checkpoint').get();
  assert.deepEqual(marksIn(dataDir, there), []);
  assert.equal((await preview(stage, id)).asBefore, false);
});

test('a number goes by a press from templates, and from the notes about the opt-outs of others', async (t) => {
  const stage = await campaignApp(t);
  const { wire, database, dataDir } = stage;
  const [other, gone] = [fictionalNumber(61) as Msisdn, fictionalNumber(62) as Msisdn];
  const template = { name: `For ${dialled}`, message: `Call ${dialled}, {name}` };
  value(await wire.call('template.add', template));
  const add = (text: string, note: string) => wire.call('optOut.add', { text, note, source: 'By hand' });
  value(await add(`+${other}`, `Partner of ${dialled}`));
  value(await add(`+${gone}`, `Asked by +${one}`));
  value(await wire.call('optOut.remove', { msisdn: gone, note: '' }));
  database.prepare('PRAGMA wal_checkpoint').get();
  const there = { number: one, dialled };
  assert.deepEqual(marksIn(dataDir, there), ['number', 'dialled'], 'both are there before');
  const found = value(await wire.call('person.mentions', { msisdn: one }));
  assert.deepEqual(
    found.map(({ place }) => place.kind),
    ['template', 'opt-out', 'opt-out'],
  );
  await eraseMentions(stage, one, [
    ...[template.name, template.message],
    ...[`Partner of ${dialled}`, `Asked by +${one}`],
  ]);
  assert.deepEqual(marksIn(dataDir, there), []);
  const [kept] = value(await wire.call('template.list', {}));
  assert.deepEqual([kept?.name, kept?.message], ['For [erased]', 'Call [erased], {name}']);
  const { rows } = value(await wire.call('optOut.list', { search: '', from: 0, count: 9 }));
  assert.deepEqual(
    rows.map(({ msisdn, note }) => [msisdn, note]),
    [[other, 'Partner of [erased]']],
  );
});
