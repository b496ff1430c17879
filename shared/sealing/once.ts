/** How far a request may be behind the newest one that came. */
const farthest = 10_000;

/** Takes each number of a session once, in whatever order they come; false for one that came before, or is too far behind. */
export function takesOnce(behind = farthest): (n: number) => boolean {
  const taken = new Set<number>();
  let newest = 0;
  return (n) => {
    if (!Number.isSafeInteger(n) || n < 1 || n <= newest - behind || taken.has(n)) return false;
    taken.add(n);
    if (n <= newest) return true;
    if (n - newest >= behind) {
      taken.clear();
      taken.add(n);
    } else for (let old = Math.max(1, newest - behind + 1); old <= n - behind; old += 1) taken.delete(old);
    newest = n;
    return true;
  };
}

/** Gives what is made side by side in the order in which it was asked for. */
export function inTurn(): <Made>(made: Promise<Made>) => Promise<Made> {
  let last: Promise<unknown> = Promise.resolve();
  return (made) => {
    const own = Promise.allSettled([made, last]).then(() => made);
    last = own;
    return own;
  };
}
