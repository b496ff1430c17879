import type { Account, Balance, TokenStorage } from '../account/account.ts';
import type { AccountUses } from '../account/account-uses.ts';
import { accountId } from '../schema/fields.ts';
import * as z from '../schema/zod.ts';
import { acceptedStatus, accountInput as account } from './account-fields.ts';
import { asks, changes, gives, removes, writes } from './declaration.ts';

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
