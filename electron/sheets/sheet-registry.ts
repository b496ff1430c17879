import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SheetId } from '../../shared/brand.ts';
import { type AppError, appError, fail, failure, ok, type Result, wrongInput } from '../../shared/result.ts';
import type { SheetOptions, SheetState } from '../../shared/sheet/sheet.ts';
import { say } from '../../shared/texts/say.ts';
import { isErasingOrdered } from '../folder/erase-all.ts';
import { isStorageFault, storageError } from '../store/storage-fault.ts';
import type { WritingThread } from '../threads/service.ts';
import { createTurns } from '../wire/turns.ts';
import { openUpload, type Upload } from '../wire/upload.ts';
import type { SheetCalls } from './worker/sheet-service.ts';

interface Sheet {
  readonly upload: Upload;
  state: SheetState;
  /** The time of the last report of progress, in ms of a monotonic clock. */
  sentAt: number;
  reading: Reading | null;
}

interface Reading {
  readonly stop: AbortController;
  readonly ended: Promise<unknown>;
}

const gone = failure('not-found', say.sheets.notOpen(), say.sheets.notOpenFix());

/** In bytes; larger files are refused before their first byte. The readers have limits of their own. */
const LARGEST = 4 * 1024 ** 3;

/** In ms: the least time between two reports, because the window draws each time. */
const PROGRESS_MS = 250;

export type SheetRegistry = ReturnType<typeof openSheetRegistry>;

