import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  type AudiencePlan,
  makeAudiences,
  type WrittenRow,
} from '../../../electron/audiences/records/audience-writer.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import { statusCode } from '../../../shared/audience/audience-row.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { kindOf, value } from '../support/app.ts';
import { tempFolder } from '../support/temp-folder.ts';

const LISTS = 2;
/** More than one transaction of each list. */
const ROWS = 6000;

const plan: AudiencePlan = {
  ...{ name: 'Visits', sheetName: 'visits.csv', columns: ['Clinic'], numberColumn: 'Mobile' },
  ...{ otherColumns: [], consentColumns: [], madeOf: null },
  mapping: {
    ...{ headerRow: 1, numberColumn: 0, otherColumns: [], tagColumns: [1] },
    ...{ country: 'SE', duplicates: 'first', skipRecentDays: 0 },
  },
};

const row: WrittenRow = {
  ...{ row: 2, status: statusCode('recipient'), flags: 0, numberFlags: 0, kept: null, cells: '["North"]' },
  ...{ msisdn: 46_701_740_605, original: '0701740605', numbers: null, country: null, joined: null },
};

test('several lists are made whole, with what is written with them, or nothing of any is', async (t) => {
  const database = value(openDatabase(join(tempFolder(t), 'tagline.db')));
  t.after(() => database.close());
  const write = database.prepare(
    `INSERT INTO opt_out (msisdn, note, source, added_at) VALUES (1, '', '', 0)`,
  );
  const count = (table: string) => Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
  const left = () => ['audience', 'audience_row', 'opt_out'].map(count);

  /** Fails before list `stopAt`, else ends with what `end` gives after a write of its own. */
  function make(stopAt: number, end: () => Result<number>) {
    return makeAudiences(database, 0, async (open) => {
      for (let list = 0; list < LISTS; list++) {
        if (list === stopAt) throw new Error('stopped');
        const writer = open(plan);
        for (let n = 0; n < ROWS; n++) writer.add(row);
      }
      return () => {
        write.run();
        return end();
      };
    });
  }

  await assert.rejects(
    make(1, () => ok(LISTS)),
    /stopped/,
  );
  assert.deepEqual(left(), [0, 0, 0]);
  await assert.rejects(
    make(LISTS, () => {
      throw new Error('disk full');
    }),
    /disk full/,
  );
  assert.deepEqual(left(), [0, 0, 0]);
  assert.equal(kindOf(await make(LISTS, () => failure('conflict', 'Changed'))), 'conflict');
  const gone = makeAudiences(database, 0, async (open) => {
    open(plan).add(row);
    // As everything is erased while the list is made.
    database.exec('DELETE FROM audience');
    return () => ok(1);
  });
  await assert.rejects(gone, /The list is gone/);
  assert.deepEqual(left(), [0, 0, 0]);
  assert.equal(value(await make(LISTS, () => ok(LISTS))), LISTS);
  assert.deepEqual(left(), [LISTS, LISTS * ROWS, 1]);
  assert.equal(database.prepare('SELECT sum(ready) AS n FROM audience').get()?.n, LISTS);
});
