import { soon } from '../support/until.ts';
import type { Chromium } from './cdp.ts';

/** The pages of Chromium that are windows of the app. */
export interface OwnTargets {
  /** Opens an empty page; answers its target. */
  create(size: { readonly width: number; readonly height: number }): Promise<string>;
}

/** A page that is to be closed and waits for all who follow it is gone within a moment, in ms; some never are. */
const goneWithin = 5_000;

/**
 * Lets only the app open pages in its part of Chromium. A page that another one opens is closed before anything of it
 * runs, since it waits for all who follow it; only its opener could tell it from a window that is refused.
 */
export async function ownTargets({ browser, session }: Chromium, contextId: string): Promise<OwnTargets> {
  const own = new Set<string>();
  let creating: Promise<unknown> = Promise.resolve();
  browser.on('Target.attachedToTarget', async ({ sessionId, targetInfo }) => {
    const { targetId, type, browserContextId } = targetInfo;
    await creating;
    const isForeign = type === 'page' && browserContextId === contextId && !own.has(targetId);
    const cdp = session(sessionId);
    const run = () => cdp.send('Runtime.runIfWaitingForDebugger');
    // One that is gone by then needs neither.
    if (!isForeign) return void (await run().catch(() => {}));
    const gone = new Promise<boolean>((resolve) => {
      browser.on('Target.detachedFromTarget', (left) => left.sessionId === sessionId && resolve(true));
    });
    const close = () => browser.send('Target.closeTarget', { targetId });
    await close().catch(() => {});
    const inVain = { what: 'the end of a page that another opened', within: goneWithin };
    if (await soon(gone, inVain).catch(() => false)) return;
    // While it waits, its opener may stand still with it: it goes on, reaching nothing, and is closed then.
    const blocked = cdp
      .send('Network.enable')
      .then(() => cdp.send('Network.setBlockedURLs', { urls: ['*'] }));
    await blocked
      .then(run)
      .then(close)
      .catch(() => {});
  });
  await browser.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
  });
  return {
    async create(size) {
      const created = browser
        .send('Target.createTarget', { url: 'about:blank', browserContextId: contextId, ...size })
        .then(({ targetId }) => {
          own.add(targetId);
          return targetId;
        });
      creating = created.catch(() => {});
      return created;
    },
  };
}
