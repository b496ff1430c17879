/** What ends: a test, a file of tests, or a program that closes its things itself. */
export interface Ending {
  after(work: () => Promise<void>): void;
}

const closings = new WeakMap<Ending, (() => unknown)[]>();

/**
 * Does something when a test ends, the latest first: `after` alone goes from the first to the last, and would take a
 * folder or a service away from under the app that stands on it.
 */
export function atEnd(test: Ending, close: () => unknown): void {
  const others = closings.get(test);
  if (others !== undefined) return void others.push(close);
  const all = [close];
  closings.set(test, all);
  test.after(async () => {
    const failed: unknown[] = [];
    while (all.length > 0) {
      try {
        await all.pop()?.();
      } catch (error) {
        failed.push(error);
      }
    }
    if (failed.length > 0) throw failed[0];
  });
}
