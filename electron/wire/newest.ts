import { type AppError, type Result, type Superseded, superseded } from '../../shared/result.ts';

/** Keeps account of calls where only the newest of each asker counts. */
export function createNewest() {
  const running = new Map<string, AbortController>();
  return {
    /** Stops the call before this one of the same asker, which fails as superseded at once; without one it is left alone. */
    async run<Value>(
      asker: string | undefined,
      work: (signal: AbortSignal) => Promise<Result<Value, AppError | Superseded>>,
    ): Promise<Result<Value, AppError | Superseded>> {
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
    },
    /** Stops an asker's call as a newer one would. */
    stop: (asker: string) => running.get(asker)?.abort(),
  };
}

export type Newest = ReturnType<typeof createNewest>;
