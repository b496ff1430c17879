import { protocol, type Session } from 'electron';
import type { Language } from '../../../shared/language/languages.ts';
import { readRendererFile, securityHeaders } from '../renderer-files.ts';
import { windowOrigin, windowScheme } from './channels.ts';

/** Call it before the app is ready. */
export function declareWindowScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: windowScheme, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Serves the built window in `folder` as `app://tagline/...`, under a strict policy. */
export function serveWindow(session: Session, folder: string, language: () => Language): void {
  session.protocol.handle(windowScheme, async (request) => {
    // In Node a custom scheme's URL has no origin, so compare its start.
    const path = request.url.startsWith(`${windowOrigin}/`) ? request.url.slice(windowOrigin.length) : null;
    if (path === null || request.method !== 'GET') {
      return new Response('Not found\n', { status: 404, headers: { ...securityHeaders } });
    }
    const file = await readRendererFile(folder, path.split(/[?#]/, 1)[0] ?? '/', {
      connect: 'none',
      language: language(),
    });
    return new Response(file.body, { status: file.status, headers: { ...file.headers } });
  });
}
