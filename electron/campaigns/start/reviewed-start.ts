import type { CampaignId } from '../../../shared/brand.ts';
import { blockedBy } from '../../../shared/campaign/review/blockers.ts';
import { quietNow } from '../../../shared/campaign/review/quiet-warnings.ts';
import { isReviewCode } from '../../../shared/campaign/review/review-code.ts';
import type { Operations } from '../../../shared/contract.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { dayAfter, dayAt, sendingDay } from '../../../shared/format/sending-day.ts';
import { failure, ok, type Result, wrongInput } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { readHead } from '../../store/audience-reader.ts';
import { changedSince } from '../records/freeze.ts';
import type { Frozen } from '../records/frozen.ts';
import { guardsOf, type StartDeps, scanDraft, termsOf } from './draft-facts.ts';
import type { DraftLauncher } from './draft-launcher.ts';
import { blockersOf, type StartFacts } from './make-review.ts';
import { codeOf, reviewHash } from './review-hash.ts';

type Reviewed = Operations['campaign.start']['in'];

interface Compared extends Pick<StartFacts, 'draft' | 'account'> {
  readonly day: string | undefined;
}

/** How many days a review may have stayed open. */
const DAYS = 14;

/** Fails as conflict if anything changed since the review, and respects the limits of the account. */
export function openReviewedStart(
  deps: StartDeps,
  launcher: DraftLauncher,
): (reviewed: Reviewed) => Promise<Result<CampaignId>> {
  const { database, drafts, accounts } = deps;
  let latest: Promise<unknown> = Promise.resolve();

  function revisionOf({ audienceId }: Draft): number | null {
    const head = audienceId === null ? null : readHead(database, audienceId);
    return head?.ok ? head.value.revision : null;
  }

  /** Fails as conflict if the draft or its account changed since the review. */
  function stillReviewed({ campaignId, hash }: Reviewed): Result<Compared> {
    const draftFound = drafts.read(campaignId);
    if (!draftFound.ok) return draftFound;
    const draft = draftFound.value;
    const account = accounts.get(draft.accountId);
    const now = deps.now();
    const day = sendingDay(draft, now);
    if (reviewHash(deps, draft, account, day) === hash) return ok({ draft, account, day });
    const days = Array.from({ length: DAYS }, (_, back) => dayAfter(dayAt(now), -back));
    const reviewed = days.find((day) => reviewHash(deps, draft, account, day) === hash);
    if (reviewed === undefined) return changedSince;
    return failure('conflict', say.reviews.dayPassed(reviewed), say.reviews.dayPassedFix());
  }

  /** Since the review, another campaign may have used up a limit, quiet hours may have begun, and recent people may have been added. */
  async function unblocked(
    { draft, account }: Pick<StartFacts, 'draft' | 'account'>,
    reviewed: Reviewed,
  ): Promise<Result<Frozen['anyway'] | null>> {
    const { people, includeRecent, code = '' } = reviewed;
    const { accountId } = draft;
    const terms = termsOf(deps, accountId);
    const { limits, quiet } = terms;
    const isOfDay = sendingDay(draft, deps.now()) !== undefined && quiet !== null;
    const isCoded = account?.asksForCode === true || code !== '';
    const [balance, scan] = await Promise.all([
      deps.readBalance.latest(accountId),
      limits !== null || isOfDay || isCoded || reviewed.anyway !== undefined
        ? scanDraft(deps, draft, guardsOf(deps, draft), includeRecent)
        : ok(null),
    ]);
    if (!scan.ok) return scan;
    const now = deps.now();
    const chosen = inQuiet(reviewed.anyway, scan.value && quietNow(draft, terms, scan.value, now));
    if (!chosen.ok) return chosen;
    const facts = { draft, account, balance, people, anyway: chosen.value?.ends };
    const [blocker] = blockersOf(deps, facts, scan.value, now);
    if (blocker !== undefined) return blockedBy(blocker);
    const isRead = !isCoded || isReviewCode(code, codeOf(reviewed, includeRecent, scan.value?.texts ?? ''));
    return isRead ? chosen : otherCode;
  }

  async function startNow(reviewed: Reviewed): Promise<Result<CampaignId>> {
    const stillSame = stillReviewed(reviewed);
    if (!stillSame.ok) return stillSame;
    const { people, includeRecent, code } = reviewed;
    const free = await unblocked(stillSame.value, reviewed);
    if (!free.ok) return free;
    // Counting a long list takes time, in which the draft may change.
    const still = stillReviewed(reviewed);
    if (!still.ok) return still;
    const { draft, day } = still.value;
    const { startAt } = draft.options;
    if (startAt !== null && startAt <= deps.now()) return pastTime;
    return launcher.launch(draft, {
      request: { people, includeRecent, revision: revisionOf(draft), ...guardsOf(deps, draft) },
      frozen: {
        ...(day !== undefined && { day }),
        ...(code && { code }),
        ...(free.value && { anyway: free.value }),
      },
    });
  }

  return async (reviewed) => {
    if (reviewed.code) await deps.optOuts.bringUpToDate();
    const stillSame = stillReviewed(reviewed);
    if (!stillSame.ok) return stillSame;
    const { limits } = termsOf(deps, stillSame.value.draft.accountId);
    if (limits === null) return startNow(reviewed);
    // A campaign counts against the limits once it is frozen, so starts within limits run one after the other.
    const started = latest.then(() => startNow(reviewed));
    latest = started.catch(() => undefined);
    return started;
  };
}

/** Fails as conflict if quiet hours now hold others than shown. */
function inQuiet(
  anyway: Reviewed['anyway'],
  held: ReturnType<typeof quietNow> | null,
): Result<Frozen['anyway'] | null> {
  if (anyway === undefined) return ok(null);
  const { people, ...ends } = held ?? { people: 0, ends: {}, until: 0 };
  if (people === anyway.people) return ok({ ...ends, reason: anyway.reason });
  return failure('conflict', say.starts.otherQuiet(people), say.starts.changedSinceFix());
}

const otherCode = wrongInput(say.starts.fields.code(), say.starts.otherCode(), say.starts.otherCodeFix());

const pastTime = wrongInput(say.starts.fields.start(), say.starts.pastTime(), say.starts.pastTimeFix());
