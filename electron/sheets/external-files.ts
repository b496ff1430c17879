import { randomUUID } from 'node:crypto';
import { type FileHandle, open, stat } from 'node:fs/promises';
import type { SheetId } from '../../shared/brand.ts';
import { type AppError, appError, fail, failure, ok, type Result } from '../../shared/result.ts';
import type { ExternalFile } from '../../shared/sheet/external-files.ts';
import type { SheetState } from '../../shared/sheet/sheet.ts';
import { say } from '../../shared/texts/say.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import { nameOf, type RecentFiles } from './recent-files.ts';
import type { SheetRegistry } from './sheet-registry.ts';

interface ExternalFilesDeps {
  readonly sheets: Pick<SheetRegistry, 'begin' | 'append' | 'end' | 'state' | 'failed'>;
  readonly recent: RecentFiles;
  waiting(): void;
  failed(bug: unknown): void;
}

/** Older ones are forgotten. */
const most = 100;

const slice = 1024 * 1024;

/** Keeps the paths of external files until a window reads one; a window learns only their names. */
export function openExternalFiles({ sheets, recent, waiting, failed }: ExternalFilesDeps) {
  const paths = new Map<string, string>();
  let unseen: ExternalFile[] = [];
  const reading = new Map<SheetId, string>();

  async function copy(file: FileHandle, sheetId: SheetId, { size, name }: SheetState): Promise<void> {
    try {
      const before = await file.stat();
      let read = 0;
      for (;;) {
        const { bytesRead, buffer } = await file.read(new Uint8Array(slice), 0, slice);
        if (bytesRead === 0) break;
        read += bytesRead;
        const appended = await sheets.append(sheetId, buffer.subarray(0, bytesRead));
        // A discarded sheet takes no more.
        if (!appended.ok) return sheets.failed(sheetId, appended.error);
      }
      const { mtimeMs } = await file.stat();
      if (read !== size || mtimeMs !== before.mtimeMs) {
        const changing = appError('bad-input', say.sheets.changing(name), say.sheets.changingFix());
        return sheets.failed(sheetId, changing);
      }
      const ended = await sheets.end(sheetId);
      if (!ended.ok) sheets.failed(sheetId, ended.error);
    } finally {
      await file.close();
    }
  }

  async function copyIn(path: string): Promise<Result<SheetState>> {
    const name = nameOf(path);
    const opened = await openFile(path, name);
    if (!opened.ok) return opened;
    const { file, size } = opened.value;
    const begun = await sheets.begin(name, size);
    const state = begun.ok ? sheets.state(begun.value.sheetId) : begun;
    if (!state.ok) {
      await file.close();
      return state;
    }
    reading.set(state.value.id, path);
    copy(file, state.value.id, state.value).catch((error: unknown) => {
      sheets.failed(state.value.id, unreadable(name));
      if (typeof (error as NodeJS.ErrnoException | null)?.code !== 'string') failed(error);
    });
    return state;
  }

  function keep(path: string): string {
    const id = randomUUID();
    paths.set(id, path);
    for (const old of [...paths.keys()].slice(0, -most)) paths.delete(old);
    return id;
  }

  const handlers: Pick<
    HandlersOf<'sheet'>,
    'sheet.external' | 'sheet.openExternal' | 'sheet.recent' | 'sheet.openRecent' | 'sheet.forgetRecent'
  > = {
    'sheet.recent': () => ok(recent.list()),
    async 'sheet.openRecent'({ recentId }) {
      const path = recent.pathOf(recentId);
      if (path === null) return notRecent;
      const opened = await copyIn(path);
      if (opened.ok || opened.error.kind !== 'not-found') return opened;
      recent.forget(recentId);
      return fail({ ...opened.error, fix: say.sheets.notThereForgotten() });
    },
    'sheet.forgetRecent'({ recentId }) {
      recent.forget(recentId);
      return ok(recent.list());
    },
    'sheet.external'() {
      const seen = unseen;
      unseen = [];
      return ok(seen);
    },
    async 'sheet.openExternal'({ fileId }) {
      const path = paths.get(fileId);
      if (path === undefined) return notGiven;
      const opened = await copyIn(path);
      if (opened.ok) paths.delete(fileId);
      else if (opened.error.kind === 'not-found') recent.forgetWhere((one) => one === path);
      return opened;
    },
  };

  return {
    take: async (path: string) => keep(path),
    pathOf: (fileId: string): string | null => paths.get(fileId) ?? null,
    give(given: readonly string[]): void {
      for (const path of given) unseen.push({ id: keep(path), name: nameOf(path) });
      unseen = unseen.filter(({ id }) => paths.has(id));
      if (given.length > 0) waiting();
    },
    isReading: (id: SheetId): boolean => reading.has(id),
    /** A file that could be read becomes a recent one. */
    followed({ id, stage }: SheetState): void {
      const path = reading.get(id);
      if (path === undefined || (stage !== 'ready' && stage !== 'failed')) return;
      reading.delete(id);
      if (stage === 'ready') recent.add(path);
    },
    handlers,
  };
}

async function openFile(
  path: string,
  name: string,
): Promise<Result<{ readonly file: FileHandle; readonly size: number }>> {
  try {
    // Checked before it is opened: opening a pipe waits for its writer.
    const found = await stat(path);
    if (found.isDirectory()) return failure('bad-input', say.sheets.isFolder(name), say.sheets.isFolderFix());
    if (!found.isFile()) return fail(unreadable(name));
    return ok({ file: await open(path, 'r'), size: found.size });
  } catch (error) {
    const { code } = (error ?? {}) as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') {
      return failure('not-found', say.sheets.notThere(name), say.sheets.notThereFix());
    }
    if (code === 'EACCES' || code === 'EPERM') {
      return failure('bad-input', say.sheets.mayNotRead(name), say.sheets.mayNotReadFix());
    }
    return fail(unreadable(name));
  }
}

function unreadable(name: string): AppError {
  return appError('bad-input', say.sheets.unreadable(name), say.sheets.unreadableFix());
}

const notRecent = failure('not-found', say.sheets.notRecent(), say.sheets.chooseAgain());

export const notGiven = failure('not-found', say.sheets.notGiven(), say.sheets.openAgain());
