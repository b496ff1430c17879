import { type AnswerPolicy, strictPolicy } from '../../account/answer-policy.ts';
import { assertNever } from '../../assert-never.ts';
import type { Evidence } from './evidence.ts';

/**
 * `not-sent` and `refused`: no one of the chunk was texted. `accepted`: the service took every recipient.
 * `unknown`: only a person may decide what happens next.
 */
export type Outcome = 'accepted' | 'not-sent' | 'refused' | 'unknown';

/** Settles an attempt from its evidence. This is the whole rule that no one is texted twice on a guess. */
export function settle(evidence: Evidence, policy: AnswerPolicy = strictPolicy): Outcome {
  switch (evidence.kind) {
    case 'interrupted':
    case 'older-copy':
      return 'unknown';
    case 'withdrawn':
      return 'not-sent';
    case 'fault':
      switch (evidence.phase) {
        case 'connecting':
        case 'handshake':
          return 'not-sent';
        case 'sending':
        case 'waiting':
          return 'unknown';
        default:
          return assertNever(evidence.phase);
      }
    case 'answer':
      return settleAnswer(evidence.status, evidence, policy);
    default:
      return assertNever(evidence);
  }
}

function settleAnswer(
  status: number,
  { body }: Extract<Evidence, { kind: 'answer' }>,
  { retries429 }: AnswerPolicy,
): Outcome {
  // A recipient with an id was taken, with any status; nobody knows about the others.
  if (body.kind === 'receipts') {
    return body.expected > 0 && body.matched === body.expected ? 'accepted' : 'unknown';
  }
  // The missing rest of a cut answer may have contained ids.
  if (!isRefusalStatus(status) || body.kind === 'cut' || body.doubt !== undefined) return 'unknown';
  return status === 429 && retries429 ? 'not-sent' : 'refused';
}

/** The statuses that refuse a request (spec, Errors), and the one that asks to wait. */
export function isRefusalStatus(status: number): boolean {
  return [400, 401, 403, 422, 429].includes(status);
}
