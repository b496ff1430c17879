import { app, type Session, type WebContents } from 'electron';
import { windowOrigin } from './channels.ts';
import { createSpelling, type Spelling, stopSpelling } from './spelling.ts';

/** Schemes that stay inside the computer; a page's other requests are cancelled. */
const inside = ['app:', 'blob:', 'data:', 'devtools:'];

/** No program listens on this port. */
const nowhere = 'http://127.0.0.1:1';

/** By these switches Chromium lets another program look into the app and its pages. */
const debuggers = ['remote-debugging-port', 'remote-debugging-pipe'];

/** Applies to every page and session there will ever be: no other page, no new window, no web view, no dictionary. */
export function lockPages(): void {
  // Electron reads these switches just before it is ready.
  if (app.isPackaged) for (const name of debuggers) app.commandLine.removeSwitch(name);
  app.on('session-created', stopSpelling);
  app.on('web-contents-created', (_, contents) => lockPage(contents));
}

function lockPage(contents: WebContents): void {
  // WebRTC may only use the session's proxy, which leads nowhere.
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

/** Allows copying text and nothing else: no device, and no network except allowed dictionaries. Spelling starts off. */
export function lockSession(session: Session): Spelling {
  const spelling = createSpelling(session, process.platform, ({ servers }) => bypass(session, servers));
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

/** WebRTC over TCP passes no request filter, so it gets a proxy that does not exist. */
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
