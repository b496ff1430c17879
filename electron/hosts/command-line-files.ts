import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** More are not meant by one who opens files. */
const most = 100;

/**
 * The files that the words of a command line name, as absolute paths, each once. Linux desktops hand over `file:` URLs;
 * what is no path of this computer stays as it is written, so that it is said not to be there.
 */
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

/** The files in what a second start passes on; nothing where it is anything else. */
export function passedFiles(told: unknown): string[] {
  const files = (told as { readonly files?: unknown } | null | undefined)?.files;
  return Array.isArray(files) ? files.filter((path) => typeof path === 'string').slice(0, most) : [];
}

/** The folder in which the command was typed: npm runs a script in that of the project. */
export function typedIn(): string {
  const { INIT_CWD, npm_lifecycle_event: script } = process.env;
  return script === 'start' && INIT_CWD ? INIT_CWD : process.cwd();
}
