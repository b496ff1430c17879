import { join } from 'node:path';
import * as z from 'zod';
import { type Account, PRACTICE_ID } from '../../shared/account/account.ts';
import type { AccountId } from '../../shared/brand.ts';
import { defaultSettings, type Settings } from '../../shared/settings/settings.ts';
import { settingsParser } from '../wire/input-parsers.ts';
import { readJson, setAside, writeJson } from './json-file.ts';

/** An account as the file keeps it: everything but where its token is. */
export type StoredAccount = Omit<Account, 'token'>;

const storedAccount = z.object({
  id: z.string().transform((value) => value as AccountId),
  name: z.string(),
  kind: z.enum(['practice', 'live']),
  baseUrl: z.string(),
  sendPath: z.enum(['/v2/mtsms', '/sms/mtsms']),
  sender: z.string(),
  label: z.string(),
  unicodeEncoding: z.string(),
  lowBalance: z.number().nullable(),
  currency: z.string(),
});

const file = z.object({
  settings: settingsParser,
  accounts: z.array(storedAccount),
});

type File = z.infer<typeof file>;

/** The settings and accounts, kept in one small JSON file. */
export interface SettingsFile {
  settings(): Settings;
  /** Changes some of them; answers all. */
  saveSettings(change: Partial<Settings>): Settings;
  accounts(): readonly StoredAccount[];
  saveAccounts(accounts: readonly StoredAccount[]): void;
}

/** The built-in account that reaches the practice gateway inside the app. */
export const practiceAccount: StoredAccount = {
  id: PRACTICE_ID,
  name: 'Practice',
  kind: 'practice',
  baseUrl: 'http://127.0.0.1',
  sendPath: '/v2/mtsms',
  sender: 'Tagline',
  label: '',
  unicodeEncoding: 'UCS-2',
  lowBalance: null,
  currency: '',
};

/**
 * Reads the settings of a data folder, or starts with the defaults; a file that cannot be read is set aside
 * under another name rather than overwritten, and `onSetAside` gets that name.
 */
export function openSettings(
  dataDir: string,
  country: string,
  onSetAside: (path: string) => void,
): SettingsFile {
  const path = join(dataDir, 'settings.json');
  let current = load();

  function load(): File {
    const fresh: File = { settings: { ...defaultSettings, country }, accounts: [practiceAccount] };
    let raw: unknown;
    try {
      raw = readJson(path);
    } catch {
      raw = null;
    }
    if (raw === undefined) return fresh;
    const parsed = file.safeParse(raw);
    if (parsed.success) return parsed.data;
    onSetAside(setAside(path));
    return fresh;
  }

  function save(next: File): void {
    writeJson(path, next);
    current = next;
  }

  return {
    settings: () => current.settings,
    saveSettings(change) {
      save({ ...current, settings: { ...current.settings, ...change } });
      return current.settings;
    },
    accounts: () => current.accounts,
    saveAccounts: (accounts) => save({ ...current, accounts: [...accounts] }),
  };
}
