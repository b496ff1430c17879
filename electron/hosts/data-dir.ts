import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Environment {
  readonly platform: NodeJS.Platform;
  readonly env: { readonly [name: string]: string | undefined };
  readonly home: string;
}

/** The default data folder of both hosts: local to this computer, never in a roaming profile. */
export function defaultDataDir(environment: Environment = here()): string {
  return placeOf(environment, 'Application Support/Tagline', 'Tagline', ['XDG_DATA_HOME', '.local/share']);
}

/** Beside the default data folder, never inside one: no copy of a data folder may contain it. */
export function defaultStateDir(environment: Environment = here()): string {
  const { TAGLINE_STATE_DIR: named } = environment.env;
  if (named) return resolve(named);
  const xdg = ['XDG_STATE_HOME', '.local/state'] as const;
  return placeOf(environment, 'Application Support/Tagline State', 'Tagline State', xdg);
}

/** For files that can be made again at any time. */
export function defaultCacheDir(environment: Environment = here()): string {
  return placeOf(environment, 'Caches/Tagline', 'Tagline Cache', ['XDG_CACHE_HOME', '.cache']);
}

function placeOf(
  { platform, env, home }: Environment,
  ofMac: string,
  ofWindows: string,
  [variable, usual]: readonly [variable: string, usual: string],
): string {
  if (platform === 'darwin') return join(home, 'Library', ofMac);
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), ofWindows);
  const xdg = env[variable];
  return join(xdg?.startsWith('/') ? xdg : join(home, usual), 'tagline');
}

function here(): Environment {
  return { platform: process.platform, env: process.env, home: homedir() };
}
