import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { _electron, type Browser, test as base, chromium, expect, type Page } from '@playwright/test';
import { findBrowser, findHeadlessBrowser } from '../../../electron/tools/find-browser.ts';
import { assertNever } from '../../../shared/assert-never.ts';
import type { Operation, Operations, Wire } from '../../../shared/contract.ts';
import type { DoubleOptions } from '../../electron-double/in-chromium.ts';
import type { DoubleProcess } from '../../electron-double/start.ts';
import { stateFolder } from '../../services/support/state-folder.ts';
import { giveSender } from '../../support/give-sender.ts';
import { loopbackClient } from '../../support/loopback-client.ts';
import { type Answers, answersOfLoopback } from './answers.ts';
import type { TestHost } from './host.ts';
import { type ChromiumOfDouble, launchForDouble, startInDouble } from './in-double.ts';
import { startBuiltLoopback } from './loopback.ts';
import type { Running, SavedFile } from './running.ts';
import { slowMs, slowWire } from './slow-wire.ts';
import { lightSwitches } from './switches.ts';

export { expect };

// Node keeps the places of the types it strips. Playwright looked up every line of every stack, one for each message to
// the browser: a fifth of what its process did.
Object.assign(Error, { prepareStackTrace: undefined, stackTraceLimit: 20 });

const projectDir = fileURLToPath(new URL('../../..', import.meta.url));

/** Tagline as a test meets it: its window, and what a crash or a restart needs. */
export interface AppUnderTest {
  readonly page: Page;
  readonly dataDir: string;
  /** What a browser opens, with the secret that leaves the address bar; '' in Electron. */
  readonly url: string;
  /** The process on the double of Electron; a test that runs elsewhere too does not ask for it. */
  readonly double: DoubleProcess;
  /** What nothing in the window caught; a test that causes some takes it out. */
  readonly faults: string[];
  /** What the window hears of main. */
  readonly answers: Answers;
  /** Starts another Tagline beside it, on another data folder; another `stateDir` makes it another computer. */
  beside(dataDir: string, stateDir?: string): Promise<Running>;
  /** Calls an operation as the window itself does; a failure fails the test. */
  call<K extends Operation>(operation: K, input: Operations[K]['in']): Promise<Operations[K]['out']>;
  /** Presses what saves a file and answers the file, wherever the host would have put it. */
  saved(press: () => Promise<void>): Promise<SavedFile>;
  /** Ends the app and starts it again on the same data folder; `how` says whether it may say goodbye. */
  restart(how: 'stop' | 'kill'): Promise<Page>;
}

/** What every test of a worker shares, by host: a browser, a Chromium for doubles, or nothing. */
export type Shared =
  | { readonly host: 'loopback'; readonly browser: Browser }
  | { readonly host: 'double'; readonly chromium: ChromiumOfDouble }
  | { readonly host: 'electron' };

/** The computer of an app that a test starts by itself on the double of Electron. */
export function computerOf(shared: Shared, downloads: string): DoubleOptions {
  if (shared.host !== 'double') throw new Error('This test is for the double of Electron.');
  return { chromium: shared.chromium.endpoint, locale: 'en-US', downloads };
}

/** Playwright's test with a started Tagline on a fresh data folder: `test('…', async ({ app, page }) => …)`. */
export const test = base.extend<{ app: AppUnderTest; page: Page }, { shared: Shared }>({
  shared: [
    async ({ headless }, use, { project }) => {
      const shared = await share(project.name as TestHost, headless);
      await use(shared);
      if (shared.host === 'loopback') await shared.browser.close();
      if (shared.host === 'double') await shared.chromium.close();
    },
    { scope: 'worker' },
  ],
  app: async ({ shared }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tagline-e2e-'));
    await giveSender(dataDir);
    const faults: string[] = [];
    async function start(): Promise<Running> {
      const started = await startOn(shared, dataDir);
      started.page.on('pageerror', ({ message }) => faults.push(message));
      return started;
    }
    let running = await start();
    // At some hour it is night for the numbers of every test, and most of these are Swedish.
    // The sidebar has a test of its own, and would name what each screen names too.
    const settings = { quietFrom: 0, quietTo: 0, home: 'SE', sidebar: false };
    await callFrom(running, 'settings.save', { settings });
    await use({
      get page() {
        return running.page;
      },
      get double() {
        if (running.double === null) throw new Error('This test is for the double of Electron.');
        return running.double;
      },
      get answers() {
        if (running.answers === null) throw new Error('Nothing comes between Electron and its window.');
        return running.answers;
      },
      beside: (folder, stateDir) => startOn(shared, folder, stateDir),
      dataDir,
      faults,
      get url() {
        return running.url;
      },
      call: (operation, input) => callFrom(running, operation, input),
      saved: (press) => running.saved(press),
      async restart(how) {
        await running.end(how);
        running = await start();
        return running.page;
      },
    });
    expect(faults, 'a person would be told that the window went wrong').toEqual([]);
    await running.end('stop');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  },
  page: async ({ app }, use) => {
    await use(app.page);
  },
});

