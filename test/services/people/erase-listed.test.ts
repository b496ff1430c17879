import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { eraseListed } from '../../../electron/audiences/worker/person-rows.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import { rowKey } from '../../../electron/store/row-key.ts';
import { addToCounts, noCounts, statusCode } from '../../../shared/audience/audience-row.ts';
import { value } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { fictionalNumber, guestColumns, guests } from '../support/people.ts';
import { tempFolder } from '../support/temp-folder.ts';

test('a row that follows an opt-out while its person is being erased counts once', async (t) => {
  const database = value(openDatabase(join(tempFolder(t), 'tagline.db')));
  const audienceId = addAudience(database, guestColumns, guests(3));
  const keep = (status: number): void => {
    const counts = noCounts();
    for (const own of [status, 0, 0]) addToCounts(counts, { status: own, flags: 0 }, 1);
    database.prepare('UPDATE audience SET counts = ?').run(JSON.stringify(counts));
    database.prepare('UPDATE audience_row SET status = ? WHERE id = ?').run(status, rowKey(audienceId, 0));
  };
  keep(statusCode('recipient'));
  // Its rows are found before it waits for the first time.
  const erasing = eraseListed(database, fictionalNumber(0));
  keep(statusCode('opted-out'));
  await erasing;
  const { counts } = database.prepare('SELECT counts FROM audience').get()!;
  const { recipients, optedOut, rejected } = JSON.parse(String(counts)) as Record<string, number>;
  assert.deepEqual({ recipients, optedOut, rejected }, { recipients: 2, optedOut: 0, rejected: 1 });
  database.close();
});
