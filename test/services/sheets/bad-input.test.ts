import assert from 'node:assert/strict';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { UNKNOWN_COUNTRY } from '../../../shared/number/country-text.ts';
import type { Result } from '../../../shared/result.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { type TestApp, testApp, value } from '../support/app.ts';
import { importText, preview } from '../support/sheet.ts';
import { tempFolder } from '../support/temp-folder.ts';

async function opened(app: TestApp, text: string) {
  const { id: sheetId } = await importText(app, 'people.csv', text);
  const { mapping, hints, asBefore } = await preview(app, sheetId);
  const build = () => app.wire.call('audience.build', { sheetId, mapping, name: 'People' });
  return { sheetId, mapping, asBefore, said: hints.map(spoken), build };
}

const wordsOf = (result: Result<unknown>) => (result.ok ? '' : spoken(result.error.message));

const lists = async (app: TestApp) => value(await app.wire.call('audience.list', { before: null })).rows;

test('what no list can be made of is said in words, and nothing is made', async (t) => {
  const app = await testApp(t, { locale: 'sv-SE' });
  const oneColumn = await opened(app, 'Person\nAda Jensen, Umeå\nBo Lund, Visby\n'.replaceAll(', ', ' / '));
  assert.equal(oneColumn.mapping.numberColumn, null);
  assert.deepEqual(oneColumn.said, ['No column looks like numbers. Choose the one that holds them.']);
  assert.notEqual(wordsOf(await oneColumn.build()), '');

  const rows = Array.from({ length: 4 }, (_, at) => `+4670174060${at},+4670174061${at}`);
  const likely = await opened(app, `A,B\n${rows.join('\n')}\n`);
  assert.equal(likely.mapping.numberColumn, null, 'of two columns that are equally likely none is taken');
  assert.deepEqual(likely.said, ['Choose the number: “A” or “B” looks like it.']);
  assert.notEqual(wordsOf(await likely.build()), '');

  const nobody = await opened(app, 'Name,Mobile\nAda,\nBo,ask\n');
  const counts = value(
    await app.wire.call('sheet.count', { sheetId: nobody.sheetId, mapping: nobody.mapping }),
  );
  assert.deepEqual([counts.recipients, counts.rejected], [0, 2]);
  assert.deepEqual(await lists(app), []);
});

test('a question that was open when the app was killed leaves nothing, and is asked again', async (t) => {
  const national = 'Name,Mobile\nAda,070-174 06 05\nBo,070-174 06 06\n';
  const app = await testApp(t, { locale: 'sv-SE', asksHome: true });
  assert.equal((await opened(app, national)).mapping.country, UNKNOWN_COUNTRY);
  const killed = join(tempFolder(t), 'killed');
  cpSync(app.dataDir, killed, { recursive: true });
  const again = await testApp(t, { locale: 'sv-SE', asksHome: true, dataDir: killed });
  assert.deepEqual(await lists(again), []);
  const sheets = join(killed, 'sheets');
  assert.deepEqual(existsSync(sheets) ? readdirSync(sheets) : [], [], 'its file is gone');
  assert.equal((await opened(again, national)).mapping.country, UNKNOWN_COUNTRY);
});

test('an answer whose column is gone is no answer for the file without it', async (t) => {
  const app = await testApp(t, { locale: 'sv-SE' });
  const first = await opened(app, 'Name,Mobile,Phone\nAda,+46701740605,+4684650040\n');
  value(await first.build());
  assert.ok((await opened(app, 'Name,Mobile,Phone\nBo,+46701740606,\n')).asBefore);
  const gone = await opened(app, 'Name,Phone\nBo,+46701740606\n');
  assert.ok(!gone.asBefore, 'nothing is taken over');
  assert.ok(
    gone.said.some((one) => one?.includes('“Phone”')),
    String(gone.said),
  );
});
