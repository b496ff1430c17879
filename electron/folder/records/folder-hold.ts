import type { DatabaseSync } from 'node:sqlite';
import type { FolderHold } from '../../../shared/folder/folder.ts';

/** Says why nothing may be sent from the folder on this computer; null while campaigns may send. */
export function openFolderHold(database: DatabaseSync, computer: string): () => FolderHold | null {
  const row = database.prepare('SELECT computer, moved_at FROM folder');
  return () => {
    const { computer: tied, moved_at: at } = row.get()!;
    if (tied !== computer) return { kind: 'foreign' };
    return typeof at === 'number' ? { kind: 'moved-out', at } : null;
  };
}
