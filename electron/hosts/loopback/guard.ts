import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Words } from '../../../shared/language/said.ts';
import { say } from '../../../shared/texts/say.ts';

export interface Denial {
  readonly status: number;
  readonly message: Words;
}

/**
 * Denies requests that are not from the page at `own`, `http://127.0.0.1:PORT`. Another site's page can reach
 * 127.0.0.1, also under a name of its own (DNS rebinding), but cannot forge Host, Origin or Sec-Fetch-Site.
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

export function denySecret(secret: string, { authorization = '' }: IncomingHttpHeaders): Denial | null {
  // Digests have equal length, so comparing them does not reveal the secret's length.
  if (timingSafeEqual(digest(authorization), digest(`Bearer ${secret}`))) return null;
  return { status: 401, message: say.app.noSecret() };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function forbidden(message: string): Denial {
  return { status: 403, message };
}
