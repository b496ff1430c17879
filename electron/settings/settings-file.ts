import { join } from 'node:path';
import { PRACTICE_ID } from '../../shared/account/account.ts';
import { blankAccount } from '../../shared/account/account-fields.ts';
import type { AccountId } from '../../shared/brand.ts';
import { fail, ok } from '../../shared/result.ts';
import { defaultSettings, type Settings } from '../../shared/settings/settings.ts';
import { unnamed } from '../../shared/texts/en/names.ts';
import { newerData } from '../store/open-database.ts';
import { isStorageFault, storageError } from '../store/storage-fault.ts';
import { readJson, setAside, writeJson } from './json-file.ts';
import type { ParsedSettings, StoredAccount, StoredSettings } from './records/parse-settings.ts';
import { settingsVersion } from './records/settings-version.ts';

export type { StoredAccount } from './records/parse-settings.ts';

export const practiceAccount: StoredAccount = {
  ...blankAccount,
  id: PRACTICE_ID,
  name: 'Practice',
  kind: 'practice',
  baseUrl: 'http://127.0.0.1',
  unicodeEncoding: 'UCS-2',
};

export type SettingsFile = Extract<Awaited<ReturnType<typeof openSettings>>, { ok: true }>['value'];

/**
 * A file of a newer version is refused and stays as it is; an unreadable one, or one with accounts that cannot be used,
 * is set aside instead of being overwritten.
 */
export async function openSettings(dataDir: string) {
  const path = join(dataDir, 'settings.json');
  const fresh: StoredSettings = {
    settings: defaultSettings,
    accounts: [practiceAccount],
    forgetting: [],
  };
  let raw: unknown = null;
  try {
    raw = readJson(path);
  } catch (error) {
    // A disk that fails now is no reason to start without settings.
    if (isStorageFault(error)) return fail(storageError(error, 'no-settings', path));
  }
  const kept = raw === undefined ? { stored: fresh, leftOut: 0 } : await parse(raw);
  if (kept === 'newer') return fail(newerData(path));
  const aside = kept === null || kept.leftOut > 0 ? setAside(path) : null;
  let current = kept?.stored ?? fresh;
  if (aside !== null) save(current);

  function save(next: StoredSettings): void {
    writeJson(path, { version: settingsVersion, ...next });
    current = next;
  }

  return ok({
    /** Where a file was put that could not be read as a whole; null for none. */
    setAside: aside,
    settings: () => current.settings,
    saveSettings(change: Partial<Settings>) {
      save({ ...current, settings: { ...current.settings, ...change } });
      return current.settings;
    },
    accounts: () => current.accounts.map(called),
    saveAccounts(accounts: readonly StoredAccount[]) {
      save({ ...current, accounts });
    },
    /** Also records that the account's token must be forgotten. */
    removeAccount(accountId: AccountId) {
      const accounts = current.accounts.filter(({ id }) => id !== accountId);
      save({ ...current, accounts, forgetting: [...current.forgetting, accountId] });
    },
    forgetting: () => current.forgetting,
    forgotten(accountId: AccountId) {
      save({ ...current, forgetting: current.forgetting.filter((one) => one !== accountId) });
    },
    /** The settings as in their file, to put into a file of the data folder; without tokens. */
    text: () => JSON.stringify({ version: settingsVersion, ...current }),
  });
}

function called(account: StoredAccount): StoredAccount {
  return account.kind === 'practice' ? { ...account, name: unnamed.practice } : account;
}

/** Loads the parsers only if there is something to parse. */
async function parse(raw: unknown): Promise<ParsedSettings | 'newer' | null> {
  const { parseSettings, areNewer } = await import('./records/parse-settings.ts');
  return areNewer(raw) ? 'newer' : parseSettings(raw, defaultSettings);
}
