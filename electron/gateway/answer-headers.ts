import type { Exchange } from './exchange.ts';
import type { Redactor } from './redact.ts';

type Answered = Pick<Extract<Exchange, { kind: 'answer' }>, 'status' | 'headers'>;

/** A header of an answer; the first where it came several times. */
export function oneHeader({ headers }: Answered, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Of the address of a redirect, in UTF-16 units. */
const longestAddress = 300;

/** Where a redirect wants to go, without its query and without the token; null for any other answer. */
export function locationOf(answer: Answered, clean: Redactor): string | null {
  const location = answer.status >= 300 && answer.status < 400 ? oneHeader(answer, 'location') : undefined;
  return location === undefined ? null : clean(location.split(/[?#]/, 1)[0] ?? '', { most: longestAddress });
}
