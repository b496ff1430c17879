import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  beginErasure,
  eraseFromCampaigns,
  pendingErasures,
} from '../../../electron/campaigns/records/erasing/erase-from-campaigns.ts';
import { openConnection } from '../../../electron/store/open-database.ts';
import type { Msisdn } from '../../../shared/brand.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { until } from '../../support/until.ts';
import { acceptingGateway } from '../support/accepting-gateway.ts';
import { kindOf, value, wordsOf } from '../support/app.ts';
import { type CampaignApp, campaignApp } from '../support/campaign-app.ts';
import { eraseMentions } from '../support/erase-mentions.ts';
import { marksIn, storedNumber } from '../support/every-byte.ts';
import { exported } from '../support/exported.ts';
import { fictionalNumber } from '../support/people.ts';
import { plainOptions, testBench } from '../support/sending.ts';
import { importText, preview } from '../support/sheet.ts';
import { tempFolder } from '../support/temp-folder.ts';

const one = fictionalNumber(17) as Msisdn;
const marks = {
  'a name': 'Xenia-17',
  'a former name': 'Formerly-17',
  'a number': one,
  'a number as people write it': `${one.slice(1, 4)} ${one.slice(4, 7)} ${one.slice(7)}`,
  'a stored number': storedNumber(one),
  'a note': 'asked by letter',
};

/** A person in a list with changes by hand, another's row, campaigns, a refusal that quotes them, practice and the opt-outs. */
async function everywhere(stage: CampaignApp) {
  const { wire, save, start, reached, practise } = stage;
  const people = Array.from({ length: 30 }, (_, n) => {
    const spare = n === 5 ? `(${one.slice(1, 4)}) ${one.slice(4, 7)}-${one.slice(7)}` : '';
    return `${n === 17 ? 'Formerly' : 'Xenia'}-${n},+${fictionalNumber(n)},${spare}`;
  });
  const text = [
    'Name,Phone,Contact',
    ...people,
    `Xenia-17 again,${marks['a number as people write it']},`,
  ].join('\n');
  const { id: sheetId } = await importText(stage, 'people.csv', text);
  const { mapping } = await preview(stage, sheetId);
  const chosen = { ...mapping, country: 'US' as const, tagColumns: [0, 2] };
  const { id: audienceId } = value(
    await wire.call('audience.build', { sheetId, mapping: chosen, name: 'Quarry' }),
  );
  value(await wire.call('sheet.discard', { sheetId }));
  value(await wire.call('audience.edit', { audienceId, n: 17, column: 0, value: 'Xenia-17' }));
  value(await wire.call('audience.exclude', { audienceId, n: 4, excluded: true }));
  value(await wire.call('audience.choose', { audienceId, n: 17 }));

  const { id: campaignId, options } = value(await wire.call('draft.create', {}));
  const patch = {
    audienceId,
    message: 'A text for {Name}',
    options: { ...options, canary: 0, chunkSize: 10 },
  };
  await save(campaignId, patch);
  const rehearsal = value(await wire.call('campaign.rehearse', { campaignId, includeRecent: false })).id;
  await reached(rehearsal, 'finished');
  await practise('ok, 400-number, ok');
  await start(campaignId, true);
  const paused = await reached(campaignId, 'paused');
  return { audienceId, campaignId, rehearsal, paused };
}

