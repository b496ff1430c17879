import type { Exchange } from './exchange.ts';
import type { Redactor } from './redact.ts';

type Answered = Pick<Extract<Exchange, { kind: 'answer' }>, 'status' | 'headers'>;

/** The first value if the header came several times. */
export function oneHeader({ headers }: Answered, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The longest kept address of a redirect, in UTF-16 units. */
const longestAddress = 300;

/** The address of a redirect, without its query and without the token; null for any other answer. */
export function locationOf(answer: Answered, clean: Redactor): string | null {
  const location = answer.status >= 300 && answer.status < 400 ? oneHeader(answer, 'location') : undefined;
  return location === undefined ? null : clean(location.split(/[?#]/, 1)[0] ?? '', longestAddress);
}
