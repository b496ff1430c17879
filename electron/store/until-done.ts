import { setTimeout as delay } from 'node:timers/promises';
import { type AppError, fail, failure, ok, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { isStorageFault, storageError } from './storage-fault.ts';

/** Work that is on record until it is done, so that a kill loses nothing of it. */
export interface MarkedWork<Mark> {
  /** Reads what is on record to be done. */
  remaining(): readonly Mark[];
  /** Does one part. A part that was done already may be done again. */
  act(mark: Mark): Promise<Result<unknown>>;
}

/** Waits before the next try; ends at once if the signal is aborted. */
export type Rest = (ms: number, signal: AbortSignal) => Promise<unknown>;

export interface UntilDoneDeps {
  /** Ends the work between two tries; the next start does the remaining parts. */
  readonly signal: AbortSignal;
  /** Gets the error after so many tries that it is no short fault, and null once the work is done. */
  report(error: AppError | null): void;
  bug(error: unknown): void;
  readonly rest?: Rest;
}

/** In ms, before the second try; twice as long before each further one, up to the most. */
const firstMs = 1_000;
const mostMs = 600_000;
/** How many tries fail before the error is reported. */
const saidAfter = 3;
/** The most bugs in a row; there is no further try after them, because each may end its thread. */
const mostBugs = 3;

const closing = failure('closing', say.app.closing());

export type UntilDone = ReturnType<typeof untilDone>;

/** Tries all remaining parts again and again. A part that cannot be done holds up no other part. */
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
      return failure('internal', say.app.inside(), say.app.insideRestart());
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
