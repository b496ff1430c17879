import type { Clock } from './clock.ts';

/** In ms awake: the longest that a sleep holds campaigns when it was called off or its end is not reported. */
const longestMs = 60_000;

interface Sleep {
  readonly at: number;
  readonly steadyAt: number;
  readonly ended: AbortController;
}

export class SleepHold {
  readonly #clock: Clock;
  readonly #woke: (sleptMs: number) => void;
  #sleep: Sleep | null = null;

  /** `woke` is called before any request goes on, with the length of the sleep in ms. */
  constructor(clock: Clock, woke: (sleptMs: number) => void) {
    this.#clock = clock;
    this.#woke = woke;
  }

  get isOn(): boolean {
    return this.#sleep !== null;
  }

  begin(): void {
    if (this.#sleep !== null) return;
    const ended = new AbortController();
    this.#sleep = { at: this.#clock.now(), steadyAt: this.#clock.steady(), ended };
    void this.#clock.sleep(longestMs, ended.signal).then(() => {
      if (!ended.signal.aborted) this.end();
    });
  }

  end(): void {
    if (this.#sleep === null) return;
    const { at, steadyAt, ended } = this.#sleep;
    this.#sleep = null;
    try {
      // The steady clock stops in some sleeps, and the other may have been set back.
      this.#woke(Math.max(0, this.#clock.now() - at, this.#clock.steady() - steadyAt));
    } finally {
      ended.abort();
    }
  }

  /** Resolves when requests may begin, or when `signal` aborts. */
  async pass(signal: AbortSignal): Promise<void> {
    while (this.#sleep !== null && !signal.aborted) {
      const either = AbortSignal.any([this.#sleep.ended.signal, signal]);
      await new Promise((resolve) => either.addEventListener('abort', resolve, { once: true }));
    }
  }
}
