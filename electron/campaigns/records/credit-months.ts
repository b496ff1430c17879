import type { DatabaseSync } from 'node:sqlite';
import type { AccountId } from '../../../shared/brand.ts';
import { type CreditsRow, monthOf, type Taken } from '../../../shared/campaign/results/credits-by-month.ts';
import type { Frozen } from './frozen.ts';

/**
 * Opens what adds to the sums of the month of `at`, of a campaign's account and label; run it in the transaction that
 * settles what was taken. A campaign through practice takes nothing.
 */
export function openCreditMonths(
  database: DatabaseSync,
  frozen: Frozen | null,
): (at: number, taken: Taken) => void {
  if (frozen === null || frozen.kind === 'practice') return () => undefined;
  const { accountId, accountName, label } = frozen;
  const add = database.prepare(
    `INSERT INTO credit_month (month, account_id, account_name, label, texts, parts, credits, unpriced)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (month, account_id, label) DO UPDATE SET account_name = excluded.account_name,
       texts = texts + excluded.texts, parts = parts + excluded.parts, credits = credits + excluded.credits,
       unpriced = unpriced + excluded.unpriced`,
  );
  return (at, { texts, parts, credits, unpriced }) => {
    if (texts === 0 && credits === 0) return;
    add.run(monthOf(at), accountId, accountName, label, texts, parts, credits, unpriced);
  };
}

/** What live campaigns took, by month, account and label, those that were deleted since included. */
export function readCreditMonths(database: DatabaseSync): CreditsRow[] {
  return database
    .prepare(
      'SELECT month, account_id, account_name, label, texts, parts, credits, unpriced FROM credit_month',
    )
    .all()
    .map((row) => ({
      month: String(row.month),
      accountId: String(row.account_id) as AccountId,
      accountName: String(row.account_name),
      label: String(row.label),
      texts: Number(row.texts),
      parts: Number(row.parts),
      credits: Number(row.credits),
      unpriced: Number(row.unpriced),
    }));
}
