import type { DatabaseSync } from 'node:sqlite';
import type { Settings } from '../../../shared/settings/settings.ts';
import type { AccountRegistry } from '../../accounts/account-registry.ts';
import type { BalanceReader } from '../../accounts/balance-reader.ts';
import type { DraftStore } from '../../drafts/records/draft-store.ts';
import type { AskCampaigns } from '../../threads/campaign-contract.ts';

export interface StartDeps {
  readonly database: DatabaseSync;
  readonly drafts: DraftStore;
  readonly accounts: AccountRegistry;
  readonly ask: AskCampaigns;
  settings(): Settings;
  readonly readBalance: BalanceReader;
  now(): number;
}
