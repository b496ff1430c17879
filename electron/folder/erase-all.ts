import { existsSync } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeJson } from '../settings/json-file.ts';

/** Says that everything is to be erased, until nothing is left. */
const order = 'erase-everything.json';

/**
 * Whatever Tagline keeps in a data folder: a person may have put it where other files are. The lock and the folder of the
 * window stay, since they are in use; but for words that were learnt they hold nothing of anybody.
 */
const own = [
  /^tagline\.db(?:\.new)?(?:-wal|-shm|-journal)?$/,
  /^practice\.db(?:-wal|-shm|-journal|\.lock)?$/,
  /^(?:settings|vault|window|crashes|recent-files)\.json(?:\.new|\.unreadable-\d+)?$/,
  /^tagline\.log(?:\.1)?$/,
  /^(?:to-open|incoming|outgoing-[0-9a-f-]+)\.tagline(?:-wal|-shm|-journal)?$/,
  /^set-aside-[0-9TZ-]+$/,
  /^sheets$/,
];

/** The words that people had the spell checker learn, in the folder of the window. */
const learntWords = ['Custom Dictionary.txt', 'Custom Dictionary.txt.backup'];

/** Puts on record that everything in the data folder is to be erased: from here on it will be, whatever happens. */
export function orderErasing(dataDir: string): void {
  writeJson(join(dataDir, order), {});
}

/** Whether everything in the data folder is to be erased. */
export function isErasingOrdered(dataDir: string): boolean {
  return existsSync(join(dataDir, order));
}

/** Erases everything that Tagline keeps in a folder that nothing has open, each file overwritten, and the order last. */
export async function eraseAll(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (own.some((pattern) => pattern.test(name))) await erase(join(dataDir, name));
  }
  for (const name of learntWords) await erase(join(dataDir, 'window', name));
  await rm(join(dataDir, order), { force: true });
}

async function erase(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory()) {
    for (const name of await readdir(path)) await erase(join(path, name));
  } else if (found?.isFile()) await overwrite(path, found.size);
  await rm(path, { recursive: true, force: true, maxRetries: 5 });
}

const zeros = new Uint8Array(1024 * 1024);

/** What a disk does not let be overwritten is removed all the same. */
async function overwrite(path: string, size: number): Promise<void> {
  const file = await open(path, 'r+').catch(() => null);
  if (file === null) return;
  try {
    for (let at = 0; at < size; at += zeros.length) {
      await file.write(zeros, 0, Math.min(zeros.length, size - at), at);
    }
    await file.sync();
  } finally {
    await file.close();
  }
}
