import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Msisdn } from '../../../shared/brand.ts';
import { until } from '../../support/until.ts';
import { value } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { type Marks, marksIn, storedNumber } from '../support/every-byte.ts';
import { fictionalNumber, guestColumns } from '../support/people.ts';

/** So many that lists, indexes and ledgers have many pages, which divide and are filled again. */
const people = 4000;

/** In no order, so that every index is written to all over. */
const numbers = Array.from({ length: people }, (_, n) => fictionalNumber((n * 2503) % 7919));

const marksOf = (n: number): Marks => ({
  [`name ${n}`]: `Xenia-${n}.`,
  [`number ${n}`]: numbers[n]!,
  [`stored number ${n}`]: storedNumber(numbers[n]!),
});

const marksOfAll = (which: readonly number[]): Marks => Object.assign({}, ...which.map(marksOf));

// Threat: A thief of the computer
test('of whomever is erased, and of a list and its campaigns that are removed, no byte is left in any file', async (t) => {
  const stage = await campaignApp(t);
  const { wire, dataDir, database, draft, start, reached, practise } = stage;
  const rows = numbers.map((number, n) => ({
    cells: [`Xenia-${n}.`, `${n}`],
    msisdn: Number(number),
    status: n % 80 === 0 || n % 100 === 17 ? ('excluded' as const) : ('recipient' as const),
  }));
  const audienceId = addAudience(database, guestColumns, rows);
  const campaignId = await draft(1, { audienceId, message: 'A text for {name}' });
  const { options } = value(await wire.call('draft.get', { campaignId }));
  await stage.save(campaignId, { options: { ...options, chunkSize: 700 } });
  value(await wire.call('draft.survey', { audienceId, message: 'Hi {name}', lettering: { encoded: true } }));
  const rehearsal = value(await wire.call('campaign.rehearse', { campaignId, includeRecent: false })).id;
  await reached(rehearsal, 'finished');
  await practise('ok*2, 400, ok');
  await start(campaignId, true);
  await reached(campaignId, 'paused');
  value(await wire.call('campaign.cancel', { campaignId }));
  await reached(campaignId, 'cancelled');

  const some = Array.from({ length: 6 }, (_, at) => (at * 661 + 17) % people);
  assert.equal(marksIn(dataDir, marksOfAll(some)).length, 3 * some.length, 'all are there before');
  for (const n of some)
    value(await wire.call('person.erase', { msisdn: numbers[n] as Msisdn, keepOptOut: false }));
  assert.deepEqual(marksIn(dataDir, marksOfAll(some)), []);

  value(await wire.call('campaign.remove', { campaignId: rehearsal, phase: 'finished' }));
  value(await wire.call('campaign.remove', { campaignId, phase: 'cancelled' }));
  for (const { id } of value(await wire.call('audience.list', { before: null })).rows)
    value(await wire.call('audience.remove', { audienceId: id }));
  const others = marksOfAll(Array.from({ length: people / 40 }, (_, at) => at * 40));
  const left = () => marksIn(dataDir, others);
  await until(() => left().length === 0, { what: 'nothing left of anybody', seen: () => left().slice(0, 5) });
});
