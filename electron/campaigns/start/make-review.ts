import type { DatabaseSync } from 'node:sqlite';
import type { AudienceFilter } from '../../../shared/audience/audience.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { optionsUnder } from '../../../shared/campaign/plan/account-terms.ts';
import { type LeaveFacts, leaveFacts } from '../../../shared/campaign/progress/leaves-when.ts';
import { sendingSeconds } from '../../../shared/campaign/results/rehearsal.ts';
import {
  type Blocker,
  type DraftFacts,
  draftBlockers,
  peopleBlockers,
} from '../../../shared/campaign/review/blockers.ts';
import { quietBlockers, quietNow } from '../../../shared/campaign/review/quiet-warnings.ts';
import type { RecentRow, Review } from '../../../shared/campaign/review/review.ts';
import { listWarnings, textWarnings, warningsOf } from '../../../shared/campaign/review/warnings.ts';
import type { Operations } from '../../../shared/contract.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { isLossAccepted } from '../../../shared/message/letter-loss.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { getAudience } from '../../audiences/records/audience-list.ts';
import { openPerhapsSent } from '../../copies/earlier-copy.ts';
import type { StoredAccount } from '../../settings/settings-file.ts';
import { openTimeline } from '../../store/timeline.ts';
import type { LeftOut } from '../worker/start/left-out-at-start.ts';
import type { ReviewScan } from '../worker/start/review-scan.ts';
import { liveUrlOf } from './campaign-account.ts';
import { columnsOf, type DraftDeps, guardsOf, type StartDeps, scanDraft, termsOf } from './draft-facts.ts';
import { limitBlockers } from './limit-blockers.ts';
import { predictDraft } from './predict-draft.ts';
import { codeOf, reviewHash } from './review-hash.ts';

const problems = { 'tag-in-value': 'problems', stacked: 'problems', empty: 'problems' } as const;
const leftOutFilters: Record<LeftOut, AudienceFilter | null> = {
  ...{ ...problems, 'too-long': 'problems', blank: 'problems', 'opted-out': 'opted-out' },
  ...{ reached: null, recent: null },
};

/** Everybody of the list who gets nothing; with `includeRecent`, people who recently had the text get it again. */
function excluded(
  database: DatabaseSync,
  draft: Draft,
  scan: ReviewScan | null,
  includeRecent: boolean,
): Review['excluded'] {
  const words = say.reviews.leftOut;
  const byReason = new Map<keyof typeof words, { people: number; readonly filter: AudienceFilter | null }>();
  const audience =
    draft.audienceId === null
      ? undefined
      : database.prepare('SELECT counts, consent_columns FROM audience WHERE id = ?').get(draft.audienceId);
  const counts = JSON.parse(String(audience?.counts ?? '{}')) as Record<string, number>;
  for (const [key, reason, filter] of [
    ['rejected', 'rejected', 'rejected'],
    ['duplicates', 'duplicates', 'duplicates'],
    ['joined', 'joined', 'duplicates'],
    ['saidNo', 'said-no', 'said-no'],
    ['optedOut', 'opted-out', 'opted-out'],
    ['excluded', 'excluded', 'excluded'],
    ['recent', 'recent', 'excluded'],
  ] as const) {
    const people = counts[key] ?? 0;
    if (people > 0) byReason.set(reason, { people, filter });
  }
  for (const [key, people] of Object.entries(scan?.leftOut ?? {})) {
    const guard = key as LeftOut;
    if (people === 0 || (guard === 'recent' && includeRecent)) continue;
    const reason = guard === 'recent' ? 'same-text' : guard;
    const same = byReason.get(reason);
    if (same === undefined) byReason.set(reason, { people, filter: leftOutFilters[guard] });
    else same.people += people;
  }
  return [...byReason].map(([reason, rows]) => ({
    reason:
      reason === 'reached'
        ? words[reason](restName(database, draft))
        : reason === 'said-no'
          ? words[reason](JSON.parse(String(audience?.consent_columns)) as string[])
          : words[reason](),
    ...rows,
  }));
}

