import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../shared/brand.ts';
import type { CopiedChunks } from '../../shared/campaign/progress/chunk.ts';
import { copyEvidence, practiceEvidence } from '../../shared/folder/copy-evidence.ts';
import type { AccountRegistry } from '../accounts/account-registry.ts';
import type { BalanceReader } from '../accounts/balance-reader.ts';
import { readCopiedDoubt } from './records/copied-doubt.ts';
import { readFrozen } from './records/frozen.ts';
import { liveUrlOf } from './start/campaign-account.ts';

/** Tells what of a campaign another copy of the data folder may have sent, with what the balance says now; null for nothing. */
export type CopiedEvidence = (campaignId: CampaignId) => Promise<CopiedChunks | null>;

/** Makes it; an account that has moved since has another balance, which says nothing. */
export function createCopiedEvidence(
  database: DatabaseSync,
  accounts: AccountRegistry,
  readBalance: BalanceReader,
): CopiedEvidence {
  return async (campaignId) => {
    const doubt = readCopiedDoubt(database, campaignId);
    if (doubt === null) return null;
    const { requests, people, accountId, facts } = doubt;
    const frozen = readFrozen(database, campaignId);
    if (frozen?.kind !== 'live') return { requests, people, evidence: practiceEvidence };
    const liveUrl = frozen.baseUrl;
    const balance = liveUrlOf(accounts.get(accountId)) === liveUrl ? await readBalance(accountId) : null;
    const now = balance?.ok ? balance.value.credit : null;
    return { requests, people, evidence: copyEvidence({ ...facts, now }) };
  };
}
