import type { Balance } from '../../shared/account/account.ts';
import type { AccountId } from '../../shared/brand.ts';
import type { AppEvent } from '../../shared/contract.ts';
import { type AppError, fail, ok, type Result } from '../../shared/result.ts';
import { createGateway } from '../gateway/client.ts';
import type { StoredAccount } from '../settings/settings-file.ts';
import type { AccountRegistry } from './account-registry.ts';

/** Reads an account's balance and tells the window; requests for one account at one time share one reading. */
export type BalanceReader = (accountId: AccountId) => Promise<Result<Balance>>;

/** Hears that a reading begins, and then what it read; nothing of one that failed. */
export type ObserveReading = () => (account: StoredAccount, credit: number) => void;

const closing: AppError = { kind: 'closing', message: 'The balance was not read: Tagline is closing.' };

/** Makes the reader; a failed reading reaches the window like a good one and is never thrown. `ending` ends what is read. */
export function createBalanceReader(
  accounts: AccountRegistry,
  emit: (event: AppEvent) => void,
  now: () => number,
  ending: AbortSignal,
  observe: ObserveReading,
): BalanceReader {
  const underWay = new Map<AccountId, Promise<Result<Balance>>>();

  async function read(accountId: AccountId): Promise<Result<Balance>> {
    if (ending.aborted) return fail(closing);
    const credentials = await accounts.credentials(accountId);
    if (!credentials.ok) return credentials;
    if (ending.aborted) return fail(closing);
    const { account, token } = credentials.value;
    const observed = observe();
    const { baseUrl, sendPath, lowBalance } = account;
    const answer = await createGateway({ baseUrl, sendPath, token }).balance(ending);
    if (ending.aborted) return fail(closing);
    if (!answer.ok) return answer;
    observed(account, answer.value.credit);
    const currency = account.currency === '' ? answer.value.currency : account.currency;
    return ok({
      credit: answer.value.credit,
      id: answer.value.id,
      ...(currency === undefined ? {} : { currency }),
      readAt: now(),
      low: lowBalance !== null && answer.value.credit < lowBalance,
    });
  }

  return (accountId) => {
    const running = underWay.get(accountId);
    if (running !== undefined) return running;
    const reading = read(accountId)
      .then((balance) => {
        emit({ type: 'balance', accountId, balance });
        return balance;
      })
      .finally(() => underWay.delete(accountId));
    underWay.set(accountId, reading);
    return reading;
  };
}
