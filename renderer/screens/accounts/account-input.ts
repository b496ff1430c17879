import { type Account, type AccountInput, nothingSaid } from '../../../shared/account/account.ts';
import { parseBaseUrl } from '../../../shared/account/base-url.ts';
import { noLimits } from '../../../shared/account/spending.ts';
import { spoken } from '../../../shared/language/spoken.ts';
import { judgeSender } from '../../../shared/message/sender.ts';
import { accounts as texts } from '../../../shared/texts/en/accounts.ts';

export const blankAccount: AccountInput = {
  id: null,
  name: '',
  baseUrl: '',
  sendPath: '/v2/mtsms',
  sender: '',
  label: '',
  unicodeEncoding: '',
  lowBalance: null,
  ...noLimits,
  currency: '',
  ...nothingSaid,
};

export function inputOf({ kind: _kind, token: _token, ...input }: Account): AccountInput {
  return input;
}

export type AccountProblems = { readonly [K in keyof AccountInput]?: string };

export function problemsIn(input: AccountInput, kind: Account['kind']): AccountProblems {
  const url = parseBaseUrl(input.baseUrl);
  const sender = judgeSender(input.sender);
  return {
    ...(kind === 'live' && input.name.trim() === '' && { name: texts.needsName }),
    ...(kind === 'live' &&
      !url.ok && { baseUrl: [spoken(url.error.message), spoken(url.error.fix)].filter(Boolean).join(' ') }),
    ...(sender.kind === 'wrong' && { sender: spoken(sender.says) }),
  };
}
