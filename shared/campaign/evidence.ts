/** How far an exchange had come: nothing of the request exists before `sending`, all of it may after. */
export type Phase = 'connecting' | 'handshake' | 'sending' | 'waiting' | 'reading';

/** What went wrong on the way, in one word; `aborted` means this computer gave up. */
export type Fault =
  | 'connection-refused'
  | 'host-not-found'
  | 'network-unreachable'
  | 'timeout'
  | 'tls'
  | 'reset'
  | 'aborted'
  | 'not-http'
  | 'too-large'
  | 'other';

/** What the body of an answer turned out to be. */
export type AnswerBody =
  /** A JSON object with `ids`: counted against the recipients of the request (spec, Send response). */
  | {
      readonly kind: 'receipts';
      readonly expected: number;
      /** Recipients with at least one id. */
      readonly matched: number;
      /** Elements of `ids` that belong to nobody, or to somebody who has one already. */
      readonly surplus: number;
    }
  /** Whole, but not an answer to a send: the service's own words are in it, if anywhere. */
  | { readonly kind: 'words'; readonly text: string }
  /** It stopped before its end. */
  | { readonly kind: 'cut'; readonly fault: Fault; readonly bytes: number; readonly text: string };

/** What was observed of one attempt: everything the settling rule may look at. */
export type Evidence =
  | {
      readonly kind: 'fault';
      readonly phase: Exclude<Phase, 'reading'>;
      readonly fault: Fault;
      /** The technical words, without token, numbers or texts. */
      readonly detail: string;
      /** Bytes of the request handed to the network, and how many there were. */
      readonly sentBytes: number;
      readonly totalBytes: number;
    }
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: AnswerBody;
      /** From `Retry-After`, in ms; null when absent or unreadable. */
      readonly retryAfterMs: number | null;
      /** Where a 3xx wanted to go, without its query. */
      readonly location: string | null;
    }
  /** The app ended between the attempt and its outcome. */
  | { readonly kind: 'interrupted' }
  /** It was on record as begun and taken back before its first byte left. */
  | { readonly kind: 'withdrawn' };

/** Says in a sentence what was observed, for the person who has to judge it. */
export function describeEvidence(evidence: Evidence): string {
  switch (evidence.kind) {
    case 'interrupted':
      return 'Tagline ended while this request was on its way, so its answer was never seen.';
    case 'withdrawn':
      return 'This request was taken back before anything of it was sent.';
    case 'fault':
      return describeFault(evidence);
    case 'answer':
      return describeAnswer(evidence.status, evidence.body);
  }
}

const faultWords: Record<Fault, string> = {
  'connection-refused': 'the connection was refused',
  'host-not-found': 'the address was not found',
  'network-unreachable': 'the network could not be reached',
  timeout: 'nothing came for too long',
  tls: 'the secure connection failed',
  reset: 'the connection broke',
  aborted: 'the request was given up on this computer',
  'not-http': 'the answer was not HTTP',
  'too-large': 'the answer was larger than an answer can be',
  other: 'the connection failed',
};

/** Those that say by themselves that no connection came about. */
const neverConnected: ReadonlySet<Fault> = new Set([
  'connection-refused',
  'host-not-found',
  'network-unreachable',
]);

const phaseWords: Record<Exclude<Phase, 'reading'>, string> = {
  connecting: 'before a connection was made',
  handshake: 'while the secure connection was being made',
  sending: 'while the request was being sent',
  waiting: 'after the whole request was sent and before any answer',
};

function describeFault(evidence: Extract<Evidence, { kind: 'fault' }>): string {
  if (evidence.phase === 'connecting' && neverConnected.has(evidence.fault))
    return `${capital(faultWords[evidence.fault])}.`;
  const share =
    evidence.phase === 'sending'
      ? ` (at most ${evidence.sentBytes} of ${evidence.totalBytes} bytes had left)`
      : '';
  return `${capital(faultWords[evidence.fault])} ${phaseWords[evidence.phase]}${share}.`;
}

function describeAnswer(status: number, body: AnswerBody): string {
  switch (body.kind) {
    case 'receipts':
      return `The service answered ${status} with ids for ${body.matched} of ${body.expected} ${body.expected === 1 ? 'person' : 'people'}${
        body.surplus > 0 ? ` and ${body.surplus} that belong to nobody here` : ''
      }.`;
    case 'words':
      return body.text.trim() === ''
        ? `The service answered ${status} with an empty body.`
        : `The service answered ${status} with a body that holds no ids.`;
    case 'cut':
      return `The service answered ${status}, then ${faultWords[body.fault]} after ${body.bytes} bytes of the answer.`;
  }
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
