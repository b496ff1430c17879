import type { Choices } from './choices.ts';
import { Refusal } from './problem.ts';

/** Refuses an address off the allow-list with 403 (spec, Authentication 3); no list serves everyone. */
export function admitAddress(address: string, allowIp: readonly string[] | undefined): void {
  if (allowIp === undefined || allowIp.includes(address.replace(/^::ffff:/, ''))) return;
  throw new Refusal({
    status: 403,
    code: 'unauthorized-address',
    message: 'Unauthorized IP address.',
    variables: [],
  });
}

/** Refuses with 401 unless a token came and every one that came, in body or query, is right (spec, Authentication 1). */
export function admitTokens(tokens: readonly string[], token: string): void {
  if (tokens.length > 0 && tokens.every((one) => one === token)) return;
  throw new Refusal({
    status: 401,
    code: 'invalid-api-key',
    message: 'Invalid API key or signature.',
    variables: [],
  });
}

/** The refusal of a connection beyond the limit (spec, Limits). */
export function beyondConnectionLimit(choices: Choices): Refusal {
  const { connectionLimitStatus: status } = choices;
  return new Refusal({
    status,
    code: 'too-many-connections',
    message: 'Too many open connections.',
    variables: [],
  });
}
