import type { DatabaseSync } from 'node:sqlite';
import { hasLimit, overLimits } from '../../../shared/account/spending.ts';
import type { AccountId } from '../../../shared/brand.ts';
import type { Blocker } from '../../../shared/campaign/review/blockers.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import type { StoredAccount } from '../../settings/settings-file.ts';
import { canStillSendSql, saysNotTexted, wouldBeSent } from '../records/delivery-state-sql.ts';
import type { ReviewScan } from '../worker/start/review-scan.ts';
import { predictDraft } from './predict-draft.ts';

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

/** By what is known now: people texted recently are decided separately, and the start counts again. */
export function limitBlockers(
  database: DatabaseSync,
  { draft, account }: { readonly draft: Draft; readonly account: StoredAccount | undefined },
  scan: ReviewScan,
  now: number,
): readonly Blocker[] {
  if (scan.people === 0 || account === undefined || account.kind !== 'live' || !hasLimit(account)) return [];
  const { credits, parts } = predictDraft(database, draft, scan, account.unicodeEncoding);
  const { from, to } = dayOf(draft.options.startAt ?? now);
  const price = parts === 0 ? 1 : credits / parts;
  const of = { account: account.id as AccountId, price, from, to };
  const there = database.prepare(ofDay).get({ ...of, now });
  const deleted = database.prepare(ofDayDeleted).get(of);
  return overLimits(account, {
    expected: credits,
    others: Number(there?.credits) + Number(deleted?.credits),
  });
}

function dayOf(at: number): { from: number; to: number } {
  const start = new Date(at);
  start.setHours(0, 0, 0, 0);
  const end = new Date(start);
  end.setDate(end.getDate() + 1);
  return { from: start.getTime(), to: end.getTime() - 1 };
}