// Fault (erasing): a person is erased whom a campaign may still text, or a request in doubt held -> nothing is
// erased, with a message; afterwards every total is true, and erased people are in no rest
// Threat: Contacts at rest
test('one person is found, saved and erased everywhere, and every total stays true', async (t) => {
  const stage = await campaignApp(t);
  const { wire, dataDir, reached, database } = stage;
  const { audienceId, campaignId, rehearsal } = await everywhere(stage);

  const refused = await wire.call('person.erase', { msisdn: one, keepOptOut: false });
  assert.equal(kindOf(refused), 'not-ready');
  assert.match(wordsOf(refused as never), /This person still waits for .*, so nothing was erased/);
  assert.ok(value(await wire.call('history.find', { number: one })).rows.length > 0, 'nothing was erased');

  value(await wire.call('campaign.cancel', { campaignId }));
  await reached(campaignId, 'cancelled');
  database
    .prepare(
      "UPDATE chunk SET refusal = json_set(refusal, '$.body', ?) WHERE campaign_id = ? AND refusal IS NOT NULL",
    )
    .run(`{"message":"Cannot send “A text for Xenia-17” to +${one}"}`, campaignId);
  value(await wire.call('optOut.add', { text: `+${one}`, note: 'asked by letter', source: 'Xenia-17.csv' }));

  const typed = value(await wire.call('history.find', { number: marks['a number as people write it'] }));
  assert.equal(typed.msisdn, one);
  const { hold, names, ...held } = value(await wire.call('person.held', { msisdn: one }));
  assert.equal(hold, null);
  assert.deepEqual(names, ['Xenia-17', 'Xenia-17 again']);
  assert.deepEqual(held, {
    msisdn: one,
    rows: 2,
    lists: ['Quarry'],
    texts: 2,
    leftOut: 2,
    practiceTexts: 1,
    optedOut: true,
  });
  const file = await exported(wire, { what: 'person', msisdn: one, format: 'csv' });
  for (const part of [
    'List “Quarry”, row 19',
    'Xenia-17',
    'row 7 (of somebody else)',
    'A text for Xenia-17',
    'Demo inbox',
    'asked by letter',
  ])
    assert.ok(file.bytes.includes(part), part);

  const there = marksIn(dataDir, marks);
  assert.deepEqual(there, Object.keys(marks), 'all is there before');
  const before = [campaignId, rehearsal].map((id) => wire.call('campaign.get', { campaignId: id }));
  const states = (await Promise.all(before)).map(value);
  const { counts } = value(await wire.call('audience.get', { audienceId }));

  value(await wire.call('person.erase', { msisdn: one, keepOptOut: false }));
  await eraseMentions(stage, one, [`(${one.slice(1, 4)}) ${one.slice(4, 7)}-${one.slice(7)}`]);
  assert.deepEqual(marksIn(dataDir, marks), []);
  assert.deepEqual(value(await wire.call('history.find', { number: one })).rows, []);
  const after = value(await wire.call('audience.get', { audienceId })).counts;
  assert.deepEqual(after, { ...counts, rejected: counts.rejected + 2, optedOut: 0 });

  for (const [index, id] of [campaignId, rehearsal].entries()) {
    const state = value(await wire.call('campaign.get', { campaignId: id }));
    const { counts: now, people, parts, creditConsumed, differences, perhapsTexted } = states[index]!;
    assert.deepEqual(state.counts, now);
    assert.deepEqual(
      [state.people, state.parts, state.creditConsumed, state.differences, state.perhapsTexted],
      [people, parts, creditConsumed, differences, perhapsTexted],
    );
    for (const filter of ['all', 'accepted', 'refused', 'not-sent', 'skipped'] as const) {
      const view = value(await wire.call('result.view', { campaignId: id, filter, search: '', chunk: null }));
      const rows = value(await wire.call('result.page', { viewId: view.viewId, from: 0, count: 100 })).rows;
      const expected = filter === 'all' ? people : now[filter === 'not-sent' ? 'not-sent' : filter];
      assert.equal(rows.length, expected, filter);
    }
    const results = await exported(wire, { what: 'results', campaignId: id, filter: 'all' });
    assert.equal(results.bytes.toString().split('Erased person').length - 1, 1);
  }
  const { draft: rest } = value(await wire.call('campaign.writeTo', { campaignId, shown: null }));
  assert.ok(rest.audienceId !== null);
  assert.deepEqual(marksIn(dataDir, marks), []);
});

test('an opt-out outlives its person where that is chosen, as a number that is never texted', async (t) => {
  const { wire, dataDir, draft, start, reached } = await campaignApp(t);
  const campaignId = await draft(20);
  await start(campaignId);
  await reached(campaignId, 'finished');
  value(await wire.call('person.erase', { msisdn: one, keepOptOut: true }));
  const { optOut, rows } = value(await wire.call('history.find', { number: one }));
  assert.deepEqual(
    [spoken(optOut?.source), optOut?.note, rows.length],
    ['kept when this person was erased', '', 0],
  );
  assert.deepEqual(value(await wire.call('optOut.log', { from: 0, count: 10 })), []);
  assert.deepEqual(marksIn(dataDir, { name: 'Name 17', text: 'Hi Name 17' }), []);
});

test('a test with their values goes too, wherever it went, and another one stays', async (t) => {
  const { wire, dataDir, draft, reached } = await campaignApp(t);
  const campaignId = await draft(20, { message: 'A test for {name}' });
  const tested = async (n: number): Promise<void> => {
    const shown = value(await wire.call('campaign.testText', { campaignId, n }));
    const sent = await wire.call('campaign.test', { campaignId, number: `+${fictionalNumber(90)}`, shown });
    await reached(value(sent).id, 'finished');
  };
  await tested(17);
  await tested(4);
  const text = { theirs: 'A test for Name 17', another: 'A test for Name 4' };
  assert.deepEqual(marksIn(dataDir, text), ['theirs', 'another'], 'practice has both');
  value(await wire.call('person.erase', { msisdn: one, keepOptOut: false }));
  assert.deepEqual(marksIn(dataDir, { ...text, name: 'Name 17' }), ['another']);
  assert.equal(value(await wire.call('history.find', { number: fictionalNumber(90) })).rows.length, 1);
});

