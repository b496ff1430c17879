import { assertNever } from '../assert-never.ts';
import type { Evidence } from './evidence.ts';

/**
 * What an attempt came to. `not-sent` and `refused` mean that nobody of the chunk was texted, `accepted`
 * that the service took everybody; `unknown` means that only a person may decide what happens next.
 */
export type Outcome = 'accepted' | 'not-sent' | 'refused' | 'unknown';

/** Settles an attempt from its evidence; the whole of the rule that nobody is texted twice on a guess. */
export function settle(evidence: Evidence): Outcome {
  switch (evidence.kind) {
    case 'interrupted':
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
      return settleAnswer(evidence.status, evidence);
    default:
      return assertNever(evidence);
  }
}

function settleAnswer(status: number, { body }: Extract<Evidence, { kind: 'answer' }>): Outcome {
  if (status === 200) {
    return body.kind === 'receipts' && body.expected > 0 && body.matched === body.expected
      ? 'accepted'
      : 'unknown';
  }
  if (status === 429) return 'not-sent';
  // A refusal is in the status; what became of its body changes nothing.
  if (status === 400 || status === 401 || status === 403 || status === 422) return 'refused';
  if (status >= 300 && status < 400) return 'refused';
  return 'unknown';
}
