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

/** Notes on this computer what broke, for a person who reports it. */
export interface CrashNotes {
  /** `reason` is a fixed word of Electron's, or the class of an error. */
  note(what: CrashNote['what'], reason: string): void;
}

/** Opens the notes beside the log; a disk that does not take one costs nothing else. */
export function openCrashNotes(dataDir: string, version: string): CrashNotes {
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
    note(what, reason) {
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
