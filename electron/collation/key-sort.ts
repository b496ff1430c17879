import { type CollationKeys, compareKeys } from './collation-keys.ts';

/** Indexes of texts in the order of their weights; texts of equal weights keep their order. */
export interface KeySorted {
  readonly order: Uint32Array<ArrayBuffer>;
  /** By place in the order: 1 if the weights differ from those of the text before it. */
  readonly differs: Uint8Array<ArrayBuffer>;
}

/** Neighbours whose weights are equal up to `depth`. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
}

const SLICE = 50_000;
const FEW = 16;

/** Sorts by as many weights at once as 32 bits hold, then each range of equal texts by the following weights. */
export function* sortByKeys(count: number, keys: CollationKeys): Generator<void, KeySorted> {
  const atOnce = Math.floor(32 / keys.bits);
  // The index below the weights in each number keeps the order of texts that weigh the same.
  const numbers = new BigUint64Array(count);
  const halves = new Uint32Array(numbers.buffer);
  for (let index = 0; index < count; index += 1) halves[index * 2] = index;
  const differs = new Uint8Array(count);
  const ranges: Range[] = [{ from: 0, to: count, depth: 0 }];
  let steps = 0;
  for (let range = ranges.pop(); range !== undefined; range = ranges.pop()) {
    const { from, to } = range;
    steps += to - from;
    if (steps > SLICE) {
      steps = 0;
      yield;
    }
    if (to - from <= FEW) {
      insertionSort(halves, differs, range, keys);
      continue;
    }
    takeWeights(halves, range, keys, atOnce);
    numbers.subarray(from, to).sort();
    splitRange(halves, differs, range, { ranges, bits: keys.bits, atOnce });
  }
  const order = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) order[at] = halves[at * 2]!;
  return { order, differs };
}

function takeWeights(
  halves: Uint32Array,
  { from, to, depth }: Range,
  { weights, starts, bits }: CollationKeys,
  atOnce: number,
): void {
  for (let at = from; at < to; at += 1) {
    const index = halves[at * 2]!;
    const start = starts[index]! + depth;
    const end = starts[index + 1]!;
    let weight = 0;
    for (let place = start; place < start + atOnce; place += 1) {
      weight = (weight << bits) | (place < end ? weights[place]! : 0);
    }
    halves[at * 2 + 1] = weight;
  }
}

interface Splitting {
  readonly ranges: Range[];
  readonly bits: number;
  readonly atOnce: number;
}

/** Notes where the weights of a sorted range differ, and which ranges in it still need sorting. */
function splitRange(
  halves: Uint32Array,
  differs: Uint8Array,
  { from, to, depth }: Range,
  { ranges, bits, atOnce }: Splitting,
): void {
  const last = 2 ** bits - 1;
  for (let first = from; first < to; ) {
    const weight = halves[first * 2 + 1]!;
    let next = first + 1;
    while (next < to && halves[next * 2 + 1] === weight) next += 1;
    if (next < to) differs[next] = 1;
    // A last weight of 0 means that all these texts end here.
    if (next - first > 1 && (weight & last) !== 0) {
      ranges.push({ from: first, to: next, depth: depth + atOnce });
    }
    first = next;
  }
}

function insertionSort(
  halves: Uint32Array,
  differs: Uint8Array,
  { from, to, depth }: Range,
  keys: CollationKeys,
): void {
  for (let at = from + 1; at < to; at += 1) {
    const index = halves[at * 2]!;
    let place = at;
    for (; place > from && compareKeys(keys, halves[place * 2 - 2]!, index, depth) > 0; place -= 1) {
      halves[place * 2] = halves[place * 2 - 2]!;
    }
    halves[place * 2] = index;
  }
  for (let at = from + 1; at < to; at += 1) {
    differs[at] = compareKeys(keys, halves[at * 2 - 2]!, halves[at * 2]!, depth) === 0 ? 0 : 1;
  }
}
