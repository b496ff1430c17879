import { ok, type Result, wrongInput } from '../result.ts';
import { say } from '../texts/say.ts';
import { originOf } from './base-url.ts';

/** With the only origin that it may be sent to. */
export interface Token {
  readonly origin: string;
  readonly secret: string;
}

export function tokenFor(baseUrl: string, secret: string): Token {
  return { origin: originOf(baseUrl), secret };
}

/** A shorter token would match unrelated words, or could be guessed. */
const shortestToken = 8;

export function readToken(pasted: string): Result<string> {
  const token = pasted.trim();
  const field = say.accounts.fields.token();
  if (!/^[\x21-\x7e]+$/.test(token))
    return wrongInput(field, say.accounts.oddToken(), say.accounts.oddTokenFix());
  if (token.length >= shortestToken) return ok(token);
  return wrongInput(field, say.accounts.shortToken(shortestToken), say.accounts.shortTokenFix());
}
