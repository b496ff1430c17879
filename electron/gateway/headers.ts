import type { Exchange } from './exchange.ts';
import { redact } from './redact.ts';

type Answered = Pick<Extract<Exchange, { kind: 'answer' }>, 'status' | 'headers'>;

/** A header of an answer; the first where it came several times. */
export function oneHeader({ headers }: Answered, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Where a redirect wants to go, without its query and without the token; null for any other answer. */
export function locationOf(answer: Answered, token: string): string | null {
  const location = answer.status >= 300 && answer.status < 400 ? oneHeader(answer, 'location') : undefined;
  return location === undefined ? null : redact(location.split(/[?#]/, 1)[0] ?? '', token);
}
