import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { until } from '../../support/until.ts';
import { value } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { fictionalNumber } from '../support/people.ts';
import { importText, preview } from '../support/sheet.ts';

/** Every file of the app's own data; the practice inbox keeps what it accepted until it is emptied. */
function ownData(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('practice.db'))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');
}

/** An integer as SQLite writes a number of this size: six bytes, the largest first. */
function stored(number: string): string {
  const bytes = Buffer.alloc(6);
  bytes.writeUIntBE(Number(number), 0, 6);
  return bytes.toString('latin1');
}

test('lists, a refused campaign and its rest leave no name, number or word of the service when they are removed', async (t) => {
  const stage = await campaignApp(t);
  const { wire, dataDir, save, start, reached, practise } = stage;

  const people = Array.from({ length: 40 }, (_, n) => `Xenia-${n},+${fictionalNumber(n + 40)}`);
  const { id: sheetId } = await importText(stage, 'people.csv', ['Name,Phone', ...people].join('\n'));
  const { mapping } = await preview(stage, sheetId);
  const { id: audienceId } = value(await wire.call('audience.build', { sheetId, mapping, name: 'Quarry' }));
  value(await wire.call('sheet.discard', { sheetId }));
  value(await wire.call('audience.edit', { audienceId, n: 3, column: 0, value: 'Xenia-mended' }));

  const { id: campaignId, options } = value(await wire.call('draft.create', {}));
  const way = { ...options, canary: 0, chunkSize: 10 };
  const patch = { audienceId, message: 'A particular text for {Name}', options: way };
  await save(campaignId, patch);
  await practise('ok, 400-number');
  await start(campaignId);
  await reached(campaignId, 'paused');
  value(await wire.call('campaign.cancel', { campaignId }));
  value(await wire.call('audience.remove', { audienceId }));
  const { draft: rest } = value(await wire.call('campaign.copy', { campaignId, rest: true }));
  assert.ok(rest.audienceId !== null && rest.audienceId !== audienceId);

  const named = fictionalNumber(50);
  const marks = {
    'a name': 'Xenia-17',
    'a mended name': 'Xenia-mended',
    'a text': 'A particular text',
    'a number': fictionalNumber(57),
    'a number of the rest': fictionalNumber(65),
    'a stored number': stored(fictionalNumber(57)),
    'the refusal': `Cannot send to ${named}`,
  };
  const left = () => {
    const data = ownData(dataDir);
    return Object.entries(marks).flatMap(([name, mark]) => (data.includes(mark) ? [name] : []));
  };
  const there = left();
  for (const name of ['a name', 'a text', 'a number of the rest', 'a stored number', 'the refusal'])
    assert.ok(there.includes(name), `${name} is there before`);

  value(await wire.call('audience.remove', { audienceId: rest.audienceId }));
  value(await wire.call('campaign.remove', { campaignId: rest.id, phase: 'draft' }));
  value(await wire.call('campaign.remove', { campaignId, phase: 'cancelled' }));
  // Lists are erased in the background, since a million people take some seconds.
  await until(() => left().length === 0, { what: 'nothing left of them', seen: left });
});
