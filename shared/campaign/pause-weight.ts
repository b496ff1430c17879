import { assertNever } from '../assert-never.ts';
import type { PauseReason } from './campaign.ts';

/**
 * Which of two reasons to stand still is told: the graver one, or the first of two alike. What a person or the computer
 * asked for never hides what a request came to, and nothing hides a text that was not the one shown.
 */
export function graverPause(first: PauseReason | null, then: PauseReason): PauseReason {
  return first === null || weight(then.kind) > weight(first.kind) ? then : first;
}

function weight(kind: PauseReason['kind']): number {
  switch (kind) {
    case 'by-user':
    case 'slept':
    case 'restart':
      return 0;
    case 'canary':
    case 'unreachable':
    case 'balance':
      return 1;
    case 'refused':
    case 'unknown':
    case 'disk':
    case 'internal':
    case 'other-computer':
      return 2;
    case 'different-text':
    case 'receipts-mismatch':
      return 3;
    default:
      return assertNever(kind);
  }
}
