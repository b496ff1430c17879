import type { DatabaseSync } from 'node:sqlite';
import type { Table } from '../shared/format/export-table.ts';
import { type AppError, appError, ok } from '../shared/result.ts';
import { say } from '../shared/texts/say.ts';
import type { WriteWorkbook } from './exports/workbook-pieces.ts';
import type { ImportContract } from './import-worker.ts';
import { threadFile } from './thread-files.ts';
import { openThread, type Thread } from './threads/open-thread.ts';
import type { WritingThread } from './threads/service.ts';

/**
 * The limits on what a file can make the thread hold are far below this. Slow growth beyond it ends only the thread;
 * one allocation larger than the remaining memory would end the app.
 */
const limits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 1500 };

const broken: AppError = appError('internal', say.sheets.brokeOff(), say.app.readingBrokeFix());

/** In ms: how long a person who cancels waits for a thread that does not respond. */
const silentMs = 1000;

export interface ImportThread
  extends WritingThread<ImportContract['calls']>,
    Pick<Thread<ImportContract>, 'close'> {
  readonly writeWorkbook: WriteWorkbook;
}

export function openImportThread(
  database: DatabaseSync,
  databasePath: string,
  broke: (bug: unknown) => void,
): ImportThread {
  const workbooks = new Map<number, Iterator<Table> | AsyncIterator<Table>>();
  const { ask, start, close, endIfSilent } = openThread<ImportContract>({
    file: threadFile('import'),
    data: { databasePath },
    limits,
    broken,
    broke,
    events: {},
    questions: {
      async nextTable({ id }) {
        const { done, value } = (await workbooks.get(id)?.next()) ?? { done: true };
        return ok(done ? null : value);
      },
    },
  });
  let writes = 0;
  let lastWorkbook = 0;
  return {
    ask,
    start,
    close,
    endIfStuck: () => endIfSilent(silentMs),
    async writeWorkbook(path, worksheet, tables) {
      lastWorkbook += 1;
      const id = lastWorkbook;
      const each =
        Symbol.asyncIterator in tables ? tables[Symbol.asyncIterator]() : tables[Symbol.iterator]();
      workbooks.set(id, each);
      try {
        return await ask('export.write', { id, path, worksheet });
      } finally {
        workbooks.delete(id);
        await each.return?.();
      }
    },
    async askToWrite(name, input, options) {
      writes += 1;
      database.exec('PRAGMA wal_autocheckpoint = 0');
      try {
        return await ask(name, input, options);
      } finally {
        writes -= 1;
        if (writes === 0 && database.isOpen) database.exec('PRAGMA wal_autocheckpoint = 1000');
      }
    },
  };
}
