import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectChromium } from './cdp.ts';
import type { Computer } from './computer.ts';
import { createElectron, type Double } from './electron.ts';
import { openNetwork } from './network.ts';
import { ownTargets } from './own-targets.ts';
import { openPage, type PageDeps } from './page.ts';
import { createPerson } from './person.ts';

/** What the test tells of the computer. */
export interface DoubleOptions {
  /** The address of the DevTools of a running Chromium. */
  readonly chromium: string;
  readonly locale: string;
  readonly downloads: string;
  readonly computer?: Partial<Computer>;
  /** Where the app is started; that of the test where it says none. */
  readonly workingFolder?: string;
}

/** The double whose windows are pages of Chromium, in a process that is the app's alone. */
export function createInChromium({ chromium: endpoint, locale, downloads, computer }: DoubleOptions): Double {
  const folder = mkdtempSync(join(tmpdir(), 'tagline-double-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  let connected: PageDeps | null = null;
  const double = createElectron({
    locale,
    languages: [locale],
    downloads,
    computer,
    person: createPerson(),
    exit: (code) => process.exit(code),
    async connect(session) {
      const chromium = await connectChromium(endpoint, () => process.exit(1));
      const { browserContextId: contextId } = await chromium.browser.send('Target.createBrowserContext', {
        disposeOnDetach: true,
        proxyServer: await openNetwork((url) => session.isCancelled({ url })),
        // Nor is this computer itself reached in another way.
        proxyBypassList: '<-loopback>',
      });
      const browser = { cdp: chromium.browser, contextId, folder };
      connected = { chromium, browser, session, windows: await ownTargets(chromium, contextId) };
      await session.followDownloads(browser);
      endOnSignals(double.module.app.quit);
    },
    openPage(...page) {
      if (connected === null) throw new Error('Electron has no window before it is ready.');
      return openPage(connected, ...page);
    },
  });
  return double;
}

/**
 * Electron's handlers of signals take the place of those from before, once, just before the app is ready; what the app
 * listens to afterwards takes theirs.
 */
function endOnSignals(quit: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.removeAllListeners(signal);
    process.once(signal, () => {
      if (process.listenerCount(signal) === 0) quit();
    });
  }
}
