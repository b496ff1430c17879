/**
 * Finds numbers among millions in a few bytes each: 15 digits are exact as a double, so no text is kept. Positions
 * are given by the caller, for example the row that a number stands in.
 */
export class NumberIndex {
  #keys = new Float64Array(1024);
  #values = new Int32Array(1024);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The position kept for a number, or -1. */
  get(number: number): number {
    const at = this.#find(number);
    return this.#keys[at] === number ? this.#values[at]! : -1;
  }

  has(number: number): boolean {
    return this.#keys[this.#find(number)] === number;
  }

  set(number: number, position: number): void {
    let at = this.#find(number);
    if (this.#keys[at] !== number) {
      if (this.#size * 2 >= this.#keys.length) {
        this.#grow();
        at = this.#find(number);
      }
      this.#keys[at] = number;
      this.#size += 1;
    }
    this.#values[at] = position;
  }

  /** The slot of a number, or the empty slot where it would go; 0 is no number, so it marks empty slots. */
  #find(number: number): number {
    const mask = this.#keys.length - 1;
    // Both halves count, since the numbers of a country differ in their last digits only.
    let at =
      Math.imul((number % 4294967296) | 0, 0x9e3779b1) ^ Math.imul((number / 4294967296) | 0, 0x85ebca6b);
    at = (at ^ (at >>> 15)) & mask;
    while (this.#keys[at] !== 0 && this.#keys[at] !== number) at = (at + 1) & mask;
    return at;
  }

  #grow(): void {
    const keys = this.#keys;
    const values = this.#values;
    this.#keys = new Float64Array(keys.length * 2);
    this.#values = new Int32Array(keys.length * 2);
    for (let at = 0; at < keys.length; at++) {
      if (keys[at] === 0) continue;
      const slot = this.#find(keys[at]!);
      this.#keys[slot] = keys[at]!;
      this.#values[slot] = values[at]!;
    }
  }
}
