import type { DatabaseSync } from 'node:sqlite';
import type { Balance } from '../../../shared/account/account.ts';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import { failure, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import type { AccountRegistry, Credentials } from '../../accounts/account-registry.ts';
import type { BalanceReader } from '../../accounts/balance-reader.ts';
import type { GatewayAccount } from '../../gateway/client.ts';
import type { StoredAccount } from '../../settings/settings-file.ts';
import { readFrozen } from '../records/frozen.ts';

/** `sendPath` may be another account's. */
export function gatewayAccount({ account, token }: Credentials, sendPath: string, campaignId: CampaignId) {
  const { kind, baseUrl, acceptedStatuses, retries429 } = account;
  // The practice gateway keeps texts by campaign, so that they are deleted with it, even if no answer came.
  const own = kind === 'practice' ? { ...token, secret: `${token.secret}.${campaignId}` } : token;
  return { baseUrl, sendPath, token: own, policy: { acceptedStatuses, retries429 } };
}

/** Empty for practice, which gets a new address at every start and stays the same account. */
export function liveUrlOf(account: StoredAccount | undefined): string {
  return account?.kind === 'live' ? account.baseUrl : '';
}

/** Null if it cannot be read. An account at another address has another balance, which proves nothing. */
export async function balanceAt(
  { accounts, readBalance }: { readonly accounts: AccountRegistry; readonly readBalance: BalanceReader },
  accountId: AccountId,
  liveUrl: string,
): Promise<Balance | null> {
  const isThere = (): boolean => liveUrlOf(accounts.get(accountId)) === liveUrl;
  const balance = isThere() ? await readBalance(accountId) : null;
  return balance?.ok && isThere() ? balance.value : null;
}

export type WithAccountOf = <Value>(
  campaignId: CampaignId,
  goOn: (account: GatewayAccount) => Promise<Result<Value>>,
) => Promise<Result<Value>>;

/** Calls `goOn` with the account's current credentials, unless the account was removed or just changed. */
export function openWithAccountOf(database: DatabaseSync, accounts: AccountRegistry): WithAccountOf {
  const select = database.prepare('SELECT account_id FROM campaign WHERE id = ?');
  return async (campaignId, goOn) => {
    const accountId = String(select.get(campaignId)?.account_id) as AccountId;
    const frozen = readFrozen(database, campaignId);
    const revision = accounts.revision(accountId);
    const credentials = await accounts.credentials(accountId);
    if (!credentials.ok) {
      return credentials.error.kind === 'not-found' && frozen !== null
        ? accountRemoved(frozen.accountName)
        : credentials;
    }
    if (accounts.revision(accountId) !== revision) return accountChangedNow;
    // A rehearsal uses the path of the live account that it stands in for; if that path changes, it is refused later.
    const path = frozen?.kind === 'practice' ? frozen.sendPath : credentials.value.account.sendPath;
    return goOn(gatewayAccount(credentials.value, path, campaignId));
  };
}

function accountRemoved(name: string): Result<never> {
  return failure('not-found', say.starts.accountRemoved(name), say.starts.accountRemovedFix());
}

/** The account changed while a campaign was being sent or started. */
export const accountChangedNow = failure(
  'conflict',
  say.starts.accountChanged(),
  say.starts.accountChangedFix(),
);
