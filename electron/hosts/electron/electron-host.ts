import { join } from 'node:path';
import { app, type Session, session } from 'electron';
import { type PathsTo, pathsOfPac } from '../../../shared/network/proxy.ts';
import type { Desktop, Host } from '../../host.ts';
import { defaultStateDir } from '../data-dir.ts';
import { openVault } from './keychain-vault.ts';

/** Call it when the app is ready; nothing asks the keychain before `shown`. */
export function electronHost(dataDir: string, desktop: Desktop, shown: Promise<void>): Host {
  return {
    kind: 'electron',
    version: app.getVersion(),
    locale: app.getSystemLocale(),
    systemTags: app.getPreferredSystemLanguages(),
    dataDir,
    stateDir: defaultStateDir(),
    vault: openVault(join(dataDir, 'vault.json'), shown),
    systemPaths: createSystemPaths(),
    desktop,
  };
}

/** On Windows the profile has the key that encrypts tokens. */
export function takeProfile(folder: string): void {
  app.setPath('userData', folder);
  app.setPath('sessionData', folder);
}

/** Uses an empty session of its own, because the window's leads nowhere. */
function createSystemPaths(): PathsTo {
  let own: Session | null = null;
  return async (origin) => {
    own ??= session.fromPartition('system-paths');
    return pathsOfPac(await own.resolveProxy(`${origin}/`));
  };
}
