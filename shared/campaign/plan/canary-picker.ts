import type { CompiledMessage } from '../../message/compiled-message.ts';
import { type FinalText, isOutsideGsm } from '../../message/final-text.ts';
import { inOtherLetters } from '../../message/other-letters.ts';

interface Candidate<Person> {
  readonly person: Person;
  readonly final: FinalText;
  /** Place among the people seen, from 0. */
  readonly at: number;
}

/**
 * Chooses `size` people whose texts cover what can differ: the first of each kind of text, the longest one with
 * letters that GSM 03.38 lacks, the longest, one with a fallback, one with a blank, and the last. The first
 * people fill the rest.
 */
export function createCanaryPicker<Person>(size: number, { lettering }: CompiledMessage) {
  const sent = (word: string) => (lettering.other === undefined ? word : inOtherLetters(word));
  const firstOf = new Map<number, Candidate<Person>>();
  const first: Candidate<Person>[] = [];
  let odd: Candidate<Person> | null = null;
  let longest: Candidate<Person> | null = null;
  let fallback: Candidate<Person> | null = null;
  let blank: Candidate<Person> | null = null;
  let last: Candidate<Person> | null = null;
  let seen = 0;

  return {
    see(person: Person, final: FinalText) {
      const one = { person, final, at: seen++ };
      if (first.length < size) first.push(one);
      if (isOutsideGsm(final) && isLonger(final, odd)) odd = one;
      if (isLonger(final, longest)) longest = one;
      const { kind, values } = final;
      if (firstOf.size < size && !firstOf.has(kind.key)) firstOf.set(kind.key, one);
      const isFallback = (value: string, at: number) =>
        value !== '' && value === sent(kind.tags[at]!.fallback ?? '');
      if (fallback === null && values.some(isFallback)) fallback = one;
      if (blank === null && final.blanks.length > 0) blank = one;
      last = one;
    },
    /** In the order they were seen. */
    chosen(): readonly Person[] {
      const chosen = new Map<number, Person>();
      for (const one of [...firstOf.values(), odd, longest, fallback, blank, last, ...first]) {
        if (one && chosen.size < size) chosen.set(one.at, one.person);
      }
      return [...chosen].sort(([left], [right]) => left - right).map(([, person]) => person);
    },
  };
}

function isLonger({ count }: FinalText, than: Candidate<unknown> | null): boolean {
  if (than === null) return true;
  const { parts, units } = than.final.count;
  return count.parts > parts || (count.parts === parts && count.units > units);
}
