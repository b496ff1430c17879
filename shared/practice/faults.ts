/** For faults that take a time. */
export const REFUSE_MS = 1000;
export const SLOW_MS = 2000;

/** Every fault and what it does, in reading order. */
const EFFECTS = [
  ['ok', 'Answers as the spec says.'],
  ['refuse', `Stops listening for a while (:ms, ${REFUSE_MS} by default), so that connections are refused.`],
  ['connect-drop', 'Drops the next connection of any kind as soon as it is made.'],
  ['accept-drop', 'Accepts the connection and resets it once the request begins; nothing is accepted.'],
  ['drop-unread', 'Closes the connection without reading the body; nothing is accepted.'],
  ['drop-midway', 'Resets the connection halfway through the body; nothing is accepted.'],
  ['drop-before', 'Reads the whole request and drops the connection; nothing is accepted.'],
  ['drop-after', 'Accepts the request and drops the connection without an answer.'],
  ['hang', 'Reads the request and never answers (or drops after :ms); nothing is accepted.'],
  ['hang-after', 'Accepts the request and never answers (or drops after :ms).'],
  ['slow', `Accepts and answers well, but late (:ms, ${SLOW_MS} by default).`],
  ['trickle', `Accepts and answers well, but in small pieces over a while (:ms, ${SLOW_MS} by default).`],
  ['500-before', 'Answers 500 with an exception; nothing is accepted.'],
  ['500-after', 'Accepts the request and answers 500 with an exception all the same.'],
  ['html-502', 'Answers 502 with an HTML page, as a proxy would; nothing is accepted.'],
  ['html-200', 'Accepts the request and answers 200 with an HTML page.'],
  ['503', 'Answers 503 with an empty body; nothing is accepted.'],
  ['504-after', 'Accepts the request and answers 504 with an HTML page, as a proxy would.'],
  ['303-after', 'Accepts the request and redirects with 303 to another page.'],
  ['404', 'Answers 404 with an HTML page, as a wrong address would; nothing is accepted.'],
  ['201', 'Accepts the request and answers 201 with ids for everybody.'],
  ['202', 'Accepts the request and answers 202 with ids for everybody.'],
  ['206', 'Accepts the request and answers 206 with ids for everybody.'],
  ['207', 'Accepts the request and answers 207 with ids for everybody.'],
  ['400-ids', 'Accepts the request and answers 400 with ids for everybody all the same.'],
  ['400-missing-ids', 'Accepts the request and answers 400 with ids for everybody but the last recipient.'],
  ['400-half-ids', 'Accepts the request and cuts an answer of 400 with ids in half.'],
  ['429-ids', 'Accepts the request and answers 429 with ids for everybody all the same.'],
  ['500-ids', 'Accepts the request and answers 500 with ids for everybody all the same.'],
  ['100-continue', 'Sends 100 Continue to a request that did not ask for it, then accepts and answers well.'],
  ['half-body', 'Accepts the request and cuts the answer in half.'],
  ['invalid-json', 'Accepts the request and answers 200 with invalid JSON.'],
  ['empty-body', 'Accepts the request and answers 200 with an empty body.'],
  ['no-ids', 'Accepts the request and answers 200 without the field ids.'],
  ['missing-ids', 'Accepts the request and leaves the last recipient out of ids.'],
  ['duplicate-ids', 'Accepts the request and lists the first recipient twice in ids, and not the last one.'],
  ['same-id', 'Accepts the request and gives every recipient the same id.'],
  ['reordered-ids', 'Accepts the request and lists ids in reverse order.'],
  ['other-msisdn', 'Accepts the request and echoes a number that was never sent.'],
  ['stranger-ids', 'Accepts the request and adds an id for a number that was never sent.'],
  ['zero-id', 'Accepts the request and gives the last recipient the id 0.'],
  ['error-id', 'Accepts the request and gives the last recipient an id and an error.'],
  ['huge-credit', 'Accepts the request and answers a credit_consumed of 2^63.'],
  ['no-credit', 'Accepts the request and answers without a credit_consumed, as basic usage may.'],
  ['usage-only', 'Accepts the request and names the cost in usage, not in credit_consumed.'],
  ['odd-credit', 'Accepts the request and answers a credit_consumed that is an object.'],
  ['numeric-echo', 'Accepts the request and echoes every msisdn as a JSON number.'],
  ['big-ids', 'Accepts the request and gives ids beyond 2^53.'],
  ['string-ids', 'Accepts the request and gives ids as strings.'],
  ['extra-fields', 'Accepts the request and adds fields that the spec does not name.'],
  ['wrong-text', 'Delivers and returns another text to the last recipient.'],
  ['swapped-text', 'Delivers and returns the texts of the first and last recipient swapped.'],
  ['out-of-credit', 'Answers as if the credit had run out; nothing is accepted.'],
  ['400', 'Answers 400 in the usual shape; nothing is accepted.'],
  ['400-variables', 'Answers 400 with a code, a message holding %1 and %2, and an array of variables.'],
  ['400-number', 'Answers 400 with a message that names the first recipient of the request.'],
  ['400-index', 'Answers 400 with errors that name a place such as recipients[0].msisdn.'],
  ['400-text', 'Answers 400 with plain text.'],
  ['400-empty', 'Answers 400 with an empty body.'],
  ['401', 'Answers 401, as if the token had been revoked.'],
  ['403', 'Answers 403, as if the address were not allowed.'],
  ['422', 'Answers 422, as if the body were not JSON.'],
  ['429', 'Answers 429 with Retry-After.'],
  ['301', 'Redirects with 301 to the same path.'],
  ['307', 'Redirects with 307 to the same path.'],
  ['connection-limit', 'Answers as if others held all 40 connections.'],
] as const;

