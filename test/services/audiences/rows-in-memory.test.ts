import assert from 'node:assert/strict';
import { join } from 'node:path';
import { StatementSync } from 'node:sqlite';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deriveAudience } from '../../../electron/audiences/worker/derive-audience.ts';
import { openSheetJudgements } from '../../../electron/audiences/worker/sheet-judgements.ts';
import { createSheetStore } from '../../../electron/sheets/worker/sheet-store.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { value } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { tempFolder } from '../support/temp-folder.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** In bytes. */
function heldMemory(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

const watch = { signal: new AbortController().signal, progress: () => undefined };

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
  await judge.of(sheet, mapping, 0, watch);
  const before = heldMemory();
  let grown = 0;
  const blockAt = sheet.blockAt.bind(sheet);
  sheet.blockAt = (from) => {
    if (grown === 0 && from >= PEOPLE) grown = heldMemory() - before;
    return blockAt(from);
  };
  const joined = await judge.of(sheet, { ...mapping, duplicates: 'join' }, 0, watch);
  assert.equal(joined.counts().joined, PEOPLE);
  assert.ok(grown < (PEOPLE * NOTE.length) / 2, `${grown} bytes`);
});

// Fault (window): one number is in every row of two large lists, and somebody makes one list of both -> the rows are
// judged and written a few at a time
test('of two lists with one number in every row, few rows are held to make one of them', async (t) => {
  const database = value(openDatabase(join(tempFolder(t), 'tagline.db')));
  t.after(() => database.close());
  const rows = 18_000;
  const note = 'x'.repeat(1000);
  const listOf = (): AudienceId =>
    addAudience(
      database,
      ['Note'],
      Array.from({ length: rows }, (_, n) => ({
        ...{ cells: [`${n} ${note}`], msisdn: 46_701_740_605 },
        status: n === 0 ? 'recipient' : 'duplicate',
      })),
    );
  const derivation = { kind: 'together', audienceId: listOf(), otherId: listOf() } as const;
  const before = heldMemory();
  let grown = 0;
  const progress = (): void => {
    grown = Math.max(grown, heldMemory() - before);
  };
  const { get } = StatementSync.prototype;
  t.after(() => Object.assign(StatementSync.prototype, { get }));
  Object.assign(StatementSync.prototype, {
    get(this: StatementSync, ...given: Parameters<StatementSync['get']>) {
      // Asked while the facts of a number are held.
      if (this.sourceSQL.includes('opt_out WHERE')) progress();
      return get.apply(this, given);
    },
  });
  value(await deriveAudience(database, { derivation, name: null, draft: null }, 0, { ...watch, progress }));
  assert.ok(grown > 0 && grown < rows * note.length, `${grown} bytes`);
});
