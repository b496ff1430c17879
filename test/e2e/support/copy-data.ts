import { cpSync } from 'node:fs';
import { basename } from 'node:path';

/** Copies a data folder by hand, but for what says that a window of it is open. */
export function copyData(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !basename(path).startsWith('Singleton') });
}
