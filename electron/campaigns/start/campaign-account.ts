import type { DatabaseSync } from 'node:sqlite';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import { failure, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import type { AccountRegistry, Credentials } from '../../accounts/account-registry.ts';
import type { GatewayAccount } from '../../gateway/client.ts';
import type { StoredAccount } from '../../settings/settings-file.ts';
import { readFrozen } from '../records/frozen.ts';

/** Where and as whom a campaign is sent with an account, by a path that may be another account's. */
export function gatewayAccount(
  { account, token }: Credentials,
  sendPath: string,
  campaignId: CampaignId,
): GatewayAccount {
  const { kind, baseUrl, acceptedStatuses, retries429 } = account;
  // Practice keeps texts by their campaign, so that they go with it, also those whose answer never came.
  const own = kind === 'practice' ? `${token}.${campaignId}` : token;
  return { baseUrl, sendPath, token: own, policy: { acceptedStatuses, retries429 } };
}

/** Where the balance of an account is; practice moves with every start and stays the same account. */
export function liveUrlOf(account: StoredAccount | undefined): string {
  return account?.kind === 'live' ? account.baseUrl : '';
}

/** Lets a campaign that has been started go on with its account. */
export type WithAccountOf = <Value>(
  campaignId: CampaignId,
  goOn: (account: GatewayAccount) => Promise<Result<Value>>,
) => Promise<Result<Value>>;

/** Makes it: `goOn` is called with the account as it is at that moment, and not where the account does not let it. */
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
    // A rehearsal goes on by the path it stands in for; a live account whose path has changed is refused later.
    const path = frozen?.kind === 'practice' ? frozen.sendPath : credentials.value.account.sendPath;
    return goOn(gatewayAccount(credentials.value, path, campaignId));
  };
}

function accountRemoved(name: string): Result<never> {
  return failure('not-found', say.starts.accountRemoved(name), say.starts.accountRemovedFix());
}

/** The account changed while something was about to be sent with it. */
export const accountChangedNow = failure(
  'conflict',
  say.starts.accountChanged(),
  say.starts.accountChangedFix(),
);
