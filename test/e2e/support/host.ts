import { test } from '@playwright/test';

/** What the end-to-end tests run on: Tagline in an ordinary browser, its main on the double of Electron, or Electron. */
export type TestHost = 'loopback' | 'double' | 'electron';

/** The host of the running test, which is its project. */
export function testHost(): TestHost {
  return test.info().project.name as TestHost;
}