// Fault (erasing): a person is erased whom a campaign may still text, or a request in doubt held
test('whom a request in doubt may have reached is not erased before it is decided about', async (t) => {
  const { wire, draft, start, reached, practise } = await campaignApp(t);
  const campaignId = await draft(20);
  await practise('ok, drop-after');
  await start(campaignId);
  await reached(campaignId, 'paused');
  const erase = (n: number) =>
    wire.call('person.erase', { msisdn: fictionalNumber(n) as Msisdn, keepOptOut: false });
  assert.match(wordsOf((await erase(17)) as never), /Nobody knows yet whether/);
  value(await erase(3));
  const [, second] = value(await wire.call('chunk.list', { campaignId, from: 0, count: 5 })).rows;
  const { chunk, attempts } = second!;
  value(
    await wire.call('chunk.resolve', {
      campaignId,
      chunk,
      verdict: 'treat-as-sent',
      attempts: attempts.length,
    }),
  );
  await reached(campaignId, 'finished', 'paused');
  value(await erase(17));
  const { counts, people } = value(await wire.call('campaign.get', { campaignId }));
  assert.deepEqual([people, counts.accepted, counts['treated-as-sent']], [20, 10, 10]);
});

// Fault (erasing): a campaign starts that may still text the person, after their erasure was recorded -> refused, and no
// later start erases them
test('an erasure that was refused is not made up for at the next start', async (t) => {
  const { wire, draft, start, reached, database, dataDir } = await campaignApp(t);
  const campaignId = await draft(20, { options: { ...plainOptions, canary: 3 } });
  const erasure = { msisdn: one, keepOptOut: false };
  value(beginErasure(database, erasure));
  await start(campaignId, true);
  await reached(campaignId, 'paused');
  assert.match(wordsOf((await wire.call('person.erase', erasure)) as never), /still waits for/);
  assert.deepEqual(pendingErasures(database), []);
  assert.ok(statSync(join(dataDir, 'tagline.db-wal')).size > 0, 'forgotten without a clean-up before it');
  value(await wire.call('campaign.cancel', { campaignId }));
  value(await wire.call('person.erase', erasure));
});

// Fault (erasing): the app is killed while it erases a person -> it goes on at the next start
test('an erasure that was cut off goes on at the next start', async (t) => {
  const dataDir = tempFolder(t);
  const first = await campaignApp(t, { dataDir });
  const campaignId = await first.draft(20);
  await first.start(campaignId);
  await first.reached(campaignId, 'finished');
  await first.app.close();
  first.database.close();
  const killed = openConnection(join(dataDir, 'tagline.db'), { readOnly: false });
  value(beginErasure(killed, { msisdn: one, keepOptOut: false }));
  value(await eraseFromCampaigns(killed, one));
  killed.close();
  const left = () => marksIn(dataDir, { name: 'Name 17', number: one, stored: storedNumber(one) });
  assert.deepEqual(left(), ['name', 'number', 'stored'], 'the list and practice have them still');
  await campaignApp(t, { dataDir });
  await until(() => left().length === 0, { what: 'nothing left of them', seen: left });
});

test('a text that came back different goes with its person, and those of others stay', async (t) => {
  const { wire, database, draft, start, reached } = await campaignApp(t);
  const campaignId = await draft(20);
  await start(campaignId);
  await reached(campaignId, 'finished');
  database.prepare("UPDATE receipt SET returned = 'Hi Name ' || position").run();
  const returned = database.prepare(
    'SELECT position, returned FROM receipt WHERE campaign_id = ? ORDER BY position',
  );
  const before = returned.all(campaignId).map((row) => ({ ...row }));
  value(await wire.call('person.erase', { msisdn: one, keepOptOut: false }));
  const after = returned.all(campaignId).map((row) => ({ ...row }));
  assert.deepEqual(after, before.with(17, { position: 17, returned: '' }));
});

test('a campaign that takes the person while they are erased holds that, or they are erased from it too', async (t) => {
  const { gateway } = acceptingGateway();
  const bench = testBench(t, { connect: () => gateway });
  const { database } = bench;
  const erasure = { msisdn: one, keepOptOut: false };
  value(beginErasure(database, erasure));
  const waiting = bench.draft(20, { canary: 5 });
  await bench.started(waiting, 'paused');
  assert.ok(!(await eraseFromCampaigns(database, one)).ok);
  assert.ok(!beginErasure(database, erasure).ok);
  await bench.resumed(waiting, 'finished');

  const other = bench.draft(10);
  await bench.started(other, 'finished');
  const erasing = eraseFromCampaigns(database, one);
  for (const table of ['recipient', 'recipient_number'])
    database
      .prepare(`UPDATE ${table} SET msisdn = ? WHERE campaign_id = ? AND msisdn = ?`)
      .run(Number(one), other, Number(fictionalNumber(3)));
  assert.deepEqual(value(await erasing), [waiting, other]);
  const left = database.prepare('SELECT count(*) AS n FROM recipient WHERE msisdn = ?').get(Number(one));
  assert.equal(left?.n, 0);
});
