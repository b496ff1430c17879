import type { TestContext } from 'node:test';
import { type Practice, type PracticeOptions, startPractice } from '../../../electron/practice/gateway.ts';

/** Starts a practice gateway that ends with its test. */
export async function practiceFor(t: TestContext, options: PracticeOptions = {}): Promise<Practice> {
  const practice = await startPractice(options);
  t.after(() => practice.close());
  return practice;
}
