import { protocol, type Session } from 'electron';
import type { Language } from '../../../shared/language/languages.ts';
import { readRendererFile, securityHeaders } from '../renderer-files.ts';
import { windowOrigin, windowScheme } from './channels.ts';

/** Declares the window's scheme; has to happen before the app is ready. */
export function declareWindowScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: windowScheme, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Answers `app://tagline/...` with the files of the built window in `folder`, in a language, under a strict policy. */
export function serveWindow(session: Session, folder: string, language: () => Language): void {
  session.protocol.handle(windowScheme, async (request) => {
    // A custom scheme's URL has no origin in Node, so its own beginning is compared.
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
