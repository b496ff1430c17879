import type { AnswerPolicy } from '../../account/answer-policy.ts';
import { assertNever } from '../../assert-never.ts';
import type { Evidence } from './evidence.ts';
import type { Outcome } from './outcome.ts';
import type { PauseReason } from './pause.ts';
import { backOff, type RetryPolicy } from './retry-wait.ts';

export type NextStep =
  | { readonly kind: 'continue' }
  | { readonly kind: 'retry'; readonly afterMs: number }
  | { readonly kind: 'pause'; readonly reason: PauseReason['kind'] };

/** `retry` is the number of the retry that would follow, 1 for the first. */
export interface StepFacts {
  readonly retry: number;
  readonly random: number;
  /** Accepted texts that differ from what was shown. */
  readonly differences: number;
  readonly policy: AnswerPolicy;
}

/** Go on, try again if nothing can have left, or ask the person. */
export function nextStep(
  outcome: Outcome,
  evidence: Evidence,
  facts: StepFacts,
  policy: RetryPolicy,
): NextStep {
  switch (outcome) {
    case 'accepted':
      if (hasOddReceipts(evidence)) return { kind: 'pause', reason: 'receipts-mismatch' };
      if (facts.differences > 0) return { kind: 'pause', reason: 'different-text' };
      if (!isExpected(evidence, facts.policy)) return { kind: 'pause', reason: 'odd-answer' };
      return { kind: 'continue' };
    case 'refused':
      return { kind: 'pause', reason: 'refused' };
    case 'unknown':
      return { kind: 'pause', reason: 'unknown' };
    case 'not-sent': {
      if (failsAgain(evidence)) return { kind: 'pause', reason: 'unreachable' };
      const asked = evidence.kind === 'answer' ? evidence.retryAfterMs : null;
      const afterMs = backOff(policy, facts.retry, facts.random, asked);
      if (afterMs !== null) return { kind: 'retry', afterMs };
      return { kind: 'pause', reason: 'unreachable' };
    }
    default:
      return assertNever(outcome);
  }
}

/**
 * A failed certificate or protocol, or a proxy that denies the request, fails again, and retrying teaches
 * people to ignore it. A proxy that could not reach the service may do so later.
 */
function failsAgain(evidence: Evidence): boolean {
  if (evidence.kind !== 'fault') return false;
  const { fault, proxy } = evidence;
  if (fault === 'proxy-refused') return (proxy?.status ?? 0) < 500;
  return fault === 'tls' || fault === 'proxy-unsupported';
}

function hasOddReceipts(evidence: Evidence): boolean {
  if (evidence.kind !== 'answer' || evidence.body.kind !== 'receipts') return false;
  return evidence.body.surplus > 0 || evidence.body.odd !== undefined;
}

/** A complete answer with a status that may accept: 200 (spec, Send SMS), or one that the account names. */
function isExpected(evidence: Evidence, { acceptedStatuses }: AnswerPolicy): boolean {
  if (evidence.kind !== 'answer' || evidence.body.kind !== 'receipts') return false;
  const { status, body } = evidence;
  return body.partial === undefined && (status === 200 || acceptedStatuses.includes(status));
}
