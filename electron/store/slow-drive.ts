import { setTimeout } from 'node:timers/promises';

export const silent = Symbol('silent');

/**
 * Asks a drive that may hang, such as a share whose server is gone. Gives up after `ms`. Until a drive has answered, it
 * is asked nothing else: each such call occupies one of the few threads that all files share.
 */
export class SlowDrive {
  readonly #ms: number;
  #unanswered = 0;

  constructor(ms: number) {
    this.#ms = ms;
  }

  /** `late` is called with an answer that came after the call was given up. */
  async ask<Value>(
    call: () => Promise<Value>,
    late: (value: Value) => unknown = () => undefined,
  ): Promise<Value | typeof silent> {
    if (this.#unanswered > 0) return silent;
    const over = new AbortController();
    let isLate = false;
    const answer = call().finally(() => {
      over.abort();
      if (isLate) this.#unanswered -= 1;
    });
    const waited = setTimeout(this.#ms, null, { signal: over.signal }).then((): typeof silent => {
      isLate = true;
      this.#unanswered += 1;
      answer.then(late).catch(() => undefined);
      return silent;
    });
    waited.catch(() => undefined);
    return Promise.race([answer, waited]);
  }
}
