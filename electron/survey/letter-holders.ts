import { addHolders, type SurveyTally } from '../../shared/draft/survey.ts';
import { PLAIN, type ValueShapes } from './value-shapes.ts';

/** Counts people whose values hold characters that GSM 03.38 lacks, by the shapes of the values. */
export function letterHolders(shapes: ValueShapes, inOtherLetters: boolean) {
  /** By shape if one value of a text has such characters; by both shapes if two have. */
  const people = new Map<number, number>();
  /** By character, if more values have them. */
  const others = new Map<number, number>();
  const lettersOf = (id: number) => {
    const shape = shapes.at(id);
    return inOtherLetters ? shape.other.letters : shape.letters;
  };
  return {
    count(ids: readonly number[]): void {
      const holders: number[] = [];
      for (const id of ids) {
        if (id !== PLAIN && lettersOf(id).length > 0 && !holders.includes(id)) holders.push(id);
      }
      if (holders.length > 2) for (const point of new Set(holders.flatMap(lettersOf))) add(others, point, 1);
      else if (holders.length > 0) add(people, holders[0]! + (holders[1] ?? 0) * 0x10000, 1);
    },
    /** Adds the counts since the last call, except for characters of the message itself. */
    tell(totals: SurveyTally, common: ReadonlySet<number>): void {
      for (const [both, count] of people) {
        const one = both & 0xffff;
        const two = (both - one) / 0x10000;
        const letters = two === 0 ? lettersOf(one) : [...lettersOf(one), ...lettersOf(two)];
        for (const point of new Set(letters)) add(others, point, count);
      }
      people.clear();
      for (const [point, count] of others) if (!common.has(point)) addHolders(totals, point, count);
      others.clear();
    },
  };
}

function add(counts: Map<number, number>, key: number, people: number): void {
  counts.set(key, (counts.get(key) ?? 0) + people);
}
