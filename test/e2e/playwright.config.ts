import { defineConfig } from '@playwright/test';
import { testsAtOnce } from '../support/test-plan.ts';

/** End-to-end tests: the built window, the real app, a fresh data folder for each test. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  // Several times what a quiet machine needs, so that a busy one is slow and not wrong.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  workers: testsAtOnce(),
  // On a shared build machine a second try is listed as flaky, to be fixed; at a desk it fails at once.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['../support/e2e-reporter.ts']],
  use: {
    // Costs a quarter of the time; `--trace on` asks for one at a desk.
    trace: 'on-first-retry',
    viewport: { width: 1360, height: 860 },
    locale: 'en-US',
  },
});
