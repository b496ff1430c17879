/**
 * Pictures of every screen in each size and theme, to be looked at: `npm run screenshots -- --language de`. In English
 * also README's, alone with `--readme`.
 */
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
import { makeReadme } from './readme.ts';
import { showScreens } from './screens.ts';

const { language, readme } = parseArgs({
  options: { language: { type: 'string', default: 'en' }, readme: { type: 'boolean', default: false } },
}).values;
if (!isLanguage(language)) {
  console.error(`--language is “${language}”, and can be ${languages.join(', ')}.`);
  process.exit(2);
}
if (!(await ensureBrowser(console.log))) process.exit(1);
await buildStale(['main', 'renderer']);
if (!readme) rmSync(pictures, { recursive: true, force: true });

const tag = formatTag(language, []);
await loadLanguage(language, [tag]);
const folders = mkdtempSync(join(tmpdir(), 'tagline-screenshots-'));
const start = async (name: string) => {
  const dataDir = join(folders, name);
  const started = await startBuiltLoopback(dataDir, { LC_ALL: `${tag.replace('-', '_')}.UTF-8` });
  return { ...started, dataDir };
};
const service = await startPractice({ token: 'a-live-token' });
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath === null ? {} : { executablePath });

async function takeAll(): Promise<void> {
  const host = await start('screens');
  const context = await browser.newContext({ locale: tag, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(host.url);
  await showScreens(page, host, service.url, cameraOf(page));
  console.log(pictures);
  await host.stop();
}

try {
  if (!readme) await takeAll();
  if (language === 'en') {
    const host = await start('readme');
    await makeReadme(browser, host);
    await host.stop();
  }
} finally {
  await browser.close();
  await service.close();
  rmSync(folders, { recursive: true, force: true, maxRetries: 5 });
}
