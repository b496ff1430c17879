import { closeSync, fdatasyncSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { BegunAttempt, FolderRecord } from '../../shared/folder/folder-age.ts';
import { cutShort } from '../store/storage-fault.ts';
import { syncFolder } from '../store/sync-to-disk.ts';

export type HighWaterMark = ReturnType<typeof openMark>;

/** What began with an attempt: moving the folder counts as one too. */
type Begun = 'request' | 'move';

interface Line extends BegunAttempt {
  readonly what: Begun;
}

/** More than all the lines that losing copies can leave after the line that won. */
const tailBytes = 64 * 1024;

const newline = 10;

/**
 * The attempts that this computer saw begin in a data folder or any copy of it: a file outside the folder that only
 * grows, one line per attempt. The first line with a number has begun that attempt. The first write creates the file;
 * all functions throw disk errors.
 */
export function openMark(stateDir: string, { id, latest }: Pick<FolderRecord, 'id' | 'latest'>) {
  const path = join(stateDir, `folder-${id}.txt`);
  let file: number | null = null;
  /** Bytes of the file read so far; null before the first reading. */
  let read: number | null = null;
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

  /** A line cut short by a full disk does not count, and the next one begins on its own line. */
  function append({ number, writer }: BegunAttempt, what: Begun = 'request'): void {
    const open = fileToWrite();
    const line = Buffer.from(`\n${number} ${writer}${what === 'move' ? ' move' : ''}\n`);
    if (writeSync(open, line) !== line.length) throw cutShort();
    fdatasyncSync(open);
  }

  return {
    /** The latest attempt seen; null for none. */
    seen(): BegunAttempt | null {
      const open = fileToRead();
      if (open === null) return null;
      try {
        const { size } = fstatSync(open);
        return latestOf(linesFrom(open, Math.max(0, size - tailBytes)).lines);
      } finally {
        if (open !== file) closeSync(open);
      }
    },

    /**
     * How many requests began after the latest of these attempts that this computer saw; null if it saw none of them. A
     * copy of a folder in use has the same writer as attempts begun after the copy was made.
     */
    since(attemptsHere: readonly BegunAttempt[]): number | null {
      const open = fileToRead();
      if (open === null) return null;
      try {
        const { lines } = linesFrom(open, 0);
        const isNew = attemptsHere.every(({ number }) => number === 0);
        const places = attemptsHere.flatMap((one) => placeAfter(lines, one) ?? []);
        if (places.length === 0 && !isNew) return null;
        const place = Math.max(0, ...places);
        const begun = new Set(lines.slice(0, place).map(({ number }) => number));
        const after = lines
          .slice(place)
          .filter(({ what, number }) => what === 'request' && !begun.has(number));
        return new Set(after.map(({ number }) => number)).size;
      } finally {
        if (open !== file) closeSync(open);
      }
    },

    /** Adds an attempt that is in the folder; on disk when it returns. */
    keep: (attempt: BegunAttempt): void => append(attempt),

    /**
     * Adds an attempt that is recorded in the folder but not yet posted; on disk when it returns. False if another copy
     * of the folder has begun attempts since: then this attempt must not be posted.
     */
    raise(attempt: BegunAttempt, what: Begun = 'request'): boolean {
      const open = fileToWrite();
      const isOthers = ({ number, writer }: BegunAttempt): boolean =>
        number > reached && writer !== attempt.writer;
      const since = read ?? Math.max(0, fstatSync(open).size - tailBytes);
      const before = linesFrom(open, since);
      // The line of an attempt that has lost would stop the winner.
      if (before.lines.some(isOthers)) return false;
      append(attempt, what);
      const { lines, end } = linesFrom(open, before.end);
      const own = lines.findIndex((line) => isSame(line, attempt));
      if (own < 0 || lines.slice(0, own).some(isOthers)) return false;
      read = end;
      reached = Math.max(reached, attempt.number);
      return true;
    },

    /** Continues from `seen`, once everything that another copy may have done is in doubt. */
    accept(seen: BegunAttempt): void {
      reached = seen.number;
      read = file === null ? null : fstatSync(file).size;
    },

    close(): void {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
}

function isSame(a: BegunAttempt, b: BegunAttempt): boolean {
  return a.number === b.number && a.writer === b.writer;
}

/** Whole lines from a place on, and the end of the last one. */
function linesFrom(file: number, from: number): { lines: Line[]; end: number } {
  const bytes = Buffer.alloc(Math.max(0, fstatSync(file).size - from));
  const length = readSync(file, bytes, 0, bytes.length, from);
  const whole = bytes.subarray(0, length).lastIndexOf(newline) + 1;
  const lines = bytes.toString('latin1', 0, whole).split('\n').flatMap(attemptOf);
  return { lines, end: from + whole };
}

function attemptOf(line: string): Line[] {
  const attemptLine = /^(\d{1,15}) ([0-9a-f]{16})( move)?$/.exec(line);
  if (attemptLine === null) return [];
  const what = attemptLine[3] === undefined ? 'request' : 'move';
  return [{ number: Number(attemptLine[1]), writer: attemptLine[2]!, what }];
}

/** The first line that a copy with this attempt lacks; null for none. A copy that lost the number lacks the winner's. */
function placeAfter(lines: readonly Line[], attempt: BegunAttempt): number | null {
  const own = lines.findLastIndex((line) => isSame(line, attempt));
  if (own < 0) return null;
  const first = lines.findIndex(({ number }) => number === attempt.number);
  return lines[first]!.writer === attempt.writer ? own + 1 : first;
}

/** If two openings began the same number, the first has it. */
function latestOf(lines: readonly BegunAttempt[]): BegunAttempt | null {
  let latest: BegunAttempt | null = null;
  for (const { number, writer } of lines)
    if (latest === null || number > latest.number) latest = { number, writer };
  return latest;
}