async function callFrom<K extends Operation>(
  { page, client }: Running,
  operation: K,
  input: Operations[K]['in'],
): Promise<Operations[K]['out']> {
  const result = client
    ? await client.call(operation, input)
    : await page.evaluate(
        ([name, given]) => (window as unknown as { tagline: Wire }).tagline.call(name, given),
        [operation, input] as const,
      );
  if (!result.ok) throw new Error(`${operation} failed: ${JSON.stringify(result.error)}`);
  return result.value;
}

async function share(host: TestHost, headless: boolean): Promise<Shared> {
  switch (host) {
    case 'loopback':
      return { host: 'loopback', browser: await launchChromium(headless) };
    case 'double':
      return { host: 'double', chromium: await launchForDouble(headless) };
    case 'electron':
      return { host: 'electron' };
    default:
      return assertNever(host);
  }
}

function startOn(shared: Shared, dataDir: string, stateDir?: string): Promise<Running> {
  switch (shared.host) {
    case 'loopback':
      return startInBrowser(dataDir, shared.browser, stateDir);
    case 'double':
      return startInDouble(dataDir, shared.chromium, stateDir);
    case 'electron':
      return startElectron(dataDir, stateDir);
    default:
      return assertNever(shared);
  }
}

function launchChromium(headless: boolean): Promise<Browser> {
  const executablePath = headless ? findHeadlessBrowser() : findBrowser();
  return chromium.launch({
    headless,
    args: [...lightSwitches()],
    ...(executablePath === null ? {} : { executablePath }),
  });
}

async function startInBrowser(dataDir: string, browser: Browser, stateDir?: string): Promise<Running> {
  const host = await startBuiltLoopback(dataDir, { TAGLINE_STATE_DIR: stateDir ?? stateFolder });
  // Nothing is shown by what moves, and every click waits until it stands still.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  if (slowMs > 0) await slowWire(context, slowMs);
  const page = await context.newPage();
  // Playwright hears of file choosers only while somebody listens, and one that opens as a test begins to would be missed.
  page.on('filechooser', () => {});
  await page.goto(host.url);
  return {
    page,
    url: host.url,
    client: loopbackClient(host.address, host.secret),
    double: null,
    answers: answersOfLoopback(page),
    async saved(press) {
      const started = page.waitForEvent('download');
      await press();
      const download = await started;
      return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
    },
    async end(how) {
      await context.close();
      await (how === 'stop' ? host.stop() : host.kill());
    },
  };
}

async function startElectron(dataDir: string, stateDir = stateFolder): Promise<Running> {
  const electron = await _electron.launch({
    args: [projectDir, '--data-dir', dataDir],
    locale: 'en-US',
    env: { ...process.env, LC_ALL: 'en_US.UTF-8', TAGLINE_STATE_DIR: stateDir } as Record<string, string>,
  });
  const page = await electron.firstWindow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // As large as a browser's: macOS cuts a window down to the screen, which is small where tests run.
  await page.setViewportSize({ width: 1360, height: 860 });
  // The process that was started may be another one that starts Electron, as on Windows.
  const pid = await electron.evaluate(({ dialog }) => {
    // No test can press a button of the system: whoever closes means it.
    dialog.showMessageBox = async () => ({ response: 1, checkboxChecked: false });
    return process.pid;
  });
  return {
    page,
    url: '',
    client: null,
    double: null,
    answers: null,
    async saved(press) {
      // Naming the place beforehand keeps the system's own dialog away, which no test can press.
      const done = electron.evaluate(
        ({ session }, folder) =>
          new Promise<string>((resolve) => {
            session.defaultSession.once('will-download', (_, item) => {
              item.setSavePath(`${folder}/${item.getFilename()}`);
              item.once('done', () => resolve(item.getSavePath()));
            });
          }),
        dataDir,
      );
      await press();
      const path = await done;
      return { name: basename(path), text: readFileSync(path, 'utf8') };
    },
    async end(how) {
      if (how === 'stop') return electron.close();
      const gone = once(electron.process(), 'exit');
      process.kill(pid, 'SIGKILL');
      await gone;
    },
  };
}
