import type { AccountInput } from '../../../shared/account/account.ts';

/** What a person enters for a live account at an address, with what matters to a test changed. */
export function accountAt(baseUrl: string, change: Partial<AccountInput> = {}): AccountInput {
  return {
    id: null,
    name: 'Live',
    baseUrl,
    sendPath: '/v2/mtsms',
    sender: '',
    label: '',
    unicodeEncoding: '',
    lowBalance: null,
    currency: '',
    ...change,
  };
}
