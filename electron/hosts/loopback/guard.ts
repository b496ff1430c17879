import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Words } from '../../../shared/language/said.ts';
import { say } from '../../../shared/texts/say.ts';

/** Who may talk to the loopback host: the page of its own origin that holds its secret. */
export interface Guard {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  readonly secret: string;
}

/** Why a request is turned away, with the HTTP status that says so. */
export interface Denial {
  readonly status: 401 | 403;
  readonly message: Words;
}

/**
 * Denies a request that comes from elsewhere; null when it may pass. A page of another site can reach 127.0.0.1, also under a name that it
 * points there (DNS rebinding), but it cannot forge Host, Origin or Sec-Fetch-Site.
 */
export function denyOrigin(guard: Guard, method: string, headers: IncomingHttpHeaders): Denial | null {
  if (`http://${headers.host}` !== guard.origin) return forbidden('This address is not served here.');
  const { origin } = headers;
  const mustSayOrigin = method !== 'GET' && method !== 'HEAD';
  if (origin === undefined ? mustSayOrigin : origin !== guard.origin) {
    return forbidden('Requests are taken from the app’s own page only.');
  }
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    return forbidden('Requests are taken from the app’s own page only.');
  }
  return null;
}

/** Denies a request without the right `Authorization: Bearer` secret, compared in constant time. */
export function denySecret(guard: Guard, headers: IncomingHttpHeaders): Denial | null {
  const given = headers.authorization ?? '';
  // Digests have one length, so comparing them tells nothing about the length of the secret either.
  if (timingSafeEqual(digest(given), digest(`Bearer ${guard.secret}`))) return null;
  return { status: 401, message: say.app.noSecret() };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function forbidden(message: string): Denial {
  return { status: 403, message };
}
