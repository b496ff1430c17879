/** 6 to 12 bytes per number. The caller may fill the list while numbers are claimed; doubles hold their 15 digits. */
export class NumberIndex {
  readonly #numbers: Float64Array;
  /** Index in the list plus one; 0 for an empty bucket. */
  readonly #buckets: Int32Array;

  constructor(numbers: Float64Array) {
    this.#numbers = numbers;
    this.#buckets = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(16, numbers.length * 1.5))));
  }

  static of(numbers: readonly number[] | Float64Array): NumberIndex {
    const index = new NumberIndex(Float64Array.from(numbers));
    for (let at = 0; at < numbers.length; at++) index.claim(at);
    return index;
  }

  get size(): number {
    return this.#numbers.length;
  }

  equals(other: NumberIndex): boolean {
    return this.size === other.size && this.#numbers.every((number, at) => number === other.#numbers[at]);
  }

  has(number: number): boolean {
    return this.#buckets[this.#bucketOf(number)] !== 0;
  }

  /** The index with this number, or -1. */
  get(number: number): number {
    return this.#buckets[this.#bucketOf(number)]! - 1;
  }

  /** Claims the index's number. Returns -1, or the index that already holds it. */
  claim(index: number): number {
    const bucket = this.#bucketOf(this.#numbers[index]!);
    const holder = this.#buckets[bucket]! - 1;
    if (holder === -1) this.#buckets[bucket] = index + 1;
    return holder;
  }

  /** Claims the index's number, replacing any earlier claim. */
  take(index: number): void {
    this.#buckets[this.#bucketOf(this.#numbers[index]!)] = index + 1;
  }

  #bucketOf(number: number): number {
    const mask = this.#buckets.length - 1;
    // Hash both halves: 32 bits hold fewer than ten digits.
    let bucket = Math.imul(number | 0, 0x9e3779b1) ^ Math.imul((number / 4294967296) | 0, 0x85ebca6b);
    bucket = (bucket ^ (bucket >>> 15)) & mask;
    for (
      let held = this.#buckets[bucket]!;
      held !== 0 && this.#numbers[held - 1] !== number;
      held = this.#buckets[bucket]!
    ) {
      bucket = (bucket + 1) & mask;
    }
    return bucket;
  }
}
