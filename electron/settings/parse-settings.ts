import { type Account, SEND_PATHS } from '../../shared/account/account.ts';
import type { AccountId } from '../../shared/brand.ts';
import { settingsParser } from '../../shared/operations/settings-fields.ts';
import { encodingArrived } from '../../shared/schema/fields.ts';
import * as z from '../../shared/schema/zod.ts';
import type { Settings } from '../../shared/settings/settings.ts';

export interface StoredSettings {
  readonly settings: Settings;
  readonly accounts: readonly Omit<Account, 'token'>[];
  /** Removed or moved accounts whose tokens must still be forgotten. */
  readonly forgetting: readonly AccountId[];
}

const accountId = z.string().transform((value) => value as AccountId);

const storedAccount = z.object({
  id: accountId,
  name: z.string(),
  kind: z.enum(['practice', 'live']),
  baseUrl: z.string(),
  sendPath: z.enum(SEND_PATHS),
  sender: z.string(),
  label: z.string(),
  unicodeEncoding: z.string(),
  asksAfterQuiet: z.boolean().exactOptional(),
  asksForCode: z.boolean().exactOptional(),
  lowBalance: z.number().nullable(),
  currency: z.string(),
  acceptedStatuses: z.array(z.number()),
  retries429: z.boolean(),
  noBalance: z.boolean(),
  campaignLimit: z.number().nullable(),
  dayLimit: z.number().nullable(),
  encodingArrived,
});

const versioned = z.object({ version: z.number() });

export function settingsVersionOf(raw: unknown): number | undefined {
  return versioned.safeParse(raw).data?.version;
}

/** Null if the file does not fit; settings it lacks come from `missing`. */
export function parseSettings(raw: unknown, missing: Settings): StoredSettings | null {
  const settings = z.looseObject({}).transform((kept): unknown => ({ ...missing, ...kept }));
  const file = z.object({
    settings: settings.pipe(settingsParser),
    accounts: z.array(storedAccount),
    forgetting: z.array(accountId).default([]),
  });
  return file.safeParse(raw).data ?? null;
}
