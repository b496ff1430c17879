import { type AccountFields, blankAccount } from '../../account/account-fields.ts';
import { hasLimit, type SpendingLimits } from '../../account/spending.ts';
import type { SendOptions } from '../../draft/draft.ts';
import { usualCanary } from './plan.ts';
import type { QuietHours } from './quiet-hours.ts';

/** What an account makes of each draft that goes through it. */
export interface AccountTerms extends Pick<AccountFields, 'asksAfterQuiet' | 'unicodeEncoding'> {
  /** False until a live account had a request accepted at its address; practice needs no proof. */
  readonly isProven: boolean;
  /** Null for none. */
  readonly quiet: QuietHours | null;
  /** In which nobody gets the same text twice; 0 for no limit. */
  readonly recentDays: number;
  /** Null for none. */
  readonly limits: SpendingLimits | null;
}

interface Given extends Pick<AccountTerms, 'isProven' | 'recentDays'> {
  readonly quietFrom: number;
  readonly quietTo: number;
}

/** `account` is undefined if it was removed. Practice texts no real phone, so nothing holds its campaigns. */
export function accountTerms(
  account: (AccountFields & { readonly kind: 'practice' | 'live' }) | undefined,
  { quietFrom: from, quietTo: to, recentDays, isProven }: Given,
): AccountTerms {
  const isLive = account?.kind === 'live';
  const { asksAfterQuiet, unicodeEncoding } = account ?? blankAccount;
  return {
    asksAfterQuiet,
    unicodeEncoding,
    isProven,
    quiet: isLive && from !== to ? { from, to } : null,
    recentDays: isLive ? recentDays : 0,
    limits: isLive && hasLimit(account) ? account : null,
  };
}

/** A larger canary would put too many people in doubt. */
const mostCanary = 100;

/** Returns the options as a start freezes them. A wrong address must never put many people in doubt: until one is proven, a small canary goes first. */
export function optionsUnder(
  options: SendOptions,
  { isProven, asksAfterQuiet }: Pick<AccountTerms, 'isProven' | 'asksAfterQuiet'>,
): SendOptions & { readonly asksAfterQuiet: boolean } {
  const isSmall = options.canary >= 1 && options.canary <= mostCanary;
  const canary = isProven || isSmall ? options.canary : options.canary < 1 ? usualCanary : mostCanary;
  return { ...options, canary, asksAfterQuiet: options.asksAfterQuiet ?? asksAfterQuiet };
}
