import type { FileHandle } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

export const silent = Symbol('silent');

/**
 * Asks a drive that may hang, such as a share whose server is gone. Gives up after `ms`. The drive is asked one thing at
 * a time, and nothing until it has answered: each such call occupies one of the few threads that all files share.
 */
export class SlowDrive {
  readonly #ms: number;
  #last: Promise<unknown> = Promise.resolve();
  #isSilent = false;
  #answered: Promise<unknown> = Promise.resolve();

  constructor(ms: number) {
    this.#ms = ms;
  }

  /** `late` is called with an answer that came after the call was given up. */
  ask<Value>(
    call: () => Promise<Value>,
    late: (value: Value) => unknown = () => undefined,
  ): Promise<Value | typeof silent> {
    const answer = this.#last.then(() => (this.#isSilent ? silent : this.#askNow(call, late)));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  /** Closes a file in its turn, however late: to close it hangs too. */
  close(file: FileHandle): void {
    this.#answered = this.#answered.then(() => file.close()).catch(() => undefined);
  }

  async #askNow<Value>(call: () => Promise<Value>, late: (value: Value) => unknown) {
    const over = new AbortController();
    const answer = call().finally(() => {
      over.abort();
      this.#isSilent = false;
    });
    this.#answered = Promise.allSettled([this.#answered, answer]);
    const waited = setTimeout(this.#ms, null, { signal: over.signal }).then((): typeof silent => {
      this.#isSilent = true;
      answer.then(late).catch(() => undefined);
      return silent;
    });
    waited.catch(() => undefined);
    return Promise.race([answer, waited]);
  }
}
