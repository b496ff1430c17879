import { cpSync } from 'node:fs';
import { basename } from 'node:path';

/** Chromium's `SingletonLock` and its kin, and the socket for commands. */
const ofOpenWindow = /^Singleton|\.sock$/;

/** Copies a data folder by hand, but for what says that a window of it is open. */
export function copyData(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !ofOpenWindow.test(basename(path)) });
}
