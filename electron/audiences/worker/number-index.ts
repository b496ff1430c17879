/**
 * Finds numbers in a list of millions at four bytes each. The list is the caller's and may be filled while numbers
 * are claimed; a number is exact as a double, since it has 15 digits at most.
 */
export class NumberIndex {
  readonly #numbers: Float64Array;
  /** Indexes in the list plus one; 0 is an empty slot. */
  readonly #slots: Int32Array;

  /** Makes room for all of `numbers`. */
  constructor(numbers: Float64Array) {
    this.#numbers = numbers;
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(16, numbers.length * 1.5))));
  }

  /** An index of all the given numbers. */
  static of(numbers: readonly number[]): NumberIndex {
    const index = new NumberIndex(Float64Array.from(numbers));
    for (let at = 0; at < numbers.length; at++) index.claim(at);
    return index;
  }

  has(number: number): boolean {
    return this.#slots[this.#slotOf(number)] !== 0;
  }

  /** The index that stands for a number, or -1. */
  get(number: number): number {
    return this.#slots[this.#slotOf(number)]! - 1;
  }

  /** Lets an index stand for its number unless another does, which is then answered; -1 says that it does. */
  claim(index: number): number {
    const slot = this.#slotOf(this.#numbers[index]!);
    const holder = this.#slots[slot]! - 1;
    if (holder === -1) this.#slots[slot] = index + 1;
    return holder;
  }

  /** Lets an index stand for its number, whichever did before. */
  take(index: number): void {
    this.#slots[this.#slotOf(this.#numbers[index]!)] = index + 1;
  }

  #slotOf(number: number): number {
    const mask = this.#slots.length - 1;
    // Both halves count, since 32 bits hold less than ten digits.
    let slot = Math.imul(number | 0, 0x9e3779b1) ^ Math.imul((number / 4294967296) | 0, 0x85ebca6b);
    slot = (slot ^ (slot >>> 15)) & mask;
    for (
      let held = this.#slots[slot]!;
      held !== 0 && this.#numbers[held - 1] !== number;
      held = this.#slots[slot]!
    ) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}
