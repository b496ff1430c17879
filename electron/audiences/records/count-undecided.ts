import type { DatabaseSync } from 'node:sqlite';
import { UNDECIDED } from '../../../shared/audience/audience-row.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { inRange } from '../../store/range-sql.ts';
import { rowKey } from '../../store/row-key.ts';

export function countUndecided(database: DatabaseSync, audienceId: AudienceId): number {
  const undecidedNumbers = database
    .prepare(
      `SELECT count(DISTINCT msisdn) AS numbers FROM audience_row
       WHERE ${inRange('id')} AND status = ${UNDECIDED}`,
    )
    .get(rowKey(audienceId, 0), rowKey(audienceId + 1, 0));
  return Number(undecidedNumbers?.numbers ?? 0);
}
