/** The window of the built loopback host in a Chromium, and how long what a person does there takes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { buildStale } from '../../../electron/tools/build.ts';
import { findBrowser } from '../../../electron/tools/find-browser.ts';
import { type LoopbackProcess, startBuiltLoopback } from '../../e2e/support/loopback.ts';
import { giveSender } from '../../support/give-sender.ts';
import { type TaskTrace, traceTasks } from './task-trace.ts';

/** In ms. What a key changes has long been shown by then. */
const restMs = 1500;

/** A task of the page's thread, in ms. */
export interface LongestTask {
  /** With what other programs took meanwhile; 0 where none took 50 ms. */
  readonly clock: number;
  /** Of the processor. */
  readonly processor: number;
}

/** A window on a data folder. */
export interface BenchWindow {
  readonly page: Page;
  readonly browser: Browser;
  readonly host: LoopbackProcess;
  /** From starting the host until it can be typed in, without opening the browser, in ms. */
  readonly startMs: number;
  /**
   * Does `act` in the page and waits until `condition`, an expression of JavaScript, is true there: ms from the first press, or
   * from the begin of `act` where it makes none, to the frame in which it is.
   */
  timed(act: () => Promise<unknown>, condition: string, from?: 'press' | 'begin'): Promise<number>;
  /** Waits until an expression of JavaScript is true in the page. */
  until(condition: string): Promise<void>;
  /** The longest task of the page's thread since the last time this was asked, which begins to watch. */
  longestTask(): Promise<LongestTask>;
  close(): Promise<void>;
}

/** Opens a window; without a folder on a new one. */
export async function openBenchWindow(dataDir?: string): Promise<BenchWindow> {
  await buildStale(['main', 'renderer']);
  const own = mkdtempSync(join(tmpdir(), 'window-bench-'));
  await giveSender(dataDir ?? join(own, 'data'));
  const began = performance.now();
  const host = await startBuiltLoopback(dataDir ?? join(own, 'data'), {
    TAGLINE_STATE_DIR: dataDir === undefined ? join(own, 'state') : `${dataDir}-state`,
  });
  const hostMs = performance.now() - began;
  const executablePath = findBrowser();
  const browser = await chromium.launch(executablePath === null ? {} : { executablePath });
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript(watch);
  const opened = performance.now();
  await page.goto(host.url, { waitUntil: 'commit' });
  // Looked for in each frame: a locator looks seldom after the first few times.
  await page.waitForFunction(() => document.querySelector('input[aria-label="Campaign name"]') !== null);
  const startMs = hostMs + performance.now() - opened;
  let trace: TaskTrace | null = null;
  return {
    page,
    browser,
    host,
    startMs,
    async timed(act, condition, from = 'press') {
      // Before the press, which takes another way into the page and could be quicker.
      await page.evaluate((begin) => (window as unknown as Watching).watching.await(begin), from === 'begin');
      // A text, since the policy of the page lets no script of its own make functions of texts.
      const took = page.evaluate<number>(`(async () => {
        const began = await watching.begun;
        while (!(${condition})) await new Promise(requestAnimationFrame);
        return performance.now() - began;
      })()`);
      took.catch(() => undefined);
      await act();
      return took;
    },
    async until(condition) {
      while (!(await page.evaluate<boolean>(`Boolean(${condition})`))) await delay(20);
    },
    async longestTask() {
      const clock = await page.evaluate(() => (window as unknown as Watching).watching.longestTask());
      if (trace !== null) return { clock, processor: await trace.longest() };
      trace = await traceTasks(browser, page);
      return { clock, processor: 0 };
    },
    async close() {
      await browser.close();
      await host.stop();
      rmSync(own, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** How often a page is laid out and its styles are worked out. */
export interface Passes {
  readonly layouts: number;
  readonly styles: number;
}

/** For `act`, and what follows in the next second. */
export async function passesOf(page: Page, act: () => Promise<unknown>): Promise<Passes> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const counts = async (): Promise<Passes> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const read = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
    return { layouts: read('LayoutCount'), styles: read('RecalcStyleCount') };
  };
  const before = await counts();
  await act();
  await delay(restMs);
  const after = await counts();
  await session.detach();
  return { layouts: after.layouts - before.layouts, styles: after.styles - before.styles };
}

/** Of a key in a bare text area whose text is shown beside it too, and counted when the person pauses. */
export async function barePasses(browser: Browser): Promise<Passes> {
  const page = await browser.newPage();
  await page.setContent('<textarea></textarea><p>0</p><p>0</p>');
  await page.evaluate(() => {
    const area = document.querySelector('textarea')!;
    const [text, total] = [...document.querySelectorAll('p')].map((one) => one.firstChild as Text);
    area.oninput = () => {
      text!.data = area.value;
      setTimeout(() => {
        total!.data = `${area.value.length}`;
      }, 150);
    };
    area.focus();
  });
  await page.keyboard.type('x');
  await delay(restMs);
  const passes = await passesOf(page, () => page.keyboard.type('y'));
  await page.close();
  return passes;
}

interface Watching {
  readonly watching: { await(begin: boolean): void; longestTask(): number };
}

/** Runs in the page. */
function watch(): void {
  let longest = 0;
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  const take = (tasks: PerformanceEntryList): void => {
    for (const { duration } of tasks) longest = Math.max(longest, duration);
  };
  observer.observe({ type: 'longtask' });
  const watching = {
    begun: Promise.resolve(0),
    await(begin: boolean): void {
      const { promise, resolve } = Promise.withResolvers<number>();
      watching.begun = promise;
      if (begin) resolve(performance.now());
      for (const type of ['pointerdown', 'keydown', 'beforeinput']) {
        addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
      }
    },
    longestTask(): number {
      take(observer.takeRecords());
      const found = longest;
      longest = 0;
      return found;
    },
  };
  Object.assign(window, { watching });
}
