import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type Electron from 'electron';
import { toApp, toChromium } from './addresses.ts';
import { type Cdp, CdpError, type Chromium } from './cdp.ts';
import { createCodec, nodeBase64 } from './clone.ts';
import { answerFilePaths } from './file-paths.ts';
import { loud, type UsedOf } from './loud.ts';
import type { OwnTargets } from './own-targets.ts';
import type { Browser, DoubleSession, PageRequest, RequestAnswer } from './session.ts';
import { type FromPage, isolatedName, type ToPage, windowScripts } from './worlds.ts';

/** A frame of a page, as `senderFrame` and `mainFrame` show it. */
export type Frame = UsedOf<Electron.WebFrameMain, 'url' | 'origin' | 'detached'>;

/** A navigation that a page began by itself. */
export interface Navigation {
  readonly kind: 'navigate' | 'redirect';
  readonly url: string;
  readonly isMainFrame: boolean;
}

/** What a page tells the window it is in. */
export interface PageListener {
  /** Of the contents that the page is of. */
  readonly id: number;
  call(call: FromPage, frame: Frame | null): Promise<ToPage>;
  /** Answers whether the page may go there. */
  mayGo(navigation: Navigation): boolean;
  mayOpen(url: string): boolean;
  /** The page does not want to be left: answers whether it is left all the same. */
  leaveAnyway(): boolean;
  painted(): void;
  loaded(): void;
  crashed(): void;
  gone(): void;
}

/** What a page stands on. */
export interface PageDeps {
  readonly chromium: Chromium;
  readonly browser: Browser;
  readonly windows: OwnTargets;
  readonly session: DoubleSession;
}

/** Opens a page as large as the window's contents, with the window's preload in a world of its own. */
export type OpenPage = (
  size: { readonly width: number; readonly height: number },
  preferences: Electron.WebPreferences,
  listener: PageListener,
) => Page | Promise<Page>;

/** The contents of a window. */
export interface Page {
  readonly targetId: string;
  readonly mainFrame: Frame;
  load(url: string): Promise<void>;
  reload(): Promise<void>;
  send(message: ToPage): void;
  /** Asks the page whether it may be left, and closes it. */
  close(): Promise<void>;
  destroy(): Promise<void>;
  crash(): Promise<void>;
}

const codec = createCodec(nodeBase64);

/** Opens a page in Chromium. */
export async function openPage(
  deps: PageDeps,
  ...[{ width, height }, preferences, listener]: Parameters<OpenPage>
): Promise<Page> {
  const { browser } = deps.chromium;
  const targetId = await deps.windows.create({ width, height });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const cdp = deps.chromium.session(sessionId);
  const frames = followFrames(cdp, targetId);
  const secrets = { binding: secret(), receive: secret(), bridge: secret() };
  const contexts = followContexts(cdp);

  function send(message: ToPage, contextId = contexts.of(targetId)): void {
    if (contextId === undefined) return;
    const expression = `${secrets.receive}(${JSON.stringify(codec.encode(message))})`;
    quietly(cdp.send('Runtime.evaluate', { expression, contextId }));
  }

  cdp.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
    if (name !== secrets.binding) return;
    const frame = frames.get(contexts.frameOf(executionContextId));
    // A page that is being left has its calls answered too; whoever waited for the answer may be gone then.
    void listener
      .call(codec.decode(payload) as FromPage, frame)
      .then((answer) => send(answer, executionContextId));
  });
  cdp.on('Page.javascriptDialogOpening', ({ type }) => {
    if (type !== 'beforeunload')
      throw new Error(`The double of Electron shows no dialog of a page (${type}).`);
    quietly(cdp.send('Page.handleJavaScriptDialog', { accept: listener.leaveAnyway() }));
  });
  cdp.on('Page.lifecycleEvent', ({ frameId, name }) => {
    if (frameId !== targetId || frames.get(targetId)?.url === 'about:blank') return;
    if (name === 'firstContentfulPaint') listener.painted();
    if (name === 'load') listener.loaded();
  });
  cdp.on('Inspector.targetCrashed', listener.crashed);
  cdp.on('Page.windowOpen', ({ url }) => {
    if (listener.mayOpen(toApp(url))) throw new Error('The double of Electron opens no window for a page.');
  });
  browser.on('Target.detachedFromTarget', (gone) => {
    if (gone.sessionId === sessionId) listener.gone();
  });

  /** Navigations that the app began, which nobody is asked about. */
  let ownNavigations = 0;
  const answer = (asked: PageRequest): Promise<RequestAnswer> => deps.session.answer(asked, listener.id);
  const requests = answerRequests(cdp, answer, (url, frameId, isRedirect) => {
    const isMainFrame = frameId === targetId;
    if (isMainFrame && ownNavigations > 0 && !isRedirect) {
      ownNavigations -= 1;
      return true;
    }
    return listener.mayGo({ kind: isRedirect ? 'redirect' : 'navigate', url, isMainFrame });
  });
  const begin = [
    cdp.send('Page.enable'),
    cdp.send('Runtime.enable'),
    cdp.send('Page.setLifecycleEventsEnabled', { enabled: true }),
    cdp.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false }),
    requests,
  ];
  if (preferences.javascript === false) {
    begin.push(cdp.send('Emulation.setScriptExecutionDisabled', { value: true }));
  }
  if (preferences.preload !== undefined) {
    const { page, isolated } = windowScripts(readFileSync(preferences.preload, 'utf8'), secrets);
    const world = { executionContextName: isolatedName };
    begin.push(
      answerFilePaths(cdp),
      cdp.send('Runtime.addBinding', { name: secrets.binding, ...world }),
      cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: page }),
      cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: isolated, worldName: isolatedName }),
    );
  }
  await Promise.all(begin);

  return {
    targetId,
    get mainFrame() {
      return frames.get(targetId) as Frame;
    },
    async load(url) {
      if (url.startsWith('app:')) await deps.session.grant(url.split('/', 3).join('/'), deps.browser);
      ownNavigations += url.startsWith('data:') ? 0 : 1;
      const { errorText } = await cdp.send('Page.navigate', { url: toChromium(url) });
      if (errorText !== undefined) throw new Error(`${errorText} loading '${url}'`);
    },
    async reload() {
      ownNavigations += 1;
      await cdp.send('Page.reload');
    },
    send,
    async close() {
      // Electron counts closing as something a person did, without which no page is asked.
      await cdp.send('Runtime.evaluate', { expression: '0', userGesture: true });
      await cdp.send('Page.close');
    },
    async crash() {
      // Nobody is there to answer it.
      quietly(cdp.send('Page.crash'));
    },
    async destroy() {
      await browser.send('Target.closeTarget', { targetId });
    },
  };
}

