import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Who may talk to the loopback host: the exact origin it serves, and the holder of its secret. */
export interface Guard {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  readonly secret: string;
}

/** Why a request is turned away, with the HTTP status that says so. */
export interface Refusal {
  readonly status: 401 | 403;
  readonly message: string;
}

/**
 * Judges where a request comes from. A page of another site can reach 127.0.0.1, also under a name that it
 * points there (DNS rebinding), but it cannot forge Host, Origin or Sec-Fetch-Site.
 */
export function judgePlace(guard: Guard, method: string, headers: IncomingHttpHeaders): Refusal | null {
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

/** Judges the `Authorization: Bearer` secret in constant time. */
export function judgeSecret(guard: Guard, headers: IncomingHttpHeaders): Refusal | null {
  const given = headers.authorization ?? '';
  // Digests have one length, so comparing them tells nothing about the length of the secret either.
  if (timingSafeEqual(digest(given), digest(`Bearer ${guard.secret}`))) return null;
  return { status: 401, message: 'The secret of this session is missing or wrong. Open the app again.' };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function forbidden(message: string): Refusal {
  return { status: 403, message };
}
