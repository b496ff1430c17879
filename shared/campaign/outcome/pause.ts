import type { Words } from '../../language/said.ts';

/** All reasons to pause; the graver has the higher weight. */
const weights = {
  'by-user': 0,
  slept: 0,
  quiet: 0,
  overdue: 0,
  restart: 0,
  over: 0,
  'start-time': 0,
  'other-day': 0,
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

type PauseKind = keyof typeof weights;

export const pauseKinds = Object.keys(weights) as PauseKind[];

export interface PauseReason {
  readonly kind: PauseKind;
  readonly message: Words;
  readonly fix?: Words;
  /** The service's own words, if `message` does not contain them. */
  readonly words?: string;
  readonly chunk?: number;
  /** A status whose answer accepted every recipient; the account may accept that status from now on. */
  readonly status?: number;
  /** When the campaign goes on by itself, in ms since the epoch. */
  readonly until?: number;
  /** Quiet hours hold all that is left as long as its texts are true: it goes anyway, or not at all. */
  readonly onlyAnyway?: true;
}

/** A reason to send in quiet hours has a letter or a digit: a dash says nothing. */
export function saysWhy(reason: string): boolean {
  return /[\p{L}\p{N}]/u.test(reason);
}

/** The pause that a person saw who lets a campaign continue. */
export interface PauseShown {
  readonly kind: PauseReason['kind'] | null;
  readonly chunk: number | null;
}

export function pauseShown(pause: PauseReason | null): PauseShown {
  return { kind: pause?.kind ?? null, chunk: pause?.chunk ?? null };
}

/** The campaign is still paused for what the person saw. */
export function isPauseShown(shown: PauseShown, pause: PauseReason | null): boolean {
  const { kind, chunk } = pauseShown(pause);
  return kind === shown.kind && chunk === shown.chunk;
}

/**
 * The graver of two reasons, or the first of two equal ones. A pause by the person or the computer never
 * hides the outcome of a request, and only a copy that went on sending hides a text that differs from the one
 * shown.
 */
export function graverPause(first: PauseReason | null, then: PauseReason): PauseReason {
  return first === null || weights[then.kind] > weights[first.kind] ? then : first;
}

/** Something went wrong, rather than that a person or the plan paused. */
export function isTrouble(kind: PauseReason['kind']): boolean {
  return kind !== 'canary' && weights[kind] > 0;
}

/** A person must see it even if nothing is left to send, so the campaign does not finish before. */
export function isSeenBeforeTheEnd(kind: PauseReason['kind']): boolean {
  return kind === 'receipts-mismatch' || kind === 'odd-answer' || kind === 'different-text';
}
