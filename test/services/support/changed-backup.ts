import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readFolder } from '../../../electron/folder/worker/reading/read-folder.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import type { Unread } from '../../../shared/folder/folder.ts';
import { value } from './app.ts';
import type { Ending } from './at-end.ts';
import { tempFolder } from './temp-folder.ts';

export interface ReadBackup {
  readonly result: Awaited<ReturnType<typeof readFolder>>;
  /** What was read; missing if the file was refused. */
  readonly database: DatabaseSync;
  readonly unread: Unread | null;
  all(sql: string): Record<string, unknown>[];
}

/** Reads a backup that was changed, as the app reads a file that somebody opens. */
export async function readChangedBackup(
  test: Ending,
  bytes: Uint8Array,
  change: (file: DatabaseSync) => void,
  now = 1_000,
): Promise<ReadBackup> {
  const folder = tempFolder(test);
  const [from, to] = [join(folder, 'from.tagline'), join(folder, 'to.db')];
  writeFileSync(from, bytes);
  const file = new DatabaseSync(from, { defensive: false });
  change(file);
  file.close();
  const result = await readFolder({ from, to, as: 'file', now }, new AbortController().signal);
  const database = result.ok ? value(openDatabase(to)) : new DatabaseSync(':memory:');
  test.after(async () => database.close());
  const stored = result.ok ? database.prepare('SELECT unread FROM folder').get()?.unread : null;
  return {
    result,
    database,
    unread: typeof stored === 'string' ? JSON.parse(stored) : null,
    all: (sql) =>
      database
        .prepare(sql)
        .all()
        .map((row) => ({ ...row })),
  };
}
