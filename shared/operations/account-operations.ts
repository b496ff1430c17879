import type { Account, AccountInput, Balance, TokenStorage } from '../account/account.ts';
import type { AccountUses } from '../account/account-uses.ts';
import type { AccountId } from '../brand.ts';
import type { Nothing } from './shapes.ts';

/** Operations of accounts, their tokens and balances; none returns a token. */
export interface AccountOperations {
  'account.list': { in: Nothing; out: Account[] };
  'account.save': { in: { account: AccountInput }; out: Account };
  /** What becomes of campaigns when an account is removed. */
  'account.uses': { in: { accountId: AccountId }; out: AccountUses };
  /** Records that answers of this status with an id for everybody are good ones of this account's service. */
  'account.acceptStatus': { in: { accountId: AccountId; status: number }; out: Account };
  /** Records that this account's service has no balance where the spec has it. */
  'account.sayNoBalance': { in: { accountId: AccountId }; out: Account };
  'account.remove': { in: { accountId: AccountId }; out: Account[] };

  'token.save': { in: { accountId: AccountId; token: string }; out: { kept: TokenStorage } };
  'token.forget': { in: { accountId: AccountId }; out: { kept: TokenStorage } };

  'balance.read': { in: { accountId: AccountId }; out: Balance };
}
