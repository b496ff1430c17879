import { assertNever } from '../../assert-never.ts';
import type { Said } from '../../language/said.ts';
import { say } from '../../texts/say.ts';
import { isTooManyConnections } from '../refusals/refusal.ts';
import type { RefusalDoubt } from '../refusals/refusal-doubt.ts';
import { connectionWords, type Fault, type FaultSeen } from './connection-fault.ts';
import type { OddReceipts } from './receipts.ts';

export type AnswerBody =
  /** A body with `ids`, under any status, counted against the recipients of the request (spec, Send response). */
  | {
      readonly kind: 'receipts';
      readonly expected: number;
      readonly matched: number;
      /** Elements of `ids` that belong to no recipient, or to one who already has an id. */
      readonly surplus: number;
      readonly odd?: OddReceipts;
      /** What was read is not a complete answer; `fault` is null if all of it came and is not JSON. */
      readonly partial?: { readonly fault: Fault | null; readonly bytes: number };
      /** A `credit_consumed` that cannot be one, as it came; it counts for nothing. */
      readonly oddCredit?: string;
      /** The plain values of `usage`, in one line. */
      readonly usage?: string;
      /** The service's own words, if not every recipient has an id or the answer is not as it should be. */
      readonly words?: string;
    }
  /** Complete, but not an answer to a send; may contain the service's own words. */
  | {
      readonly kind: 'words';
      readonly text: string;
      /** The body mentions `ids` that cannot be matched to recipients. */
      readonly holdsIds?: true;
      /** Why a refusal is not believed, or nobody knows what any other body holds. */
      readonly doubt?: RefusalDoubt;
    }
  /** The body stopped before its end. */
  | {
      readonly kind: 'cut';
      readonly fault: Fault;
      readonly bytes: number;
      readonly text: string;
      /** The part that came mentions `ids`. */
      readonly holdsIds?: true;
    };

/** What was observed of one attempt: all that the settling rule may look at. */
export type Evidence =
  | (FaultSeen & {
      readonly kind: 'fault';
      /** The technical words, without token, numbers or texts. */
      readonly detail: string;
      /** Bytes of the request handed to the network, and in all. */
      readonly sentBytes: number;
      readonly totalBytes: number;
    })
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: AnswerBody;
      /** From `Retry-After`, in ms; null when absent or unreadable. */
      readonly retryAfterMs: number | null;
      /** Where a 3xx pointed to, without its query. */
      readonly location: string | null;
    }
  /** The app ended between the attempt and its outcome, or failed to record it. */
  | { readonly kind: 'interrupted'; readonly by?: 'failure' }
  /** Recorded as begun, and withdrawn before its first byte left. */
  | { readonly kind: 'withdrawn' }
  /** Another copy of this folder may have sent the request after this copy was made. */
  | {
      readonly kind: 'older-copy';
      /** The account's credit as the folder knew it, and what its campaigns had consumed by then. */
      readonly known: { readonly credit: number; readonly consumed: number } | null;
    };

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

/** Faults that already mean that there was no connection. */
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
      if (status >= 300 && status < 400)
        return wantsSlash(location) ? words.wantsSlash(status, location) : words.redirect(status, location);
      if (isTooManyConnections(status, body.text)) return words.tooManyConnections(status);
      return body.text.trim() === '' ? words.emptyBody(status) : words.noIds(status);
    case 'cut':
      return words.cut(status, words.faults[body.fault](), body.bytes, body.holdsIds === true);
    default:
      return assertNever(body);
  }
}

/** A redirect to a path of the specification with a slash at its end. */
export function wantsSlash(location: string | null): location is string {
  return location !== null && /\/(?:mtsms|balance)\/$/.test(location);
}

type Receipts = Extract<AnswerBody, { kind: 'receipts' }>;

function oddOf({ surplus, odd }: Receipts): Said[] {
  const words = say.evidence.odd;
  const oddFields: Said[] = [];
  if (surplus > 0) oddFields.push(words.surplus(surplus));
  if (odd === undefined) return oddFields;
  const { shared, notPositive, errors, error } = odd;
  if (shared > 0) oddFields.push(words.shared(shared));
  if (notPositive > 0) oddFields.push(words.notPositive(notPositive));
  if (errors > 0) oddFields.push(words.errors(errors, error === '' ? null : error));
  return oddFields;
}

function partialOf({ partial }: Receipts): Said | null {
  if (partial === undefined) return null;
  const words = say.evidence;
  return partial.fault === null
    ? words.partial.notWhole()
    : words.partial.cut(words.faults[partial.fault](), partial.bytes);
}
