import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openSettings, practiceAccount } from '../../electron/settings/settings-file.ts';

/** Names the sender of a new data folder's demo, which a person is asked for in their first campaign. */
export async function giveSender(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, 'settings.json'))) return;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const settings = await openSettings(dataDir);
  if (settings.ok) settings.value.saveAccounts([{ ...practiceAccount, sender: 'Tagline' }]);
}
