import * as z from 'zod';
import type { Account, AccountInput, Balance, TokenStorage } from '../account/account.ts';
import type { AccountUses } from '../account/account-uses.ts';
import { mayAcceptStatus } from '../account/answer-policy.ts';
import { keptLine } from '../format/kept-line.ts';
import { type Declarations, gives } from './declaration.ts';
import { accountId, encodingArrived, label, nameField as name, nothing, oneOf, sender } from './fields.ts';

const acceptedStatus = z.number().int().refine(mayAcceptStatus);

const account: z.ZodType<AccountInput> = z.object({
  id: accountId.nullable(),
  name,
  baseUrl: z.string().max(2_000),
  sendPath: oneOf<AccountInput['sendPath']>({ '/v2/mtsms': true, '/sms/mtsms': true }),
  sender,
  label,
  unicodeEncoding: z.string().max(40, { abort: true }).overwrite(keptLine),
  lowBalance: z.number().min(0).nullable(),
  currency: z.string().max(10, { abort: true }).overwrite(keptLine),
  ...z
    .object({
      acceptedStatuses: z.array(acceptedStatus).max(100),
      retries429: z.boolean(),
      noBalance: z.boolean(),
      campaignLimit: z.number().min(0).nullable(),
      dayLimit: z.number().min(0).nullable(),
      encodingArrived,
    })
    .exactPartial().shape,
});

const ofAccount = z.object({ accountId });

/** Operations of accounts, their tokens and balances; none returns a token. */
export const accountOperations = {
  'account.list': { in: nothing, out: gives<Account[]> },
  'account.save': { in: z.object({ account }), out: gives<Account>, writes: true, changes: 'accounts' },
  /** What becomes of campaigns when an account is removed. */
  'account.uses': { in: ofAccount, out: gives<AccountUses> },
  /** Records that answers of this status with an id for everybody are good ones of this account's service. */
  'account.acceptStatus': {
    in: z.object({ accountId, status: acceptedStatus }),
    out: gives<Account>,
    writes: true,
    changes: 'accounts',
  },
  /** Records that this account's service has no balance where the spec has it. */
  'account.sayNoBalance': { in: ofAccount, out: gives<Account>, writes: true, changes: 'accounts' },
  'account.remove': { in: ofAccount, out: gives<Account[]>, writes: true, changes: 'accounts' },

  'token.save': {
    in: z.object({ accountId, token: z.string().min(1).max(4096) }),
    out: gives<{ kept: TokenStorage }>,
    writes: true,
    changes: 'accounts',
  },
  'token.forget': { in: ofAccount, out: gives<{ kept: TokenStorage }>, writes: true, changes: 'accounts' },

  'balance.read': { in: ofAccount, out: gives<Balance>, writes: true },
} as const satisfies Declarations;
