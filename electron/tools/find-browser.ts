import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds a Chromium, Chrome or Edge that is installed here; `CHROMIUM_PATH` wins. Null when there is none. */
export function findBrowser(): string | null {
  return candidates().find(isProgram) ?? null;
}

function candidates(): string[] {
  const { env } = process;
  const named = env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : [];
  switch (process.platform) {
    case 'win32': {
      const roots = [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']].filter(isGiven);
      const programs = ['Chromium', 'Google\\Chrome', 'Microsoft\\Edge'].flatMap((maker) =>
        roots.map((root) =>
          join(root, maker, 'Application', maker.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe'),
        ),
      );
      return [...named, ...programs];
    }
    case 'darwin':
      return [
        ...named,
        ...['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
          (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
        ),
      ];
    default: {
      const names = [
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

function isGiven(value: string | undefined): value is string {
  return Boolean(value);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
