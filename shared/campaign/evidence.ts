import { assertNever } from '../assert-never.ts';
import { peopleWords, plural } from '../format/format-count.ts';
import { isolated, quoted } from '../format/quoted.ts';
import {
  type CertificateSeen,
  connectionWords,
  type Fault,
  faultWords,
  type Phase,
  type ProxySeen,
} from './fault-words.ts';

/** What the body of an answer turned out to be. */
export type AnswerBody =
  /** It holds `ids`, under whatever status: counted against the recipients of the request (spec, Send response). */
  | {
      readonly kind: 'receipts';
      readonly expected: number;
      /** Recipients with at least one id. */
      readonly matched: number;
      /** Elements of `ids` that belong to nobody, or to somebody who has one already. */
      readonly surplus: number;
      /** What else is odd about the ids of people; left out where nothing is. */
      readonly odd?: OddReceipts;
      /** What was read is not a whole answer; `fault` is null where it all came and is no JSON. Left out for a whole one. */
      readonly partial?: { readonly fault: Fault | null; readonly bytes: number };
      /** A `credit_consumed` that can be no credit, as it came; it counts for nothing. Left out where there is none. */
      readonly oddCredit?: string;
      /** The service's own words, where not everybody has an id or the answer is not as it should be; left out where it has none. */
      readonly words?: string;
    }
  /** Whole, but not an answer to a send: the service's own words are in it, if anywhere. */
  | {
      readonly kind: 'words';
      readonly text: string;
      /** True where it mentions `ids` that cannot be read as anybody's; left out otherwise. */
      readonly holdsIds?: true;
    }
  /** It stopped before its end. */
  | {
      readonly kind: 'cut';
      readonly fault: Fault;
      readonly bytes: number;
      readonly text: string;
      /** True where what came of it mentions `ids`; left out otherwise. */
      readonly holdsIds?: true;
    };

/** Ids that count as receipts all the same, in numbers of people. */
export interface OddReceipts {
  /** With an id that somebody else of the request has, too. */
  readonly shared: number;
  /** With an id that is zero or negative. */
  readonly notPositive: number;
  /** With an id and an error. */
  readonly errors: number;
  /** The words of the first such error; empty where it has none. */
  readonly error: string;
}

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
      /** The proxy that it was to go through, and what that answered in place of connecting. Left out where there was none. */
      readonly proxy?: ProxySeen;
      /** What is wrong with the certificate that was shown; left out where it is not that, or none was seen. */
      readonly certificate?: CertificateSeen;
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
  /** The app ended between the attempt and its outcome, or failed to record it. */
  | { readonly kind: 'interrupted'; readonly by?: 'failure' }
  /** It was on record as begun and taken back before its first byte left. */
  | { readonly kind: 'withdrawn' }
  /** None of this folder's own: another copy of the folder may have sent the request since this one was made. */
  | {
      readonly kind: 'older-copy';
      /** The credit of the account as the folder knew it, and what its campaigns had consumed by then. */
      readonly known?: { readonly credit: number; readonly consumed: number } | null;
    };

/** Says in a sentence what was observed, for the person who has to judge it. */
export function describeEvidence(evidence: Evidence): string {
  switch (evidence.kind) {
    case 'interrupted':
      return evidence.by === 'failure'
        ? 'Something unexpected happened in Tagline while this request was on its way, so its answer was not recorded.'
        : 'Tagline ended while this request was on its way, so its answer was never seen.';
    case 'withdrawn':
      return 'This request was taken back before anything of it was sent.';
    case 'older-copy':
      return 'This data folder is a copy, and what the other one has sent since it was made is not in it.';
    case 'fault':
      return describeFault(evidence);
    case 'answer':
      return describeAnswer(evidence);
    default:
      return assertNever(evidence);
  }
}

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
  const met = connectionWords(evidence);
  if (met !== null) return met.what;
  const { phase, fault, proxy } = evidence;
  if (phase === 'connecting' && neverConnected.has(fault)) return `${capital(faultWords[fault])}.`;
  const share =
    phase === 'sending' ? ` (at most ${evidence.sentBytes} of ${evidence.totalBytes} bytes had left)` : '';
  const through = proxy === undefined ? '' : `, through the proxy ${isolated(proxy.name)}`;
  return `${capital(faultWords[fault])} ${phaseWords[phase]}${share}${through}.`;
}

function describeAnswer({ status, body, location }: Extract<Evidence, { kind: 'answer' }>): string {
  const answered = `The service answered ${status}`;
  switch (body.kind) {
    case 'receipts':
      return `${answered} with ids for ${body.matched} of ${peopleWords(body.expected)}${describeOdd(body)}.${
        body.oddCredit === undefined ? '' : ` Its credit_consumed is no credit: ${body.oddCredit}.`
      }`;
    case 'words':
      if (body.holdsIds) return `${answered} with ids that cannot be read as anybody's.`;
      if (status >= 300 && status < 400) {
        return `${answered}, a redirect${location === null ? '' : ` to ${location}`}, which Tagline never follows.`;
      }
      return body.text.trim() === ''
        ? `${answered} with an empty body.`
        : `${answered} with a body that holds no ids.`;
    case 'cut':
      return `${answered}, then ${faultWords[body.fault]} after ${body.bytes} bytes of the answer${
        body.holdsIds ? ', in which ids had begun' : ''
      }.`;
    default:
      return assertNever(body);
  }
}

function describeOdd({ surplus, odd, partial }: Extract<AnswerBody, { kind: 'receipts' }>): string {
  const found: string[] = [];
  if (surplus > 0) found.push(`${surplus} that belong to nobody here`);
  if (odd !== undefined) {
    const { shared, notPositive, errors, error } = odd;
    if (shared > 0) found.push(`one id given to several people (${shared} of them)`);
    if (notPositive > 0) found.push(`${plural(notPositive, 'id', 'ids')} of zero or less`);
    if (errors > 0) {
      found.push(
        `an error beside the id of ${peopleWords(errors)}${error === '' ? '' : ` (${quoted(error)})`}`,
      );
    }
  }
  const seen = found.length === 0 ? '' : ` and ${found.join(', ')}`;
  if (partial === undefined) return seen;
  return partial.fault === null
    ? `${seen}, in a body that is not whole JSON`
    : `${seen}, then ${faultWords[partial.fault]} after ${partial.bytes} bytes of the answer`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
