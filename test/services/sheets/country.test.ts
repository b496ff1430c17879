import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNKNOWN_COUNTRY } from '../../../shared/number/country-text.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { type TestApp, testApp, value } from '../support/app.ts';
import { importText, preview } from '../support/sheet.ts';

/** Nigerian mobile numbers without their zero, which are American numbers too. */
const NIGERIAN = `Name,Mobile\n${Array.from({ length: 4 }, (_, at) => `Ada,80${3 + (at % 3)}55510${10 + at}`).join('\n')}\n`;

async function opened(app: TestApp, text: string) {
  const { id: sheetId } = await importText(app, 'people.csv', text);
  return { sheetId, ...(await preview(app, sheetId)) };
}

test('nothing is made of a list whose country is asked, until it is answered', async (t) => {
  const app = await testApp(t, { locale: 'en-US' });
  const { sheetId, mapping, ofCountry, rows } = await opened(app, NIGERIAN);
  assert.equal(mapping.country, UNKNOWN_COUNTRY);
  assert.equal(ofCountry.country, null);
  assert.ok(ofCountry.fits.some(({ country, numbers }) => country === 'NG' && numbers === 4));
  assert.deepEqual(
    rows.slice(1).map(({ judgement }) => judgement.kind),
    ['rejected', 'rejected', 'rejected', 'rejected'],
  );
  const counts = value(await app.wire.call('sheet.count', { sheetId, mapping }));
  assert.equal(counts.recipients, 0);
  const refused = await app.wire.call('audience.build', { sheetId, mapping, name: 'People' });
  assert.ok(!refused.ok && refused.error.kind === 'bad-input');
  assert.match(spoken(refused.error.message), /which country the numbers without a country code are from/);

  const answered = await preview(app, sheetId, { country: 'NG' });
  const judgement = answered.rows[1]?.judgement;
  assert.ok(judgement?.kind === 'recipient' && judgement.msisdn === '2348035551010');
  assert.match(judgement.notes?.map(spoken).join(' ') ?? '', /valid number of .*United States.* too/);
  const { counts: made } = value(
    await app.wire.call('audience.build', { sheetId, mapping: answered.mapping, name: 'People' }),
  );
  assert.equal(made.recipients, 4);

  const again = await opened(app, NIGERIAN);
  assert.equal(again.mapping.country, UNKNOWN_COUNTRY, 'asked again, whatever was remembered');
});

test('a file of opt-outs in doubt opts out the number of every country that it may be of', async (t) => {
  const app = await testApp(t, { locale: 'en-US' });
  const { sheetId } = await opened(app, NIGERIAN);
  value(await app.wire.call('optOut.addSheet', { sheetId, note: '', source: 'stop.csv' }));
  const { rows } = value(await app.wire.call('optOut.list', { search: '', from: 0, count: 100 }));
  const numbers = rows.map(({ msisdn }) => msisdn);
  for (const number of ['2348035551010', '18035551010']) assert.ok(numbers.includes(number), number);
});
