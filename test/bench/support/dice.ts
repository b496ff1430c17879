/** Chance that can be thrown again: the same seed gives the same throws. */
export interface Dice {
  /** A whole number from 0 to `limit - 1`. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Dice by the mulberry32 generator, which is quick and even enough to make test data. */
export function seededDice(seed: number): Dice {
  let state = seed >>> 0;
  function below(limit: number): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }
  return { below, pick: (items) => items[below(items.length)]! };
}
