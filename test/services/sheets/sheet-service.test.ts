import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openSheetService } from '../../../electron/sheets/worker/sheet-service.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import type { SheetId } from '../../../shared/brand.ts';
import { kindOf, value } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { tempFolder } from '../support/temp-folder.ts';

// Fault (window): the disk fills up while a file is read, and its rows are asked for before that is noticed -> still
// being read
test('a question that fails while a file is being read, or read again meanwhile, says so, and one after it is no secret', async (t) => {
  const folder = tempFolder(t);
  const upload = join(folder, 'people.csv');
  writeFileSync(upload, 'Name,Phone\nAnn,+12015550100\n');
  const database = value(await openDatabase(join(folder, 'tagline.db')));
  atEnd(t, () => database.close());
  const sheets = openSheetService(database);
  const sheetId = 'one' as SheetId;
  const read = { sheetId, upload, store: join(folder, 'store.db'), fileName: 'people.csv', options: {} };
  const fails = async (): Promise<never> => {
    throw new TypeError('No such row');
  };
  const watch = { signal: new AbortController().signal, progress: () => {}, transfer: () => 0 };
  const reading = sheets.answers['sheet.read']({ ...read, locale: 'en-US' }, watch);
  assert.equal(kindOf(await sheets.during(sheetId, fails)), 'not-ready');
  value(await reading);
  await assert.rejects(sheets.during(sheetId, fails), /No such row/);
  writeFileSync(upload, 'Name\n');
  const readAgain = async (): Promise<never> => {
    value(await sheets.answers['sheet.read']({ ...read, locale: 'en-US' }, watch));
    return fails();
  };
  assert.equal(kindOf(await sheets.during(sheetId, readAgain)), 'not-ready');
  sheets.answers['sheet.drop']({ sheetId });
  assert.equal(kindOf(await sheets.during(sheetId, fails)), 'not-found');
});
