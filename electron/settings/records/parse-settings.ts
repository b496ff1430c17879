import { type Account, PRACTICE_ID } from '../../../shared/account/account.ts';
import { accountFields, blankAccount } from '../../../shared/account/account-fields.ts';
import { parseBaseUrl } from '../../../shared/account/base-url.ts';
import type { AccountId } from '../../../shared/brand.ts';
import { accountId, read } from '../../../shared/schema/fields.ts';
import { shapeOf } from '../../../shared/schema/shape-of.ts';
import * as z from '../../../shared/schema/zod.ts';
import { type Settings, settingFields } from '../../../shared/settings/settings.ts';
import { settingsVersion } from './settings-version.ts';

export type StoredAccount = Omit<Account, 'token'>;

export interface StoredSettings {
  readonly settings: Settings;
  readonly accounts: readonly StoredAccount[];
  /** Removed accounts whose tokens must still be forgotten. */
  readonly forgetting: readonly AccountId[];
}

const versioned = z.object({ version: z.number() });

/** True if a newer version of Tagline wrote the settings. */
export function areNewer(raw: unknown): boolean {
  return (versioned.safeParse(raw).data?.version ?? settingsVersion) > settingsVersion;
}

export interface ParsedSettings {
  readonly stored: StoredSettings;
  /** How many accounts cannot be used. */
  readonly leftOut: number;
}

/** Null if the file does not fit; missing settings come from `missing`. */
export function parseSettings(raw: unknown, missing: Settings): ParsedSettings | null {
  const file = z.object({
    settings: over(missing).pipe(z.object(shapeOf(settingFields))),
    accounts: z.array(z.looseObject({})),
    forgetting: z.array(accountId).default([]),
  });
  const parsed = file.safeParse(raw).data;
  if (parsed === undefined) return null;
  const accounts = new Map<AccountId, StoredAccount>();
  for (const one of parsed.accounts) {
    const account = storedAccount.safeParse(one).data;
    if (account !== undefined) accounts.set(account.id, account);
  }
  if (!accounts.has(PRACTICE_ID)) return null;
  const forgetting = parsed.forgetting.filter((id) => !accounts.has(id));
  return {
    stored: { settings: parsed.settings, accounts: [...accounts.values()], forgetting },
    leftOut: parsed.accounts.length - accounts.size,
  };
}

const fields = shapeOf(accountFields);

/** A file may come from elsewhere: an address in it is no better than a typed one. */
const storedAccount = over(blankAccount).pipe(
  z.discriminatedUnion('kind', [
    z.object({ ...fields, kind: z.literal('practice'), id: z.literal(PRACTICE_ID) }),
    z.object({
      ...fields,
      kind: z.literal('live'),
      id: accountId,
      baseUrl: fields.baseUrl.pipe(read(parseBaseUrl)),
    }),
  ]),
);

/** The fields of the file, completed by `missing`. */
function over(missing: object) {
  return z.looseObject({}).transform((kept): unknown => ({ ...missing, ...kept }));
}
