import type { Account } from '../../../shared/account/account.ts';
import { type AccountFields, blankAccount } from '../../../shared/account/account-fields.ts';
import { parseBaseUrl } from '../../../shared/account/base-url.ts';
import type { AccountId } from '../../../shared/brand.ts';
import { spoken } from '../../../shared/language/spoken.ts';
import { judgeSender } from '../../../shared/message/sender.ts';
import { accounts as texts } from '../../../shared/texts/en/accounts.ts';

/** An account as entered; its `id` is null for a new account. */
export interface EnteredAccount extends AccountFields {
  readonly id: AccountId | null;
}

export const newAccount: EnteredAccount = { id: null, ...blankAccount };

export function enteredOf({ kind: _kind, token: _token, ...entered }: Account): EnteredAccount {
  return entered;
}

export type AccountProblems = { readonly [K in keyof EnteredAccount]?: string };

export function problemsIn(input: EnteredAccount, kind: Account['kind']): AccountProblems {
  const url = parseBaseUrl(input.baseUrl);
  const sender = judgeSender(input.sender);
  return {
    ...(kind === 'live' && input.name.trim() === '' && { name: texts.needsName }),
    ...(kind === 'live' &&
      !url.ok && { baseUrl: [spoken(url.error.message), spoken(url.error.fix)].filter(Boolean).join(' ') }),
    ...(sender.kind === 'wrong' && { sender: spoken(sender.says) }),
  };
}
