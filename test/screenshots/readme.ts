import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { projectDir } from '../../electron/tools/paths.ts';
import { call, expect, type Host } from './steps.ts';

/** The picture in README.md, and what was to be seen when it was made. */
const picture = join(import.meta.dirname, 'readme.png');
const seenThen = join(import.meta.dirname, 'readme.txt');

const size = { width: 1440, height: 900 };
const shownRow = 'Hi Łukasz';

/** Makes README's picture, and keeps beside it what it shows. */
export async function makeReadme(browser: Browser, host: Host & { readonly url: string }): Promise<void> {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 2,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  const page = await context.newPage();
  await call(host, 'settings.save', { settings: { home: 'US', sidebar: true } });
  await page.goto(host.url);
  await showSample(page);
  writeFileSync(seenThen, await seen(page));
  await page.screenshot({ path: picture });
  await context.close();
  console.log(picture);
}

/** The window that README shows: the shipped sample, with a person of it chosen. */
export async function showSample(page: Page): Promise<void> {
  await page.setViewportSize(size);
  await page.getByRole('textbox', { name: 'Campaign name' }).fill('Spring check-ups');
  await page.getByRole('button', { name: 'Try it with a sample' }).click();
  await page.getByRole('button', { name: /^Add these \d+ people$/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('textbox', { name: 'Sender' }).fill('Northside');
  await page.getByRole('gridcell', { name: new RegExp(`^${shownRow}`) }).click();
  await expect(page.getByRole('figure', { name: 'Final message' }).getByText(shownRow)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(/credits/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Spring check-ups/ })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('grid', { name: 'Recipients' }).evaluate((grid) => {
    for (const part of [grid, ...grid.querySelectorAll('*')]) part.scrollLeft = 0;
  });
  await page.mouse.move(0, size.height - 1);
}

/**
 * What decides how the picture looks: all that is in view, by role and name, and the colours and sizes. Pixels would
 * differ from one computer's letters to another's, and files of screens change without a change of this one.
 */
export async function seen(page: Page): Promise<string> {
  const tokens = readFileSync(join(projectDir, 'renderer/styles/tokens.css'), 'utf8');
  const looks = tokens
    .match(/^\s+--[^;]+;/gm)!
    .join('')
    .replace(/\s+/g, ' ');
  const shown = await page.locator('#root').ariaSnapshot();
  return `${shown}\n\ntokens ${createHash('sha256').update(looks).digest('hex').slice(0, 16)}\n`;
}

/** What was to be seen when the picture was made. */
export function seenInPicture(): string {
  return readFileSync(seenThen, 'utf8');
}
