import { isOnThisComputer } from '../../shared/account/base-url.ts';
import { directly, type PathsTo, type ProxySetting, pathOfSetting } from '../../shared/network/proxy.ts';

/** The person's proxy or else the system's; this computer itself is reached directly. */
export function networkPaths(setting: () => ProxySetting, system: PathsTo): PathsTo {
  return async (origin) => {
    const chosen = setting();
    if (isOnThisComputer(origin)) return directly;
    return chosen === 'system' ? system(origin) : pathOfSetting(chosen);
  };
}
