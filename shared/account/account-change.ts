import { assertNever } from '../assert-never.ts';
import { isolated, quoted } from '../format/quoted.ts';
import type { Account } from './account.ts';
import type { AnswerPolicy } from './answer-policy.ts';

/** What of an account changed that its campaigns are sent with. */
export type AccountChange =
  | 'removed'
  | 'address'
  | 'token-forgotten'
  | 'token-replaced'
  | 'encoding'
  | 'answers';

/** What of an account a campaign is reviewed with. */
export interface ReviewedAccount {
  readonly accountName: string;
  readonly baseUrl: string;
  readonly sendPath: string;
  readonly unicodeEncoding: string;
}

type Fields = Pick<Account, 'baseUrl' | 'sendPath' | 'unicodeEncoding' | keyof AnswerPolicy>;

/** What a saved account changes for the campaigns that it sends; null where it changes nothing. */
export function changeBetween(before: Fields, after: Fields): AccountChange | null {
  if (before.baseUrl !== after.baseUrl || before.sendPath !== after.sendPath) return 'address';
  if (before.unicodeEncoding !== after.unicodeEncoding) return 'encoding';
  const isSame =
    before.retries429 === after.retries429 &&
    before.acceptedStatuses.join() === after.acceptedStatuses.join();
  return isSame ? null : 'answers';
}

/** Says why a campaign stands still whose account changed, and what lets it go on. */
export function accountChangeWords(
  change: AccountChange,
  { accountName, baseUrl, sendPath, unicodeEncoding }: ReviewedAccount,
): { readonly message: string; readonly fix: string } {
  switch (change) {
    case 'removed':
      return {
        message: `The account ${isolated(accountName)} was removed, so nothing more is sent.`,
        fix: 'Cancel this campaign, and send a copy to the rest through another account.',
      };
    case 'address':
      return {
        message: `The address of the account ${isolated(accountName)} has changed. This campaign was reviewed with ${baseUrl}${sendPath} and is sent to no other.`,
        fix: 'Change the address back, then resume; or cancel, and send a copy to the rest.',
      };
    case 'token-forgotten':
      return {
        message: `The token of the account ${isolated(accountName)} was forgotten, so nothing more is sent.`,
        fix: 'Save a token in the account, then resume.',
      };
    case 'token-replaced':
      return {
        message: `Another token was saved for the account ${isolated(accountName)}.`,
        fix: 'Resume to go on with it.',
      };
    case 'encoding':
      return {
        message: `The encoding in the account ${isolated(accountName)} was changed. This campaign was reviewed with ${unicodeEncoding === '' ? 'none' : quoted(unicodeEncoding)} and keeps it.`,
        fix: 'Resume to go on as it was reviewed; or cancel, and send a copy to the rest.',
      };
    case 'answers':
      return {
        message: `What certain answers of the service mean was changed in the account ${isolated(accountName)}.`,
        fix: 'Resume to go on by what it says now.',
      };
    default:
      return assertNever(change);
  }
}
