import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { SAID_NO } from '../../../shared/audience/audience-row.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import type { OptOutOrigin, OptOutsAdded } from '../../../shared/opt-out/opt-out.ts';
import { numbersInLine } from '../../../shared/opt-out/opt-out-lines.ts';
import { readConsentColumns } from '../../store/audience-reader.ts';
import { transact } from '../../store/open-database.ts';
import { rowKey } from '../../store/row-key.ts';

const LINES_AT_ONCE = 500;

/** A few hundred lines per transaction. */
export async function addOptOuts(
  database: DatabaseSync,
  lines: Iterable<string>,
  { note, source, countries }: OptOutOrigin,
  { now, mostUnread }: { readonly now: number; readonly mostUnread: number },
): Promise<OptOutsAdded> {
  const insert = database.prepare(
    'INSERT OR IGNORE INTO opt_out (msisdn, note, source, added_at) VALUES (?, ?, ?, ?)',
  );
  const log = database.prepare(
    "INSERT INTO opt_out_log (at, msisdn, change, note) VALUES (?, ?, 'added', ?)",
  );
  const unread: string[] = [];
  let added = 0;
  let already = 0;
  let unreadLines = 0;
  for (const some of someAtATime(lines)) {
    transact(database, () => {
      for (const line of some) {
        const numbers = numbersInLine(line, countries);
        if (numbers.length === 0 && line.trim() !== '') {
          unreadLines += 1;
          if (unread.length < mostUnread) unread.push(line);
        }
        for (const number of numbers) {
          if (insert.run(Number(number), note, source, now).changes === 0) already += 1;
          else {
            log.run(now, Number(number), note);
            added += 1;
          }
        }
      }
    });
    await setImmediate();
  }
  return { added, already, unread, unreadLines };
}

function* someAtATime(lines: Iterable<string>): Generator<string[]> {
  let some: string[] = [];
  for (const line of lines) {
    some.push(line);
    if (some.length < LINES_AT_ONCE) continue;
    yield some;
    some = [];
  }
  yield some;
}

/** Everybody of a list who said no in a column of consent; within the caller's transaction. */
export function optOutSaidNo(
  database: DatabaseSync,
  {
    audienceId,
    source,
    now,
  }: { readonly audienceId: AudienceId; readonly source: string; readonly now: number },
): void {
  const rows = `FROM audience_row WHERE id >= ?1 AND id < ?2 AND status = ${SAID_NO}`;
  const note = readConsentColumns(database, audienceId).join(', ');
  const range = [rowKey(audienceId, 0), rowKey(audienceId + 1, 0)];
  database
    .prepare(
      `INSERT INTO opt_out_log (at, msisdn, change, note)
       SELECT DISTINCT ?3, msisdn, 'added', ?4 ${rows} AND msisdn NOT IN (SELECT msisdn FROM opt_out)`,
    )
    .run(...range, now, note);
  database
    .prepare(
      `INSERT OR IGNORE INTO opt_out (msisdn, note, source, added_at) SELECT DISTINCT msisdn, ?4, ?5, ?3 ${rows}`,
    )
    .run(...range, now, note, source);
}
