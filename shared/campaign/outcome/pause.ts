import type { Words } from '../../language/said.ts';

/** Every reason to stand still, and how grave it is beside others. */
const weights = {
  'by-user': 0,
  slept: 0,
  restart: 0,
  canary: 1,
  unreachable: 1,
  balance: 1,
  account: 1,
  refused: 2,
  unknown: 2,
  'odd-answer': 2,
  disk: 2,
  internal: 2,
  'other-computer': 2,
  'moved-out': 2,
  'different-text': 3,
  'receipts-mismatch': 3,
  'older-copy': 4,
};

/** Why a campaign is paused and what the person can do. */
export interface PauseReason {
  readonly kind: keyof typeof weights;
  readonly message: Words;
  readonly fix?: Words;
  /** The service's own words, where it gave any and `message` does not tell them. */
  readonly words?: string;
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
  return first === null || weights[then.kind] > weights[first.kind] ? then : first;
}

/** True for a pause that something went wrong before, rather than one that was asked for or is a part of the way. */
export function isTrouble(kind: PauseReason['kind']): boolean {
  return kind !== 'canary' && weights[kind] > 0;
}

/** True for what a person has to see even where nothing is left to send, so that the campaign is not finished before. */
export function isSeenBeforeTheEnd(kind: PauseReason['kind']): boolean {
  return kind === 'receipts-mismatch' || kind === 'odd-answer' || kind === 'different-text';
}
