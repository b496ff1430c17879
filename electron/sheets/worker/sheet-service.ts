import type { DatabaseSync } from 'node:sqlite';
import type { SheetId } from '../../../shared/brand.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { type Once, rememberOnce } from '../../../shared/sheet/mapping/mapping-guess.ts';
import type { Detection, SheetOptions } from '../../../shared/sheet/sheet.ts';
import { say } from '../../../shared/texts/say.ts';
import type { Job, JobsOf } from '../../threads/service.ts';
import type { RawRow } from './reader/rows/row-output.ts';
import { readSheet } from './reader/sheet-reader.ts';
import { createSheetStore, removeSheetStore, type SheetStore } from './sheet-store.ts';
import { viewSheet } from './sheet-view.ts';

interface StagedSheet {
  readonly store: SheetStore;
  readonly path: string;
  /** Null while the sheet is being read. */
  detection: Detection | null;
  /** Results about the sheet's columns at a time when it had so many rows. */
  found: { readonly rows: number; readonly once: Once } | null;
}

const gone = failure('not-found', say.sheets.notOpen(), say.sheets.notOpenFix());

const unread = failure('not-ready', say.sheets.stillRead(), say.sheets.stillReadFix());

export type SheetService = ReturnType<typeof openSheetService>;

/** What the import thread does with sheets. */
export type SheetCalls = JobsOf<SheetService['answers']>;

interface Reading {
  readonly sheetId: SheetId;
  readonly upload: string;
  readonly store: string;
  readonly fileName: string;
  readonly options: SheetOptions;
  readonly locale: string;
}

/** The progress from 0 to 1, and how many rows are stored so far. */
interface ReadSoFar {
  readonly fraction: number;
  readonly rows: number;
}

type Shown = Parameters<typeof viewSheet>[3] & { readonly sheetId: SheetId };

export function openSheetService(database: DatabaseSync) {
  const sheets = new Map<SheetId, StagedSheet>();

  function drop(sheetId: SheetId): void {
    const sheet = sheets.get(sheetId);
    if (sheet === undefined) return;
    sheets.delete(sheetId);
    sheet.store.close();
    removeSheetStore(sheet.path);
  }

  /** For work that reads a sheet for long; fails with a message if the sheet is dropped or read again meanwhile. */
  async function during<Out>(sheetId: SheetId, work: () => Promise<Result<Out>>): Promise<Result<Out>> {
    const before = sheets.get(sheetId);
    try {
      return await work();
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') throw error;
      const now = sheets.get(sheetId);
      if (now === undefined) return gone;
      // During a reading, a full disk may have left rows out.
      if (now === before && now.detection !== null) throw error;
      return unread;
    }
  }

  const answers = {
    /** After a stop or a failure, the staging file is gone. */
    async 'sheet.read'(
      { sheetId, upload, fileName, locale, ...input }: Reading,
      { signal, progress }: Job<ReadSoFar>,
    ) {
      drop(sheetId);
      const store = createSheetStore(input.store, locale);
      const sheet: StagedSheet = { store, path: input.store, detection: null, found: null };
      sheets.set(sheetId, sheet);
      const sink = {
        add: (row: RawRow) => store.add(row),
        progress: (fraction: number) => progress({ fraction, rows: store.count }),
      };
      let read: Result<Detection> | undefined;
      try {
        read = await readSheet(upload, fileName, { ...input.options, locale }, sink, signal);
        if (read.ok && store.count === 0 && !mayHaveMore(read.value, input.options))
          read = empty(fileName, read.value);
      } finally {
        // A newer reading of the same sheet may have replaced this one.
        if (read?.ok !== true && sheets.get(sheetId) === sheet) drop(sheetId);
      }
      if (!read.ok) return read;
      if (sheets.get(sheetId) !== sheet) return gone;
      store.finish(read.value.mergedAcross);
      Object.assign(sheet, { detection: read.value, found: null });
      return ok({ detection: read.value, rows: store.count });
    },

    'sheet.drop'({ sheetId }: { readonly sheetId: SheetId }) {
      drop(sheetId);
      return ok(null);
    },

    'sheet.preview': ({ sheetId, ...input }: Shown) =>
      during(sheetId, async () => {
        const sheet = sheets.get(sheetId);
        if (sheet === undefined) return gone;
        const { count: rows } = sheet.store;
        if (sheet.found?.rows !== rows) sheet.found = { rows, once: rememberOnce() };
        return ok(viewSheet(database, sheet.store, sheet.detection, input, sheet.found.once));
      }),
  };

  return {
    answers,

    open(sheetId: SheetId): Result<SheetStore> {
      const sheet = sheets.get(sheetId);
      return sheet === undefined ? gone : ok(sheet.store);
    },

    /** Fails also for a sheet that is still being read. */
    whole(sheetId: SheetId): Result<SheetStore> {
      const sheet = sheets.get(sheetId);
      if (sheet === undefined) return gone;
      return sheet.detection === null ? unread : ok(sheet.store);
    },

    during,
  };
}

/** True if something is hidden, or a chosen worksheet could be another. */
function mayHaveMore(detection: Detection, options: SheetOptions): boolean {
  const hides = detection.hiddenRows > 0 || detection.worksheets.some(({ hidden }) => hidden);
  return hides || options.worksheet !== undefined;
}

function empty(fileName: string, { unworked = 0, format, notes }: Detection): Result<never> {
  const firstNote = unworked > 0 || format === 'vcard' ? notes[0] : undefined;
  if (firstNote !== undefined) return failure('bad-input', firstNote.message, firstNote.fix);
  return failure('bad-input', say.sheets.noText(fileName), say.sheets.notContacts());
}
