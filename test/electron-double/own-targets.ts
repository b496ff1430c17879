import { soon } from '../support/until.ts';
import type { Chromium } from './cdp.ts';

/** The pages of Chromium that are windows of the app. */
export interface OwnTargets {
  /** Opens an empty page; answers its target. */
  create(size: { readonly width: number; readonly height: number }): Promise<string>;
}

/** For how long a page that another opened may take to ask for what it is to show, in ms; an empty one never does. */
const askedWithin = 5_000;

/**
 * Lets only the app open pages in its part of Chromium. A page that another one opens is closed once it asks for what it is
 * to show, which it does not get. Where it is closed while it still waits for those who follow it, its opener waits with it
 * for ever and draws nothing any more.
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
    const asked = new Promise<void>((resolve) => {
      cdp.on('Fetch.requestPaused', () => resolve());
    });
    const what = 'what a page that another opened asks for';
    await cdp
      .send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
      .then(run)
      .then(() => soon(asked, { what, within: askedWithin }))
      .catch(() => {});
    await browser.send('Target.closeTarget', { targetId }).catch(() => {});
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
