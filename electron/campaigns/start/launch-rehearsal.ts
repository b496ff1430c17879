import { PRACTICE_ID } from '../../../shared/account/account.ts';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import { type AccountTerms, optionsUnder } from '../../../shared/campaign/plan/account-terms.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { nameMadeOf } from '../../../shared/draft/draft-name.ts';
import { sendingDay } from '../../../shared/format/sending-day.ts';
import type { Result } from '../../../shared/result.ts';
import { campaignNews } from '../../../shared/texts/en/desktop.ts';
import type { Frozen } from '../records/frozen.ts';
import type { ReviewScan } from '../worker/start/review-scan.ts';
import { guardsOf, nobodyYet, type StartDeps, scanDraft, termsOf } from './draft-facts.ts';
import type { DraftLauncher } from './draft-launcher.ts';
import { predictDraft } from './predict-draft.ts';
import { reviewHash } from './review-hash.ts';

/** Sends to the same people through practice, as a campaign of its own; makes no request to the draft's account. */
export function openRehearsals(deps: StartDeps, launcher: DraftLauncher) {
  const { database, drafts, accounts } = deps;

  /** Everything of the draft's account that decides the body of a request, except the token. */
  function standingIn(draft: Draft, terms: AccountTerms, scan: ReviewScan, hash: string): Partial<Frozen> {
    const account = accounts.get(draft.accountId);
    if (account === undefined) return {};
    const { sendPath, name: accountName } = account;
    const { quiet, unicodeEncoding } = terms;
    const prediction = predictDraft(database, draft, scan, unicodeEncoding);
    return {
      ...(quiet !== null && { quiet }),
      sendPath,
      unicodeEncoding,
      rehearsal: { campaignId: draft.id, accountName, hash, prediction },
    };
  }

  return async (campaignId: CampaignId, includeRecent: boolean): Promise<Result<CampaignId>> => {
    const draftFound = drafts.read(campaignId);
    if (!draftFound.ok) return draftFound;
    const draft = draftFound.value;
    const guards = guardsOf(deps, draft);
    // The hash is made before the list is read, so that a list that changes meanwhile counts as not rehearsed.
    const hash = reviewHash(deps, draft, accounts.get(draft.accountId));
    const day = sendingDay(draft, deps.now());
    const terms = termsOf(deps, draft.accountId);
    const scan = await scanDraft(deps, draft, guards, includeRecent);
    if (!scan.ok) return scan;
    if (scan.value === null) return nobodyYet;
    const { people, leftOut } = scan.value;
    const rehearsal = {
      ...draft,
      name: nameMadeOf(campaignNews.rehearsalOf, draft.name),
      accountId: PRACTICE_ID as AccountId,
      options: { ...optionsUnder(draft.options, terms), startAt: null, notAfter: undefined },
    };
    return launcher.launchNew(rehearsal, {
      request: { ...guards, people: people - (includeRecent ? (leftOut.recent ?? 0) : 0), includeRecent },
      frozen: { ...standingIn(draft, terms, scan.value, hash), ...(day !== undefined && { day }) },
    });
  };
}
