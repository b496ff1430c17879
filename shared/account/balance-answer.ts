import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';

/**
 * True where the status of a balance answer tells that something else than the service answers there: a redirect, a page
 * that is not found, another success. A refusal of the token, of the address or of the pace, and a service that is broken
 * or busy, say nothing of it (spec, Get balance).
 */
export function tellsWrongAddress(status: number): boolean {
  if (status >= 400 && status < 500) return ![401, 403, 408, 425, 429].includes(status);
  return status !== 200 && status < 400;
}

/** The part of a base URL that Tagline adds by itself; null where it ends before it. */
export function endsTooLate(baseUrl: string): string | null {
  return /\/(?:v2(?:\/mtsms|\/balance)?|sms\/mtsms)$/.exec(baseUrl)?.[0] ?? null;
}

/** What to correct where something else than the service answers. */
export function addressFix(baseUrl: string): Words {
  const tail = endsTooLate(baseUrl);
  return tail === null ? say.accounts.checkAddress() : say.accounts.takeOff(tail);
}
