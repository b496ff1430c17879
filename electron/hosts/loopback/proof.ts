import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The header in which a page asks the host to prove itself. */
export const challengeHeader = 'tagline-challenge';

/** The header in which the host does. */
export const proofHeader = 'tagline-proof';

/**
 * What proves to the page that asked that this is the host it was opened by, since only that one has its secret; null
 * where nobody asked. Once a host has ended any program may have its port, and must not be told anything.
 */
export function proofFor(secret: string, headers: IncomingHttpHeaders): string | null {
  const challenge = headers[challengeHeader];
  if (typeof challenge !== 'string' || !/^[\w-]{22,64}$/.test(challenge)) return null;
  return createHmac('sha256', secret).update(`host of Tagline ${challenge}`).digest('base64url');
}