function secret(): string {
  return `electron${randomUUID().replaceAll('-', '')}`;
}

/** A target that is gone takes no commands, and needs none. */
function quietly(command: Promise<unknown>): void {
  command.catch((error: unknown) => {
    if (!(error instanceof CdpError)) throw error;
  });
}

type Mutable<Whole> = { -readonly [Name in keyof Whole]: Whole[Name] };

/** Keeps what every frame shows; one that is gone stays what it was. */
function followFrames(cdp: Cdp, mainFrameId: string): { get(frameId: string | undefined): Frame | null } {
  const frames = new Map<string, Mutable<Frame>>();
  const blank = (): Mutable<Frame> =>
    loud<Electron.WebFrameMain>('webFrameMain', { url: 'about:blank', origin: 'null', detached: false });
  frames.set(mainFrameId, blank());
  cdp.on('Page.frameAttached', ({ frameId }) => {
    if (!frames.has(frameId)) frames.set(frameId, blank());
  });
  cdp.on('Page.frameNavigated', ({ frame }) => {
    const known = frames.get(frame.id) ?? blank();
    frames.set(frame.id, known);
    known.url = toApp(frame.url);
    known.origin =
      frame.securityOrigin.includes('://') && frame.securityOrigin !== '://'
        ? toApp(frame.securityOrigin)
        : 'null';
  });
  cdp.on('Page.frameDetached', ({ frameId, reason }) => {
    const known = frames.get(frameId);
    if (reason !== 'remove' || known === undefined) return;
    known.detached = true;
    frames.delete(frameId);
  });
  return { get: (frameId) => frames.get(frameId ?? '') ?? null };
}

/** Keeps which frame each isolated world belongs to. */
function followContexts(cdp: Cdp): {
  of(frameId: string): number | undefined;
  frameOf(contextId: number): string | undefined;
} {
  const frameOf = new Map<number, string>();
  cdp.on('Runtime.executionContextCreated', ({ context }) => {
    const { frameId } = (context.auxData ?? {}) as { frameId?: string };
    if (context.name === isolatedName && frameId !== undefined) frameOf.set(context.id, frameId);
  });
  cdp.on(
    'Runtime.executionContextDestroyed',
    ({ executionContextId }) => void frameOf.delete(executionContextId),
  );
  cdp.on('Runtime.executionContextsCleared', () => frameOf.clear());
  return {
    of: (frameId) => [...frameOf].findLast(([, frame]) => frame === frameId)?.[0],
    frameOf: (contextId) => frameOf.get(contextId),
  };
}

/** Has every request of the page answered by the session; `mayGo` is asked first where a frame would go elsewhere. */
async function answerRequests(
  cdp: Cdp,
  answer: (asked: PageRequest) => Promise<RequestAnswer>,
  mayGo: (url: string, frameId: string, isRedirect: boolean) => boolean,
): Promise<void> {
  cdp.on('Fetch.requestPaused', ({ requestId, request, resourceType, frameId, redirectedRequestId }) => {
    const url = toApp(request.url) + (request.urlFragment ?? '');
    if (resourceType === 'Document' && !mayGo(url, frameId, redirectedRequestId !== undefined)) {
      return quietly(cdp.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }));
    }
    const asked: PageRequest = {
      url,
      method: request.method,
      headers: request.headers,
      body: request.postData ?? null,
      resourceType: electronTypes[resourceType] ?? 'other',
    };
    void answer(asked).then((answered) => fulfil(cdp, requestId, answered));
  });
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
}

async function fulfil(cdp: Cdp, requestId: string, answer: RequestAnswer): Promise<void> {
  switch (answer.how) {
    case 'cancel':
      return quietly(cdp.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }));
    case 'network':
      return quietly(cdp.send('Fetch.continueRequest', { requestId }));
    case 'answer': {
      const { status, headers } = answer.response;
      const bytes = Buffer.from(await answer.response.arrayBuffer());
      const responseHeaders = [...headers].map(([name, value]) => ({ name, value }));
      const body = bytes.toString('base64');
      return quietly(
        cdp.send('Fetch.fulfillRequest', { requestId, responseCode: status, responseHeaders, body }),
      );
    }
  }
}

/** Chromium's kinds of requests by Electron's names. */
const electronTypes: Readonly<Record<string, PageRequest['resourceType']>> = {
  Document: 'mainFrame',
  Stylesheet: 'stylesheet',
  Image: 'image',
  Font: 'font',
  Script: 'script',
  XHR: 'xhr',
  Fetch: 'xhr',
  Ping: 'ping',
};
