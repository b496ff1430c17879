import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { holdError } from '../../shared/folder/folder.ts';
import { localStamp } from '../../shared/format/format-time.ts';
import { appError, fail, failure, ok, type Result } from '../../shared/result.ts';
import { exported } from '../../shared/texts/en/names.ts';
import { say } from '../../shared/texts/say.ts';
import type { Context } from '../context.ts';
import { setMoved } from '../copies/folder-row.ts';
import type { Exporters } from '../exports/export-handlers.ts';
import { filePieces } from '../exports/file-pieces.ts';
import { whenFree } from '../store/when-free.ts';
import type { Ask } from '../threads/service.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import { createTurns } from '../wire/turns.ts';
import { openUpload, type Upload } from '../wire/upload.ts';
import { openFolderThread } from './folder-thread.ts';
import { waitingFolderFile } from './waiting-folder-file.ts';
import type { FolderFileCalls } from './worker/folder-file.ts';

export type FolderFiles = ReturnType<typeof createFolderFiles>;

/**
 * Removes the remains of an earlier start. `shut` ends sending, in the thread that sends; `holdChanged` is called if
 * the folder stops sending, or may send again.
 */
export function createFolderFiles(
  context: Context,
  ask: Ask<FolderFileCalls>,
  shut: () => Promise<Result<unknown>>,
  holdChanged: () => void,
) {
  const { database, settings, log, now } = context;
  const { dataDir } = context.host;
  const broken = appError('bad-input', say.folder.noFolderFile(), say.folder.noFolderFileFix());
  const reading = openFolderThread(broken, (bug) => log.bug('folder thread', bug));
  const waiting = waitingFolderFile(dataDir);
  const incoming = join(dataDir, 'incoming.tagline');
  const outgoing = 'outgoing-';
  const remains = [basename(incoming), `${basename(waiting)}.reading`, outgoing];
  for (const name of readdirSync(dataDir)) {
    if (remains.some((start) => name.startsWith(start))) rmSync(join(dataDir, name), { force: true });
  }
  let upload: Upload | null = null;
  let isWriting = false;
  /** Calls about the incoming file run one after the other, in order. */
  const oneByOne = createTurns({ running: 1, waiting: 16 }, stillComing);

  async function write(as: 'moved' | 'backup'): Promise<Result<string>> {
    const path = join(dataDir, `${outgoing}${randomUUID()}.tagline`);
    const written = await ask('folder.write', { path, as, settings: settings.text() });
    return written.ok ? ok(path) : written;
  }

  /** From here on no attempt begins, so that the file is complete. */
  async function moveOut(): Promise<Result<string>> {
    let written: Result<string> | null = null;
    try {
      const closed = await shut();
      written = closed.ok ? await write('moved') : closed;
      return written;
    } finally {
      if (written?.ok !== true) await whenFree(database, () => setMoved(database, null));
      holdChanged();
    }
  }

  async function drop(): Promise<void> {
    await upload?.discard();
    upload = null;
  }

  return {
    isToOpen: () => existsSync(waiting),
    drop,
    stop: () => reading.close(),
    exporters: {
      async folder({ as }) {
        const hold = context.folder.hold(null);
        // Two files to move would be opened on two computers, and both would send.
        if (hold?.kind === 'no-state' || (hold?.kind === 'moved-out' && as === 'moved'))
          return fail(holdError(hold));
        if (hold?.kind === 'foreign') return notTied;
        if (isWriting) return stillWriting;
        isWriting = true;
        try {
          const written = as === 'moved' ? await moveOut() : await write('backup');
          if (!written.ok) return written;
          const name = exported.folder[as](localStamp(now()).slice(0, 10));
          return ok({ name, type: 'application/octet-stream', pieces: filePieces(written.value) });
        } finally {
          isWriting = false;
        }
      },
    } satisfies Pick<Exporters, 'folder'>,
    handlers: {
      'folder.begin': () =>
        oneByOne.take(async () => {
          await drop();
          // An opening that failed leaves this file.
          rmSync(incoming, { force: true });
          upload = await openUpload(incoming);
          return ok({});
        }),
      'folder.append': ({ bytes }) =>
        oneByOne.take(async () => {
          if (upload === null) return notBegun;
          try {
            await upload.append(bytes);
            return ok({});
          } catch (error) {
            await drop();
            throw error;
          }
        }),
      'folder.open': () =>
        oneByOne.take(async () => {
          if (upload === null) return notBegun;
          const arrived = upload;
          upload = null;
          await arrived.end();
          const file = { from: incoming, to: waiting, as: 'file', now: now() } as const;
          try {
            const read = await reading.ask('folder.read', file);
            return read.ok ? ok({}) : read;
          } finally {
            await arrived.discard();
          }
        }),
      'folder.discard': () =>
        oneByOne.take(async () => {
          await drop();
          rmSync(waiting, { force: true });
          return ok({});
        }),
    } satisfies Partial<HandlersOf<'folder'>>,
  };
}

const stillWriting = failure('not-ready', say.folder.beingMade());

const stillComing = appError('not-ready', say.folder.stillComing());

const notBegun = failure('not-found', say.folder.noLongerComing(), say.sheets.chooseAgain());

const notTied = failure('elsewhere', say.folder.heldNoFile(), say.folder.chooseHow());
