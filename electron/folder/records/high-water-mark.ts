import { closeSync, fdatasyncSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { BegunAttempt, FolderRecord } from '../../../shared/folder/folder-age.ts';
import { syncFolder } from '../../store/sync-folder.ts';

/**
 * The attempts that this computer saw begin in a data folder or in any copy of it: a file outside the folder that only
 * grows, a line for each attempt. The first line of a number has begun that attempt.
 */
export interface HighWaterMark {
  /** The latest attempt that was seen; null where none was. Throws what the disk says. */
  seen(): BegunAttempt | null;
  /** Adds an attempt that the folder holds; on disk when it returns. Throws what the disk says. */
  keep(attempt: BegunAttempt): void;
  /**
   * Adds an attempt that is recorded in the folder and not yet posted; on disk when it returns. False where another copy
   * of the folder has begun attempts since, so that this one must not be posted. Throws what the disk says.
   */
  raise(attempt: BegunAttempt): boolean;
  /** Goes on from what was seen, once everything that another copy may have done is in doubt. */
  accept(seen: BegunAttempt): void;
  close(): void;
}

/** More than all lines that copies which lose to another one can leave behind the line that won. */
const tailBytes = 64 * 1024;

const newline = 10;

/** Opens the mark of a folder whose latest attempt is known; the file is made when it is first written to. */
export function openMark(
  stateDir: string,
  { id, latest }: Pick<FolderRecord, 'id' | 'latest'>,
): HighWaterMark {
  const path = join(stateDir, `folder-${id}.txt`);
  let file: number | null = null;
  /** What was read of the file so far, in bytes; null before the first reading. */
  let read: number | null = null;
  /** The number of the latest attempt that the folder holds. */
  let reached = latest.number;

  function fileToWrite(): number {
    if (file !== null) return file;
    mkdirSync(stateDir, { recursive: true, mode: 0o700 });
    file = openSync(path, 'a+', 0o600);
    syncFolder(stateDir);
    return file;
  }

  function fileToRead(): number | null {
    if (file !== null) return file;
    try {
      return openSync(path, 'r');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  /** A line that a full disk cut short is none, and the next one begins on a line of its own. */
  function append({ number, writer }: BegunAttempt): void {
    const open = fileToWrite();
    const line = Buffer.from(`\n${number} ${writer}\n`);
    if (writeSync(open, line) !== line.length)
      throw Object.assign(new Error('The disk took a part of a line.'), { code: 'ENOSPC', syscall: 'write' });
    fdatasyncSync(open);
  }

  return {
    seen() {
      const open = fileToRead();
      if (open === null) return null;
      try {
        const { size } = fstatSync(open);
        return latestOf(linesFrom(open, Math.max(0, size - tailBytes)).lines);
      } finally {
        if (open !== file) closeSync(open);
      }
    },

    keep: append,

    raise(attempt) {
      const open = fileToWrite();
      const isOthers = ({ number, writer }: BegunAttempt): boolean =>
        number > reached && writer !== attempt.writer;
      const since = read ?? Math.max(0, fstatSync(open).size - tailBytes);
      const before = linesFrom(open, since);
      // A line of one that has lost would stop the one that has won.
      if (before.lines.some(isOthers)) return false;
      append(attempt);
      const { lines, end } = linesFrom(open, before.end);
      const own = lines.findIndex((line) => isSame(line, attempt));
      if (own < 0 || lines.slice(0, own).some(isOthers)) return false;
      read = end;
      reached = Math.max(reached, attempt.number);
      return true;
    },

    accept(seen) {
      reached = seen.number;
      read = file === null ? null : fstatSync(file).size;
    },

    close() {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
}

function isSame(a: BegunAttempt, b: BegunAttempt): boolean {
  return a.number === b.number && a.writer === b.writer;
}

/** The whole lines from a place on, and where the last of them ends. */
function linesFrom(file: number, from: number): { lines: BegunAttempt[]; end: number } {
  const bytes = Buffer.alloc(Math.max(0, fstatSync(file).size - from));
  const length = readSync(file, bytes, 0, bytes.length, from);
  const whole = bytes.subarray(0, length).lastIndexOf(newline) + 1;
  const lines = bytes.toString('latin1', 0, whole).split('\n').flatMap(attemptOf);
  return { lines, end: from + whole };
}

function attemptOf(line: string): BegunAttempt[] {
  const found = /^(\d{1,15}) ([0-9a-f]{16})$/.exec(line);
  return found === null ? [] : [{ number: Number(found[1]), writer: found[2]! }];
}

/** Of two openings that began the same number the first one has it. */
function latestOf(lines: readonly BegunAttempt[]): BegunAttempt | null {
  let latest: BegunAttempt | null = null;
  for (const line of lines) if (latest === null || line.number > latest.number) latest = line;
  return latest;
}
