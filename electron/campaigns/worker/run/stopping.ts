import { graverPause, type PauseReason } from '../../../../shared/campaign/outcome/pause.ts';
import { pauseFor } from '../../../../shared/campaign/outcome/pause-words.ts';
import type { AppError } from '../../../../shared/result.ts';
import { transact } from '../../../store/open-database.ts';
import { isStorageFault, storageError, storageWords } from '../../../store/storage-fault.ts';
import type { Lifecycle } from '../../records/lifecycle.ts';
import type { Clock } from './clock.ts';
import type { RunDeps } from './engine-deps.ts';

type StoppingDeps = Pick<RunDeps, 'database' | 'campaignId' | 'clock' | 'changed'> & {
  readonly lifecycle: Lifecycle;
};

/** Null for an error that is no storage fault. */
export function diskPause(error: unknown): PauseReason | null {
  return isStorageFault(error) ? pauseFor('disk', { detail: storageWords(error) }) : null;
}

/** Repeats a write until the disk takes it; calls `unwritten` with the reason after each failure. */
export async function untilWritten(
  write: () => void | Promise<void>,
  clock: Clock,
  unwritten: (disk: PauseReason) => void,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      const disk = diskPause(error);
      if (disk === null) throw error;
      unwritten(disk);
      await clock.sleep(Math.min(250 * tries, 5000));
    }
  }
}

/** Stops a run between requests and keeps the reason, in the store, or in memory while the disk does not take it. */
export class Stopping {
  readonly #deps: StoppingDeps;
  readonly #controller = new AbortController();
  #reason: PauseReason | null = null;
  #unwritten: PauseReason | null = null;

  constructor(deps: StoppingDeps) {
    this.#deps = deps;
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** The gravest reason so far; null while the run goes on. */
  get reason(): PauseReason | null {
    return this.#reason;
  }

  get unwritten(): PauseReason | null {
    return this.#unwritten;
  }

  /** Returns the gravest reason so far, which the caller must record. */
  halt(why: PauseReason): PauseReason {
    this.#reason = graverPause(this.#reason, why);
    this.#controller.abort();
    return this.#reason;
  }

  /** From now on nothing begins; returns null once that is on record, else the reason why not. */
  pause(why: PauseReason, isCancelled = false): AppError | null {
    const { database, campaignId, lifecycle, clock, changed } = this.#deps;
    const pause = this.halt(why);
    let fault: AppError | null = null;
    try {
      transact(database, () => {
        lifecycle.step(campaignId, 'pause', clock.now(), { pause });
        if (isCancelled) lifecycle.beginCancel(campaignId);
      });
      this.#unwritten = null;
    } catch (error) {
      const disk = diskPause(error);
      if (disk === null) throw error;
      this.#unwritten ??= disk;
      fault = storageError(error, 'not-on-record');
    }
    changed();
    return fault;
  }

  /** Repeats a write until the disk takes it: a known outcome must not become unknown. */
  write(work: () => void): Promise<void> {
    const written = (): void => {
      work();
      this.#unwritten = null;
    };
    return untilWritten(written, this.#deps.clock, (disk) => {
      this.#unwritten = disk;
      this.halt(disk);
      this.#deps.changed();
    });
  }
}
