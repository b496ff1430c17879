import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';
import type { Account } from './account.ts';
import type { AnswerPolicy } from './answer-policy.ts';

export type AccountChange =
  | 'removed'
  | 'address'
  | 'token-forgotten'
  | 'token-replaced'
  | 'encoding'
  | 'answers';

export interface ReviewedAccount {
  readonly accountName: string;
  readonly baseUrl: string;
  readonly sendPath: string;
  readonly unicodeEncoding: string;
}

type Fields = Pick<Account, 'baseUrl' | 'sendPath' | 'unicodeEncoding' | keyof AnswerPolicy>;

/** Null if the change does not matter to campaigns of the account. */
export function changeBetween(before: Fields, after: Fields): AccountChange | null {
  if (before.baseUrl !== after.baseUrl || before.sendPath !== after.sendPath) return 'address';
  if (before.unicodeEncoding !== after.unicodeEncoding) return 'encoding';
  const isSame =
    before.retries429 === after.retries429 &&
    before.acceptedStatuses.join() === after.acceptedStatuses.join();
  return isSame ? null : 'answers';
}

export function accountChangeWords(
  change: AccountChange,
  { accountName, baseUrl, sendPath, unicodeEncoding }: ReviewedAccount,
): { readonly message: Words; readonly fix: Words } {
  const { changed, changedFix } = say.accounts;
  const words: Record<AccountChange, readonly [message: Words, fix: Words]> = {
    removed: [changed.removed(accountName), changedFix.removed()],
    address: [changed.address(accountName, baseUrl + sendPath), changedFix.address()],
    'token-forgotten': [changed.tokenForgotten(accountName), changedFix.tokenForgotten()],
    'token-replaced': [changed.tokenReplaced(accountName), changedFix.tokenReplaced()],
    encoding: [changed.encoding(accountName, unicodeEncoding), changedFix.encoding()],
    answers: [changed.answers(accountName), changedFix.answers()],
  };
  const [message, fix] = words[change];
  return { message, fix };
}