function restName(database: DatabaseSync, { id }: Draft): string {
  const row = database
    .prepare('SELECT name FROM campaign WHERE id = (SELECT rest_of FROM campaign WHERE id = ?)')
    .get(id);
  return String(row?.name ?? '');
}

function recentRows(database: DatabaseSync, scan: ReviewScan | null): RecentRow[] {
  const name = database.prepare('SELECT name FROM campaign WHERE id = ?');
  return (scan?.recent ?? []).map(({ msisdn, campaignId, position, at }) => {
    const campaign = name.get(campaignId);
    const campaignName = campaign === undefined ? null : String(campaign.name);
    return { campaignId, campaignName, position, msisdn: String(msisdn), at };
  });
}

function lossReview({ loss, lostLetters }: ReviewScan, { options }: Draft): Review['loss'] {
  if (loss === null) return null;
  return {
    agreement: loss,
    accepted: isLossAccepted(loss, options.lossAccepted),
    letters: lostLetters.map(([letter, people]) => ({ letter, people })),
    more: [...loss.letters].length - lostLetters.length,
  };
}

function reviewedVersions({ message, options }: Draft, scan: ReviewScan | null): Review['versions'] {
  const all = [{ values: [], message }, ...(options.versions?.cases ?? [])];
  return (scan?.versions ?? []).map(({ people }, version) => ({ ...all[version]!, people }));
}

/** The latest finished rehearsal with this hash; null for none. */
function latestRehearsal(database: DatabaseSync, hash: string): Review['rehearsed'] {
  const row = database
    .prepare(
      `SELECT id FROM campaign WHERE phase = 'finished' AND frozen -> 'rehearsal' ->> 'hash' = ?
       ORDER BY ended_at DESC, id DESC LIMIT 1`,
    )
    .get(hash);
  if (row === undefined) return null;
  const lines = openTimeline(database).kinds(Number(row.id) as CampaignId);
  return { seconds: sendingSeconds(lines ?? []) ?? 0 };
}

export interface StartFacts
  extends Pick<DraftFacts, 'draft' | 'balance' | 'people'>,
    Pick<LeaveFacts, 'anyway'> {
  readonly account: StoredAccount | undefined;
}

/**
 * Called by the review and the start. Without a `scan`, `peopleBlockers` runs when the people are frozen, so a new
 * check belongs there or in `draftBlockers`.
 */
export function blockersOf(
  deps: DraftDeps,
  facts: StartFacts,
  scan: ReviewScan | null,
  now: number,
): Blocker[] {
  const { database } = deps;
  const { account } = facts;
  const terms = termsOf(deps, facts.draft.accountId);
  // The options are as a start freezes them.
  const draft = { ...facts.draft, options: optionsUnder(facts.draft.options, terms) };
  const columns = columnsOf(database, draft);
  const frozenDay = restDay(database, draft);
  const own = draftBlockers({
    ...facts,
    hold: deps.hold(account?.kind === 'live' ? account.id : null),
    perhapsSent: openPerhapsSent(database)(draft.id),
    draft,
    people: scan?.people ?? facts.people,
    columns,
    frozenDay,
    now,
  });
  if (scan === null) return own;
  const people = peopleBlockers({ ...scan, recent: scan.leftOut.recent ?? 0 }, draft.options);
  const times = leaveFacts(draft, scan.people, { ...terms, anyway: facts.anyway }, now);
  const held = quietBlockers(times, scan.countries, now);
  return [...own, ...people, ...held, ...limitBlockers(database, draft, terms, { scan, times }, now)];
}

function restDay(database: DatabaseSync, { id }: Draft): string | null {
  const row = database
    .prepare(
      "SELECT frozen ->> 'day' AS day FROM campaign WHERE id = (SELECT rest_of FROM campaign WHERE id = ?)",
    )
    .get(id);
  return (row?.day ?? null) as string | null;
}

type ReviewedHow = Omit<Operations['campaign.review']['in'], 'campaignId'>;

