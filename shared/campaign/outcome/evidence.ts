import type { RefusalDoubt } from '../../answer/refusal-doubt.ts';
import { assertNever } from '../../assert-never.ts';
import type { Said } from '../../language/said.ts';
import { say } from '../../texts/say.ts';
import {
  type CertificateSeen,
  connectionWords,
  type Fault,
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
      /** Why it is not believed, where its status is that of a refusal; left out where it is. */
      readonly doubt?: RefusalDoubt;
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
      readonly known: { readonly credit: number; readonly consumed: number } | null;
    };

/** Says in a sentence what was observed, for the person who has to judge it. */
export function describeEvidence(evidence: Evidence): Said {
  const words = say.evidence;
  switch (evidence.kind) {
    case 'interrupted':
      return evidence.by === 'failure' ? words.failed() : words.interrupted();
    case 'withdrawn':
      return words.withdrawn();
    case 'older-copy':
      return words.olderCopy();
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

function describeFault(evidence: Extract<Evidence, { kind: 'fault' }>): Said {
  const met = connectionWords(evidence);
  if (met !== null) return met.what;
  const { phase, proxy, sentBytes, totalBytes } = evidence;
  const words = say.evidence;
  const fault = words.faults[evidence.fault]();
  if (phase === 'connecting' && neverConnected.has(evidence.fault)) return words.fault(fault);
  const through = proxy?.name ?? null;
  return phase === 'sending'
    ? words.faultWhileSending(fault, sentBytes, totalBytes, through)
    : words.faultIn(fault, words.phases[phase](), through);
}

function describeAnswer({ status, body, location }: Extract<Evidence, { kind: 'answer' }>): Said {
  const words = say.evidence;
  switch (body.kind) {
    case 'receipts': {
      const { matched, expected, oddCredit } = body;
      const answer = words.receipts(status, matched, expected, oddOf(body), partialOf(body));
      return oddCredit === undefined ? answer : words.oddCredit(answer, oddCredit);
    }
    case 'words':
      if (body.doubt !== undefined) return words.doubted[body.doubt](status);
      if (body.holdsIds) return words.idsUnread(status);
      if (status >= 300 && status < 400) return words.redirect(status, location);
      return body.text.trim() === '' ? words.emptyBody(status) : words.noIds(status);
    case 'cut':
      return words.cut(status, words.faults[body.fault](), body.bytes, body.holdsIds === true);
    default:
      return assertNever(body);
  }
}

type Receipts = Extract<AnswerBody, { kind: 'receipts' }>;

function oddOf({ surplus, odd }: Receipts): Said[] {
  const words = say.evidence.odd;
  const found: Said[] = [];
  if (surplus > 0) found.push(words.surplus(surplus));
  if (odd === undefined) return found;
  const { shared, notPositive, errors, error } = odd;
  if (shared > 0) found.push(words.shared(shared));
  if (notPositive > 0) found.push(words.notPositive(notPositive));
  if (errors > 0) found.push(words.errors(errors, error === '' ? null : error));
  return found;
}

function partialOf({ partial }: Receipts): Said | null {
  if (partial === undefined) return null;
  const words = say.evidence;
  return partial.fault === null
    ? words.partial.notWhole()
    : words.partial.cut(words.faults[partial.fault](), partial.bytes);
}
