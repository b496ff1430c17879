import { assertNever } from '../../assert-never.ts';
import type { SendOptions } from '../../draft/draft.ts';
import { duration } from '../../format/format-time.ts';
import { planning } from '../../texts/en/review.ts';
import { sending } from '../../texts/en/sending.ts';
import { planConnections } from '../plan/connections.ts';
import { planSize, withFirstCanary } from '../plan/plan.ts';
import type { Verdict } from './chunk.ts';

export type VerdictWords = ReturnType<typeof verdictWords>;

/**
 * What a verdict on an unknown chunk means for its people; in a `cancelled` campaign it sends nothing. The question is
 * asked before an act that cannot be undone; null for others.
 */
export function verdictWords(verdict: Verdict, people: number, cancelled = false) {
  switch (verdict) {
    case 'treat-as-sent': {
      const { label, consequence } = sending.treatAsSent;
      return { label, consequence: consequence(people), question: null };
    }
    case 'send-again': {
      const { label, consequence, question } = cancelled ? sending.countAsNotSent : sending.sendAgain;
      return { label, consequence: consequence(people), question: question(people) };
    }
    default:
      return assertNever(verdict);
  }
}

/** For all requests of a campaign that another copy of the data folder may have sent. */
export function copiedWords(verdict: Verdict, people: number, cancelled = false): VerdictWords {
  switch (verdict) {
    case 'treat-as-sent': {
      const { label, consequence, question } = sending.treatAllAsSent;
      return { label, consequence: consequence(people), question: question(people) };
    }
    case 'send-again': {
      if (cancelled) return { ...verdictWords(verdict, people, cancelled), label: sending.countAllAsNotSent };
      const { label, consequence, question } = sending.sendToAllAgain;
      return { label, consequence, question: question(people) };
    }
    default:
      return assertNever(verdict);
  }
}

/** How many people one lost answer leaves in doubt. The plan knows how many requests there are. */
export function chunkSizeWords(options: SendOptions, people: number): string {
  return planning.chunkSize(Math.min(planSize(options) * planConnections(options), people));
}

/** `isProven` as for `withFirstCanary`. */
export function canaryWords(options: SendOptions, people: number, isProven: boolean): string {
  const { canary } = withFirstCanary(options, isProven);
  if (canary !== options.canary && canary < people) return planning.firstCanary(canary);
  if (canary === 0) return planning.noCanary;
  return canary >= people ? planning.canaryIsAll : planning.canary(canary);
}

export function paceWords(perMinute: number | null, people: number): string {
  if (perMinute === null) return planning.noPace;
  return planning.pace(perMinute, duration((people / perMinute) * 60));
}

export function connectionsWords(connections: number): string {
  return connections === 1 ? planning.oneConnection : planning.connections(connections);
}
