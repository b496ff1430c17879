import { assertNever } from '../../assert-never.ts';
import { sending } from '../../texts/en/sending.ts';
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
