import { PRACTICE_ID } from '../../shared/account/account.ts';
import type { AccountId } from '../../shared/brand.ts';
import { parseStoredAccount, type StoredAccount } from '../../shared/operations/account-fields.ts';
import { settingsParser } from '../../shared/operations/settings-fields.ts';
import { accountId } from '../../shared/schema/fields.ts';
import * as z from '../../shared/schema/zod.ts';
import type { Settings } from '../../shared/settings/settings.ts';

export interface StoredSettings {
  readonly settings: Settings;
  readonly accounts: readonly StoredAccount[];
  /** Removed accounts whose tokens must still be forgotten. */
  readonly forgetting: readonly AccountId[];
}

const versioned = z.object({ version: z.number() });

export function settingsVersionOf(raw: unknown): number | undefined {
  return versioned.safeParse(raw).data?.version;
}

export interface ParsedSettings {
  readonly stored: StoredSettings;
  /** Accounts that cannot be used. */
  readonly leftOut: number;
}

/** Null if the file does not fit; settings it lacks come from `missing`. */
export function parseSettings(raw: unknown, missing: Settings): ParsedSettings | null {
  const settings = z.looseObject({}).transform((kept): unknown => ({ ...missing, ...kept }));
  const file = z.object({
    settings: settings.pipe(settingsParser),
    accounts: z.array(z.looseObject({})),
    forgetting: z.array(accountId).default([]),
  });
  const read = file.safeParse(raw).data;
  if (read === undefined) return null;
  const accounts = new Map<AccountId, StoredAccount>();
  for (const one of read.accounts) {
    const account = parseStoredAccount(one);
    if (account !== null) accounts.set(account.id, account);
  }
  if (!accounts.has(PRACTICE_ID)) return null;
  const forgetting = read.forgetting.filter((id) => !accounts.has(id));
  return {
    stored: { settings: read.settings, accounts: [...accounts.values()], forgetting },
    leftOut: read.accounts.length - accounts.size,
  };
}
