import { type FinalText, isOutsideGsm, type Writing } from '../../message/final-text.ts';
import { inOtherLetters } from '../../message/other-letters.ts';

interface Candidate<Person> {
  readonly person: Person;
  readonly final: FinalText;
  /** Place among the people seen, from 0. */
  readonly at: number;
}

/**
 * Chooses `size` people whose texts cover what can differ: the first of each version, the longest text with
 * letters that GSM 03.38 lacks, the longest, one with a fallback, one with a blank, and the last. The first
 * people fill the rest.
 */
export function createCanaryPicker<Person>(size: number, { versions, lettering }: Writing) {
  const sent = (word: string) => (lettering.other === undefined ? word : inOtherLetters(word));
  const fallbacks = versions.map(({ tags }) =>
    tags.map(({ fallback }) => (fallback === null ? null : sent(fallback))),
  );
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
      const { version, tagvalues } = final;
      if (!firstOf.has(version)) firstOf.set(version, one);
      const words = fallbacks[version]!;
      if (fallback === null && tagvalues.some((value, at) => value !== '' && value === words[at])) {
        fallback = one;
      }
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
