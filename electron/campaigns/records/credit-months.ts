import type { DatabaseSync } from 'node:sqlite';
import { type CreditsRow, monthOf, type Taken } from '../../../shared/campaign/results/credits-by-month.ts';
import type { Frozen } from './frozen.ts';

/** Run it in the transaction that settles the request. Campaigns through practice add nothing. */
export function openCreditMonths(
  database: DatabaseSync,
  frozen: Frozen | null,
): (at: number, taken: Taken) => void {
  if (frozen === null || frozen.kind === 'practice') return () => undefined;
  const { accountId, accountName, label } = frozen;
  const add = database.prepare(
    `INSERT INTO credit_month (month, account_id, account_name, label, texts, parts, credits, unpriced, treated, balance_credits)
     VALUES (:month, :accountId, :accountName, :label, :texts, :parts, :credits, :unpriced, :treated, :balanceCredits)
     ON CONFLICT (month, account_id, label) DO UPDATE SET account_name = excluded.account_name,
       texts = texts + excluded.texts, parts = parts + excluded.parts, credits = credits + excluded.credits,
       unpriced = unpriced + excluded.unpriced, treated = treated + excluded.treated,
       balance_credits = balance_credits + excluded.balance_credits`,
  );
  return (at, taken) => {
    if (taken.texts === 0 && taken.credits === 0 && taken.treated === 0) return;
    add.run({ month: monthOf(at), accountId, accountName, label, ...taken });
  };
}

export function readCreditMonths(database: DatabaseSync): CreditsRow[] {
  const rows = database.prepare(
    `SELECT month, account_id AS accountId, account_name AS accountName, label, texts, parts, credits, unpriced,
       treated, balance_credits AS balanceCredits FROM credit_month`,
  );
  return rows.all().map((row) => ({ ...(row as unknown as CreditsRow) }));
}
