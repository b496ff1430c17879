import { defineConfig } from '@playwright/test';

/** End-to-end tests: the built window, the real app, a fresh data folder for each test. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    trace: 'retain-on-failure',
    viewport: { width: 1360, height: 860 },
    locale: 'en-US',
  },
});
