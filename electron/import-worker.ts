import type { SheetId } from '../shared/brand.ts';
import type { Table } from '../shared/format/export-table.ts';
import { ok, type Result } from '../shared/result.ts';
import { spoken } from '../shared/texts/spoken-with-texts.ts';
import { type AudienceCalls, openAudienceService } from './audiences/worker/audience-service.ts';
import { type ExportCalls, writeXlsx } from './exports/worker/workbook-writer.ts';
import { type FolderFileCalls, writeFolderFile } from './folder/worker/folder-file.ts';
import { optOutSaidNo } from './opt-outs/records/opt-out-adding.ts';
import { type OptOutCalls, openOptOutService } from './opt-outs/worker/opt-out-service.ts';
import { openSheetService, type SheetCalls } from './sheets/worker/sheet-service.ts';
import { openConnection } from './store/open-database.ts';
import { copyLog } from './store/write-ahead-log.ts';
import { type Main, serve } from './threads/serve.ts';
import type { ServiceContract } from './threads/service.ts';

/** The thread that reads files and builds and changes audiences; one writer, so that nothing races. */
export interface ImportContract extends ServiceContract {
  readonly data: { readonly databasePath: string };
  readonly calls: SheetCalls & AudienceCalls & OptOutCalls & FolderFileCalls & ExportCalls;
  readonly events: Record<never, never>;
  readonly questions: {
    /** Null at the end of the table. */
    nextTable: { in: { readonly id: number }; out: Table | null };
  };
}

/** Ms between reports of progress: often enough to look alive, rare enough to cost nothing. */
const progressMs = 50;

serve<ImportContract>(({ databasePath }, main) => {
  const database = openConnection(databasePath, { readOnly: false });
  // Lists can be built again, and the last commit of each is synced. Copying the log into the database waits for the
  // disk again and again, so it is done once, after each long write.
  database.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -4000;');
  const sheets = openSheetService(database);
  const audiences = openAudienceService(database, sheets, (audienceId, source) =>
    optOutSaidNo(database, audienceId, { source, at: Date.now() }),
  );
  const optOuts = openOptOutService(database, sheets, audiences.columns);

  /** Copies the log after the answer was sent, which need not wait for that. */
  function long<Input extends readonly unknown[], Out>(write: (...input: Input) => Out) {
    return async (...input: Input): Promise<Awaited<Out>> => {
      try {
        return await write(...input);
      } finally {
        setImmediate(copyLog, database);
      }
    };
  }

  let isCopyDue = false;

  /** For a list made from a sheet: the copy also waits until the sheet is dropped, because a person waits for that. */
  function longFromSheet<
    Input extends readonly [{ readonly sheetId: SheetId }, ...unknown[]],
    Out extends Result<unknown>,
  >(write: (...input: Input) => Promise<Out> | Out) {
    return async (...input: Input): Promise<Out> => {
      isCopyDue = false;
      try {
        const written = await write(...input);
        isCopyDue = written.ok && sheets.open(input[0].sheetId).ok;
        return written;
      } finally {
        if (!isCopyDue) setImmediate(copyLog, database);
      }
    };
  }

  return {
    progressMs,
    answers: {
      ...audiences.answers,
      ...sheets.answers,
      'sheet.drop'(input) {
        if (isCopyDue) setImmediate(copyLog, database);
        isCopyDue = false;
        return sheets.answers['sheet.drop'](input);
      },
      'audience.derive': long(audiences.answers['audience.derive']),
      'audience.excludeRows': long(audiences.answers['audience.excludeRows']),
      'audience.settleDoubtful': long(audiences.answers['audience.settleDoubtful']),
      'audience.move': long(audiences.answers['audience.move']),
      'audience.keepAll': long(audiences.answers['audience.keepAll']),
      'audience.build': longFromSheet(audiences.answers['audience.build']),
      'audience.correct': longFromSheet(audiences.answers['audience.correct']),
      'audience.remove': long(audiences.answers['audience.remove']),
      'audience.eraseMention': long(audiences.answers['audience.eraseMention']),
      'audience.endSteps': long(audiences.answers['audience.endSteps']),
      'audience.judgeAgain': long(audiences.answers['audience.judgeAgain']),
      'audience.erasePerson': long(audiences.answers['audience.erasePerson']),
      'folder.write': (file) => writeFolderFile(database, file),
      'optOut.add': long(optOuts['optOut.add']),
      'optOut.countSheet': optOuts['optOut.countSheet'],
      'optOut.addSheet': longFromSheet(optOuts['optOut.addSheet']),
      'optOut.follow': long(optOuts['optOut.follow']),
      async 'export.write'({ id, path, worksheet }) {
        await writeXlsx(path, rowsOf(main, id), worksheet);
        return ok(null);
      },
    },
  };
});

/** Asks main for some of a workbook's rows at a time, so that rows never pile up. */
async function* rowsOf(main: Main<ImportContract>, id: number): AsyncGenerator<Table[number]> {
  for (;;) {
    const table = await main.ask('nextTable', { id });
    if (!table.ok) throw new Error(spoken(table.error.message));
    if (table.value === null) return;
    yield* table.value;
  }
}
