import { join } from 'node:path';
import { readJson, writeJson } from '../../settings/json-file.ts';

/** What broke: Electron's own words and no others, so that nothing of anybody gets into a note. */
interface CrashNote {
  /** In ISO 8601. */
  readonly at: string;
  readonly version: string;
  readonly what: 'page crashed' | 'page hung' | 'process gone' | 'main failed';
  readonly reason: string;
}

/** So many of the latest are kept. */
const most = 20;

export type CrashNotes = ReturnType<typeof openCrashNotes>;

/** Notes beside the log what broke, for a person who reports it; a disk that does not take a note costs nothing else. */
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
    /** `reason` is a fixed word of Electron's, or the class of an error. */
    note(what: CrashNote['what'], reason: string): void {
      const note: CrashNote = { at: new Date().toISOString(), version, what, reason: plainWord(reason) };
      try {
        writeJson(path, [...kept(), note].slice(-most));
      } catch {
        // It is said to the person in any case.
      }
    },
  };
}

function plainWord(reason: string): string {
  return /^[\w -]{1,40}$/.test(reason) ? reason : 'other';
}
