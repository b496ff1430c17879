import { type AnswerPolicy, strictPolicy } from '../../account/answer-policy.ts';
import { assertNever } from '../../assert-never.ts';
import type { Evidence } from './evidence.ts';

/**
 * What an attempt came to. `not-sent` and `refused` mean that nobody of the chunk was texted, `accepted`
 * that the service took everybody; `unknown` means that only a person may decide what happens next.
 */
export type Outcome = 'accepted' | 'not-sent' | 'refused' | 'unknown';

/** Settles an attempt from its evidence; the whole of the rule that nobody is texted twice on a guess. */
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
  // Whoever has an id was taken, whatever the status says; of the others nobody knows.
  if (body.kind === 'receipts') {
    return body.expected > 0 && body.matched === body.expected ? 'accepted' : 'unknown';
  }
  // What a cut answer would have gone on to say may have been ids.
  if (!isRefusalStatus(status) || body.kind === 'cut' || body.doubt !== undefined) return 'unknown';
  return status === 429 && retries429 ? 'not-sent' : 'refused';
}

/** True for the statuses with which a service refuses a request (spec, Errors), and the one that asks to wait. */
export function isRefusalStatus(status: number): boolean {
  return [400, 401, 403, 422, 429].includes(status);
}
