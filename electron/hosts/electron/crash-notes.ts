import { join } from 'node:path';
import { readJson, writeJson } from '../../settings/json-file.ts';

const most = 20;

export type CrashNotes = ReturnType<typeof openCrashNotes>;

interface Note {
  readonly at: string;
  readonly version: string;
  readonly what: 'page crashed' | 'page hung' | 'page failed' | 'process gone' | 'main failed';
  readonly reason: string;
  readonly since?: string;
  readonly times?: number;
}

/**
 * Notes beside the log what broke, for a person who reports it: only Electron's fixed words and names of error classes,
 * so that no personal data gets into a note. A failed write is ignored.
 */
export function openCrashNotes(dataDir: string, version: string) {
  const path = join(dataDir, 'crashes.json');
  function kept(): readonly Note[] {
    try {
      const notes = readJson(path);
      return Array.isArray(notes) ? notes : [];
    } catch {
      return [];
    }
  }
  return {
    /** `reason` is a fixed word of Electron, or the class of an error. */
    note(what: Note['what'], reason: string): void {
      const note = { at: new Date().toISOString(), version, what, reason: plainWord(reason) };
      try {
        writeJson(path, withNote(kept(), note));
      } catch {
        // The person is informed anyway.
      }
    },
  };
}

/** The latest note last. A repeated note is counted: if two take turns without end, the older ones stay. */
export function withNote(notes: readonly Note[], note: Note): readonly Note[] {
  const { version, what, reason } = note;
  const same = notes.find((one) => one?.version === version && one.what === what && one.reason === reason);
  const counted = same && { since: same.since ?? same.at, times: (same.times ?? 1) + 1 };
  return [...notes.filter((one) => one !== same), { ...note, ...counted }].slice(-most);
}

function plainWord(reason: string): string {
  return /^[\w -]{1,40}$/.test(reason) ? reason : 'other';
}
