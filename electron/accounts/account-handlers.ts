import type { DatabaseSync } from 'node:sqlite';
import type { AccountUses } from '../../shared/account/account-uses.ts';
import type { AccountId } from '../../shared/brand.ts';
import { isMoving } from '../../shared/campaign/progress/phase.ts';
import { ok } from '../../shared/result.ts';
import { phaseIn } from '../store/phase-sql.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import type { AccountRegistry } from './account-registry.ts';
import type { BalanceReader } from './balance-reader.ts';

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
    'account.markNoBalance': (input) => accounts.markNoBalance(input.accountId),
    'account.remove': (input) => accounts.remove(input.accountId),
    'token.save': (input) => accounts.saveToken(input.accountId, input.token),
    'token.forget': (input) => accounts.forgetToken(input.accountId),
    'balance.read': (input) => readBalance(input.accountId),
  };
}

const uses = `
  SELECT count(*) FILTER (WHERE ${phaseIn(isMoving)}) AS sending,
    count(*) FILTER (WHERE phase = 'paused') AS paused,
    count(*) FILTER (WHERE phase = 'scheduled') AS scheduled
  FROM campaign WHERE account_id = ?`;

function accountUses(database: DatabaseSync, accountId: AccountId): AccountUses {
  const row = database.prepare(uses).get(accountId);
  return {
    sending: Number(row?.sending),
    paused: Number(row?.paused),
    scheduled: Number(row?.scheduled),
  };
}
