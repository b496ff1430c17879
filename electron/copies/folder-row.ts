import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { EarlierCopy } from '../../shared/folder/folder.ts';
import { type BegunAttempt, earlierOf, type FolderRecord } from '../../shared/folder/folder-age.ts';

/** A name for one opening of a data folder. */
export function newWriter(): string {
  return randomBytes(8).toString('hex');
}

export function readFolder(database: DatabaseSync): FolderRecord {
  const row = database
    .prepare('SELECT id, begun, writer, computer, earlier, carried, moved_at FROM folder')
    .get()!;
  return {
    id: String(row.id),
    latest: { number: Number(row.begun), writer: String(row.writer) },
    computer: typeof row.computer === 'string' ? row.computer : null,
    earlier: JSON.parse(String(row.earlier)) as FolderRecord['earlier'],
    carried: row.carried as FolderRecord['carried'],
    movedAt: typeof row.moved_at === 'number' ? row.moved_at : null,
  };
}

/** Ties the folder to a computer and continues from `latest`; run it in one transaction with what makes this safe. */
export function tieFolder(database: DatabaseSync, computer: string, latest: BegunAttempt): void {
  const folder = readFolder(database);
  // The settings from the file that the folder was restored from.
  database.exec('DROP TABLE IF EXISTS carried_settings');
  database
    .prepare(
      `UPDATE folder SET begun = ?, writer = ?, computer = ?, earlier = ?, carried = NULL, moved_at = NULL`,
    )
    .run(latest.number, latest.writer, computer, JSON.stringify(earlierOf(folder, computer)));
}

/** Counts the attempts ever begun in a folder, each in the transaction that records it. */
export function openAttemptCounter(database: DatabaseSync, computer: string, writer: string) {
  const next = database.prepare('UPDATE folder SET begun = begun + 1, writer = ? RETURNING begun');
  const may = database.prepare(
    'SELECT 1 FROM folder WHERE computer = ? AND moved_at IS NULL AND earlier_copy IS NULL',
  );
  return {
    next: (): BegunAttempt => ({ number: Number(next.get(writer)?.begun), writer }),
    mayBegin: (): boolean => may.get(computer) !== undefined,
  };
}

/** The folder was moved out at this time, so that no attempt begins in it any more; null opens it again. */
export function setMoved(database: DatabaseSync, at: number | null): void {
  database.prepare('UPDATE folder SET moved_at = iif(?1 IS NULL, NULL, coalesce(moved_at, ?1))').run(at);
}

/** Nothing is sent until a person has answered; null once that is so. Run it in a transaction with what follows. */
export function setEarlierCopy(database: DatabaseSync, earlier: EarlierCopy | null): void {
  const text = earlier === null ? null : JSON.stringify(earlier);
  database.prepare('UPDATE folder SET earlier_copy = ?').run(text);
}

/** For a folder that is written to a file. */
export function setCarried(database: DatabaseSync, as: NonNullable<FolderRecord['carried']>): void {
  database.prepare('UPDATE folder SET carried = ?').run(as);
}

/** A person has seen what could not be read of the file that the folder was opened from. */
export function forgetUnread(database: DatabaseSync): void {
  database.exec('UPDATE folder SET unread = NULL');
}

/** All lists follow the opt-outs up to this change. */
export function setFollowed(database: DatabaseSync, changes: number): void {
  database
    .prepare('UPDATE folder SET followed_changes = max(followed_changes, ?1) WHERE followed_changes <> ?1')
    .run(changes);
}
