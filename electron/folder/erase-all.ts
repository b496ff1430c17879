import { existsSync } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeJson } from '../settings/json-file.ts';

/** This file exists until everything is erased. */
const order = 'erase-everything.json';

/**
 * What Tagline keeps in a data folder, which may hold other files. The lock and the window's folder are in use and
 * stay; apart from learnt words they hold nothing personal.
 */
const own = [
  /^tagline\.db(?:\.reading)?(?:\.new)?(?:-wal|-shm|-journal)?$/,
  /^practice\.db(?:-wal|-shm|-journal|\.lock)?$/,
  /^(?:settings|vault|window|crashes|recent-files)\.json(?:\.new|\.unreadable-\d+)?$/,
  /^tagline\.log(?:\.1)?$/,
  /^(?:to-open|incoming|outgoing-[0-9a-f-]+)\.tagline(?:\.reading)?(?:\.new)?(?:-wal|-shm|-journal)?$/,
  /^taking-over\.json$/,
  /^set-aside-[0-9TZ-]+$/,
  /^sheets$/,
];

/** Words that people taught the spell checker, in the window's folder. */
const learntWords = ['Custom Dictionary.txt', 'Custom Dictionary.txt.backup'];

/** Records that everything in the data folder must be erased; from here on it will be, also after a crash. */
export function orderErasing(dataDir: string): void {
  writeJson(join(dataDir, order), {});
}

export function isErasingOrdered(dataDir: string): boolean {
  return existsSync(join(dataDir, order));
}

/** Overwrites each file, and removes the order last. Nothing may have the folder open. */
export async function eraseAll(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (own.some((pattern) => pattern.test(name))) await erase(join(dataDir, name));
  }
  for (const name of learntWords) await erase(join(dataDir, 'window', name));
  await rm(join(dataDir, order), { force: true });
}

async function erase(path: string): Promise<void> {
  const stats = await stat(path).catch(() => null);
  if (stats?.isDirectory()) {
    for (const name of await readdir(path)) await erase(join(path, name));
  } else if (stats?.isFile()) await overwrite(path, stats.size);
  await rm(path, { recursive: true, force: true, maxRetries: 5 });
}

const zeros = new Uint8Array(1024 * 1024);

/** A file that cannot be overwritten is removed all the same. */
async function overwrite(path: string, size: number): Promise<void> {
  const file = await open(path, 'r+').catch(() => null);
  if (file === null) return;
  try {
    for (let at = 0; at < size; ) {
      at += (await file.write(zeros, 0, Math.min(zeros.length, size - at), at)).bytesWritten;
    }
    await file.sync();
  } finally {
    await file.close();
  }
}
