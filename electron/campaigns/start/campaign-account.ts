import type { DatabaseSync } from 'node:sqlite';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import { ok, type Result } from '../../../shared/result.ts';
import type { AccountRegistry, Credentials } from '../../accounts/account-registry.ts';
import type { GatewayAccount } from '../../gateway/client.ts';
import type { StoredAccount } from '../../settings/settings-file.ts';
import { readFrozen } from '../records/frozen.ts';

/** Where and as whom to send with an account, by a path that may be another account's. */
export function gatewayAccount({ account, token }: Credentials, sendPath: string): GatewayAccount {
  return { baseUrl: account.baseUrl, sendPath, token };
}

/** Where the balance of an account is; practice moves with every start and stays the same account. */
export function placeOf(account: StoredAccount | undefined): string {
  return account?.kind === 'live' ? account.baseUrl : '';
}

/** The account that a campaign which has been started sends with. */
export async function accountOf(
  database: DatabaseSync,
  accounts: AccountRegistry,
  campaignId: CampaignId,
): Promise<Result<GatewayAccount>> {
  const found = database.prepare('SELECT account_id FROM campaign WHERE id = ?').get(campaignId);
  const credentials = await accounts.credentials(String(found?.account_id) as AccountId);
  if (!credentials.ok) return credentials;
  // A rehearsal goes on by the path it stands in for; a live account whose path has changed is refused later.
  const frozen = readFrozen(database, campaignId);
  const path = frozen?.kind === 'practice' ? frozen.sendPath : credentials.value.account.sendPath;
  return ok(gatewayAccount(credentials.value, path));
}
