import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { AudienceCounts } from '../../shared/sheet.ts';

/** One row as `audience_row` keeps it. */
export interface NewRow {
  readonly row: number;
  readonly status: number;
  readonly flags: number;
  readonly marks: number;
  readonly number: number | null;
  readonly original: string;
  /** A JSON array of text. */
  readonly cells: string;
  /** A JSON array of notes. */
  readonly note: string | null;
}

/** Rows a statement takes at once, and rows a transaction takes: small enough that main never waits long for it. */
const TOGETHER = 100;
export const ROWS_PER_TRANSACTION = 1000;

/** Writes the rows of one audience at its end, in short transactions. */
export interface AudienceWriter {
  /** Writes at most `ROWS_PER_TRANSACTION` rows in one transaction. */
  append(rows: readonly NewRow[]): void;
  /** Tells the world that the audience is complete; durable when it returns. */
  seal(counts: AudienceCounts): void;
}

/** Goes on writing at position `next`. */
export function openAudienceWriter(database: DatabaseSync, audienceId: number, next: number): AudienceWriter {
  const many = prepareInsert(database, TOGETHER);
  const one = prepareInsert(database, 1);
  const seal = database.prepare('UPDATE audience SET counts = ?, ready = 1 WHERE id = ?');
  let n = next;

  function insert(statement: StatementSync, rows: readonly NewRow[]): void {
    const values: (string | number | null)[] = [];
    for (const { row, status, flags, marks, number, original, cells, note } of rows) {
      values.push(audienceId, n++, row, status, flags, marks, number, original, cells, note);
    }
    statement.run(...values);
  }

  return {
    append(rows) {
      database.exec('BEGIN IMMEDIATE');
      let at = 0;
      for (; at + TOGETHER <= rows.length; at += TOGETHER) insert(many, rows.slice(at, at + TOGETHER));
      for (; at < rows.length; at++) insert(one, rows.slice(at, at + 1));
      database.exec('COMMIT');
    },
    seal(counts) {
      // Syncing this commit syncs everything before it in the log.
      database.exec('PRAGMA synchronous = FULL');
      seal.run(JSON.stringify(counts), audienceId);
      database.exec('PRAGMA synchronous = NORMAL');
    },
  };
}

function prepareInsert(database: DatabaseSync, rows: number): StatementSync {
  const values = Array.from({ length: rows }, () => '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ');
  return database.prepare(
    `INSERT INTO audience_row (audience_id, n, row, status, flags, marks, msisdn, original, cells, note)
     VALUES ${values}`,
  );
}

/** Rows deleted in one transaction. */
const DELETED_AT_ONCE = 2000;

/** Removes an audience, its rows and edits in short transactions; between two of them `pause` is awaited. */
export async function removeAudience(
  database: DatabaseSync,
  audienceId: number,
  pause: () => Promise<unknown>,
): Promise<void> {
  // Out of the lists first: what is half removed must not be used.
  database.prepare('UPDATE audience SET ready = 0 WHERE id = ?').run(audienceId);
  database.prepare('DELETE FROM audience_edit WHERE audience_id = ?').run(audienceId);
  const last = database.prepare('SELECT max(n) AS n FROM audience_row WHERE audience_id = ?').get(audienceId);
  const drop = database.prepare('DELETE FROM audience_row WHERE audience_id = ? AND n >= ? AND n < ?');
  for (let from = 0; from <= Number(last?.n ?? -1); from += DELETED_AT_ONCE) {
    drop.run(audienceId, from, from + DELETED_AT_ONCE);
    database.exec('PRAGMA incremental_vacuum(500)');
    await pause();
  }
  database.prepare('DELETE FROM audience WHERE id = ?').run(audienceId);
}
