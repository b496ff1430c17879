import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Msisdn } from '../../../shared/brand.ts';
import { UNKNOWN_COUNTRY } from '../../../shared/number/country-text.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { optOuts } from '../../../shared/texts/en/opt-outs.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { type TestApp, testApp, value } from '../support/app.ts';
import { importText, preview } from '../support/sheet.ts';

const rowsOf = (count: number, numberOf: (at: number) => string) =>
  `Name,Mobile\n${Array.from({ length: count }, (_, at) => `Ada,${numberOf(at)}`).join('\n')}\n`;

const SWEDISH = rowsOf(4, (at) => `070-174 06 0${5 + at}`);

async function opened(app: TestApp, text: string) {
  const { id: sheetId } = await importText(app, 'people.csv', text);
  return { sheetId, ...(await preview(app, sheetId)) };
}

test('home is asked before anything is made, kept, and taken for the next list', async (t) => {
  const app = await testApp(t, { locale: 'sv-SE', asksHome: true });
  const { sheetId, mapping, ofCountry, rows } = await opened(app, SWEDISH);
  assert.equal(mapping.country, UNKNOWN_COUNTRY);
  assert.deepEqual(ofCountry.fits[0], { country: 'SE', numbers: 4 });
  assert.deepEqual(
    rows.slice(1).map(({ judgement }) => judgement.kind),
    ['rejected', 'rejected', 'rejected', 'rejected'],
  );
  const counts = value(await app.wire.call('sheet.count', { sheetId, mapping }));
  assert.equal(counts.recipients, 0);
  const refused = await app.wire.call('audience.build', { sheetId, mapping, name: 'People' });
  assert.ok(!refused.ok && refused.error.kind === 'bad-input');
  assert.match(spoken(refused.error.message), /which country the numbers without a country code are from/);

  value(await app.wire.call('settings.save', { settings: { home: 'SE' } }));
  const answered = await preview(app, sheetId);
  const made = await app.wire.call('audience.build', { sheetId, mapping: answered.mapping, name: 'People' });
  assert.equal(value(made).counts.recipients, 4);
  assert.equal((await opened(app, SWEDISH)).mapping.country, 'SE');
});

test('numbers that all have a code ask nothing, and one further down without a code stops what is made', async (t) => {
  const app = await testApp(t, { locale: 'sv-SE', asksHome: true });
  const coded = rowsOf(4, (at) => `+4670174060${5 + at}`);
  const { sheetId, mapping, ofCountry } = await opened(app, coded);
  assert.deepEqual([mapping.country, ofCountry.looked], [UNKNOWN_COUNTRY, 0]);
  const made = value(await app.wire.call('audience.build', { sheetId, mapping, name: 'People' }));
  assert.equal(made.counts.recipients, 4);
  const late = rowsOf(9000, (at) => (at === 8000 ? '0701740606' : `+46${701_740_000 + (at % 1000)}`));
  const other = await opened(app, late);
  const refused = await app.wire.call('audience.build', {
    sheetId: other.sheetId,
    mapping: { ...other.mapping, country: UNKNOWN_COUNTRY },
    name: 'People',
  });
  assert.ok(!refused.ok && refused.error.kind === 'bad-input');
});

test('mobile numbers of a neighbour are counted over the whole list, in doubt, and read as its own on a press', async (t) => {
  const app = await testApp(t, { locale: 'de-DE' });
  const mixed = rowsOf(1000, (at) => (at % 10 < 6 ? `0151 ${23_456_000 + at}` : `0664 ${1_234_000 + at}`));
  const { sheetId, ...asked } = await opened(app, mixed);
  assert.equal(asked.mapping.country, UNKNOWN_COUNTRY, 'all are valid in Austria too');
  const { mapping } = await preview(app, sheetId, { country: 'DE' });
  assert.deepEqual([mapping.country, mapping.others], ['DE', ['AT']]);
  const counts = value(await app.wire.call('sheet.count', { sheetId, mapping }));
  assert.deepEqual(counts.elsewhere, [{ country: 'AT', rows: 400 }]);
  assert.ok(counts.doubtful >= counts.recipients - 600, 'none of them passes as a German number');
  const each = await preview(app, sheetId, { country: 'DE', eachWhereItFits: true });
  const read = value(await app.wire.call('sheet.count', { sheetId, mapping: each.mapping }));
  assert.deepEqual([read.recipients, read.doubtful, read.elsewhere[0]?.rows], [1000, 0, 400]);
  const optOuts = await app.wire.call('optOut.countSheet', { sheetId, mapping });
  assert.deepEqual(value(optOuts).elsewhere, [{ country: 'AT', rows: 400 }], 'for opt-outs too');
  const made = value(
    await app.wire.call('audience.build', { sheetId, mapping: each.mapping, name: 'People' }),
  );
  assert.equal(made.counts.recipients, 1000);

  const again = await opened(app, mixed);
  const audience = value(
    await app.wire.call('audience.build', { sheetId: again.sheetId, mapping, name: 'One' }),
  );
  const { id: campaignId } = value(await app.wire.call('draft.create', {}));
  const patch = { name: 'Spring', message: 'Hi {Name}', audienceId: audience.id };
  value(await app.wire.call('draft.save', { campaignId, patch }));
  const { warnings } = value(await app.wire.call('campaign.review', { campaignId }));
  const said = warnings.map(({ message }) => spoken(message));
  assert.ok(
    said.some((one) => /^\d+ numbers may be mobile numbers of Austria\.$/.test(one)),
    said.join('\n'),
  );
});

test('a file of opt-outs in doubt adds nothing until its country is chosen', async (t) => {
  const app = await testApp(t, { locale: 'sv-SE', asksHome: true });
  const { sheetId, mapping } = await opened(app, SWEDISH);
  const add = (of: Mapping) =>
    app.wire.call('optOut.addSheet', { sheetId, mapping: of, note: '', source: 'stop.csv' });
  const open = await add(mapping);
  assert.ok(!open.ok);
  assert.match(spoken(open.error.message), /which country the numbers without a country code are from/);
  assert.equal(value(await add({ ...mapping, country: 'SE' })).added, 4);
});

test('digits that are different people’s numbers in two countries opt nobody out until somebody chooses', async (t) => {
  const app = await testApp(t, { locale: 'en-US' });
  const indian = rowsOf(12, (at) => `98${[0, 4, 5, 6, 9][at % 5]} ${234 + at} 4321`);
  const { id: sheetId } = await importText(app, 'members.csv', indian);
  const { mapping } = await preview(app, sheetId, { country: 'IN' });
  value(await app.wire.call('audience.build', { sheetId, mapping, name: 'Members' }));
  const typed = { text: '9802344321\n+91 98423 54321', note: '', source: 'typed' };
  const added = value(await app.wire.call('optOut.add', typed));
  assert.deepEqual([added.added, added.unread], [1, []]);
  assert.deepEqual(added.open, [{ line: '9802344321', numbers: ['919802344321', '19802344321'] }]);
  const { names, lists } = value(await app.wire.call('person.held', { msisdn: '919802344321' as Msisdn }));
  assert.equal(optOuts.whose('+91 98023 44321', names, lists), '+91 98023 44321, Ada in “Members”');
  const { rows } = value(await app.wire.call('optOut.list', { search: '', from: 0, count: 9 }));
  assert.deepEqual(
    rows.map(({ msisdn }) => msisdn),
    ['919842354321'],
  );
});
