import { assertNever } from '../../assert-never.ts';
import type { Words } from '../../language/said.ts';

/** Why a campaign stands still and what the person can do. */
export interface PauseReason {
  readonly kind:
    | 'by-user'
    | 'canary'
    | 'refused'
    | 'unknown'
    | 'different-text'
    | 'receipts-mismatch'
    | 'odd-answer'
    | 'balance'
    | 'unreachable'
    | 'account'
    | 'restart'
    | 'slept'
    | 'other-computer'
    | 'older-copy'
    | 'moved-out'
    | 'disk'
    | 'internal';
  readonly message: Words;
  readonly fix?: Words;
  /** The service's own words, where it gave any and `message` does not tell them. */
  readonly words?: string;
  /** The chunk concerned, if one is. */
  readonly chunk?: number;
  /** A status that accepted everybody and that the account may accept once and for all. */
  readonly status?: number;
}

/** Which pause somebody saw who lets a campaign go on. */
export interface PauseShown {
  readonly kind: PauseReason['kind'] | null;
  /** The chunk it concerned; null where it concerned none. */
  readonly chunk: number | null;
}

/** What of a pause tells it from others. */
export function pauseShown(pause: PauseReason | null): PauseShown {
  return { kind: pause?.kind ?? null, chunk: pause?.chunk ?? null };
}

/** Whether a campaign still stands still for what was seen. */
export function isPauseShown(shown: PauseShown, pause: PauseReason | null): boolean {
  const { kind, chunk } = pauseShown(pause);
  return kind === shown.kind && chunk === shown.chunk;
}

/**
 * Which of two reasons to stand still is told: the graver one, or the first of two alike. What a person or the computer
 * asked for never hides what a request came to, and nothing but a copy that went on hides a text that was not the one shown.
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
    case 'account':
      return 1;
    case 'refused':
    case 'unknown':
    case 'odd-answer':
    case 'disk':
    case 'internal':
    case 'other-computer':
    case 'moved-out':
      return 2;
    case 'different-text':
    case 'receipts-mismatch':
      return 3;
    case 'older-copy':
      return 4;
    default:
      return assertNever(kind);
  }
}

/** True for a pause that something went wrong before, rather than one that was asked for or is a part of the way. */
export function isTrouble(kind: PauseReason['kind']): boolean {
  return kind !== 'canary' && weight(kind) > 0;
}

/** True for what a person has to see even where nothing is left to send, so that the campaign is not finished before. */
export function isSeenBeforeTheEnd(kind: PauseReason['kind']): boolean {
  return kind === 'receipts-mismatch' || kind === 'odd-answer' || kind === 'different-text';
}
