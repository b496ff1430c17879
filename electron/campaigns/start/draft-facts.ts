import type { DatabaseSync } from 'node:sqlite';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import {
  type AccountTerms,
  accountTerms,
  optionsUnder,
} from '../../../shared/campaign/plan/account-terms.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { sendingDay } from '../../../shared/format/sending-day.ts';
import { type Lettering, letteringOf } from '../../../shared/message/lettering.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import type { Settings } from '../../../shared/settings/settings.ts';
import { say } from '../../../shared/texts/say.ts';
import type { AccountRegistry } from '../../accounts/account-registry.ts';
import type { BalanceReader } from '../../accounts/balance-reader.ts';
import type { HoldOf } from '../../copies/folder-hold.ts';
import type { DraftStore } from '../../drafts/records/draft-records.ts';
import { readColumns } from '../../store/audience-reader.ts';
import type { AskCampaigns } from '../worker/campaign-worker.ts';
import type { ReviewScan, ScanRequest } from '../worker/start/review-scan.ts';

/** Besides these, opt-outs and unsendable texts leave people out. */
export type DraftGuards = Pick<ScanRequest, 'restOf' | 'recentDays'>;

export function guardsOf(deps: DraftDeps, { id, accountId }: Draft): DraftGuards {
  const row = deps.database.prepare('SELECT rest_of AS restOf FROM campaign WHERE id = ?').get(id);
  const { recentDays } = termsOf(deps, accountId);
  return { restOf: (row?.restOf ?? null) as CampaignId | null, recentDays };
}

export function termsOf({ database, accounts, settings }: DraftDeps, accountId: AccountId): AccountTerms {
  const account = accounts.get(accountId);
  const isProven =
    account?.kind !== 'live' ||
    database.prepare(proof).get(accountId, account.baseUrl, account.sendPath) !== undefined;
  return accountTerms(account, { ...settings(), isProven });
}

const proof = `
  SELECT 1 FROM campaign g JOIN tally t ON t.campaign_id = g.id AND t.state = 'accepted' AND t.people > 0
  WHERE g.account_id = ? AND g.frozen ->> 'baseUrl' = ? AND g.frozen ->> 'sendPath' = ? LIMIT 1`;

export function letteringFor(
  terms: Pick<AccountTerms, 'unicodeEncoding'>,
  draft: Pick<Draft, 'message' | 'options'>,
  now: number,
): Lettering {
  return letteringOf(terms, draft.options, sendingDay(draft, now));
}

/** What a start would send; null without a list. `includeRecent` counts people who got the same text recently. */
export async function scanDraft(
  deps: DraftDeps & Pick<StartDeps, 'ask'>,
  draft: Draft,
  guards: DraftGuards,
  includeRecent: boolean,
): Promise<Result<ReviewScan | null>> {
  const request = scanRequestOf(deps, draft, guards, includeRecent);
  return request === null ? ok(null) : deps.ask('scan', [request]);
}

export function scanRequestOf(
  deps: DraftDeps,
  draft: Draft,
  guards: DraftGuards,
  includeRecent: boolean,
): ScanRequest | null {
  const { id: campaignId, accountId, audienceId, message } = draft;
  if (audienceId === null) return null;
  const terms = termsOf(deps, accountId);
  const options = optionsUnder(draft.options, terms);
  const lettering = letteringFor(terms, { message, options }, deps.now());
  return {
    campaignId,
    audienceId,
    message,
    options,
    lettering,
    includeRecent,
    quiet: terms.quiet,
    ...guards,
  };
}

export function columnsOf(database: DatabaseSync, { audienceId }: Draft): readonly string[] | null {
  return audienceId === null ? null : readColumns(database, audienceId);
}

export const nobodyYet = failure('bad-input', say.reviews.nobodyYet(), say.reviews.nobodyYetFix());

/** What a reading of a draft needs. */
export type DraftDeps = Pick<StartDeps, 'database' | 'accounts' | 'hold' | 'settings' | 'now'>;

export interface StartDeps {
  readonly database: DatabaseSync;
  readonly drafts: DraftStore;
  readonly accounts: AccountRegistry;
  readonly ask: AskCampaigns;
  /** Brings the opt-outs up to date, those of the team's file too, so that a code covers them. */
  readonly optOuts: { bringUpToDate(): Promise<void> };
  /** Why nothing is sent from the data folder. */
  readonly hold: HoldOf;
  settings(): Settings;
  readonly readBalance: BalanceReader;
  now(): number;
}
