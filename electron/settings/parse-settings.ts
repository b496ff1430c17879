import * as z from 'zod';
import type { Account } from '../../shared/account/account.ts';
import type { AccountId } from '../../shared/brand.ts';
import { keptLine } from '../../shared/format/kept-line.ts';
import type { Settings } from '../../shared/settings/settings.ts';
import { encodingArrived } from '../wire/name-parsers.ts';
import { settingsParser } from '../wire/settings-parsers.ts';

/** All that the file of settings holds. */
export interface StoredSettings {
  readonly settings: Settings;
  /** Everything but where their tokens are. */
  readonly accounts: readonly Omit<Account, 'token'>[];
}

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

/** The version that a file names; undefined where it names none that can be read. */
export function versionOf(raw: unknown): number | undefined {
  return versioned.safeParse(raw).data?.version;
}

/** What a file of settings holds, null for one that does not fit; a setting that an earlier version did not know is `missing`'s. */
export function parseSettings(raw: unknown, missing: Settings): StoredSettings | null {
  const settings = z.looseObject({}).transform((kept): unknown => ({ ...missing, ...kept }));
  const file = z.object({ settings: settings.pipe(settingsParser), accounts: z.array(storedAccount) });
  return file.safeParse(raw).data ?? null;
}
