import { type AppError, type Result, type Superseded, superseded } from '../../shared/result.ts';

/** Only the newest call per asker counts. */
export function createNewestCalls() {
  const running = new Map<string, AbortController>();
  return {
    /** Stops the asker's earlier call, which fails as superseded at once; without an asker it stops none. */
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
    stop: (asker: string) => running.get(asker)?.abort(),
  };
}

export type NewestCalls = ReturnType<typeof createNewestCalls>;
