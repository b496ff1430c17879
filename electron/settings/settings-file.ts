import { join } from 'node:path';
import { nothingSaid, PRACTICE_ID } from '../../shared/account/account.ts';
import { noLimits } from '../../shared/account/spending.ts';
import type { AccountId } from '../../shared/brand.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { defaultSettings, type Settings } from '../../shared/settings/settings.ts';
import { unnamed } from '../../shared/texts/en/names.ts';
import { newerData } from '../store/open-database.ts';
import { isStorageFault, storageError } from '../store/storage-fault.ts';
import { readJson, setAside, writeJson } from './json-file.ts';
import type { StoredSettings } from './parse-settings.ts';

/** An account as the file keeps it: everything but where its token is. */
export type StoredAccount = StoredSettings['accounts'][number];

/**
 * The version of the file. From the first release on, raise it with each change that an earlier version would misread or
 * lose when it saves; a field of an account that is added then has a default in its parser.
 */
const version = 1;

/** The settings and accounts, kept in one small JSON file. */
export interface SettingsFile {
  /** Where a file that could not be read was put; null for none. */
  readonly setAside: string | null;
  settings(): Settings;
  saveSettings(change: Partial<Settings>): Settings;
  accounts(): readonly StoredAccount[];
  /** Keeps accounts, and with them whose token is to be forgotten now. */
  saveAccounts(accounts: readonly StoredAccount[], forget?: AccountId): void;
  forgetting(): readonly AccountId[];
  forgotten(accountId: AccountId): void;
  /** All of it as the file has it, for a file of the data folder; no token is in it. */
  text(): string;
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
  ...noLimits,
  currency: '',
  ...nothingSaid,
};

/**
 * Reads the settings of a data folder, or starts with the defaults; a file of a newer version is refused and left as it is,
 * and one that cannot be read is set aside under another name rather than overwritten.
 */
export async function openSettings(dataDir: string, country: string): Promise<Result<SettingsFile>> {
  const path = join(dataDir, 'settings.json');
  const fresh: StoredSettings = {
    settings: { ...defaultSettings, country },
    accounts: [practiceAccount],
    forgetting: [],
  };
  let raw: unknown = null;
  try {
    raw = readJson(path);
  } catch (error) {
    // What the disk does not give at this moment is no reason to begin without it.
    if (isStorageFault(error)) return fail(storageError(error, 'no-settings', path));
  }
  const kept = raw === undefined ? fresh : await parse(raw, fresh.settings);
  if (kept === 'newer') return fail(newerData(path));
  const aside = kept === null ? setAside(path) : null;
  let current = kept ?? fresh;

  function save(next: StoredSettings): void {
    writeJson(path, { version, ...next });
    current = next;
  }

  return ok({
    setAside: aside,
    settings: () => current.settings,
    saveSettings(change) {
      save({ ...current, settings: { ...current.settings, ...change } });
      return current.settings;
    },
    accounts: () => current.accounts.map(called),
    saveAccounts(accounts, forget) {
      const forgetting = forget === undefined ? current.forgetting : [...current.forgetting, forget];
      save({ ...current, accounts, forgetting });
    },
    forgetting: () => current.forgetting,
    forgotten(accountId) {
      save({ ...current, forgetting: current.forgetting.filter((one) => one !== accountId) });
    },
    text: () => JSON.stringify({ version, ...current }),
  });
}

/** Nobody has named the built-in account: it is called as practice is in the language that is spoken. */
function called(account: StoredAccount): StoredAccount {
  return account.kind === 'practice' ? { ...account, name: unnamed.practice } : account;
}

/** The parsers are loaded where there is something to parse. */
async function parse(raw: unknown, missing: Settings): Promise<StoredSettings | 'newer' | null> {
  const { parseSettings, versionOf } = await import('./parse-settings.ts');
  return (versionOf(raw) ?? version) > version ? 'newer' : parseSettings(raw, missing);
}
