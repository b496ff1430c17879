import type { Chromium } from './cdp.ts';

/** The pages of Chromium that are windows of the app. */
export interface OwnTargets {
  /** Opens an empty page; answers its target. */
  create(size: { readonly width: number; readonly height: number }): Promise<string>;
}

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
    const what = isForeign
      ? browser.send('Target.closeTarget', { targetId })
      : session(sessionId).send('Runtime.runIfWaitingForDebugger');
    // One that is gone by then needs neither.
    await what.catch(() => {});
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
