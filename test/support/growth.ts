import assert from 'node:assert/strict';

/** Runs looked at for each length; the quickest counts, since nothing makes work quicker than it is. */
const RUNS = 3;
/** How many times longer the second text is, and how much longer than so many short ones it may take: its square would be 8. */
const LONGER = 8;
const MOST_GROWTH = 3;
/** Below this a length of time is the process itself, in ms. */
const FLOOR_MS = 40;

/** Time of this thread's processor that `work` takes in ms, which neither other threads nor other programs lengthen. */
export function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Fails where `work` takes much more than eight times as long for a text eight times as long. */
export function growsWithLength(what: string, length: number, work: (length: number) => unknown): void {
  let long = processorMs(() => work(length));
  if (long <= FLOOR_MS) return;
  // As many short ones as one long one: what one of them takes is less than the system counts.
  const shortOnes = (): void => {
    for (let time = 0; time < LONGER; time += 1) work(Math.floor(length / LONGER));
  };
  let short = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) {
    short = Math.min(short, processorMs(shortOnes));
    long = Math.min(
      long,
      processorMs(() => work(length)),
    );
  }
  const words = `${what}: ${short.toFixed(1)} ms for eight eighths of what takes ${long.toFixed(1)} ms`;
  assert.ok(long <= FLOOR_MS + MOST_GROWTH * short, words);
}

/** The same for work that takes seconds and is awaited: once for each size. */
export async function growsWithSize(
  what: string,
  size: number,
  work: (size: number) => Promise<unknown>,
): Promise<void> {
  const took = async (of: number): Promise<number> => {
    const before = process.threadCpuUsage();
    await work(of);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  const [short, long] = [await took(size / LONGER), await took(size)];
  const words = `${what}: ${short.toFixed(0)} ms for an eighth of what takes ${long.toFixed(0)} ms`;
  assert.ok(long <= FLOOR_MS + MOST_GROWTH * LONGER * short, words);
}
