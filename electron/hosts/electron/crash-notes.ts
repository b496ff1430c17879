import { join } from 'node:path';
import { readJson, writeJson } from '../../settings/json-file.ts';

const most = 20;

export type CrashNotes = ReturnType<typeof openCrashNotes>;

/**
 * Notes beside the log what broke, for a person who reports it: only fixed words of Electron and names of error classes,
 * so that no personal data gets into a note. A failed write is ignored.
 */
export function openCrashNotes(dataDir: string, version: string) {
  const path = join(dataDir, 'crashes.json');
  function kept(): readonly unknown[] {
    try {
      const notes = readJson(path);
      return Array.isArray(notes) ? notes : [];
    } catch {
      return [];
    }
  }
  return {
    /** `reason` is a fixed word of Electron, or the class of an error. */
    note(
      what: 'page crashed' | 'page hung' | 'page failed' | 'process gone' | 'main failed',
      reason: string,
    ): void {
      const note = { at: new Date().toISOString(), version, what, reason: plainWord(reason) };
      try {
        writeJson(path, [...kept(), note].slice(-most));
      } catch {
        // The person is informed anyway.
      }
    },
  };
}

function plainWord(reason: string): string {
  return /^[\w -]{1,40}$/.test(reason) ? reason : 'other';
}
