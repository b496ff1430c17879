import { defineConfig, type Project } from '@playwright/test';
import { testsAtOnce } from '../support/test-plan.ts';

/** What only the double shows; what is done differently there runs on both hosts, but for tests tagged `@once`. */
const onDouble = files('closing', 'desktop', 'hostile', 'open-with', 'team-file');
const onBoth = files('drop', 'start');

/** One host with all tests, as `npm run e2e` names it, or two that share them, as `npm test` runs them. */
const { TAGLINE_HOST: host = 'loopback' } = process.env;
const projects: Project[] =
  host === 'both'
    ? [
        { name: 'double', testMatch: [...onDouble, ...onBoth], grepInvert: /@once/, workers: 2 },
        { name: 'loopback', testIgnore: onDouble },
      ]
    : [{ name: host }];

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
  projects,
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

function files(...names: string[]): string[] {
  return names.map((name) => `**/${name}.e2e.ts`);
}
