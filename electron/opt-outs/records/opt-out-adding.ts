import type { DatabaseSync } from 'node:sqlite';
import { SAID_NO } from '../../../shared/audience/audience-row.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { readConsentColumns } from '../../store/audience-reader.ts';
import { inRange } from '../../store/range-sql.ts';
import { rowKey } from '../../store/row-key.ts';

interface Added {
  readonly note: string;
  readonly source: string;
  /** In ms since the epoch. */
  readonly at: number;
}

/** Run it in a transaction; false, changing nothing, for a number that has opted out already. */
export function openOptOutAdding(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT OR IGNORE INTO opt_out (msisdn, note, source, added_at) VALUES (?, ?, ?, ?)',
  );
  const log = database.prepare(
    "INSERT INTO opt_out_log (at, msisdn, change, note) VALUES (?, ?, 'added', ?)",
  );
  const addUnlogged = (msisdn: number, { note, source, at }: Added): boolean =>
    insert.run(msisdn, note, source, at).changes > 0;
  return {
    addUnlogged,
    add(msisdn: number, added: Added): boolean {
      if (!addUnlogged(msisdn, added)) return false;
      log.run(added.at, msisdn, added.note);
      return true;
    },
  };
}

/** Opts out everybody of a list who said no in a column of consent; within the caller's transaction. */
export function optOutSaidNo(
  database: DatabaseSync,
  audienceId: AudienceId,
  { source, at }: Omit<Added, 'note'>,
): void {
  const rows = `FROM audience_row WHERE ${inRange('id', '?1', '?2')} AND status = ${SAID_NO}`;
  const note = readConsentColumns(database, audienceId).join(', ');
  const range = [rowKey(audienceId, 0), rowKey(audienceId + 1, 0)];
  database
    .prepare(
      `INSERT INTO opt_out_log (at, msisdn, change, note)
       SELECT DISTINCT ?3, msisdn, 'added', ?4 ${rows} AND msisdn NOT IN (SELECT msisdn FROM opt_out)`,
    )
    .run(...range, at, note);
  database
    .prepare(
      `INSERT OR IGNORE INTO opt_out (msisdn, note, source, added_at) SELECT DISTINCT msisdn, ?4, ?5, ?3 ${rows}`,
    )
    .run(...range, at, note, source);
}
