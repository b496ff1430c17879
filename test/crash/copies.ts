import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { goOnInCopy } from './do-steps.ts';
import { type Home, homeIn, startApp } from './home.ts';
import { openNotebook } from './notebook.ts';
import type { Service } from './service.ts';

/** A copy of the data folder: on another computer, or a backup that is brought back on the same one. */
export function copyOf(path: string, name: string) {
  const from = homeIn(path);
  const to = join(path, name);
  const dataDir = join(to, 'data');
  cpSync(from.dataDir, dataDir, { recursive: true });
  const stateDir = name === 'elsewhere' ? join(to, 'computer') : null;
  return { dataDir, stateDir, notebook: join(to, 'notebook') };
}

/** Goes on in a copy, and tries to send what is written in it: whom anybody had texted before is texted by none of it. */
export async function finishCopy(home: Home, service: Service): Promise<string[]> {
  const before = service.ledger.length;
  const app = await startApp(home);
  try {
    await goOnInCopy(app, openNotebook(home.notebook));
  } finally {
    await app.app.close();
  }
  const texted = service.ledger.slice(0, before).map(([, msisdn]) => msisdn);
  return service.ledger
    .slice(before)
    .flatMap(([, msisdn]) => (texted.includes(msisdn) ? [`twice: ${msisdn}, by a copy of the folder`] : []));
}
