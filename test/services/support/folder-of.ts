import type { TestContext } from 'node:test';
import type { Wire } from '../../../shared/contract.ts';
import { startTestApp, value } from './app.ts';
import { tempFolder } from './temp-folder.ts';

/** Gives an app a data folder's file, to be opened when it starts next. */
export async function giveFolder(wire: Wire, bytes: Buffer): ReturnType<typeof wire.call<'folder.open'>> {
  value(await wire.call('folder.begin', {}));
  const piece = 100_000;
  for (let from = 0; from < bytes.length; from += piece)
    value(await wire.call('folder.append', { bytes: bytes.subarray(from, from + piece) }));
  return wire.call('folder.open', {});
}

/** A folder into which a file was given, ready to be opened by an app that starts on it. */
export async function folderOf(t: TestContext, bytes: Buffer, stateDir: string): Promise<string> {
  const dataDir = tempFolder(t);
  const { app, wire } = await startTestApp(dataDir, { stateDir });
  value(await giveFolder(wire, bytes));
  await app.close();
  return dataDir;
}
