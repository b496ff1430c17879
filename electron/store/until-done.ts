import { setTimeout as delay } from 'node:timers/promises';
import { type AppError, fail, failure, ok, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { isStorageFault, storageError } from './storage-fault.ts';

/** Work that is on record until it is done, so that a kill loses nothing of it. */
export interface MarkedWork<Mark> {
  /** Reads what is on record to be done. */
  remaining(): readonly Mark[];
  /** Does one part. What is done before may be repeated. */
  act(mark: Mark): Promise<Result<unknown>>;
}

/** Waits before the next try; ends at once if the signal is aborted. */
export type Rest = (ms: number, signal: AbortSignal) => Promise<unknown>;

export interface UntilDoneDeps {
  /** Ends it between two tries; what is left is for the next start. */
  readonly signal: AbortSignal;
  /** Gets what keeps it from being done, once it was tried often enough that this is no short fault; null once it is done. */
  report(error: AppError | null): void;
  bug(error: unknown): void;
  readonly rest?: Rest;
}

/** In ms, before the second try; twice as long before each further one, up to the most. */
const firstMs = 1_000;
const mostMs = 600_000;
/** Tries until it is said that it cannot be done. */
const saidAfter = 3;
/** A bug may end the thread in which it is met, so it is met no more often in a row. */
const mostBugs = 3;

const closing = failure('closing', say.app.closing());

export type UntilDone = ReturnType<typeof untilDone>;

/** Tries all that is left again and again. What cannot be done keeps nothing else from being done. */
export function untilDone<Mark>({ remaining, act }: MarkedWork<Mark>, deps: UntilDoneDeps) {
  const { signal, report, bug, rest = waited } = deps;
  let going: Promise<void> | null = null;
  let asked: PromiseWithResolvers<Result<unknown>> | null = null;
  let woken = new AbortController();

  async function tried(work: () => Promise<Result<unknown>>): Promise<Result<unknown>> {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) return closing;
      if (isStorageFault(error)) return fail(storageError(error));
      bug(error);
      return failure('internal', say.app.inside(), say.app.insideFix());
    }
  }

  /** Returns the first failure of any part. */
  async function everything(): Promise<Result<unknown>> {
    let failed: Result<unknown> | null = null;
    for (const mark of remaining()) {
      if (signal.aborted) return closing;
      const done = await tried(() => act(mark));
      if (!done.ok) failed ??= done;
    }
    return failed ?? ok(null);
  }

  async function tryAgain(): Promise<void> {
    for (let failures = 0, bugs = 0; asked !== null || failures > 0; ) {
      const answered = [asked];
      asked = null;
      const done = await tried(everything);
      failures = done.ok ? 0 : failures + 1;
      bugs = !done.ok && done.error.kind === 'internal' ? bugs + 1 : 0;
      if (done.ok) report(null);
      else if (failures >= saidAfter && !signal.aborted) report(done.error);
      if (!done.ok) {
        // Nobody who asked during a try that failed waits for the next one.
        answered.push(asked);
        asked = null;
      }
      for (const one of answered) one?.resolve(done);
      if (done.ok) continue;
      if (bugs >= mostBugs || signal.aborted) return;
      woken = new AbortController();
      const ms = Math.min(mostMs, firstMs * 2 ** (failures - 1));
      await rest(ms, AbortSignal.any([signal, woken.signal]));
      if (signal.aborted) return;
    }
  }

  async function go(): Promise<void> {
    try {
      await tryAgain();
    } finally {
      going = null;
      asked?.resolve(closing);
      asked = null;
    }
  }

  return {
    /** Tries it now, also if it waits, and resolves with the end of that try. */
    wake(): Promise<Result<unknown>> {
      if (signal.aborted) return Promise.resolve(closing);
      asked ??= Promise.withResolvers();
      const { promise } = asked;
      woken.abort();
      going ??= go();
      return promise;
    },
    /** Resolves once no try is under way. */
    ended: async () => going ?? undefined,
  };
}

export const waited: Rest = (ms, signal) =>
  delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
