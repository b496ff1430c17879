import type { CampaignId } from '../../../shared/brand.ts';
import type { Review } from '../../../shared/campaign/review/review.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { liveUrlOf } from './campaign-account.ts';
import { guardsOf, isProven, scanDraft } from './draft-people.ts';
import { makeReview } from './review.ts';
import { reviewHash } from './review-hash.ts';
import type { StartDeps } from './start-deps.ts';

/** Reviews a draft: everything a start would do, from its people, its account and the balance as they are now. */
export async function reviewDraft(
  deps: StartDeps,
  campaignId: CampaignId,
  includeRecent = false,
): Promise<Result<Review>> {
  const { database, drafts, accounts, ask, readBalance } = deps;
  const found = drafts.read(campaignId);
  if (!found.ok) return found;
  const draft = found.value;
  const account = accounts.get(draft.accountId);
  const settings = deps.settings();
  // Made before the people are gone through: what changes meanwhile was not reviewed.
  const hash = reviewHash(database, draft, account);
  const [balance, scan] = await Promise.all([
    readBalance(draft.accountId),
    scanDraft(deps, draft, guardsOf(deps, draft), includeRecent),
  ]);
  if (!scan.ok) return scan;
  if (balance.ok) {
    const { credit } = balance.value;
    await ask('noteCredit', [draft.accountId, liveUrlOf(account), credit]);
  }
  return ok(
    makeReview(database, {
      draft,
      isProven: isProven(deps, draft),
      hash,
      account,
      balance,
      scan: scan.value,
      settings,
      now: deps.now(),
    }),
  );
}
