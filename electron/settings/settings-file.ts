import { join } from 'node:path';
import * as z from 'zod';
import { type Account, nothingSaid, PRACTICE_ID } from '../../shared/account/account.ts';
import { noLimits } from '../../shared/account/spending.ts';
import type { AccountId } from '../../shared/brand.ts';
import { keptLine } from '../../shared/format/kept-line.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { defaultSettings, type Settings } from '../../shared/settings/settings.ts';
import { newerData } from '../store/open-database.ts';
import { isStorageFault, storageError } from '../store/storage-fault.ts';
import { encodingArrived } from '../wire/name-parsers.ts';
import { settingsParser } from '../wire/settings-parsers.ts';
import { readJson, setAside, writeJson } from './json-file.ts';

/** An account as the file keeps it: everything but where its token is. */
export type StoredAccount = Omit<Account, 'token'>;

/**
 * The version of the file. Raise it with each change that an earlier version would misread or lose when it saves; a field
 * that is added has a default besides, for the files of earlier versions.
 */
const version = 4;

/** Files of earlier versions hold them as they were typed. */
const line = z.string().default('').overwrite(keptLine);

const storedAccount = z.object({
  id: z.string().transform((value) => value as AccountId),
  name: z.string(),
  kind: z.enum(['practice', 'live']),
  baseUrl: z.string(),
  sendPath: z.enum(['/v2/mtsms', '/sms/mtsms']),
  sender: line,
  label: line,
  unicodeEncoding: line,
  lowBalance: z.number().nullable().default(null),
  currency: z.string().default(''),
  acceptedStatuses: z.array(z.number()).default([]),
  retries429: z.boolean().default(false),
  noBalance: z.boolean().default(false),
  campaignLimit: z.number().nullable().default(null),
  dayLimit: z.number().nullable().default(null),
  encodingArrived: encodingArrived.default('unknown'),
});

/** The first version of the file told none. */
const versioned = z.object({ version: z.number().default(1) });

interface File {
  readonly settings: Settings;
  readonly accounts: readonly StoredAccount[];
}

/** The settings and accounts, kept in one small JSON file. */
export interface SettingsFile {
  /** Where a file that could not be read was put; null for none. */
  readonly setAside: string | null;
  settings(): Settings;
  /** Changes some of them; answers all. */
  saveSettings(change: Partial<Settings>): Settings;
  accounts(): readonly StoredAccount[];
  saveAccounts(accounts: readonly StoredAccount[]): void;
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
export function openSettings(dataDir: string, country: string): Result<SettingsFile> {
  const path = join(dataDir, 'settings.json');
  const fresh: File = { settings: { ...defaultSettings, country }, accounts: [practiceAccount] };
  let raw: unknown = null;
  try {
    raw = readJson(path);
  } catch (error) {
    // What the disk does not give at this moment is no reason to begin without it.
    if (isStorageFault(error)) return fail(storageError(error, `the settings cannot be read (${path})`));
  }
  if ((versioned.safeParse(raw).data?.version ?? version) > version) return fail(newerData(path));
  const kept = raw === undefined ? fresh : parse(raw, fresh.settings);
  const aside = kept === null ? setAside(path) : null;
  let current = kept ?? fresh;

  function save(next: File): void {
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
    accounts: () => current.accounts,
    saveAccounts: (accounts) => save({ ...current, accounts }),
    text: () => JSON.stringify({ version, ...current }),
  });
}

/** A setting that an earlier version did not know is `missing`'s. */
function parse(raw: unknown, missing: Settings): File | null {
  const settings = z.looseObject({}).transform((kept): unknown => ({ ...missing, ...kept }));
  const file = z.object({ settings: settings.pipe(settingsParser), accounts: z.array(storedAccount) });
  return file.safeParse(raw).data ?? null;
}
