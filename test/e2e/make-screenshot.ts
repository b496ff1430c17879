import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findBrowser } from '../../electron/tools/find-browser.ts';
import { loopbackClient } from '../support/loopback-client.ts';
import { startLoopback } from './support/loopback.ts';

// Run by hand after a build: `node test/e2e/make-screenshot.ts` makes the README's picture from the real window.

const picture = fileURLToPath(new URL('screenshot.png', import.meta.url));
const shownRow = 'Hi Łukasz';

const dataDir = mkdtempSync(join(tmpdir(), 'tagline-screenshot-'));
const host = await startLoopback(dataDir);
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === null ? {} : { executablePath }),
});
try {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  const page = await context.newPage();
  // A person's answer at the first import.
  await loopbackClient(host.address, host.secret).call('settings.save', { settings: { home: 'US' } });
  await page.goto(host.url);
  await page.getByRole('textbox', { name: 'Campaign name' }).fill('Spring check-ups');
  await page.getByRole('button', { name: 'Try it with a sample' }).click();
  await page.getByRole('button', { name: /^Add these \d+ people$/ }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('textbox', { name: 'Sender' }).fill('Northside');
  await page.getByRole('gridcell', { name: new RegExp(`^${shownRow}`) }).click();
  await page.getByRole('figure', { name: 'Final message' }).getByText(shownRow).waitFor();
  await page
    .getByRole('contentinfo')
    .getByText(/credits/)
    .waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('grid', { name: 'Recipients' }).evaluate((grid) => {
    for (const part of [grid, ...grid.querySelectorAll('*')]) part.scrollLeft = 0;
  });
  await page.mouse.move(0, 899);
  await page.screenshot({ path: picture });
  console.log(`${picture}: ${Math.round(statSync(picture).size / 1000)} KB`);
} finally {
  await browser.close();
  await host.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
