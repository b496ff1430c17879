import type { App, Session, WebContents } from 'electron';
import { windowOrigin } from './channels.ts';
import { createSpelling, type Spelling } from './spelling.ts';

/** Schemes that stay inside the computer; everything else that a page asks for is cancelled. */
const inside = ['app:', 'blob:', 'data:', 'devtools:'];

/** A port at which no program listens. */
const nowhere = 'http://127.0.0.1:1';

/** Locks every page the app will ever show: no other page, no new window, no web view. */
export function lockPages(app: App): void {
  app.on('web-contents-created', (_, contents) => lockPage(contents));
}

function lockPage(contents: WebContents): void {
  // Of WebRTC only what goes through a proxy is left, and the session's leads nowhere.
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  const stayHere = (details: { readonly url: string; preventDefault(): void }): void => {
    if (!details.url.startsWith(`${windowOrigin}/`)) details.preventDefault();
  };
  contents.on('will-navigate', stayHere);
  contents.on('will-frame-navigate', stayHere);
  contents.on('will-redirect', stayHere);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/**
 * Locks a session: no permission but copying text, no device, and no network at all but for the dictionaries that somebody
 * allowed to be fetched. Gives its spell checker, which is off.
 */
export function lockSession(session: Session, platform: NodeJS.Platform): Spelling {
  const spelling = createSpelling(session, platform, ({ servers }) => bypass(session, servers));
  session.setPermissionRequestHandler((_, permission, answer) => answer(isHarmless(permission)));
  session.setPermissionCheckHandler((_, permission, origin) => isHarmless(permission) && isOurs(origin));
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest((details, answer) => {
    const isInside = inside.some((scheme) => details.url.startsWith(scheme));
    answer({ cancel: !isInside && !spelling.mayFetch(details) });
  });
  void bypass(session, '');
  return spelling;
}

/** What no request is asked of, WebRTC over TCP, goes to a proxy: one that nobody runs. */
async function bypass(session: Session, servers: string): Promise<void> {
  const proxyBypassRules = ['<-loopback>', ...(servers === '' ? [] : [servers])].join(',');
  await session.setProxy({ mode: 'fixed_servers', proxyRules: nowhere, proxyBypassRules });
}

function isHarmless(permission: string): boolean {
  return permission === 'clipboard-sanitized-write';
}

function isOurs(origin: string): boolean {
  return origin === windowOrigin || origin === `${windowOrigin}/`;
}
