import {
  type Account,
  type AccountInput,
  type Balance,
  SEND_PATHS,
  type TokenStorage,
} from '../account/account.ts';
import type { AccountUses } from '../account/account-uses.ts';
import { mayAcceptStatus } from '../account/answer-policy.ts';
import { singleLine } from '../format/visible-text.ts';
import { accountId, encodingArrived, label, nameField as name, sender } from '../schema/fields.ts';
import * as z from '../schema/zod.ts';
import { asks, changes, gives, removes, writes } from './declaration.ts';

const acceptedStatus = z.number().int().refine(mayAcceptStatus);

const account: z.ZodType<AccountInput> = z.object({
  id: accountId.nullable(),
  name,
  baseUrl: z.string().max(2_000),
  sendPath: z.enum(SEND_PATHS),
  sender,
  label,
  unicodeEncoding: z.string().max(40, { abort: true }).overwrite(singleLine),
  lowBalance: z.number().min(0).nullable(),
  currency: z.string().max(10, { abort: true }).overwrite(singleLine),
  ...z
    .object({
      acceptedStatuses: z.array(acceptedStatus).max(100),
      asksAfterQuiet: z.boolean(),
      asksForCode: z.boolean(),
      retries429: z.boolean(),
      noBalance: z.boolean(),
      campaignLimit: z.number().min(0).nullable(),
      dayLimit: z.number().min(0).nullable(),
      encodingArrived,
    })
    .exactPartial().shape,
});

/** None returns a token. */
export const accountOperations = {
  'account.list': asks({}, gives<Account[]>, 'accounts'),
  'account.save': changes('accounts', { account }, gives<Account>),
  'account.uses': asks({ accountId }, gives<AccountUses>),
  /** Records that answers with this status and an id for every recipient are valid for this account's service. */
  'account.acceptStatus': changes('accounts', { accountId, status: acceptedStatus }, gives<Account>),
  /** Records that this account's service has no balance where the spec has it. */
  'account.sayNoBalance': changes('accounts', { accountId }, gives<Account>),
  'account.remove': removes(changes('accounts', { accountId }, gives<Account[]>)),

  'token.save': changes(
    'accounts',
    { accountId, token: z.string().min(1).max(4096) },
    gives<{ kept: TokenStorage }>,
  ),
  'token.forget': changes('accounts', { accountId }, gives<{ kept: TokenStorage }>),

  'balance.read': writes({ accountId }, gives<Balance>),
};
