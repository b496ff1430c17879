import type { SendOptions } from '../../draft/draft.ts';
import { planning } from '../../texts/en/review.ts';
import { longSleepMs } from './after-sleep.ts';

export type Due =
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'start' }
  /** The time passed while the app was closed or the computer slept: a person decides. */
  | { readonly kind: 'ask'; readonly lateMs: number };

/** A campaign runs at once if only those after its canary wait for a time. */
export function phaseAtStart(options: SendOptions, people: number): 'scheduled' | 'running' {
  const { startAt, canaryNow, canary } = options;
  const isCanaryNow = canaryNow === true && canary > 0 && canary < people;
  return startAt === null || isCanaryNow ? 'running' : 'scheduled';
}

/** A timer is late by milliseconds, a busy computer by seconds, a sleep by more. */
export const graceMs = 10_000;
/** Longer timers are split, so that a changed clock is noticed soon. */
const longestWaitMs = 30_000;

/** Both in ms since the epoch. To go on may be later than to begin. */
export function dueNow(at: number, now: number, hasBegun = false): Due {
  const late = now - at;
  if (late < 0) return { kind: 'wait', ms: Math.min(-late, longestWaitMs) };
  return late <= (hasBegun ? longSleepMs : graceMs) ? { kind: 'start' } : { kind: 'ask', lateMs: late };
}

/** In this computer's time: `[from, to)`. */
const daytime = { from: 9, to: 18 };

/** Ms since the epoch: the next full hour in daytime that is at least ten minutes off. */
export function proposedStart(now: number): number {
  const at = new Date(now + 600_000);
  if (at.getMinutes() > 0 || at.getSeconds() > 0 || at.getMilliseconds() > 0) {
    at.setHours(at.getHours() + 1, 0, 0, 0);
  }
  if (at.getHours() >= daytime.to) at.setDate(at.getDate() + 1);
  if (at.getHours() >= daytime.to || at.getHours() < daytime.from) at.setHours(daytime.from);
  return at.getTime();
}

/** Who gets a scheduled text first; a person chooses, because perhaps nobody is there to look at a canary's answers. */
export type GoesFirst = 'canary-now' | 'canary-then' | 'everybody';

/** Null if there is nothing to choose. A canary is left out only through an account that is proven. */
export function goesFirstChoices(
  { startAt, canary, canaryNow }: Pick<SendOptions, 'startAt' | 'canary' | 'canaryNow'>,
  { people, isProven }: { readonly people: number; readonly isProven: boolean },
): { readonly choices: readonly GoesFirst[]; readonly chosen: GoesFirst | null } | null {
  if (startAt === null || canary <= 0 || canary >= people) return null;
  const other = isProven ? 'everybody' : 'canary-then';
  const then = canaryNow === false && !isProven ? other : null;
  return { choices: ['canary-now', other], chosen: canaryNow === true ? 'canary-now' : then };
}

/** The canary of a scheduled campaign finishes when perhaps no one is there. */
export function scheduledCanaryWords(
  options: Pick<SendOptions, 'canary' | 'canaryNow'>,
  people: number,
): string {
  const { canary, canaryNow } = options;
  if (canary <= 0 || canary >= people) return planning.scheduledWhole;
  return canaryNow ? planning.scheduledRest(canary) : planning.scheduledCanary(canary);
}
