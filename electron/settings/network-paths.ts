import { isOnThisComputer } from '../../shared/account/base-url.ts';
import { directly, type PathsTo, type ProxySetting, pathOfSetting } from '../../shared/network/proxy.ts';

/** The ways to a service as a person has set them, or else as the system has; this computer itself is reached directly. */
export function networkPaths(setting: () => ProxySetting, system: PathsTo): PathsTo {
  return async (origin) => {
    const chosen = setting();
    if (isOnThisComputer(origin)) return directly;
    return chosen === 'system' ? system(origin) : pathOfSetting(chosen);
  };
}