/** The open sheets with their uploads and staging files. Opening the registry first removes files that a crash left. */
export function openSheetRegistry(
  dataDir: string,
  locale: string,
  { ask, start }: Pick<WritingThread<SheetCalls>, 'ask' | 'start'>,
  onState: (state: SheetState) => void,
) {
  const folder = join(dataDir, 'sheets');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  const sheets = new Map<SheetId, Sheet>();
  const turns = createTurns(readLimits, busy);

  function change(sheet: Sheet, state: Partial<SheetState>): SheetState {
    sheet.state = { ...sheet.state, ...state };
    onState(sheet.state);
    return sheet.state;
  }

  /** Reports progress, or keeps it for the next report if the last one was just now. */
  function progressed(sheet: Sheet, state: Pick<SheetState, 'progress'> & Partial<SheetState>): void {
    sheet.state = { ...sheet.state, ...state };
    const now = performance.now();
    if (now - sheet.sentAt < PROGRESS_MS) return;
    sheet.sentAt = now;
    onState(sheet.state);
  }

  const storeOf = (id: SheetId): string => join(folder, `${id}.db`);

  function read(sheet: Sheet, options: SheetOptions): SheetState {
    const { id, name } = sheet.state;
    sheet.reading?.stop.abort();
    const stop = new AbortController();
    const { path: upload } = sheet.upload;
    const input = { sheetId: id, upload, store: storeOf(id), fileName: name, options, locale };
    const { signal } = stop;
    const progress = ({ fraction, rows }: { fraction: number; rows: number }): void =>
      progressed(sheet, { progress: fraction, rows });
    const result = turns.take(() => ask('sheet.read', input, { signal, progress }), signal);
    const settle = (state: Partial<SheetState>) => {
      // A newer reading took over, or the sheet was discarded.
      if (sheet.reading !== reading || sheets.get(id) !== sheet) return;
      sheet.reading = null;
      change(sheet, state);
    };
    const ended = result.then(
      (read) => settle(read.ok ? { stage: 'ready', progress: 1, ...read.value } : failed(read.error)),
      (bug) => settle(failed(isStorageFault(bug) ? storageError(bug, 'not-read') : readingFailed)),
    );
    const reading: Reading = { stop, ended };
    sheet.reading = reading;
    const { detection: _, error: __, ...fresh } = sheet.state;
    sheet.state = { ...fresh, stage: 'reading', progress: 0, rows: 0 };
    // Earlier reports of the upload must not delay the first rows.
    sheet.sentAt = Number.NEGATIVE_INFINITY;
    onState(sheet.state);
    return sheet.state;
  }

  async function discard(sheetId: SheetId): Promise<void> {
    const sheet = sheets.get(sheetId);
    if (sheet === undefined) return;
    sheets.delete(sheetId);
    const reading = sheet.reading;
    sheet.reading = null;
    reading?.stop.abort();
    await reading?.ended;
    // The thread may have ended before it removed the file.
    const removed = ask('sheet.drop', { sheetId }).then(() => rm(storeOf(sheetId), { force: true }));
    await Promise.all([removed, sheet.upload.discard()]);
  }

  return {
    folder,
    async begin(name: string, size: number): Promise<Result<{ sheetId: SheetId }>> {
      if (size > LARGEST) return wrongInput(name, say.sheets.tooBig(), say.sheets.tooBigFix());
      // The thread starts while the bytes arrive.
      start();
      const id = randomUUID() as string as SheetId;
      const upload = await onDisk(openUpload(join(folder, `${id}.upload`)));
      if (!upload.ok) return upload;
      const state: SheetState = { id, name, size, stage: 'receiving', progress: 0, rows: 0 };
      sheets.set(id, { upload: upload.value, state, sentAt: Number.NEGATIVE_INFINITY, reading: null });
      return ok({ sheetId: id });
    },
    /** Written at `at`, by default after the other pieces. */
    async append(sheetId: SheetId, bytes: Uint8Array, at?: number): Promise<Result<Record<string, never>>> {
      const sheet = sheets.get(sheetId);
      if (sheet === undefined || sheet.state.stage !== 'receiving') return gone;
      const end = (at ?? sheet.upload.received) + bytes.byteLength;
      if (end > LARGEST) return failure('bad-input', say.sheets.tooBig());
      const written = await onDisk(sheet.upload.append(bytes, at));
      if (!written.ok) return written;
      progressed(sheet, { progress: Math.min(1, sheet.upload.received / Math.max(1, sheet.state.size)) });
      return ok({});
    },
    async end(sheetId: SheetId): Promise<Result<SheetState>> {
      const sheet = sheets.get(sheetId);
      if (sheet === undefined || sheet.state.stage !== 'receiving') return gone;
      const isWhole = await onDisk(sheet.upload.end());
      if (!isWhole.ok) return isWhole;
      // Another call may have ended or discarded the sheet.
      if (sheets.get(sheetId) !== sheet || sheet.state.stage !== 'receiving') return gone;
      if (isWhole.value) return ok(read(sheet, {}));
      change(sheet, failed(notWhole));
      return fail(notWhole);
    },
    reread(sheetId: SheetId, options: SheetOptions): Result<SheetState> {
      const sheet = sheets.get(sheetId);
      if (sheet === undefined || sheet.state.stage === 'receiving') return gone;
      return ok(read(sheet, options));
    },
    state(sheetId: SheetId): Result<SheetState> {
      const sheet = sheets.get(sheetId);
      return sheet === undefined ? gone : ok(sheet.state);
    },
    /** Stops all work on a sheet and removes it; unknown sheets are fine. */
    discard,
    /** The sheets whose file did not arrive whole. */
    half: () => [...sheets].flatMap(([id, { state }]) => (state.stage === 'receiving' ? [id] : [])),
    /** Fails a sheet whose bytes did not all arrive; unknown sheets are fine. */
    failed(sheetId: SheetId, error: AppError): void {
      const sheet = sheets.get(sheetId);
      if (sheet?.state.stage === 'receiving') change(sheet, failed(error));
    },
    /** The thread must have ended. */
    async close(): Promise<void> {
      await Promise.all(Array.from(sheets.values(), ({ upload }) => upload.close()));
      sheets.clear();
      // Erasing everything overwrites files before it removes them.
      if (!isErasingOrdered(dataDir)) await rm(folder, { recursive: true, force: true });
    },
    /** Called if the thread broke, and lost what it had read. */
    broken(): void {
      for (const sheet of sheets.values()) {
        sheet.reading = null;
        change(sheet, failed(appError('internal', say.sheets.brokeOff(), say.sheets.readAgain())));
      }
    },
  };
}

const readLimits = { running: 4, waiting: 32 };

const busy: AppError = appError('not-ready', say.sheets.busy(), say.sheets.busyFix());

const notWhole: AppError = appError('bad-input', say.sheets.notWhole(), say.sheets.notOpenFix());

const readingFailed: AppError = appError(
  'internal',
  say.sheets.readingFailed(),
  say.sheets.readingFailedFix(),
);

async function onDisk<Value>(work: Promise<Value>): Promise<Result<Value>> {
  try {
    return ok(await work);
  } catch (error) {
    if (!isStorageFault(error)) throw error;
    return fail(storageError(error, 'not-read'));
  }
}

function failed(error: AppError): Partial<SheetState> {
  return { stage: 'failed', progress: 0, error };
}
