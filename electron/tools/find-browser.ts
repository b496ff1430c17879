import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** `CHROMIUM_PATH` takes precedence. */
export function findBrowser(): string | null {
  return candidates().find(isProgram) ?? null;
}

/** For pages that nobody sees: Debian's Chromium without windows, if installed, takes an eighth less processor time. */
export function findHeadlessBrowser(): string | null {
  return candidates('chromium-headless-shell').find(isProgram) ?? null;
}

function candidates(...first: readonly string[]): readonly string[] {
  const { env } = process;
  const named = env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : [];
  switch (process.platform) {
    case 'win32': {
      const given = [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']];
      const roots = given.flatMap((root) => root || []);
      const makers = [
        'Chromium\\Application\\chrome.exe',
        'Google\\Chrome\\Application\\chrome.exe',
        'Microsoft\\Edge\\Application\\msedge.exe',
      ];
      return [...named, ...makers.flatMap((program) => roots.map((root) => join(root, program)))];
    }
    case 'darwin': {
      const names = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
      return [...named, ...names.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)];
    }
    default: {
      const names = [
        ...first,
        'chromium',
        'chromium-browser',
        'google-chrome',
        'google-chrome-stable',
        'microsoft-edge',
      ];
      const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder.startsWith('/'));
      return [...named, ...names.flatMap((name) => folders.map((folder) => join(folder, name)))];
    }
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
