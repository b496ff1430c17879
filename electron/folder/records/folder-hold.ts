import type { DatabaseSync } from 'node:sqlite';
import type { EarlierCopy, FolderHold } from '../../../shared/folder/folder.ts';

/** Says why nothing may be sent from the folder on this computer; null while campaigns may send. */
export function openFolderHold(database: DatabaseSync, computer: string): () => FolderHold | null {
  const row = database.prepare('SELECT computer, moved_at, earlier_copy FROM folder');
  return () => {
    const { computer: tied, moved_at: at, earlier_copy: earlier } = row.get()!;
    if (tied !== computer) return { kind: 'foreign' };
    if (typeof at === 'number') return { kind: 'moved-out', at };
    return typeof earlier === 'string' ? { kind: 'earlier', ...(JSON.parse(earlier) as EarlierCopy) } : null;
  };
}
