/** Of a request, or of moving the folder. `number` starts at 1; `writer` is the opening of the folder that began it. */
export interface BegunAttempt {
  readonly number: number;
  readonly writer: string;
}

export interface FolderRecord {
  /** Random, from when the folder was made; every copy has the same. */
  readonly id: string;
  /** Number 0 while no attempt was begun. */
  readonly latest: BegunAttempt;
  /** The computer that it is tied to; null until one has opened it. */
  readonly computer: string | null;
  /** The latest attempt on each earlier computer before the folder left it. */
  readonly earlier: Readonly<Record<string, BegunAttempt>>;
  /** Why the file it was restored from was made; null for a folder that was not restored. */
  readonly carried: 'moved' | 'backup' | null;
  /** When it was closed into a file to be opened elsewhere, ms since the epoch; null if it was not. */
  readonly movedAt: number | null;
}

/** What is known of the folder's age outside the folder itself. */
export interface FolderFacts {
  readonly computer: string;
  /** The latest attempt that this computer saw begin in the folder or a copy of it; null for none. */
  readonly seen: BegunAttempt | null;
  /** A campaign started on another computer may still send. */
  readonly hasForeign: boolean;
}

/**
 * The folder compared to what this computer saw of it. `known`: it has every attempt. `older`: it lacks one,
 * or the record is gone. `foreign`: it comes from elsewhere, and no one said how. `moved`: it was closed
 * elsewhere to be opened here. `copied`: a backup from elsewhere.
 */
export type FolderAge = 'known' | 'older' | 'foreign' | 'moved' | 'copied';

/** If nothing proves that the folder has every attempt, it counts as older or asks. */
export function folderAge(folder: FolderRecord, facts: FolderFacts): FolderAge {
  const { computer, seen, hasForeign } = facts;
  const isTiedHere = folder.computer === computer;
  if (seen !== null && !holds(folder, computer, seen)) return 'older';
  if (isTiedHere) return seen === null && folder.latest.number > 0 ? 'older' : 'known';
  // Tied to nobody yet. What is tied may have been copied with a draft in it that was sent where it was.
  const isNew = folder.computer === null && folder.latest.number === 0 && !hasForeign;
  if (isNew) return 'known';
  return folder.carried === null ? 'foreign' : ofCarried[folder.carried];
}

const ofCarried = { moved: 'moved', backup: 'copied' } as const;

/** The folder has the attempt that was seen last, and so all before it. */
function holds(folder: FolderRecord, computer: string, seen: BegunAttempt): boolean {
  const { latest, earlier } = folder;
  const isHeld = [latest, ...Object.values(earlier)].some(
    ({ number, writer }) => number === seen.number && writer === seen.writer,
  );
  if (isHeld) return true;
  // An attempt is recorded before it is seen: a folder that a crash stopped between the two is ahead.
  const here = folder.computer === computer ? latest : earlier[computer];
  return here !== undefined && here.number > seen.number;
}

/** Each computer's latest attempt, once the folder is tied to `next`. */
export function earlierOf(
  { computer, latest, earlier }: FolderRecord,
  next: string,
): FolderRecord['earlier'] {
  const { [next]: _, ...others } = earlier;
  return computer === null || computer === next ? others : { ...others, [computer]: latest };
}
