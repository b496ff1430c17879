import { addHolders, type Tally } from '../../shared/draft/survey.ts';
import { PLAIN, type ValueShapes } from './value-shapes.ts';

/** Counts people whose values hold characters that GSM 03.38 lacks, by the shapes of the values. */
export class LetterHolders {
  readonly #shapes: ValueShapes;
  readonly #inOtherLetters: boolean;
  /** By shape when one value of a text has such characters; by both shapes when two have. */
  readonly #people = new Map<number, number>();
  /** By character, when more values have them. */
  readonly #others = new Map<number, number>();

  constructor(shapes: ValueShapes, inOtherLetters: boolean) {
    this.#shapes = shapes;
    this.#inOtherLetters = inOtherLetters;
  }

  count(shapes: readonly number[]): void {
    const found: number[] = [];
    for (const id of shapes) {
      if (id !== PLAIN && this.#lettersOf(id).length > 0 && !found.includes(id)) found.push(id);
    }
    if (found.length > 2) {
      for (const point of new Set(found.flatMap((id) => this.#lettersOf(id)))) add(this.#others, point, 1);
    } else if (found.length > 0) add(this.#people, found[0]! + (found[1] ?? 0) * 0x10000, 1);
  }

  /** Adds what was counted since the last call, except characters of the message itself. */
  tell(totals: Tally, common: ReadonlySet<number>): void {
    for (const [shapes, people] of this.#people) {
      const one = shapes & 0xffff;
      const two = (shapes - one) / 0x10000;
      const letters = two === 0 ? this.#lettersOf(one) : [...this.#lettersOf(one), ...this.#lettersOf(two)];
      for (const point of new Set(letters)) add(this.#others, point, people);
    }
    this.#people.clear();
    for (const [point, people] of this.#others) if (!common.has(point)) addHolders(totals, point, people);
    this.#others.clear();
  }

  #lettersOf(id: number): readonly number[] {
    const shape = this.#shapes.at(id);
    return this.#inOtherLetters ? shape.other.letters : shape.letters;
  }
}

function add(counts: Map<number, number>, key: number, people: number): void {
  counts.set(key, (counts.get(key) ?? 0) + people);
}