/** Shows everything a start would do, with the people, account and balance as they are now. */
export async function reviewDraft(
  deps: StartDeps,
  campaignId: CampaignId,
  { includeRecent = false, withCode = false, inQuiet = false }: ReviewedHow,
): Promise<Result<Review>> {
  const { database, drafts, accounts, ask, readBalance } = deps;
  if (withCode) await deps.optOuts.bringUpToDate();
  const draftFound = drafts.read(campaignId);
  if (!draftFound.ok) return draftFound;
  const draft = draftFound.value;
  const account = accounts.get(draft.accountId);
  const terms = termsOf(deps, draft.accountId);
  const revision = accounts.revision(draft.accountId);
  // The hash is made before the people are read: later changes were not reviewed.
  const hash = reviewHash(deps, draft, account);
  const reading = Promise.all([
    readBalance(draft.accountId),
    scanDraft(deps, draft, guardsOf(deps, draft), includeRecent),
  ]);
  // This runs meanwhile, so that main does not do everything at once after the people are read.
  const list = draft.audienceId === null ? null : getAudience(database, draft.audienceId);
  const ofText = [
    ...textWarnings(draft, columnsOf(database, draft) ?? []),
    ...(list?.ok && guardsOf(deps, draft).restOf === null ? listWarnings(list.value) : []),
  ];
  const [balance, scan] = await reading;
  if (!scan.ok) return scan;
  if (balance.ok && accounts.revision(draft.accountId) === revision) {
    const { credit, beganNo } = balance.value;
    await ask('noteBalance', [draft.accountId, liveUrlOf(account), { credit, beganNo }]);
  }
  const now = deps.now();
  const held = scan.value && quietNow(draft, terms, scan.value, now);
  const facts = {
    draft,
    textWarnings: ofText,
    terms,
    account,
    balance,
    scan: scan.value,
    now,
    ...(inQuiet && held && { anyway: held.ends }),
  };
  const { sender, label } = draft;
  const { sendPath = '', baseUrl = '' } = account ?? {};
  const { isProven, asksAfterQuiet, unicodeEncoding, recentDays } = terms;
  const { people, parts, ownParts, unicode, chunks, samples, goFirst, leftOut } = scan.value ?? nobody;
  const prediction =
    scan.value === null || people === 0 ? null : predictDraft(database, draft, scan.value, unicodeEncoding);
  return ok({
    campaignId,
    hash,
    ...(withCode && { code: codeOf({ hash }, includeRecent, scan.value?.texts ?? '') }),
    accountName: account?.name ?? '',
    kind: account?.kind ?? 'live',
    baseUrl,
    route: { sender, label, unicodeEncoding, sendPath },
    people,
    parts,
    ownParts,
    unicode,
    loss: scan.value === null ? null : lossReview(scan.value, draft),
    chunks,
    terms: { isProven, asksAfterQuiet },
    asksForCode: account?.asksForCode ?? false,
    prediction,
    rehearsed: latestRehearsal(database, hash),
    balance: balance.ok ? { ok: true, credit: balance.value.credit } : balance,
    excluded: excluded(database, draft, scan.value, includeRecent),
    recent: {
      days: recentDays,
      people: leftOut.recent ?? 0,
      rows: recentRows(database, scan.value),
    },
    blockers: blockersOf(deps, { ...facts, people: 0 }, scan.value, facts.now),
    warnings: warningsOf(facts, prediction),
    quietNow: held?.people ?? 0,
    samples,
    goFirst,
    kinds: scan.value?.kinds ?? null,
    versions: reviewedVersions(draft, scan.value),
  });
}

type Looked = Pick<
  ReviewScan,
  'people' | 'parts' | 'ownParts' | 'unicode' | 'chunks' | 'samples' | 'goFirst' | 'leftOut'
>;
const nobody: Looked = {
  ...{ people: 0, parts: 0, ownParts: 0, unicode: 0, chunks: 0 },
  ...{ samples: [], goFirst: 0, leftOut: {} },
};
