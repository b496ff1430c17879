import type { DatabaseSync } from 'node:sqlite';

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
