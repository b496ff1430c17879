import { isUnderway, wouldBeSent } from '../../shared/campaign/progress/delivery-state.ts';
import { canStillSend, isMoving } from '../../shared/campaign/progress/phase.ts';
import { eraseWord, isEraseWord } from '../../shared/folder/erase-words.ts';
import type { FolderReading, FolderStatus, OpenedKind, Unread } from '../../shared/folder/folder.ts';
import { failure, ok, type Result, wrongInput } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { forgetDifferences, readJudgedAgain } from '../audiences/records/judged-lists.ts';
import type { Context } from '../context.ts';
import { forgetUnread } from '../copies/folder-row.ts';
import { stateIn } from '../store/delivery-state-sql.ts';
import { phaseIn } from '../store/phase-sql.ts';
import { whenFree } from '../store/when-free.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import { orderErasing } from './erase-all.ts';
import type { FolderFiles } from './folder-files.ts';
import { openOpenedWith } from './opened-with.ts';

/** People that another copy of the folder might send to as well. */
const isLeft = stateIn((state) => wouldBeSent(state) || isUnderway(state), 't');

/** `settle` ties the folder to this computer, in the thread that sends; `allowed` continues what may now go on. */
export function createFolderHandlers(
  { database, folder, host, log, settings, unfinished, wasTakenBack }: Context,
  files: FolderFiles,
  settle: (reading: FolderReading) => Promise<Result<unknown>>,
  allowed: (kind: OpenedKind) => void,
): HandlersOf<'folder'> {
  const open = database.prepare(
    `SELECT count(DISTINCT g.id) AS campaigns, total(t.people) AS people FROM campaign g
     LEFT JOIN tally t ON t.campaign_id = g.id AND ${isLeft}
     WHERE ${phaseIn(canStillSend, 'g')}`,
  );
  const sending = database.prepare(`SELECT name FROM campaign WHERE ${phaseIn(isMoving)} LIMIT 1`);
  const readUnread = database.prepare('SELECT unread FROM folder');
  const notSent = database.prepare('DELETE FROM perhaps_sent WHERE kind = ? AND id = ?');

  const opened = openOpenedWith(database, settings);

  function status(): FolderStatus {
    const { campaigns, people } = open.get()!;
    const unread = readUnread.get()?.unread;
    return {
      path: host.dataDir,
      hold: folder.hold(null),
      isFileWaiting: files.isToOpen(),
      wasTakenBack,
      unread: typeof unread === 'string' ? (JSON.parse(unread) as Unread) : null,
      opened: opened.items(),
      unfinished: unfinished.all(),
      judgedAgain: readJudgedAgain(database),
      campaigns: Number(campaigns),
      people: Number(people),
    };
  }

  return {
    ...files.handlers,
    'folder.status': () => ok(status()),
    async 'folder.settle'({ reading }) {
      const settled = await settle(reading);
      return settled.ok ? ok(status()) : settled;
    },
    async 'folder.allow'({ kind, subject }) {
      await whenFree(database, () => opened.allow(kind, subject));
      allowed(kind);
      return ok(status());
    },
    async 'folder.unreadSeen'() {
      await whenFree(database, () => forgetUnread(database));
      return ok(status());
    },
    async 'folder.judgedAgainSeen'({ audienceIds }) {
      await whenFree(database, () => forgetDifferences(database, audienceIds));
      return ok(status());
    },
    async 'folder.notSent'({ kind, id }) {
      await whenFree(database, () => notSent.run(kind, id));
      return ok({});
    },
    // `restartAfterErasing` then erases everything.
    async 'folder.erase'({ typed }) {
      if (!isEraseWord(typed)) {
        const fix = say.folder.typeToErase(eraseWord());
        return wrongInput(say.folder.confirmation(), say.folder.nothingErased(), fix);
      }
      const campaign = sending.get();
      if (campaign !== undefined) {
        const message = say.folder.eraseWhileSending(String(campaign.name));
        return failure('not-ready', message, say.folder.eraseWhileSendingFix());
      }
      orderErasing(host.dataDir);
      for (const { id } of settings.accounts())
        await host.vault.forget(id).catch((error) => log.bug('folder.erase', error));
      return ok({});
    },
  };
}
