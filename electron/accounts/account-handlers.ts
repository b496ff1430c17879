import type { DatabaseSync } from 'node:sqlite';
import { ok } from '../../shared/result.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import type { AccountRegistry } from './account-registry.ts';
import { accountUses } from './account-uses.ts';
import type { BalanceReader } from './balance-reader.ts';

/** Answers everything about accounts, their tokens and their balances. */
export function createAccountHandlers(
  accounts: AccountRegistry,
  readBalance: BalanceReader,
  database: DatabaseSync,
): HandlersOf<'account' | 'token' | 'balance'> {
  return {
    'account.list': async () => ok(await accounts.list()),
    'account.save': (input) => accounts.save(input.account),
    'account.uses': (input) => ok(accountUses(database, input.accountId)),
    'account.acceptStatus': (input) => accounts.acceptStatus(input.accountId, input.status),
    'account.sayNoBalance': (input) => accounts.sayNoBalance(input.accountId),
    'account.remove': (input) => accounts.remove(input.accountId),
    'token.save': (input) => accounts.saveToken(input.accountId, input.token),
    'token.forget': (input) => accounts.forgetToken(input.accountId),
    'balance.read': (input) => readBalance(input.accountId),
  };
}
