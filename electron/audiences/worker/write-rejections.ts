import type { DatabaseSync } from 'node:sqlite';
import type { AudienceCounts } from '../../../shared/audience/audience.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { MOST_ROWS, writeXlsx } from '../../exports/worker/sheet-writer.ts';
import { rejectedRows } from '../records/rejected-rows.ts';

/** Writes the rejected rows of an audience as a workbook; fails where a worksheet cannot hold them. */
export async function writeRejections(
  database: DatabaseSync,
  audienceId: AudienceId,
  path: string,
): Promise<Result<null>> {
  const found = database.prepare('SELECT counts FROM audience WHERE id = ?').get(audienceId);
  const { rejected } = JSON.parse(String(found?.counts ?? '{}')) as Partial<AudienceCounts>;
  if ((rejected ?? 0) >= MOST_ROWS) {
    return fail({
      kind: 'bad-input',
      message: 'There are more rows than a worksheet can hold.',
      fix: 'Save them as CSV instead.',
    });
  }
  await writeXlsx(path, eachOf(rejectedRows(database, audienceId)), 'Left out');
  return ok(null);
}

function* eachOf<Item>(lists: Iterable<readonly Item[]>): Generator<Item> {
  for (const list of lists) yield* list;
}
