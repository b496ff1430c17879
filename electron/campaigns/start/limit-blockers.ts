import type { DatabaseSync } from 'node:sqlite';
import { overLimits } from '../../../shared/account/spending.ts';
import type { AccountId } from '../../../shared/brand.ts';
import type { AccountTerms } from '../../../shared/campaign/plan/account-terms.ts';
import { openQuietRule, type QuietHours } from '../../../shared/campaign/plan/quiet-hours.ts';
import { type LeaveFacts, leavesWhen } from '../../../shared/campaign/progress/leaves-when.ts';
import type { Blocker } from '../../../shared/campaign/review/blockers.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { dayAt } from '../../../shared/format/sending-day.ts';
import { canStillSendSql, meansNotTexted, wouldBeSent } from '../../store/delivery-state-sql.ts';
import { timedColumns, timedOf } from '../records/timed.ts';
import type { ReviewScan } from '../worker/start/review-scan.ts';
import { predictDraft } from './predict-draft.ts';

/**
 * For each campaign, its canary and each group of countries: the credits that the service reported count on the day of
 * the latest request, whatever its outcome, and so does what may have been sent, at the price; `left` counts on the day
 * it may go out.
 */
const ofDay = `
  SELECT ${timedColumns('g')}, c.canary, c.countries, g.frozen -> 'quiet' AS quiet, g.frozen -> '$.anyway.ends' AS ends,
    total(iif((SELECT max(coalesce(a.ended_at, a.started_at)) FROM attempt a
        WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk) BETWEEN :from AND :to,
      iif(${meansNotTexted}, coalesce(c.credit_consumed, 0),
        iif(c.state = 'accepted', coalesce(c.credit_consumed, c.parts * :price), max(coalesce(c.credit_consumed, 0), c.parts * :price))), 0)) AS spent,
    total(iif(${meansNotTexted} AND ${canStillSendSql} AND ${wouldBeSent}, c.parts * :price, 0)) AS left
  FROM campaign g JOIN chunk c ON c.campaign_id = g.id
  WHERE g.account_id = :account AND g.frozen ->> 'kind' = 'live'
  GROUP BY g.id, c.canary, c.countries`;

const ofDayDeleted = `
  SELECT total(coalesce(credits, parts * :price)) AS credits FROM past_request
  WHERE account_id = :account AND live_url <> '' AND (outcome IN ('accepted', 'unknown') OR credits > 0) AND at BETWEEN :from AND :to`;

/** Counts with today's knowledge: people texted recently are decided separately, and the start counts again. */
export function limitBlockers(
  database: DatabaseSync,
  draft: Draft,
  { limits, unicodeEncoding }: AccountTerms,
  { scan, times }: { readonly scan: ReviewScan; readonly times: LeaveFacts },
  now: number,
): readonly Blocker[] {
  if (scan.people === 0 || limits === null) return [];
  const { credits, parts } = predictDraft(database, draft, scan, unicodeEncoding);
  const price = parts === 0 ? 1 : credits / parts;
  const first = Math.min(draft.options.canary, scan.people);
  // The sums are whole numbers, so that all of them in one day cost exactly `credits`.
  const days = new Map<number, number>();
  for (const [country, people] of scan.countries) {
    for (const [canary, of] of [
      [true, first],
      [false, scan.people - first],
    ] as const) {
      if (of === 0) continue;
      const leaves = leavesWhen(times, { countries: country, canary }, now);
      const { from } = dayOf(leaves.at ?? leaves.from);
      days.set(from, (days.get(from) ?? 0) + people * of);
    }
  }
  const inOrder = [...days].sort(([one], [other]) => one - other);
  const spending = inOrder.map(([from, share]) => ({
    day: dayAt(from),
    expected: credits * (share / scan.people ** 2),
    others: ofOthers(database, { ...dayOf(from), account: draft.accountId, price }, now),
  }));
  return overLimits(limits, credits, spending);
}

function ofOthers(
  database: DatabaseSync,
  of: Day & { readonly account: AccountId; readonly price: number },
  now: number,
): number {
  let credits = Number(database.prepare(ofDayDeleted).get({ ...of })?.credits);
  for (const row of database.prepare(ofDay).all({ ...of })) {
    credits += Number(row.spent);
    const creditsLeft = Number(row.left);
    if (creditsLeft > 0 && isIn(of, leavesAt(row, now))) credits += creditsLeft;
  }
  return credits;
}

function leavesAt(row: Readonly<Record<string, unknown>>, now: number): number {
  const hours = JSON.parse(String(row.quiet)) as QuietHours | null;
  const anyway = (JSON.parse(String(row.ends)) as LeaveFacts['anyway'] | null) ?? undefined;
  const facts = { ...timedOf(row), quiet: hours && openQuietRule(hours), anyway };
  const { from, at } = leavesWhen(facts, { countries: String(row.countries), canary: row.canary === 1 }, now);
  return at ?? from;
}

interface Day {
  readonly from: number;
  readonly to: number;
}

function isIn({ from, to }: Day, at: number): boolean {
  return at >= from && at <= to;
}

function dayOf(at: number): Day {
  const start = new Date(at);
  start.setHours(0, 0, 0, 0);
  const end = new Date(start);
  end.setDate(end.getDate() + 1);
  return { from: start.getTime(), to: end.getTime() - 1 };
}
