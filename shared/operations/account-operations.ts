import type { Account, AccountInput, Balance, TokenStorage } from '../account/account.ts';
import { accountFields, mayAcceptStatus } from '../account/account-fields.ts';
import type { AccountUses } from '../account/account-uses.ts';
import { accountId } from '../schema/fields.ts';
import { shapeOf } from '../schema/shape-of.ts';
import * as z from '../schema/zod.ts';
import { asks, changes, gives, removes, writes } from './declaration.ts';

const acceptedStatus = z.number().int().refine(mayAcceptStatus);

const fields = shapeOf(accountFields);

const account: z.ZodType<AccountInput> = z.object({
  id: accountId.nullable(),
  ...z.object(fields).exactPartial().shape,
});

/** None returns a token. */
export const accountOperations = {
  'account.list': asks({}, gives<Account[]>, 'accounts'),
  'account.save': changes('accounts', { account }, gives<Account>),
  'account.uses': asks({ accountId }, gives<AccountUses>),
  /** Records that answers with this status and an id for every recipient are valid for this account's service. */
  'account.acceptStatus': changes('accounts', { accountId, status: acceptedStatus }, gives<Account>),
  /** Records that this account's service has no balance at the place that the spec names. */
  'account.markNoBalance': changes('accounts', { accountId }, gives<Account>),
  'account.remove': removes(changes('accounts', { accountId }, gives<Account[]>)),

  'token.save': changes(
    'accounts',
    { accountId, token: z.string().min(1).max(4096) },
    gives<{ kept: TokenStorage }>,
  ),
  'token.forget': changes('accounts', { accountId }, gives<{ kept: TokenStorage }>),

  'balance.read': writes({ accountId }, gives<Balance>),
};
