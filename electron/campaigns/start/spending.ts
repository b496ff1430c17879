import type { DatabaseSync } from 'node:sqlite';
import { overLimits, type SpendingLimits } from '../../../shared/account/spending.ts';
import type { AccountId } from '../../../shared/brand.ts';
import type { StoredAccount } from '../../settings/settings-file.ts';
import { canStillSendSql, saysNotTexted, wouldBeSent } from '../records/delivery-state-sql.ts';

/** What was sent counts on its day, also where nobody knows; what is left of a campaign counts where it may go on that day. */
const ofDay = `
  SELECT total(coalesce(c.credit_consumed, c.parts * :price)) AS credits
  FROM campaign g JOIN chunk c ON c.campaign_id = g.id
  WHERE g.account_id = :account AND g.frozen ->> 'kind' = 'live' AND iif(${saysNotTexted},
    ${canStillSendSql} AND ${wouldBeSent}
      AND iif(g.phase = 'scheduled', g.frozen ->> '$.options.startAt', :now) BETWEEN :from AND :to,
    (SELECT max(coalesce(a.ended_at, a.started_at)) FROM attempt a
     WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk) BETWEEN :from AND :to)`;

const ofDayDeleted = `
  SELECT total(coalesce(credits, parts * :price)) AS credits FROM past_request
  WHERE account_id = :account AND live_url <> '' AND outcome IN ('accepted', 'unknown') AND at BETWEEN :from AND :to`;

/** What a campaign would spend, and when. */
export interface Spend {
  readonly credits: number;
  readonly parts: number;
  /** Null for now. */
  readonly startAt: number | null;
}

/** Why a campaign may not be sent through an account before a limit of it is raised; empty where it may. */
export function overAccountLimits(
  database: DatabaseSync,
  account: StoredAccount | undefined,
  { credits, parts, startAt }: Spend,
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

/** Whether an account has a limit at all. */
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