export type FaultName = (typeof EFFECTS)[number][0];

export const FAULTS = EFFECTS.map(([name, effect]) => ({ name, effect }));

/** `ms` for faults that take a time; `times` may be Infinity. */
export interface FaultStep {
  readonly fault: FaultName;
  readonly ms?: number;
  readonly times?: number;
}

/** Steps, names, or text such as `ok*3, 500-after, slow:500, 401*` (`*` alone: for ever). */
export type FaultScript = string | readonly (FaultName | FaultStep)[];

/** Throws a RangeError that names an unknown step. */
export function readScript(script: FaultScript): FaultStep[] {
  const steps = typeof script === 'string' ? script.split(',').filter((s) => s.trim() !== '') : script;
  return steps.map((step) => (typeof step === 'string' ? readStep(step.trim()) : step));
}

/** The inverse of `readScript`. */
export function writeScript(steps: readonly FaultStep[]): string {
  return steps.map(writeStep).join(', ');
}

/** The default random faults: all that let the next request happen. */
export const RANDOM_FAULTS: readonly FaultName[] = FAULTS.map((fault) => fault.name).filter(
  (name) => !['ok', 'refuse', 'connect-drop', 'hang', 'hang-after'].includes(name),
);

export function isFault(name: string): name is FaultName {
  return FAULTS.some((fault) => fault.name === name);
}

/** A timer takes at most nine digits of ms. */
const STEP = /^([a-z0-9-]+)(?::(\d{1,9}))?(\*(\d{0,9}))?$/;

function readStep(text: string): FaultStep {
  const [, name, ms, star, times] = STEP.exec(text) ?? [];
  if (name === undefined || !isFault(name)) throw new RangeError(`There is no fault named "${text}".`);
  return {
    fault: name,
    ...(ms === undefined ? {} : { ms: Number(ms) }),
    ...(star === undefined ? {} : { times: times ? Number(times) : Number.POSITIVE_INFINITY }),
  };
}

function writeStep({ fault, ms, times = 1 }: FaultStep): string {
  const time = ms === undefined ? '' : `:${ms}`;
  if (times === 1) return `${fault}${time}`;
  return `${fault}${time}*${Number.isFinite(times) ? times : ''}`;
}
