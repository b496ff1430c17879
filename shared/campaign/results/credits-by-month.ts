import type { AccountId } from '../../brand.ts';
import type { Table } from '../../format/export-table.ts';
import { credits } from '../../format/format-count.ts';
import { common } from '../../texts/en/common.ts';
import { creditsByMonth as words } from '../../texts/en/results.ts';

/** Of live campaigns: texts that a service accepted, their parts, and the credits it reported. */
export interface Taken {
  readonly texts: number;
  readonly parts: number;
  readonly credits: number;
  /** Texts for which the service reported no credits. */
  readonly unpriced: number;
  /** Texts treated as sent, and what the balance fell by for them as far as it says. */
  readonly treated: number;
  readonly balanceCredits: number;
}

export interface CreditsRow extends Taken {
  /** In this computer's time when the texts were accepted: `2026-11`. */
  readonly month: string;
  readonly accountId: AccountId;
  /** The name of the account at its last use in that month. */
  readonly accountName: string;
  readonly label: string;
}

/** Null for all accounts or labels. */
export interface CreditsFilter {
  /** Both included: `2026-01`. */
  readonly from: string;
  readonly to: string;
  readonly accountId: AccountId | null;
  readonly label: string | null;
}

/** In this computer's time: `2026-11`. */
export function monthOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

/** A negative `months` goes forward. */
function monthsBefore(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const counted = year * 12 + number - 1 - months;
  return `${Math.floor(counted / 12)}-${String((counted % 12) + 1).padStart(2, '0')}`;
}

/** The twelve months up to that of `now`, or those of a year: `2025`. */
export function monthsOfPeriod(period: string, now: number): Pick<CreditsFilter, 'from' | 'to'> {
  if (period !== 'recent') return { from: `${period}-01`, to: `${period}-12` };
  const to = monthOf(now);
  return { from: monthsBefore(to, 11), to };
}

/** The last twelve months, and each year with sent texts, newest first. */
export function creditPeriods(rows: readonly CreditsRow[]): readonly string[] {
  const years = new Set(rows.map(({ month }) => month.slice(0, 4)));
  return ['recent', ...[...years].sort().reverse()];
}

/** The newest month first, by account and label within it. */
export function chosenCredits(rows: readonly CreditsRow[], choice: CreditsFilter): CreditsRow[] {
  const { from, to, accountId, label } = choice;
  return rows
    .filter(({ month }) => month >= from && month <= to)
    .filter((row) => accountId === null || row.accountId === accountId)
    .filter((row) => label === null || row.label === label)
    .sort(
      (one, two) =>
        two.month.localeCompare(one.month) ||
        one.accountName.localeCompare(two.accountName) ||
        one.label.localeCompare(two.label),
    );
}

export function takenTogether(rows: readonly Taken[]): Taken {
  const sum = { texts: 0, parts: 0, credits: 0, unpriced: 0, treated: 0, balanceCredits: 0 };
  for (const { texts, parts, credits, unpriced, treated, balanceCredits } of rows) {
    sum.texts += texts;
    sum.parts += parts;
    sum.credits += credits;
    sum.unpriced += unpriced;
    sum.treated += treated;
    sum.balanceCredits += balanceCredits;
  }
  return sum;
}

/** Every month of a choice, the oldest first; `rows` is empty for a month without texts. */
export function creditMonths(rows: readonly CreditsRow[], choice: CreditsFilter) {
  const chosen = chosenCredits(rows, choice);
  const months: string[] = [];
  for (let month = choice.from; month <= choice.to; month = monthsBefore(month, -1)) months.push(month);
  return months.map((month) => {
    const ofMonth = chosen.filter((row) => row.month === month);
    return { month, rows: ofMonth, taken: takenTogether(ofMonth) };
  });
}

/** With its header; months as `2026-11`. */
export function creditsTable(rows: readonly CreditsRow[], choice: CreditsFilter): Table {
  const { month, texts, unpriced, treated, balance } = words.columns;
  const { account, label, parts, credits } = common;
  return [
    [month, account, label, texts, parts, credits, unpriced, treated, balance],
    ...chosenCredits(rows, choice).map((row) => [
      row.month,
      row.accountName,
      row.label,
      row.texts,
      row.parts,
      row.credits,
      row.unpriced,
      row.treated,
      row.balanceCredits,
    ]),
  ];
}

/** The sum, and what it is made of if the balance says more than the answers; null if nobody knows any. */
export function creditWords(byAnswers: number | null, byBalance: number | null) {
  if (byAnswers === null && byBalance === null) return null;
  const sum = credits((byAnswers ?? 0) + (byBalance ?? 0));
  if (byBalance === null || byBalance === 0) return { sum, madeOf: null };
  return { sum, madeOf: words.madeOf(credits(byAnswers ?? 0), credits(byBalance)) };
}
