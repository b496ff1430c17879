/** Every way the gateway can misbehave, with what it does in one sentence, in an order made for reading. */
export const FAULTS = [
  { name: 'ok', effect: 'Answers as the spec says.' },
  {
    name: 'refuse',
    effect: 'Stops listening for a while (:ms, 1000 by default), so that connections are refused.',
  },
  { name: 'connect-drop', effect: 'Drops the next connection of any kind as soon as it is made.' },
  {
    name: 'accept-drop',
    effect: 'Accepts the connection and resets it once the request begins; nothing is accepted.',
  },
  { name: 'drop-unread', effect: 'Closes the connection without reading the body; nothing is accepted.' },
  { name: 'drop-midway', effect: 'Resets the connection halfway through the body; nothing is accepted.' },
  { name: 'drop-before', effect: 'Reads the whole request and drops the connection; nothing is accepted.' },
  { name: 'drop-after', effect: 'Accepts the request and drops the connection without an answer.' },
  { name: 'hang', effect: 'Reads the request and never answers (or drops after :ms); nothing is accepted.' },
  { name: 'hang-after', effect: 'Accepts the request and never answers (or drops after :ms).' },
  { name: 'slow', effect: 'Accepts and answers well, but late (:ms, 2000 by default).' },
  {
    name: 'trickle',
    effect: 'Accepts and answers well, but in small pieces over a while (:ms, 2000 by default).',
  },
  { name: '500-before', effect: 'Answers 500 with an exception; nothing is accepted.' },
  { name: '500-after', effect: 'Accepts the request and answers 500 with an exception all the same.' },
  { name: 'html-502', effect: 'Answers 502 with an HTML page, as a proxy would; nothing is accepted.' },
  { name: 'html-200', effect: 'Accepts the request and answers 200 with an HTML page.' },
  { name: '503', effect: 'Answers 503 with an empty body; nothing is accepted.' },
  { name: '504-after', effect: 'Accepts the request and answers 504 with an HTML page, as a proxy would.' },
  { name: 'half-body', effect: 'Accepts the request and cuts the answer in half.' },
  { name: 'invalid-json', effect: 'Accepts the request and answers 200 with invalid JSON.' },
  { name: 'empty-body', effect: 'Accepts the request and answers 200 with an empty body.' },
  { name: 'no-ids', effect: 'Accepts the request and answers 200 without the field ids.' },
  { name: 'missing-ids', effect: 'Accepts the request and leaves the last recipient out of ids.' },
  {
    name: 'duplicate-ids',
    effect: 'Accepts the request and lists the first recipient twice in ids, and not the last one.',
  },
  { name: 'same-id', effect: 'Accepts the request and gives every recipient the same id.' },
  { name: 'reordered-ids', effect: 'Accepts the request and lists ids in reverse order.' },
  { name: 'other-msisdn', effect: 'Accepts the request and echoes a number that was never sent.' },
  { name: 'numeric-echo', effect: 'Accepts the request and echoes every msisdn as a JSON number.' },
  { name: 'big-ids', effect: 'Accepts the request and gives ids beyond 2^53.' },
  { name: 'string-ids', effect: 'Accepts the request and gives ids as strings.' },
  { name: 'extra-fields', effect: 'Accepts the request and adds fields that the spec does not name.' },
  { name: 'wrong-text', effect: 'Delivers and returns another text to the last recipient.' },
  { name: 'swapped-text', effect: 'Delivers and returns the texts of the first and last recipient swapped.' },
  { name: 'out-of-credit', effect: 'Answers as if the credit had run out; nothing is accepted.' },
  { name: '400', effect: 'Answers 400 in the usual shape; nothing is accepted.' },
  {
    name: '400-variables',
    effect: 'Answers 400 with a code, a message holding %1 and %2, and an array of variables.',
  },
  { name: '400-number', effect: 'Answers 400 with a message that names the first recipient of the request.' },
  { name: '400-index', effect: 'Answers 400 with errors that name a place such as recipients[0].msisdn.' },
  { name: '400-text', effect: 'Answers 400 with plain text.' },
  { name: '400-empty', effect: 'Answers 400 with an empty body.' },
  { name: '401', effect: 'Answers 401, as if the token had been revoked.' },
  { name: '403', effect: 'Answers 403, as if the address were not allowed.' },
  { name: '422', effect: 'Answers 422, as if the body were not JSON.' },
  { name: '429', effect: 'Answers 429 with Retry-After.' },
  { name: '301', effect: 'Redirects with 301 to the same path.' },
  { name: '307', effect: 'Redirects with 307 to the same path.' },
  { name: 'connection-limit', effect: 'Answers as if others held all 40 connections.' },
] as const satisfies readonly { readonly name: string; readonly effect: string }[];

/** The name of a fault. */
export type FaultName = (typeof FAULTS)[number]['name'];

/** One step of a script: a fault, its time in ms where it takes one, and how often it happens (may be Infinity). */
export interface FaultStep {
  readonly fault: FaultName;
  readonly ms?: number;
  readonly times?: number;
}

/** A script: steps, names, or text such as `ok*3, 500-after, slow:500, 401*` (`*` alone: for ever). */
export type FaultScript = string | readonly (FaultName | FaultStep)[];

/** Reads a script; throws a RangeError that names the step which is no fault. */
export function readScript(script: FaultScript): FaultStep[] {
  const steps = typeof script === 'string' ? script.split(',').filter((s) => s.trim() !== '') : script;
  return steps.map((step) => (typeof step === 'string' ? readStep(step.trim()) : step));
}

/** Writes steps as a script that `readScript` reads back. */
export function writeScript(steps: readonly FaultStep[]): string {
  return steps.map(writeStep).join(', ');
}

/** What strikes at random by default: whatever lets the next request happen. */
export const RANDOM_FAULTS: readonly FaultName[] = FAULTS.map((fault) => fault.name).filter(
  (name) => !['ok', 'refuse', 'connect-drop', 'hang', 'hang-after'].includes(name),
);

/** Whether the text names a fault. */
export function isFault(name: string): name is FaultName {
  return FAULTS.some((fault) => fault.name === name);
}

/** A timer holds no more than nine digits of ms. */
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
