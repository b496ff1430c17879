import { randomUUID } from 'node:crypto';
import type { ExportRequest } from '../../shared/contract.ts';
import type { CsvSeparator } from '../../shared/format/csv-safe.ts';
import { MOST_ROWS, type Table } from '../../shared/format/export-table.ts';
import { failure, ok, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import { csvPieces } from './csv-pieces.ts';
import { type WriteWorkbook, workbookPieces } from './workbook-pieces.ts';

/** Made in pieces, so that the file is never whole in memory. */
export interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly pieces: Iterator<Uint8Array> | AsyncIterator<Uint8Array>;
}

export interface ExportTables {
  /** Without its extension. */
  readonly name: string;
  readonly format: 'csv' | 'xlsx';
  /** For CSV; by default the locale's usual separator. */
  readonly separator?: CsvSeparator | undefined;
  readonly worksheet: string;
  /** The most rows below the header. */
  readonly rows: number;
  readonly tables: Iterable<Table> | AsyncIterable<Table>;
}

type Made = Result<ExportFile | ExportTables>;

export type Exporters = {
  readonly [What in ExportRequest['what']]: (
    request: Extract<ExportRequest, { what: What }>,
  ) => Made | Promise<Made>;
};

const open = 8;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const notBeingMade = failure('not-found', say.savedFiles.notBeingMade(), say.savedFiles.startAgain());

const tooMany = failure('bad-input', say.savedFiles.tooManyRows(), say.savedFiles.asCsv());

export function oneTable(name: string, format: 'csv' | 'xlsx', worksheet: string, table: Table) {
  return ok({ name, format, worksheet, rows: table.length, tables: [table] });
}

/** If more than eight files are open, the oldest is dropped. Workbooks are written to `folder` first. */
export function createExportHandlers(
  exporters: Exporters,
  writeWorkbook: WriteWorkbook,
  folder: string,
): { handlers: HandlersOf<'export'>; dropAll(): Promise<void> } {
  const files = new Map<string, ExportFile>();
  let timesDropped = 0;

  function fileOf(made: ExportFile | ExportTables): Result<ExportFile> {
    if ('pieces' in made) return ok(made);
    const { name, format, separator, worksheet, rows, tables } = made;
    if (format === 'csv')
      return ok({ name: `${name}.csv`, type: 'text/csv', pieces: csvPieces(tables, separator) });
    if (rows >= MOST_ROWS) return tooMany;
    const pieces = workbookPieces(writeWorkbook, folder, worksheet, tables);
    return ok({ name: `${name}.xlsx`, type: XLSX, pieces });
  }

  async function drop(exportId: string): Promise<void> {
    const file = files.get(exportId);
    files.delete(exportId);
    await file?.pieces.return?.();
  }

  return {
    async dropAll() {
      timesDropped += 1;
      await Promise.all([...files.keys()].map(drop));
    },
    handlers: {
      async 'export.open'(request) {
        const before = timesDropped;
        const made = await exporters[request.what](request as never);
        if (!made.ok) return made;
        const file = fileOf(made.value);
        if (!file.ok) return file;
        if (before !== timesDropped) {
          await file.value.pieces.return?.();
          return notBeingMade;
        }
        const [oldest] = files.keys();
        if (files.size >= open && oldest !== undefined) await drop(oldest);
        const exportId = randomUUID();
        files.set(exportId, file.value);
        return ok({ exportId, name: file.value.name, type: file.value.type });
      },
      async 'export.read'({ exportId }) {
        const file = files.get(exportId);
        if (file === undefined) return notBeingMade;
        const piece = await file.pieces.next();
        if (piece.done !== true) return ok({ bytes: piece.value, done: false });
        files.delete(exportId);
        return ok({ bytes: new Uint8Array(0), done: true });
      },
    },
  };
}
