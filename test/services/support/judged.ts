import assert from 'node:assert/strict';
import type { DatabaseSync } from 'node:sqlite';
import { concluded, concludedAlone, openJudgedRows } from '../../../electron/audiences/worker/judged-rows.ts';
import { readNumberColumn } from '../../../electron/audiences/worker/number-column.ts';
import type { AudienceId } from '../../../shared/brand.ts';

/** What is stored of each row of a list is what the judge says of its facts. */
export function assertJudged(database: DatabaseSync, audienceId: AudienceId): void {
  const judged = openJudgedRows(database, readNumberColumn(database, audienceId));
  const numbers = new Set<number>();
  for (let n = 0; n < judged.numbers.count; n++) {
    const row = judged.at(n)!;
    if (row.own.msisdn === null) assert.deepEqual({ ...row.stored }, concludedAlone(row));
    else numbers.add(row.own.msisdn);
  }
  for (const msisdn of numbers) {
    const number = judged.withRows(msisdn)!;
    assert.deepEqual(
      number.knownRows.map(({ stored }) => ({ ...stored })),
      concluded(number),
    );
  }
}
