import { join } from 'node:path';
import { after, afterEach, before } from 'node:test';
import { buildStale } from '../../../electron/tools/build.ts';
import { type BuiltMain, closeBuiltMain, type StartOptions, startBuiltMain } from '../support/built-main.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** For files and data folders of all tests of a file. */
export const folder = tempFolder({ after });

/** What was started last, and its data folder; all end with their test. */
export let main: BuiltMain;
export let dataDir: string;
const open: BuiltMain[] = [];
let count = 0;

before(() => buildStale(['main', 'renderer']));
afterEach(async () => {
  for (const one of open.splice(0)) await closeBuiltMain(one);
});

export function newDataDir(): string {
  return join(folder, `data-${count++}`);
}

/** Starts the built main in this process, on a new data folder or the named one. */
export async function start(options: StartOptions = {}, on = newDataDir()): Promise<BuiltMain> {
  dataDir = on;
  main = await startBuiltMain(dataDir, options);
  open.push(main);
  return main;
}
