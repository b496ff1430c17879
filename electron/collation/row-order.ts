import type { CollatedOrder } from './collated-order.ts';

export interface RowOrder extends CollatedOrder {
  /** How many rows have a value to sort by; the others come last, in the order of the list, in either direction. */
  readonly filled: number;
}

/** By `n`; 0 puts a row last. */
export function orderOfNumbers(numbers: Uint16Array): RowOrder {
  const starts = new Uint32Array(0x10001);
  // 0 wraps round to the largest, and so to the end.
  for (const number of numbers) starts[((number - 1) & 0xffff) + 1]! += 1;
  for (let key = 1; key < starts.length; key += 1) starts[key]! += starts[key - 1]!;
  const filled = starts[0xffff]!;
  const firsts = new Uint8Array(numbers.length);
  for (const start of starts) if (start < firsts.length) firsts[start] = 1;
  const order = new Uint32Array(numbers.length);
  for (let n = 0; n < numbers.length; n += 1) order[starts[(numbers[n]! - 1) & 0xffff]!++] = n;
  return { order, firsts, filled };
}

/** Keys are whole numbers below 2^29, by `n` below 2^24; 0 puts a row last. */
export function orderOfKeys(keys: Float64Array): RowOrder {
  // Key and row in one number, which is fast to sort.
  const both = new Float64Array(keys.length);
  let filled = 0;
  for (let n = 0; n < keys.length; n += 1) if (keys[n]! > 0) both[filled++] = keys[n]! * ROWS + n;
  both.subarray(0, filled).sort();
  const order = new Uint32Array(filled);
  const firsts = new Uint8Array(filled);
  for (let at = 0, before = 0; at < filled; at += 1) {
    order[at] = both[at]! % ROWS;
    const key = Math.floor(both[at]! / ROWS);
    if (key !== before) firsts[at] = 1;
    before = key;
  }
  return withBlanks({ order, firsts }, null, keys.length);
}

/** A list has fewer rows. */
const ROWS = 2 ** 24;

/** Extends an order of some rows to all; `ns` maps its indexes to rows. The others come last. */
export function withBlanks({ order, firsts }: CollatedOrder, ns: Uint32Array | null, rows: number): RowOrder {
  const all = new Uint32Array(rows);
  const isFilled = new Uint8Array(rows);
  for (let at = 0; at < order.length; at += 1) {
    const n = ns === null ? order[at]! : ns[order[at]!]!;
    all[at] = n;
    isFilled[n] = 1;
  }
  let end = order.length;
  for (let n = 0; n < rows; n += 1) if (isFilled[n] === 0) all[end++] = n;
  const allFirsts = new Uint8Array(rows);
  allFirsts.set(firsts);
  return { order: all, firsts: allFirsts, filled: order.length };
}

/** Equal rows keep their order when it is reversed. */
export function sortedRows(
  ns: Uint32Array<ArrayBuffer>,
  { order, firsts, filled }: RowOrder,
  descending: boolean,
): Uint32Array<ArrayBuffer> {
  const wanted = new Uint8Array(order.length);
  for (const n of ns) wanted[n] = 1;
  const sorted = new Uint32Array(ns.length);
  let end = 0;
  const take = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) if (wanted[order[at]!] === 1) sorted[end++] = order[at]!;
  };
  if (!descending) take(0, filled);
  else {
    for (let at = filled - 1, to = filled; at >= 0; at -= 1) {
      if (firsts[at] === 0) continue;
      take(at, to);
      to = at;
    }
  }
  take(filled, order.length);
  return sorted;
}

export interface RowTexts {
  /** Null for a row with nothing to sort by. */
  textOf(n: number): string | null;
  compare(left: string, right: string): number;
}

export function movedRows(
  { order, firsts, filled }: RowOrder,
  changed: readonly number[],
  { textOf, compare }: RowTexts,
): RowOrder {
  const isChanged = new Set(changed);
  const kept: CollatedOrder = { order: new Uint32Array(filled), firsts: new Uint8Array(filled) };
  let count = 0;
  for (let at = 0, first = 0; at < filled; at += 1) {
    first |= firsts[at]!;
    if (isChanged.has(order[at]!)) continue;
    kept.order[count] = order[at]!;
    kept.firsts[count++] = first;
    first = 0;
  }
  const coming = [...isChanged]
    .flatMap((n) => {
      const text = textOf(n);
      return text === null ? [] : [{ n, text }];
    })
    .sort((left, right) => compare(left.text, right.text) || left.n - right.n);
  const all = new Uint32Array(count + coming.length);
  const allFirsts = new Uint8Array(all.length);
  let from = 0;
  let end = 0;
  const take = (to: number): void => {
    all.set(kept.order.subarray(from, to), end);
    allFirsts.set(kept.firsts.subarray(from, to), end);
    end += to - from;
    from = to;
  };
  for (const { n, text } of coming) {
    take(placeOf({ n, text }, kept.order.subarray(0, count), { textOf, compare }));
    const isSame = (other: number | undefined): boolean =>
      other !== undefined && compare(textOf(other) ?? '', text) === 0;
    allFirsts[end] = isSame(all[end - 1]) && end > 0 ? 0 : 1;
    all[end++] = n;
    if (from < count && isSame(kept.order[from])) kept.firsts[from] = 0;
  }
  take(count);
  return withBlanks({ order: all, firsts: allFirsts }, null, order.length);
}

function placeOf(
  row: { readonly n: number; readonly text: string },
  order: Uint32Array,
  { textOf, compare }: RowTexts,
): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const n = order[middle]!;
    if ((compare(textOf(n) ?? '', row.text) || n - row.n) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
