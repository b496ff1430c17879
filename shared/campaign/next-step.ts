import { assertNever } from '../assert-never.ts';
import type { Evidence } from './evidence.ts';
import type { Outcome } from './outcome.ts';
import type { PauseReason } from './pause.ts';
import { backOff, type RetryPolicy } from './retry.ts';

/** What follows an attempt. */
export type NextStep =
  | { readonly kind: 'continue' }
  | { readonly kind: 'retry'; readonly afterMs: number }
  | { readonly kind: 'pause'; readonly reason: PauseReason['kind'] };

/** What else decides: `retry` is the number of the retry that would follow, 1 for the first. */
export interface StepFacts {
  readonly retry: number;
  readonly random: number;
  /** Accepted texts that differ from what was shown. */
  readonly differences: number;
  /** Receipts beyond one per recipient, or in another form than sent. */
  readonly surplus: number;
  readonly isCanary: boolean;
}

/** Decides what follows an attempt: go on, try again where nothing can have left, or ask the person. */
export function nextStep(
  outcome: Outcome,
  evidence: Evidence,
  facts: StepFacts,
  policy: RetryPolicy,
): NextStep {
  switch (outcome) {
    case 'accepted':
      if (facts.surplus > 0) return { kind: 'pause', reason: 'receipts-mismatch' };
      if (facts.differences > 0) return { kind: 'pause', reason: 'different-text' };
      return facts.isCanary ? { kind: 'pause', reason: 'canary' } : { kind: 'continue' };
    case 'refused':
      return { kind: 'pause', reason: 'refused' };
    case 'unknown':
      return { kind: 'pause', reason: 'unknown' };
    case 'not-sent': {
      // A certificate or protocol that failed once fails again, and retrying it teaches people to ignore it.
      if (evidence.kind === 'fault' && evidence.fault === 'tls')
        return { kind: 'pause', reason: 'unreachable' };
      const asked = evidence.kind === 'answer' ? evidence.retryAfterMs : null;
      const afterMs = backOff(policy, facts.retry, facts.random, asked);
      if (afterMs !== null) return { kind: 'retry', afterMs };
      return { kind: 'pause', reason: 'unreachable' };
    }
    default:
      return assertNever(outcome);
  }
}
