import { type Session, session } from 'electron';
import { type PathsTo, pathsOfPac } from '../../../shared/network/proxy.ts';

/**
 * Asks the system for its proxy, by its settings or its script, with the origin alone. It takes a session of its own, in
 * which nothing is loaded: the window's is led nowhere. Call it when the app is ready.
 */
export function createSystemPaths(): PathsTo {
  let own: Session | null = null;
  return async (origin) => {
    own ??= session.fromPartition('system-paths');
    return pathsOfPac(await own.resolveProxy(`${origin}/`));
  };
}
