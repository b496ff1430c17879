/** Counts positions within a range without looking at each. */
export function sortedPositions(positions: readonly number[]) {
  const sorted = Float64Array.from(positions).sort();

  /** How many are before `position`. */
  function countBefore(position: number): number {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sorted[middle]! < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    countBefore,
    countIn: (from: number, to: number): number => Math.max(0, countBefore(to) - countBefore(from)),
  };
}
