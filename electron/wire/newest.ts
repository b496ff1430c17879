import { type AppError, type Result, type Superseded, superseded } from '../../shared/result.ts';

/** Runs calls of which only the newest of each asker counts. */
export type RunNewest = <Value>(
  asker: string | undefined,
  work: (signal: AbortSignal) => Promise<Result<Value>>,
) => Promise<Result<Value, AppError | Superseded>>;

/** Makes the runner: a call stops the one before it of the same asker, which fails as superseded at once. */
export function createNewest(): RunNewest {
  const running = new Map<string, AbortController>();
  return async (asker, work) => {
    const mine = new AbortController();
    if (asker === undefined) return work(mine.signal);
    running.get(asker)?.abort();
    running.set(asker, mine);
    const stopped = new Promise<typeof superseded>((resolve) => {
      mine.signal.addEventListener('abort', () => resolve(superseded));
    });
    try {
      return await Promise.race([work(mine.signal), stopped]);
    } finally {
      if (running.get(asker) === mine) running.delete(asker);
    }
  };
}
