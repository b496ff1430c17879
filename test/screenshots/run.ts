/** Pictures of every screen in each size and theme, to be looked at: `npm run screenshots -- --language de`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startPractice } from '../../electron/practice/worker/gateway.ts';
import { buildStale } from '../../electron/tools/build.ts';
import { findBrowser } from '../../electron/tools/find-browser.ts';
import { formatTag } from '../../shared/language/chosen-language.ts';
import { isLanguage, languages } from '../../shared/language/languages.ts';
import { loadLanguage } from '../../shared/texts/load-language.ts';
import { startBuiltLoopback } from '../e2e/support/loopback.ts';
import { ensureBrowser } from '../support/ensure-browser.ts';
import { cameraOf, pictures } from './camera.ts';
import { showScreens } from './screens.ts';

const { language } = parseArgs({ options: { language: { type: 'string', default: 'en' } } }).values;
if (!isLanguage(language)) {
  console.error(`--language is “${language}”, and can be ${languages.join(', ')}.`);
  process.exit(2);
}
if (!(await ensureBrowser(console.log))) process.exit(1);
await buildStale(['main', 'renderer']);
rmSync(pictures, { recursive: true, force: true });

const tag = formatTag(language, []);
await loadLanguage(language, [tag]);
const dataDir = mkdtempSync(join(tmpdir(), 'tagline-screenshots-'));
const host = await startBuiltLoopback(dataDir, { LC_ALL: `${tag.replace('-', '_')}.UTF-8` });
const service = await startPractice({ token: 'a-live-token' });
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath === null ? {} : { executablePath });
try {
  const context = await browser.newContext({ locale: tag, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(host.url);
  await showScreens(page, { ...host, dataDir }, service.url, cameraOf(page));
  console.log(pictures);
} finally {
  await browser.close();
  await host.stop();
  await service.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
