import type { Account } from '../../account/account.ts';
import type { CampaignSummary } from './campaign.ts';

/** The account that a draft is to go through in the end: for one on Practice, the live one used last, or else added last. */
export function accountMeant(
  accounts: readonly Account[],
  { accountId }: { readonly accountId: Account['id'] },
  campaigns: readonly Pick<CampaignSummary, 'kind' | 'phase' | 'accountName'>[],
): Account | null {
  const own = accounts.find(({ id }) => id === accountId) ?? null;
  if (own?.kind !== 'practice') return own;
  const live = accounts.filter(({ kind }) => kind === 'live');
  const sent = campaigns.find(({ kind, phase }) => kind === 'live' && phase !== 'draft');
  return live.find(({ name }) => name === sent?.accountName) ?? live.at(-1) ?? own;
}
