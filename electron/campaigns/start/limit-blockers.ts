import type { DatabaseSync } from 'node:sqlite';
import { hasLimit, overLimits } from '../../../shared/account/spending.ts';
import type { AccountId } from '../../../shared/brand.ts';
import { openQuietRule, type QuietHours } from '../../../shared/campaign/plan/quiet-hours.ts';
import { beginsAt } from '../../../shared/campaign/plan/schedule.ts';
import { leavesAt } from '../../../shared/campaign/progress/waiting.ts';
import type { Blocker } from '../../../shared/campaign/review/blockers.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { dayAt } from '../../../shared/format/sending-day.ts';
import type { StoredAccount } from '../../settings/settings-file.ts';
import { canStillSendSql, saysNotTexted, wouldBeSent } from '../../store/delivery-state-sql.ts';
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
      iif(${saysNotTexted}, coalesce(c.credit_consumed, 0),
        iif(c.state = 'accepted', coalesce(c.credit_consumed, c.parts * :price), max(coalesce(c.credit_consumed, 0), c.parts * :price))), 0)) AS spent,
    total(iif(${saysNotTexted} AND ${canStillSendSql} AND ${wouldBeSent}, c.parts * :price, 0)) AS left
  FROM campaign g JOIN chunk c ON c.campaign_id = g.id
  WHERE g.account_id = :account AND g.frozen ->> 'kind' = 'live'
  GROUP BY g.id, c.canary, c.countries`;

const ofDayDeleted = `
  SELECT total(coalesce(credits, parts * :price)) AS credits FROM past_request
  WHERE account_id = :account AND live_url <> '' AND (outcome IN ('accepted', 'unknown') OR credits > 0) AND at BETWEEN :from AND :to`;

interface LimitFacts {
  readonly draft: Draft;
  readonly account: StoredAccount | undefined;
  readonly quiet: QuietHours | null;
}

/** Counts with today's knowledge: people texted recently are decided separately, and the start counts again. */
export function limitBlockers(
  database: DatabaseSync,
  { draft, account, quiet }: LimitFacts,
  scan: ReviewScan,
  now: number,
): readonly Blocker[] {
  if (scan.people === 0 || account === undefined || account.kind !== 'live' || !hasLimit(account)) return [];
  const { credits, parts } = predictDraft(database, draft, scan, account.unicodeEncoding);
  const price = parts === 0 ? 1 : credits / parts;
  const { canary, startAt } = draft.options;
  const first = beginsAt(draft.options, scan.people) === startAt ? 0 : canary;
  const rule = quiet && openQuietRule(quiet);
  // The sums are whole numbers, so that all of them in one day cost exactly `credits`.
  const days = new Map<number, number>();
  for (const [country, people] of scan.countries) {
    for (const [at, of] of [
      [now, first],
      [startAt ?? now, scan.people - first],
    ] as const) {
      if (of === 0) continue;
      const { from } = dayOf(rule?.nextAllowed([country], at) ?? at);
      days.set(from, (days.get(from) ?? 0) + people * of);
    }
  }
  const inOrder = [...days].sort(([one], [other]) => one - other);
  const spending = inOrder.map(([from, share]) => ({
    day: dayAt(from),
    expected: credits * (share / scan.people ** 2),
    others: ofOthers(database, { ...dayOf(from), account: account.id as AccountId, price }, now),
  }));
  return overLimits(account, credits, spending);
}

function ofOthers(
  database: DatabaseSync,
  of: Day & { readonly account: AccountId; readonly price: number },
  now: number,
): number {
  let credits = Number(database.prepare(ofDayDeleted).get({ ...of })?.credits);
  for (const row of database.prepare(ofDay).all({ ...of })) {
    credits += Number(row.spent);
    const left = Number(row.left);
    if (left > 0 && isIn(of, leftGoesAt(row, now))) credits += left;
  }
  return credits;
}

function leftGoesAt(row: Readonly<Record<string, unknown>>, now: number): number {
  const at = leavesAt(timedOf(row), row.canary === 1, now);
  const countries = String(row.countries);
  const ends = JSON.parse(String(row.ends)) as Record<string, number> | null;
  if (row.quiet === null || at < (ends?.[countries] ?? 0)) return at;
  const rule = openQuietRule(JSON.parse(String(row.quiet)) as QuietHours);
  return rule.nextAllowed(countries.split(','), at) ?? at;
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
