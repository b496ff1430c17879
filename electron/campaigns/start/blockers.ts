import type { DatabaseSync } from 'node:sqlite';
import type { Balance } from '../../../shared/account/account.ts';
import { overLimits, type SpendingLimits } from '../../../shared/account/spending.ts';
import { addressFix, endsTooLate } from '../../../shared/account/wrong-address.ts';
import type { AccountId } from '../../../shared/brand.ts';
import type { Prediction } from '../../../shared/campaign/plan/prediction.ts';
import { type Blocker, messageErrors, peopleBlockers } from '../../../shared/campaign/review/blockers.ts';
import { noticeOf } from '../../../shared/campaign/review/review.ts';
import type { Draft, SendOptions } from '../../../shared/draft/draft.ts';
import { dayAt, isOfDay, sendingDay } from '../../../shared/format/sending-day.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { judgeSender } from '../../../shared/message/sender.ts';
import type { Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import type { StoredAccount } from '../../settings/settings-file.ts';
import { readColumns } from '../../store/audience-reader.ts';
import { canStillSendSql, saysNotTexted, wouldBeSent } from '../records/delivery-state-sql.ts';
import type { ReviewScan } from '../worker/start/review-scan.ts';
import { columnsOf } from './draft-people.ts';
import { predictDraft } from './predict-draft.ts';

export interface DraftFacts {
  readonly draft: Draft;
  readonly account: StoredAccount | undefined;
  readonly balance: Result<Balance>;
}

/**
 * At the review and the start. Without a `scan`, `peopleBlockers` runs when the people are frozen, so a new check
 * belongs there or in `draftBlockers`.
 */
export function blockersOf(
  database: DatabaseSync,
  facts: DraftFacts,
  scan: ReviewScan | null,
  now: number,
): Blocker[] {
  const own = draftBlockers(database, facts, now);
  if (scan === null) return own;
  const { draft } = facts;
  const people = peopleBlockers({ ...scan, recent: scan.leftOut.recent ?? 0 }, draft.options);
  return [...own, ...people, ...spendingBlockers(database, facts, scan, now)];
}

function draftBlockers(database: DatabaseSync, facts: DraftFacts, now: number): Blocker[] {
  const { draft, account, balance } = facts;
  const found: Blocker[] = [];
  if (account === undefined) {
    found.push({ message: say.reviews.noAccount(), fix: say.accounts.chooseAnother() });
  }
  if (draft.audienceId === null) {
    found.push({ message: say.reviews.nobodyYet(), fix: say.reviews.nobodyYetFix() });
  }
  const { startAt, notAfter } = draft.options;
  if (notAfter !== undefined && notAfter <= (startAt ?? now)) {
    found.push({ message: say.reviews.overBefore(), fix: say.reviews.overBeforeFix() });
  }
  found.push(...dayBlockers(database, draft, now), ...messageErrors(draft, columnsOf(database, draft)));
  const sender = judgeSender(draft.sender);
  if (sender.kind === 'wrong') found.push({ message: sender.says });
  if (!balance.ok && balance.error.kind === 'no-token')
    found.push({ ...noticeOf(balance.error), accountField: 'token' });
  const address = wrongAddress(facts);
  if (address !== null) found.push({ ...address, mayHaveNoBalance: true, accountField: 'baseUrl' });
  return found;
}

/** For words such as `tomorrow`, that are true on one day only. */
function dayBlockers(database: DatabaseSync, { id, message, audienceId, options }: Draft, now: number) {
  const day = sendingDay({ message, options }, now);
  if (day === undefined) return [];
  const found: Blocker[] = [];
  if (options.canaryNow && options.canary > 0 && dayAt(now) !== day)
    found.push({ message: say.reviews.twoDays(options.canary, day), fix: say.reviews.twoDaysFix() });
  const columns = audienceId === null ? [] : (readColumns(database, audienceId) ?? []);
  const { tags } = bindMessage(message, columns, options);
  const fixed = tags.find(({ tag, says }) => says === undefined && isOfDay(tag));
  const of = database.prepare(
    "SELECT frozen ->> 'day' AS day FROM campaign WHERE id = (SELECT rest_of FROM campaign WHERE id = ?)",
  );
  if (fixed !== undefined && of.get(id)?.day !== day)
    found.push({ message: say.reviews.fixedDay(fixed.tag), fix: say.reviews.fixedDayFix() });
  return found;
}

/** By what is known now: people texted recently are decided separately, and the start counts again. */
function spendingBlockers(
  database: DatabaseSync,
  { draft, account }: DraftFacts,
  scan: ReviewScan,
  now: number,
): Blocker[] {
  if (scan.people === 0) return [];
  const { credits, parts } = predictDraft(database, draft, scan, account?.unicodeEncoding ?? '');
  return [...overAccountLimits(database, account, { credits, parts, startAt: draft.options.startAt }, now)];
}

/** What the balance says about the address, unless a person said that the service has no balance there. */
function wrongAddress({ account, balance }: DraftFacts): Blocker | null {
  if (balance.ok || account === undefined || account.kind !== 'live' || account.noBalance) return null;
  if (balance.error.kind === 'wrong-address') return noticeOf(balance.error);
  const tail = endsTooLate(account.baseUrl);
  if (tail === null || balance.error.kind === 'no-token') return null;
  return { message: say.reviews.addressEnds(tail), fix: addressFix(account.baseUrl) };
}

/**
 * What the service named counts on the day of the latest request, with any outcome; so does what may have been
 * sent, at the price, and what is left of a campaign on the day it may go out.
 */
const ofDay = `
  SELECT total(iif((SELECT max(coalesce(a.ended_at, a.started_at)) FROM attempt a
      WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk) BETWEEN :from AND :to,
      iif(${saysNotTexted}, coalesce(c.credit_consumed, 0),
        iif(c.state = 'accepted', coalesce(c.credit_consumed, c.parts * :price), max(coalesce(c.credit_consumed, 0), c.parts * :price))), 0)
    + iif(${saysNotTexted} AND ${canStillSendSql} AND ${wouldBeSent}
      AND iif(g.phase = 'scheduled', g.frozen ->> '$.options.startAt', :now) BETWEEN :from AND :to, c.parts * :price, 0)) AS credits
  FROM campaign g JOIN chunk c ON c.campaign_id = g.id
  WHERE g.account_id = :account AND g.frozen ->> 'kind' = 'live'`;

const ofDayDeleted = `
  SELECT total(coalesce(credits, parts * :price)) AS credits FROM past_request
  WHERE account_id = :account AND live_url <> '' AND (outcome IN ('accepted', 'unknown') OR credits > 0) AND at BETWEEN :from AND :to`;

export function overAccountLimits(
  database: DatabaseSync,
  account: StoredAccount | undefined,
  { credits, parts, startAt }: Pick<Prediction, 'credits' | 'parts'> & Pick<SendOptions, 'startAt'>,
  now: number,
): ReturnType<typeof overLimits> {
  if (account === undefined || account.kind !== 'live' || !hasLimit(account)) return [];
  const { from, to } = dayOf(startAt ?? now);
  const price = parts === 0 ? 1 : credits / parts;
  const of = { account: account.id as AccountId, price, from, to };
  const there = database.prepare(ofDay).get({ ...of, now });
  const deleted = database.prepare(ofDayDeleted).get(of);
  return overLimits(account, {
    expected: credits,
    others: Number(there?.credits) + Number(deleted?.credits),
  });
}

export function hasLimit({ campaignLimit, dayLimit }: SpendingLimits): boolean {
  return campaignLimit !== null || dayLimit !== null;
}

function dayOf(at: number): { from: number; to: number } {
  const start = new Date(at);
  start.setHours(0, 0, 0, 0);
  const end = new Date(start);
  end.setDate(end.getDate() + 1);
  return { from: start.getTime(), to: end.getTime() - 1 };
}
