import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openSheetJudgements } from '../../../electron/audiences/worker/sheet-judgements.ts';
import { createSheetStore } from '../../../electron/sheets/worker/sheet-store.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { value } from '../support/app.ts';
import { tempFolder } from '../support/temp-folder.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const PEOPLE = 4000;
const NOTE = 'x'.repeat(2000);

test('of rows far apart that become one text, only what the text says is held', async (t) => {
  const folder = tempFolder(t);
  const database = value(openDatabase(join(folder, 'tagline.db')));
  const sheet = createSheetStore(join(folder, 'a.sheet'));
  t.after(() => {
    sheet.close();
    database.close();
  });
  for (let n = 0; n < 2 * PEOPLE; n++) {
    const cells = [`+4670${1000000 + (n % PEOPLE)}`, `A time that is written out: ${n}`, NOTE];
    sheet.add({ row: n + 1, cells, hidden: false });
  }
  sheet.finish();
  const mapping: Mapping = {
    ...{ headerRow: null, numberColumn: 0, otherColumns: [], tagColumns: [1] },
    ...{ country: 'SE', skipRecentDays: 0 },
    duplicates: 'ask',
  };
  const judge = openSheetJudgements(database);
  const watch = { signal: new AbortController().signal, progress: () => undefined };
  await judge.of(sheet, mapping, 0, watch);
  const held = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = held();
  let grown = 0;
  const blockAt = sheet.blockAt.bind(sheet);
  sheet.blockAt = (from) => {
    if (grown === 0 && from >= PEOPLE) grown = held() - before;
    return blockAt(from);
  };
  const joined = await judge.of(sheet, { ...mapping, duplicates: 'join' }, 0, watch);
  assert.equal(joined.counts().joined, PEOPLE);
  assert.ok(grown < (PEOPLE * NOTE.length) / 2, `${grown} bytes`);
});
