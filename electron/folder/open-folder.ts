import type { DatabaseSync } from 'node:sqlite';
import type { FolderReading, WholeHold } from '../../shared/folder/folder.ts';
import { type FolderAge, folderAge } from '../../shared/folder/folder-age.ts';
import { hasForeignCampaign, takeFolder } from '../campaigns/records/take-folder.ts';
import { type HoldOf, openFolderHold } from '../copies/folder-hold.ts';
import { readFolder } from '../copies/folder-row.ts';
import { openMark } from '../copies/high-water-mark.ts';
import { isDiskFull, isFileFault } from '../store/storage-fault.ts';
import { computerId } from './records/computer-id.ts';

export interface FolderDeps {
  readonly database: DatabaseSync;
  /** Where this computer keeps its own records, outside every data folder. */
  readonly stateDir: string;
  /** Ms since the epoch. */
  readonly at: number;
}

export interface OpenedFolder {
  /** Identifies this computer, the owner of campaigns started here. */
  readonly computer: string;
  readonly age: FolderAge | null;
  /** The reason why nothing is sent until the next start; null if this computer can keep its records. */
  readonly unusable: WholeHold | null;
  /** The reason why nothing may be sent now; null while campaigns may send. */
  readonly hold: HoldOf;
}

/** The owner if this computer has no name, so that every campaign is left alone. */
const nameless = 'no computer';

/**
 * Checks whether the folder holds everything that this computer saw begin in it, ties it to this computer, and puts in
 * doubt what another copy may have sent. If the state folder is unusable, nothing is sent.
 */
export function openFolder(deps: FolderDeps): OpenedFolder {
  const { database, stateDir } = deps;
  try {
    const computer = computerId(stateDir);
    const age = take(deps, computer);
    return { computer, age, unusable: null, hold: openFolderHold(database, computer) };
  } catch (error) {
    if (!isFileFault(error)) throw error;
    const hold: WholeHold = { kind: 'no-state', stateDir, isFull: isDiskFull(error) };
    return { computer: nameless, age: null, unusable: hold, hold: () => hold };
  }
}

function take({ database, stateDir, at }: FolderDeps, computer: string): FolderAge {
  const folder = readFolder(database);
  const mark = openMark(stateDir, folder);
  try {
    const hasForeign = hasForeignCampaign(database, computer);
    const age = folderAge(folder, { computer, seen: mark.seen(), hasForeign });
    const taken = { database, mark, computer, at };
    // A backup of a folder that was moved away stays closed.
    const isOpen = folder.carried !== null && folder.movedAt === null;
    const isToTie = folder.computer !== computer || isOpen;
    const readings: Record<FolderAge, FolderReading | null> = {
      known: isToTie ? 'moved' : null,
      moved: 'moved',
      older: 'copied',
      copied: 'copied',
      foreign: null,
    };
    const reading = readings[age];
    if (reading !== null) takeFolder(taken, reading, 'start');
    return age;
  } finally {
    mark.close();
  }
}
