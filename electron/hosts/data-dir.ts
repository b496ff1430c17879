import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** What decides where a person's data goes. */
export interface Environment {
  readonly platform: NodeJS.Platform;
  readonly env: { readonly [name: string]: string | undefined };
  readonly home: string;
}

/** The folder that both hosts use when none is named: local to this computer, never in a roaming profile. */
export function defaultDataDir(environment: Environment = here()): string {
  const { platform, env, home } = environment;
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Tagline');
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'Tagline');
  const xdg = env.XDG_DATA_HOME;
  return join(xdg?.startsWith('/') ? xdg : join(home, '.local', 'share'), 'tagline');
}

/**
 * The folder that both hosts use for what this computer saw of data folders: beside the default data folder and never in
 * one, so that no copy of a data folder carries it along. `TAGLINE_STATE_DIR` names another, for tests.
 */
export function defaultStateDir(environment: Environment = here()): string {
  const { platform, env, home } = environment;
  if (env.TAGLINE_STATE_DIR) return resolve(env.TAGLINE_STATE_DIR);
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Tagline State');
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'Tagline State');
  const xdg = env.XDG_STATE_HOME;
  return join(xdg?.startsWith('/') ? xdg : join(home, '.local', 'state'), 'tagline');
}

/** The folder for what can be made anew at any time. */
export function defaultCacheDir(environment: Environment = here()): string {
  const { platform, env, home } = environment;
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'Tagline');
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'Tagline Cache');
  const xdg = env.XDG_CACHE_HOME;
  return join(xdg?.startsWith('/') ? xdg : join(home, '.cache'), 'tagline');
}

function here(): Environment {
  return { platform: process.platform, env: process.env, home: homedir() };
}
