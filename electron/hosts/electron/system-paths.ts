import { type Session, session } from 'electron';
import { type PathsTo, pathsOfPac } from '../../../shared/network/proxy.ts';

/** In an empty session of its own, since the window's leads nowhere. Call it when the app is ready. */
export function createSystemPaths(): PathsTo {
  let own: Session | null = null;
  return async (origin) => {
    own ??= session.fromPartition('system-paths');
    return pathsOfPac(await own.resolveProxy(`${origin}/`));
  };
}
