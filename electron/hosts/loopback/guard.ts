import type { IncomingHttpHeaders } from 'node:http';
import type { Words } from '../../../shared/language/said.ts';

/** Why a request is turned away, with the HTTP status that says so. */
export interface Denial {
  readonly status: number;
  readonly message: Words;
}

/**
 * Denies a request that comes from elsewhere than the host's own page at `own`, `http://127.0.0.1:PORT`; null when it may pass. A page of another site can reach 127.0.0.1, also under a name that it
 * points there (DNS rebinding), but it cannot forge Host, Origin or Sec-Fetch-Site.
 */
export function denyOrigin(own: string, method: string, headers: IncomingHttpHeaders): Denial | null {
  if (`http://${headers.host}` !== own) return forbidden('This address is not served here.');
  const { origin } = headers;
  const mustSayOrigin = method !== 'GET' && method !== 'HEAD';
  if (origin === undefined ? mustSayOrigin : origin !== own) {
    return forbidden('Requests are taken from the app’s own page only.');
  }
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    return forbidden('Requests are taken from the app’s own page only.');
  }
  return null;
}

function forbidden(message: string): Denial {
  return { status: 403, message };
}
