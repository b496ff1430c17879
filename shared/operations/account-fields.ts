import { type Account, type AccountInput, PRACTICE_ID, SEND_PATHS } from '../account/account.ts';
import { mayAcceptStatus } from '../account/answer-policy.ts';
import { parseBaseUrl } from '../account/base-url.ts';
import { singleLine } from '../format/visible-text.ts';
import { accountId, encodingArrived, label, nameField as name, sender } from '../schema/fields.ts';
import * as z from '../schema/zod.ts';
import { spoken } from '../texts/spoken-with-texts.ts';

export const acceptedStatus = z.number().int().refine(mayAcceptStatus);

const entered = z.object({
  name,
  baseUrl: z.string().max(2_000),
  sendPath: z.enum(SEND_PATHS),
  sender,
  label,
  unicodeEncoding: z.string().max(40, { abort: true }).overwrite(singleLine),
  lowBalance: z.number().min(0).nullable(),
  currency: z.string().max(10, { abort: true }).overwrite(singleLine),
});

const choices = z.object({ asksAfterQuiet: z.boolean(), asksForCode: z.boolean() }).exactPartial();

/** What the file always holds, and an input only where it says it. */
const said = z.object({
  acceptedStatuses: z.array(acceptedStatus).max(100),
  retries429: z.boolean(),
  noBalance: z.boolean(),
  campaignLimit: z.number().min(0).nullable(),
  dayLimit: z.number().min(0).nullable(),
  encodingArrived,
});

/** Of the window; `accounts.save` says in words what is wrong with an address. */
export const accountInput: z.ZodType<AccountInput> = z.object({
  id: accountId.nullable(),
  ...entered.shape,
  ...choices.shape,
  ...said.exactPartial().shape,
});

const stored = { id: accountId, ...entered.shape, ...choices.shape, ...said.shape };

const parsedBaseUrl = entered.shape.baseUrl.transform((kept, context): string => {
  const read = parseBaseUrl(kept);
  if (read.ok) return read.value;
  context.addIssue({ code: 'custom', message: spoken(read.error.message) });
  return z.NEVER;
});

export type StoredAccount = Omit<Account, 'token'>;

/** Of the settings' file, which may come from elsewhere: an address there is no better than a typed one. */
const storedAccount: z.ZodType<StoredAccount> = z.discriminatedUnion('kind', [
  z.object({ ...stored, kind: z.literal('practice'), id: z.literal(PRACTICE_ID) }),
  z.object({ ...stored, kind: z.literal('live'), baseUrl: parsedBaseUrl }),
]);

/** Null for an account that cannot be used. */
export function parseStoredAccount(raw: unknown): StoredAccount | null {
  return storedAccount.safeParse(raw).data ?? null;
}
