import type { DatabaseSync } from 'node:sqlite';
import { EXCLUDED, RECENT, RECIPIENT, ROW_FLAGS, SAID_NO } from '../../../shared/audience/audience-row.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { inRange } from '../../store/range-sql.ts';
import { rowKey } from '../../store/row-key.ts';

/** The statuses of people who must stay left out in a list that is made of this one, by number. */
export function leftOutNumbers(database: DatabaseSync, audienceId: AudienceId): Map<number, number> {
  const range = [rowKey(audienceId, 0), rowKey(audienceId + 1, 0)] as const;
  const rows = `SELECT msisdn FROM audience_row WHERE ${inRange('id', '?1', '?2')} AND msisdn IS NOT NULL AND`;
  const statusOfNumber = new Map<number, number>();
  for (const [status, which] of [
    // If another row of the number is sent to, only this row was left out.
    [EXCLUDED, `${rows} status = ${EXCLUDED} EXCEPT ${rows} status = ${RECIPIENT}`],
    [RECENT, `${rows} status = ${RECENT}`],
    [SAID_NO, `${rows} (status = ${SAID_NO} OR flags & ${ROW_FLAGS.saidNo})`],
  ] as const) {
    for (const { msisdn } of database.prepare(which).iterate(...range))
      statusOfNumber.set(Number(msisdn), status);
  }
  return statusOfNumber;
}
