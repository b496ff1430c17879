import type { Choices } from './choices.ts';
import { Problem } from './problem.ts';

/** Refuses an address off the allow-list with 403 (spec, Authentication 3); no list serves everyone. */
export function checkAddress(address: string, allowIp: readonly string[] | undefined): void {
  if (allowIp === undefined || allowIp.includes(address.replace(/^::ffff:/, ''))) return;
  throw new Problem(403, 'unauthorized-address', 'Unauthorized IP address.');
}

/** The token of a gateway, and whether a campaign may follow it as a full stop and a number, to be kept with its texts. */
export interface Key {
  readonly token: string;
  readonly takesCampaigns: boolean;
}

/**
 * Refuses with 401 unless a token came and every one that came, in body or query, is right (spec, Authentication 1); gives
 * the campaign that follows it, or null.
 */
export function checkTokens(tokens: readonly string[], { token, takesCampaigns }: Key): number | null {
  const named = takesCampaigns ? /^\.(\d{1,15})$/.exec(tokens[0]?.slice(token.length) ?? '') : null;
  const whole = token + (named?.[0] ?? '');
  if (tokens.length > 0 && tokens.every((one) => one === whole))
    return named === null ? null : Number(named[1]);
  throw new Problem(401, 'invalid-api-key', 'Invalid API key or signature.');
}

/** The refusal of a connection beyond the limit (spec, Limits). */
export function beyondConnectionLimit(choices: Choices): Problem {
  return new Problem(choices.connectionLimitStatus, 'too-many-connections', 'Too many open connections.');
}
