import type { DatabaseSync } from 'node:sqlite';
import { isUnderway, wouldBeSent } from '../../shared/campaign/progress/delivery-state.ts';
import { canStillSend } from '../../shared/campaign/progress/phase.ts';
import type { FolderNotice, FolderReading, FolderStatus } from '../../shared/folder/folder.ts';
import { ok, type Result } from '../../shared/result.ts';
import { stateIn } from '../campaigns/records/delivery-state-sql.ts';
import { phaseIn } from '../store/phase-in.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import type { FolderFiles } from './folder-files.ts';
import type { OpenedFolder } from './open-folder.ts';

/** What the data folder is answered for with. */
export interface FolderHandlerDeps {
  readonly database: DatabaseSync;
  readonly dataDir: string;
  readonly folder: OpenedFolder;
  readonly files: FolderFiles;
  readonly erase: Pick<HandlersOf<'folder'>, 'folder.erase'>;
  /** Takes the folder for this computer in the thread that sends. */
  settle(reading: FolderReading): Promise<Result<unknown>>;
}

/** Those whom another copy of the folder might send to as well. */
const isLeft = stateIn((state) => wouldBeSent(state) || isUnderway(state), 't');

/** Answers everything about the data folder itself. */
export function createFolderHandlers(deps: FolderHandlerDeps): HandlersOf<'folder'> {
  const { database, dataDir, folder } = deps;
  const open = database.prepare(
    `SELECT count(DISTINCT g.id) AS campaigns, total(t.people) AS people FROM campaign g
     LEFT JOIN tally t ON t.campaign_id = g.id AND ${isLeft}
     WHERE ${phaseIn(canStillSend, 'g')}`,
  );
  const readNotice = database.prepare('SELECT notice FROM folder');
  const forgetNotice = database.prepare('UPDATE folder SET notice = NULL');

  function status(): FolderStatus {
    const { campaigns, people } = open.get()!;
    const notice = readNotice.get()?.notice;
    return {
      path: dataDir,
      hold: folder.hold(),
      isFileWaiting: deps.files.isToOpen(),
      notice: typeof notice === 'string' ? (JSON.parse(notice) as FolderNotice) : null,
      campaigns: Number(campaigns),
      people: Number(people),
    };
  }

  return {
    ...deps.files.handlers,
    ...deps.erase,
    'folder.status': () => ok(status()),
    async 'folder.settle'({ reading }) {
      const settled = await deps.settle(reading);
      return settled.ok ? ok(status()) : settled;
    },
    'folder.noted'() {
      forgetNotice.run();
      return ok(status());
    },
  };
}
