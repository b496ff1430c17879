import { randomUUID } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import type { SheetId } from '../../shared/brand.ts';
import { type AppError, appError, fail, failure, ok, type Result } from '../../shared/result.ts';
import type { ExternalFile } from '../../shared/sheet/external-files.ts';
import type { SheetState } from '../../shared/sheet/sheet.ts';
import { say } from '../../shared/texts/say.ts';
import { lookAtFile, NoPlainFile, openLookedAt } from '../store/plain-file.ts';
import { SlowDrive, silent } from '../store/slow-drive.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import { nameOf, type RecentFiles } from './recent-files.ts';
import type { SheetRegistry } from './sheet-registry.ts';

interface ExternalFilesDeps {
  readonly sheets: Pick<SheetRegistry, 'begin' | 'append' | 'end' | 'state' | 'failed'>;
  readonly recent: RecentFiles;
  waiting(): void;
  failed(bug: unknown): void;
}

interface Opened {
  readonly file: FileHandle;
  readonly looked: BigIntStats;
}

/** Older files are forgotten. */
const most = 100;

const slice = 1024 * 1024;

/** In ms, for one answer of a drive. */
const waitingMs = 10_000;

/** Keeps the paths of external files until a window reads one; a window learns only their names. */
export function openExternalFiles({ sheets, recent, waiting, failed }: ExternalFilesDeps) {
  const paths = new Map<string, string>();
  let unseen: ExternalFile[] = [];
  const reading = new Map<SheetId, string>();
  const drive = new SlowDrive(waitingMs);

  async function copy({ file, looked }: Opened, sheetId: SheetId, { size, name }: SheetState) {
    try {
      let read = 0;
      for (;;) {
        const piece = await drive.ask(() => file.read(new Uint8Array(slice), 0, slice));
        if (piece === silent) return sheets.failed(sheetId, driveSilent(name));
        const { bytesRead, buffer } = piece;
        if (bytesRead === 0) break;
        read += bytesRead;
        const appended = await sheets.append(sheetId, buffer.subarray(0, bytesRead));
        // A discarded sheet takes no more bytes.
        if (!appended.ok) return sheets.failed(sheetId, appended.error);
      }
      const after = await drive.ask(() => file.stat({ bigint: true }));
      if (after === silent) return sheets.failed(sheetId, driveSilent(name));
      if (read !== size || after.mtimeNs !== looked.mtimeNs) {
        const changing = appError('bad-input', say.sheets.changing(name), say.sheets.changingFix());
        return sheets.failed(sheetId, changing);
      }
      const ended = await sheets.end(sheetId);
      if (!ended.ok) sheets.failed(sheetId, ended.error);
    } finally {
      drive.close(file);
    }
  }

  async function openFile(path: string, name: string) {
    try {
      const opened = await drive.ask(
        async () => {
          const looked = await lookAtFile(path);
          return { looked, file: await openLookedAt(path, looked) };
        },
        ({ file }) => drive.close(file),
      );
      return opened === silent ? fail(driveSilent(name)) : ok(opened);
    } catch (error) {
      return fail(faultOf(error, name));
    }
  }

  async function copyIn(path: string): Promise<Result<SheetState>> {
    const name = nameOf(path);
    const opened = await openFile(path, name);
    if (!opened.ok) return opened;
    const { file, looked } = opened.value;
    const begun = await sheets.begin(name, Number(looked.size));
    const state = begun.ok ? sheets.state(begun.value.sheetId) : begun;
    if (!state.ok) {
      drive.close(file);
      return state;
    }
    reading.set(state.value.id, path);
    copy(opened.value, state.value.id, state.value).catch((error: unknown) => {
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

function faultOf(error: unknown, name: string): AppError {
  if (error instanceof NoPlainFile) {
    if (error.is === 'folder')
      return appError('bad-input', say.sheets.isFolder(name), say.sheets.isFolderFix());
    if (error.is === 'link') return appError('bad-input', say.sheets.isLink(name), say.sheets.isLinkFix());
    return unreadable(name);
  }
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return appError('not-found', say.sheets.notThere(name), say.sheets.notThereFix());
  if (code === 'EACCES' || code === 'EPERM')
    return appError('bad-input', say.sheets.mayNotRead(name), say.sheets.mayNotReadFix());
  return unreadable(name);
}

function unreadable(name: string): AppError {
  return appError('bad-input', say.sheets.unreadable(name), say.sheets.unreadableFix());
}

function driveSilent(name: string): AppError {
  return appError('bad-input', say.sheets.driveSilent(name, waitingMs / 1000), say.sheets.driveSilentFix());
}

const notRecent = failure('not-found', say.sheets.notRecent(), say.sheets.chooseAgain());

export const notGiven = failure('not-found', say.sheets.notGiven(), say.sheets.openAgain());
