import type { Choices } from './choices.ts';
import { Problem } from './problem.ts';

/** Refuses an address off the allow-list with 403 (spec, Authentication 3); no list serves everyone. */
export function checkAddress(address: string, allowIp: readonly string[] | undefined): void {
  if (allowIp === undefined || allowIp.includes(address.replace(/^::ffff:/, ''))) return;
  throw new Problem(403, 'unauthorized-address', 'Unauthorized IP address.');
}

/** Refuses with 401 unless a token came and every one that came, in body or query, is right (spec, Authentication 1). */
export function checkTokens(tokens: readonly string[], token: string): void {
  if (tokens.length > 0 && tokens.every((one) => one === token)) return;
  throw new Problem(401, 'invalid-api-key', 'Invalid API key or signature.');
}

/** The refusal of a connection beyond the limit (spec, Limits). */
export function beyondConnectionLimit(choices: Choices): Problem {
  return new Problem(choices.connectionLimitStatus, 'too-many-connections', 'Too many open connections.');
}
