import type { AccountId } from '../brand.ts';
import type { AccountFields } from './account-fields.ts';
import type { AnswerPolicy } from './answer-policy.ts';
import type { EncodingArrived } from './encoding-check.ts';

/**
 * Where an account's token is: in the system keychain, in memory until the app ends, or nowhere. `other-origin`: one is
 * kept that was not saved for the account's address, and is not used.
 */
export type TokenStorage = 'keychain' | 'session' | 'other-origin' | 'none';

export function hasToken({ token }: { readonly token: TokenStorage }): boolean {
  return token === 'keychain' || token === 'session';
}

export interface Account extends AccountFields {
  readonly id: AccountId;
  readonly kind: 'practice' | 'live';
  readonly token: TokenStorage;
}

/** What a review may lead to. */
export type AccountField = 'token' | 'baseUrl' | 'unicodeEncoding' | 'campaignLimit' | 'dayLimit';

/** What it leaves out stays as it was. The token travels separately, and only to main. */
export type AccountInput = Partial<AccountFields> & { readonly id: AccountId | null };

/** What only a person can say of an account's service. */
export type ServiceWord = Pick<AccountFields, keyof AnswerPolicy | 'noBalance' | 'encodingArrived'>;

/** What the input leaves out stays as it was; at another address, only what the input newly sets holds. */
export function wordOfService(
  existing: Pick<Account, 'baseUrl' | 'sendPath' | 'unicodeEncoding'> & ServiceWord,
  input: Pick<Account, 'baseUrl' | 'sendPath' | 'unicodeEncoding'> & Partial<ServiceWord>,
): ServiceWord {
  const {
    acceptedStatuses = existing.acceptedStatuses,
    retries429 = existing.retries429,
    noBalance = existing.noBalance,
  } = input;
  if (existing.baseUrl === input.baseUrl && existing.sendPath === input.sendPath) {
    return { acceptedStatuses, retries429, noBalance, encodingArrived: wordOfEncoding(existing, input) };
  }
  return {
    acceptedStatuses: acceptedStatuses.filter((status) => !existing.acceptedStatuses.includes(status)),
    retries429: retries429 && !existing.retries429,
    noBalance: noBalance && !existing.noBalance,
    encodingArrived:
      input.encodingArrived === existing.encodingArrived ? 'unknown' : wordOfEncoding(nothingKnown, input),
  };
}

const nothingKnown = { unicodeEncoding: '', encodingArrived: 'unknown' } as const;

/** For another encoding, only what the input newly sets holds. */
export function wordOfEncoding(
  existing: Pick<Account, 'unicodeEncoding' | 'encodingArrived'>,
  input: Pick<Account, 'unicodeEncoding'> & Partial<ServiceWord>,
): EncodingArrived {
  if (input.unicodeEncoding === '') return 'unknown';
  const isSame = existing.unicodeEncoding === input.unicodeEncoding;
  return input.encodingArrived ?? (isSame ? existing.encodingArrived : 'unknown');
}

/** The balance response as last read (spec, Balance response); `id` is text because it may exceed 2^53. */
export interface Balance {
  readonly credit: number;
  readonly id: string;
  readonly currency?: string;
  /** In ms since the epoch. */
  readonly readAt: number;
  /** The number of the latest begin or end of a request before the reading began. */
  readonly beganNo: number;
  readonly low: boolean;
}

export type CreditReading = Pick<Balance, 'credit' | 'beganNo'>;

export function isLowBalance({ lowBalance }: Pick<Account, 'lowBalance'>, credit: number): boolean {
  return lowBalance !== null && credit < lowBalance;
}

/** The demo account, which always exists and which a new data folder starts with. */
export const PRACTICE_ID = 'practice' as AccountId;
