import type { DatabaseSync } from 'node:sqlite';
import type { OpenedKind } from '../../shared/folder/folder.ts';

/** Lets something from an opened file go on, because a person decided about it. */
export function openAllowOpened(database: DatabaseSync): (kind: OpenedKind, subject: string) => void {
  const allow = database.prepare('DELETE FROM opened_with WHERE kind = ? AND subject = ?');
  return (kind, subject) => void allow.run(kind, subject);
}
