import { type Balance, isLowBalance } from '../../shared/account/account.ts';
import type { AccountId } from '../../shared/brand.ts';
import { appError, fail, ok, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import type { Context } from '../context.ts';
import type { StoredAccount } from '../settings/settings-file.ts';

export type BalanceReader = ReturnType<typeof createBalanceReader>;

/** Called when a reading begins; `keep` receives the result of a successful reading. */
export type ObserveReading = () => {
  readonly beganNo: number;
  keep(account: StoredAccount, credit: number): void;
};

interface BalanceReaderDeps
  extends Pick<Context, 'accounts' | 'settings' | 'budget' | 'network' | 'emit' | 'now'> {
  readonly ending: AbortSignal;
  readonly observe: ObserveReading;
}

/** In ms: how long to wait for permission to connect. */
const waitingMs = 15_000;

const crowded = appError('unreachable', say.accounts.crowded(), say.accounts.crowdedFix());

const closing = appError('closing', say.accounts.closing());

/**
 * The window asks once for each account, then reviews, runs (`balance-watch.ts`) and `doubt-watch.ts` ask: never the
 * clock. Concurrent requests for one account share one reading, whose result or failure is also sent to the window. If
 * the account or the proxy changed during a reading, it is repeated.
 */
export function createBalanceReader(deps: BalanceReaderDeps) {
  const { accounts, settings, budget, network, emit, now, ending, observe } = deps;
  const underWay = new Map<AccountId, { readonly by: string; readonly reading: Promise<Result<Balance>> }>();
  const latest = new Map<AccountId, { readonly by: string; readonly balance: Result<Balance> }>();
  /** What a reading depends on. */
  const byNow = (accountId: AccountId) => `${accounts.revision(accountId)} ${settings.settings().proxy}`;

  async function read(accountId: AccountId): Promise<Result<Balance>> {
    if (ending.aborted) return fail(closing);
    const credentials = await accounts.credentials(accountId);
    if (!credentials.ok) return credentials;
    if (ending.aborted) return fail(closing);
    const { account, token } = credentials.value;
    const { baseUrl, sendPath } = account;
    // Loaded late, so that no start waits for the HTTP client.
    const [{ createGateway }, { lookUpAddresses }] = await Promise.all([
      import('../gateway/client.ts'),
      import('../gateway/look-up-addresses.ts'),
    ]);
    const way = await lookUpAddresses(network, baseUrl);
    const waiting = AbortSignal.any([ending, AbortSignal.timeout(waitingMs)]);
    if (!(await budget.take(way.addresses, waiting))) return fail(ending.aborted ? closing : crowded);
    const observed = observe();
    const reading = createGateway({ baseUrl, sendPath, token }, { network: way }).balance(ending);
    const answer = await reading.finally(() => budget.release(way.addresses));
    if (ending.aborted) return fail(closing);
    if (!answer.ok) return answer;
    observed.keep(account, answer.value.credit);
    const currency = account.currency === '' ? answer.value.currency : account.currency;
    return ok({
      credit: answer.value.credit,
      id: answer.value.id,
      ...(currency === undefined ? {} : { currency }),
      readAt: now(),
      beganNo: observed.beganNo,
      low: isLowBalance(account, answer.value.credit),
    });
  }

  function readNow(accountId: AccountId): Promise<Result<Balance>> {
    const by = byNow(accountId);
    const running = underWay.get(accountId);
    if (running?.by === by) return running.reading;
    const reading = read(accountId)
      .then((balance) => {
        if (by !== byNow(accountId)) return readNow(accountId);
        latest.set(accountId, { by, balance });
        emit({ type: 'balance', accountId, balance });
        return balance;
      })
      .finally(() => {
        if (underWay.get(accountId)?.reading === reading) underWay.delete(accountId);
      });
    underWay.set(accountId, { by, reading });
    return reading;
  }

  return Object.assign(readNow, {
    /** The latest result; reads again only if the account or the proxy changed since, or it was never read. */
    async latest(accountId: AccountId): Promise<Result<Balance>> {
      const latestReading = latest.get(accountId);
      return latestReading?.by === byNow(accountId) ? latestReading.balance : readNow(accountId);
    },
  });
}
