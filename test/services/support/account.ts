import type { DatabaseSync } from 'node:sqlite';
import type { AccountInput } from '../../../shared/account/account.ts';
import type { AccountId } from '../../../shared/brand.ts';
import { plainOptions } from './sending.ts';

/** What a person enters for a live account at an address, with what matters to a test changed. */
export function accountAt(baseUrl: string, change: Partial<AccountInput> = {}): AccountInput {
  return {
    id: null,
    name: 'Live',
    baseUrl,
    sendPath: '/v2/mtsms',
    sender: 'Tagline',
    label: '',
    unicodeEncoding: '',
    lowBalance: null,
    currency: '',
    ...change,
  };
}

/** Makes an account one through which somebody was texted at its address before, so that no canary has to go first. */
export function proveAccount(database: DatabaseSync, accountId: AccountId, baseUrl: string): void {
  const frozen = {
    accountId,
    accountName: 'Live',
    kind: 'live',
    baseUrl,
    sendPath: '/v2/mtsms',
    message: '',
    tags: [],
    tagColumns: [],
    sender: '',
    label: '',
    unicodeEncoding: '',
    options: plainOptions,
    test: false,
  };
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO campaign (name, phase, account_id, message, sender, label, options, created_at, updated_at, frozen, people)
       VALUES ('Earlier', 'finished', ?, '', '', '', ?, 0, 0, ?, 1)`,
    )
    .run(accountId, JSON.stringify(plainOptions), JSON.stringify(frozen));
  database
    .prepare("INSERT INTO tally (campaign_id, state, people, parts) VALUES (?, 'accepted', 1, 1)")
    .run(lastInsertRowid);
}
