import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser, findHeadlessBrowser } from '../../../electron/tools/find-browser.ts';
import type { Computer } from '../../electron-double/computer.ts';
import { startDouble } from '../../electron-double/start.ts';
import { soon, until } from '../../support/until.ts';
import { answersOfDouble } from './answers.ts';
import type { Running } from './running.ts';
import { lightSwitches } from './switches.ts';

/** The Chromium whose pages play the windows of Electron, one for all tests of a worker. */
export interface ChromiumOfDouble {
  readonly context: BrowserContext;
  /** The address at which a double reaches it. */
  readonly endpoint: string;
  close(): Promise<void>;
}

/**
 * What keeps every frame of a page within reach of one session of DevTools, and a page that is being left until what it
 * said last is heard.
 */
const without = ['IsolateOrigins', 'site-per-process', 'IsolateSandboxedIframes', 'RenderDocument'];

/** Starts Chromium for the doubles of one worker, which find their own way to it. */
export async function launchForDouble(headless: boolean): Promise<ChromiumOfDouble> {
  const profile = mkdtempSync(join(tmpdir(), 'tagline-chromium-'));
  const executablePath = headless ? findHeadlessBrowser() : findBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    headless,
    viewport: null,
    ...(executablePath === null ? {} : { executablePath }),
    args: [
      '--remote-debugging-port=0',
      '--disable-site-isolation-trials',
      ...lightSwitches(...without),
      '--blink-settings=allowScriptsToCloseWindows=true',
      '--lang=en-US',
    ],
  });
  const [port, path] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  return {
    context,
    endpoint: `ws://127.0.0.1:${port}${path}`,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * Starts the built main on the double of Electron, and finds the page that its window is; another `stateDir` makes it
 * another computer.
 */
export async function startInDouble(
  dataDir: string,
  { context, endpoint }: ChromiumOfDouble,
  stateDir?: string,
  computer: Partial<Computer> = {},
): Promise<Running> {
  const double = startDouble(dataDir, {
    chromium: endpoint,
    locale: 'en-US',
    downloads: dataDir,
    computer,
    stateDir,
  });
  const page = await pageOf(context, await double.window());
  // Of two who answer a page that does not want to be left, the double is the one that plays Electron.
  page.on('dialog', () => {});
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForURL('https://tagline/**');
  return {
    page,
    url: '',
    client: null,
    double,
    answers: answersOfDouble(page, double),
    async saved(press) {
      const before = double.answer;
      const chosen = Promise.withResolvers<string>();
      double.answer = (question) => {
        if (question.kind !== 'save') return before(question);
        const path = join(dataDir, basename(question.options.defaultPath ?? ''));
        chosen.resolve(path);
        return path;
      };
      await press();
      const path = await chosen.promise;
      double.answer = before;
      const text = await until(() => readOnceThere(path), { what: 'the saved file' });
      return { name: basename(path), text };
    },
    async end(how) {
      if (how === 'kill') double.child.kill('SIGKILL');
      else if (double.child.exitCode === null) double.act({ act: 'close' });
      const code = await soon(double.ended, { what: 'the end of the app' });
      if (how === 'stop' && code !== 0) throw new Error(`The app ended with code ${code}.`);
      if (!page.isClosed()) await page.waitForEvent('close');
    },
  };
}

async function pageOf(context: BrowserContext, targetId: string): Promise<Page> {
  for (;;) {
    const another = context.waitForEvent('page');
    another.catch(() => {});
    for (const page of context.pages()) {
      const session = await context.newCDPSession(page);
      const { targetInfo } = await session.send('Target.getTargetInfo');
      await session.detach();
      if (targetInfo.targetId === targetId) return page;
    }
    await another;
  }
}

function readOnceThere(path: string): string | false {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return false;
  }
}
