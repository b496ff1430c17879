import type { TestContext } from 'node:test';
import type { GatewayAccount } from '../../../electron/gateway/client.ts';
import {
  type Practice,
  type PracticeOptions,
  startPractice,
} from '../../../electron/practice/worker/gateway.ts';

/** Starts a practice gateway that ends with its test. */
export async function practiceFor(t: TestContext, options: PracticeOptions = {}): Promise<Practice> {
  const practice = await startPractice(options);
  t.after(() => practice.close());
  return practice;
}

/** A practice gateway that ends with its test and follows a script of faults, and the account that an engine sends by. */
export async function practiceAccount(
  t: TestContext,
  faults = '',
): Promise<{ gateway: Practice; account: GatewayAccount }> {
  const gateway = await practiceFor(t, { faults });
  return { gateway, account: { baseUrl: gateway.url, sendPath: '/v2/mtsms', token: gateway.token } };
}
