type Indexes = Uint32Array<ArrayBuffer>;
type Compare = (left: number, right: number) => number;

/** Indexes that are sorted at once, and merged between two pauses. */
const RUN = 4_096;

/** Sorts indexes by any comparison; it may be paused at each yield. */
export function* mergeSort(indexes: Indexes, compare: Compare): Generator<void, Indexes> {
  let runs: Indexes[] = [];
  for (let from = 0; from < indexes.length; from += RUN) {
    runs.push(Uint32Array.from([...indexes.subarray(from, from + RUN)].sort(compare)));
    if (indexes.length > RUN) yield;
  }
  while (runs.length > 1) {
    const longer: Indexes[] = [];
    for (let at = 0; at < runs.length; at += 2) {
      longer.push(yield* merged(runs[at]!, runs[at + 1] ?? new Uint32Array(0), compare));
    }
    runs = longer;
  }
  return runs[0] ?? indexes;
}

/** Two sorted runs as one; of the same what is in the first comes first. */
export function* merged(left: Indexes, right: Indexes, compare: Compare): Generator<void, Indexes> {
  const both = new Uint32Array(left.length + right.length);
  for (let at = 0, from = 0, other = 0; at < both.length; at += 1) {
    if (at % RUN === RUN - 1) yield;
    const isLeft = other === right.length || (from < left.length && compare(left[from]!, right[other]!) <= 0);
    both[at] = isLeft ? left[from++]! : right[other++]!;
  }
  return both;
}
