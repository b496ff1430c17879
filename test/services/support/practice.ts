import type { GatewayAccount } from '../../../electron/gateway/client.ts';
import {
  type Practice,
  type PracticeOptions,
  startPractice,
} from '../../../electron/practice/worker/gateway.ts';
import { tokenFor } from '../../../shared/account/token.ts';
import { atEnd, type Ending } from './at-end.ts';

/** Starts a practice gateway that ends with its test. */
export async function practiceFor(test: Ending, options: PracticeOptions = {}): Promise<Practice> {
  const practice = await startPractice(options);
  atEnd(test, () => practice.close());
  return practice;
}

/** The account that an engine sends through a practice gateway by. */
export function accountOf(
  { url, token }: Pick<Practice, 'url' | 'token'>,
  sendPath = '/v2/mtsms',
): GatewayAccount {
  return { baseUrl: url, sendPath, token: tokenFor(url, token) };
}

/** A practice gateway that ends with its test and follows a script of faults, and the account that an engine sends by. */
export async function practiceAccount(
  test: Ending,
  faults = '',
): Promise<{ gateway: Practice; account: GatewayAccount }> {
  const gateway = await practiceFor(test, { faults });
  return { gateway, account: accountOf(gateway) };
}
