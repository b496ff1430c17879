import { assertNever } from '../assert-never.ts';
/** An attempt ever begun in a data folder: its number, from 1, and the opening of the folder that began it. */
export interface BegunAttempt {
  readonly number: number;
  readonly writer: string;
}

export interface FolderRecord {
  /** Of its own, drawn when it was made; every copy has the same. */
  readonly id: string;
  /** The latest attempt begun in it; number 0 while none ever was. */
  readonly latest: BegunAttempt;
  /** The computer that it is tied to; null until one has opened it. */
  readonly computer: string | null;
  /** The latest attempt before it left each computer that it was tied to earlier. */
  readonly earlier: Readonly<Record<string, BegunAttempt>>;
  /** What the file was made for that it was restored from; null for a folder that came from none. */
  readonly carried: 'moved' | 'backup' | null;
  /** When it was closed into a file to be opened elsewhere, ms since the epoch; null while it was not. */
  readonly movedAt: number | null;
}

/** What tells the age of a folder beside the folder itself. */
export interface FolderFacts {
  /** This computer. */
  readonly computer: string;
  /** The latest attempt that this computer saw begin in the folder or in a copy of it; null where it saw none. */
  readonly seen: BegunAttempt | null;
  /** Whether a campaign that was started on another computer may still send. */
  readonly hasForeign: boolean;
}

/**
 * How a data folder compares to what was seen of it on this computer. `known`: nothing began that it does not hold. `older`:
 * something did, or the record of it is gone. `foreign`: it comes from elsewhere and nobody said how. `moved`: it was
 * closed elsewhere to be opened here. `copied`: a backup from elsewhere.
 */
export type FolderAge = 'known' | 'older' | 'foreign' | 'moved' | 'copied';

/** Tells the age of a folder; where nothing proves that it holds everything, it counts as older or asks. */
export function folderAge(folder: FolderRecord, facts: FolderFacts): FolderAge {
  const { computer, seen, hasForeign } = facts;
  const isTiedHere = folder.computer === computer;
  if (seen !== null && !holds(folder, computer, seen)) return 'older';
  if (isTiedHere) return seen === null && folder.latest.number > 0 ? 'older' : 'known';
  const isUntouched = folder.latest.number === 0 && !hasForeign;
  if (isUntouched) return 'known';
  switch (folder.carried) {
    case 'moved':
      return 'moved';
    case 'backup':
      return 'copied';
    case null:
      return 'foreign';
    default:
      return assertNever(folder.carried);
  }
}

/** Whether a folder holds the attempt that was seen last, and so all before it. */
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

/** The attempts that a folder holds of each computer once it is tied to another one. */
export function earlierOf(
  { computer, latest, earlier }: FolderRecord,
  next: string,
): FolderRecord['earlier'] {
  const { [next]: _, ...others } = earlier;
  return computer === null || computer === next ? others : { ...others, [computer]: latest };
}
