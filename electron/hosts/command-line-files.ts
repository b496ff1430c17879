import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Nobody means to open more at once. */
const most = 100;

/** Absolute paths without repeats, from paths and `file:` URLs; a bad URL stays as a path, to be reported missing. */
export function commandLineFiles(words: readonly string[], workingFolder: string): string[] {
  const paths = words.filter((word) => word !== '').map((word) => pathOf(word, workingFolder));
  return [...new Set(paths)].slice(0, most);
}

function pathOf(word: string, workingFolder: string): string {
  try {
    return /^file:/i.test(word) ? fileURLToPath(word) : resolve(workingFolder, word);
  } catch {
    return resolve(workingFolder, word);
  }
}

/** The files that a second start passes on; empty for anything else. */
export function passedFiles(passed: unknown): string[] {
  const files = (passed as { readonly files?: unknown } | null | undefined)?.files;
  return Array.isArray(files) ? files.filter((path) => typeof path === 'string').slice(0, most) : [];
}

/** The folder the command was typed in; npm runs scripts in the project's folder. */
export function typedIn(): string {
  const { INIT_CWD, npm_lifecycle_event: script } = process.env;
  return (script === 'start' || script === 'tagline') && INIT_CWD ? INIT_CWD : process.cwd();
}
