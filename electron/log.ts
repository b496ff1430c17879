import { appendFileSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { touchPrivate } from './store/open-database.ts';
import { isStorageFault } from './store/storage-fault.ts';

/** Records what happened and when, never a text, a number or a token. */
export type Log = ReturnType<typeof openLog>;

const largest = 2 * 1024 * 1024;

/** The lines of a stack with places, without the message above them, which may look like one. */
function places(error: unknown): string {
  if (!(error instanceof Error) || error.stack === undefined) return '';
  const { message, stack } = error;
  const after = stack.includes(message) ? stack.indexOf(message) + message.length : stack.length;
  return stack
    .slice(after)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => withoutFolders(line.trim()))
    .join(' < ');
}

/** `at call (/home/Ada/app/main.cjs:1:2)` as `at call (main.cjs:1:2)`. */
function withoutFolders(frame: string): string {
  const bracket = frame.lastIndexOf(' (');
  const head = bracket < 0 ? 'at ' : frame.slice(0, bracket + 2);
  return head + frame.slice(head.length).replace(/^.*[\\/]/, '');
}

/** The time when a line was written; 0 for an incomplete line. */
function timeOf(line: string): number {
  return Date.parse(/^\{"at":"([^"]+)"/.exec(line)?.[1] ?? '') || 0;
}

/** At 2 MiB the file becomes `tagline.log.1`; one old file is kept. */
export function openLog(dataDir: string, now: () => number) {
  const path = join(dataDir, 'tagline.log');
  touchPrivate(path);
  function append(line: string): void {
    try {
      if (statSync(path).size > largest) {
        renameSync(path, `${path}.1`);
        touchPrivate(path);
      }
      appendFileSync(path, line, { mode: 0o600 });
    } catch {
      // A full disk must not stop a campaign because of its log.
    }
  }
  /** `event` is a fixed phrase; `facts` are counts, ids of our own, status codes and error class names. */
  function write(
    event: string,
    facts: Readonly<Record<string, number | string | boolean | null>> = {},
  ): void {
    append(`${JSON.stringify({ at: new Date(now()).toISOString(), event, ...facts })}\n`);
  }
  const files = [`${path}.1`, path];
  function split(file: string, at: number): { readonly old: number; readonly kept: readonly string[] } {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
    const kept = lines.filter((line) => timeOf(line) >= at);
    return { old: lines.length - kept.length, kept };
  }

  return {
    write,
    /** Lines written before a time, in ms since the epoch. */
    countBefore: (at: number) => files.reduce((sum, file) => sum + split(file, at).old, 0),
    forgetBefore(at: number) {
      let gone = 0;
      for (const file of files) {
        const { old, kept } = split(file, at);
        if (old > 0) writeFileSync(file, kept.map((line) => `${line}\n`).join(''), { mode: 0o600 });
        gone += old;
      }
      return gone;
    },
    /** Records an error's class and its place in the code; the message may quote data and stays out. */
    bug(where: string, error: unknown) {
      write(isStorageFault(error) ? 'disk' : 'bug', {
        where,
        class: error instanceof Error ? error.name : typeof error,
        places: places(error),
      });
    },
  };
}
