import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes a rename in the folder durable; Windows has no such call and needs none. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
