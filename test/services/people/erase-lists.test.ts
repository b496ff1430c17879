import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eraseListed } from '../../../electron/audiences/worker/person-rows.ts';
import { madeOfWords } from '../../../shared/audience/derivation.ts';
import type { Msisdn } from '../../../shared/brand.ts';
import { testApp, value } from '../support/app.ts';
import { addAudience, besideApp } from '../support/audience.ts';
import { importText, preview } from '../support/sheet.ts';

const one = '46701740606' as Msisdn;

// Threat: Contacts at rest
test('a number by which rows were taken is shown, and a press takes it from what the list says of itself', async (t) => {
  const { wire, ...app } = await testApp(t, { locale: 'sv-SE' });
  const text = 'Name,Mobile\nAda,070-174 06 05\nBo,070-174 06 06\nCy,070-174 06 07\n';
  const { id: sheetId } = await importText({ wire, ...app }, 'people.csv', text);
  const only = [{ column: 'Mobile', test: 'is-not', value: '070-174 06 06' } as const];
  const { mapping } = await preview({ wire, ...app }, sheetId, { only });
  const name = 'people, Mobile is not “070-174 06 06”';
  const { id: audienceId } = value(await wire.call('audience.build', { sheetId, mapping, name }));
  value(await wire.call('person.erase', { msisdn: one, keepOptOut: false }));
  const [mention, remembered] = value(await wire.call('person.mentions', { msisdn: one }));
  assert.deepEqual([mention?.place, remembered?.place], [{ kind: 'list', audienceId }, { kind: 'mappings' }]);
  assert.ok(mention!.texts.includes(name));
  value(await wire.call('person.eraseMention', { msisdn: one, place: mention!.place }));
  assert.deepEqual(value(await wire.call('person.mentions', { msisdn: one })), [remembered]);
  const list = value(await wire.call('audience.get', { audienceId }));
  assert.equal(list.name, 'people, Mobile is not “[erased]”');
  assert.equal(madeOfWords(list.madeOf!), '“people.csv”, where Mobile is not “[erased]”');
  assert.equal(list.counts.recipients, 2);
});

test('whoever is erased is erased from a list that is completed meanwhile', async (t) => {
  const { dataDir } = await testApp(t);
  const database = besideApp(t, dataDir);
  const person = [{ cells: ['Bo'], msisdn: Number(one) }];
  addAudience(database, ['Name'], person);
  const erasing = eraseListed(database, one);
  addAudience(database, ['Name'], person);
  assert.equal(await erasing, 2);
  const { left } = database.prepare('SELECT count(*) AS left FROM audience_row WHERE msisdn = ?').get(one)!;
  assert.equal(left, 0);
});
