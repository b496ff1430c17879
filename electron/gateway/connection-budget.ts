/** Limits the open connections to each address: the service accepts a fixed number from one client (spec, Limits). */
export class ConnectionBudget {
  readonly #most: number;
  readonly #used = new Map<string, number>();
  readonly #waiting = new Set<{ readonly addresses: readonly string[]; admit(): void }>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Resolves in the order of the calls; false if `signal` aborts first. */
  take(addresses: readonly string[], signal?: AbortSignal): Promise<boolean> {
    if (signal?.aborted === true) return Promise.resolve(false);
    if (this.#tryTake(addresses)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const settle = (taken: boolean): void => {
        this.#waiting.delete(asking);
        signal?.removeEventListener('abort', leave);
        resolve(taken);
      };
      const leave = (): void => settle(false);
      const asking = { addresses, admit: () => settle(true) };
      this.#waiting.add(asking);
      signal?.addEventListener('abort', leave);
    });
  }

  /** Call it once the connection is closed. It counts a moment longer, because the service notices the end later. */
  release(addresses: readonly string[]): void {
    setTimeout(() => {
      for (const address of addresses) this.#count(address, -1);
      for (const asking of this.#waiting) if (this.#tryTake(asking.addresses)) asking.admit();
    }, lingerMs);
  }

  isTight(addresses: readonly string[]): boolean {
    // Half of the connections may still be closing while the other half is made.
    return this.#waiting.size > 0 || addresses.some((address) => this.#usedOf(address) > this.#most / 2);
  }

  #tryTake(addresses: readonly string[]): boolean {
    if (addresses.some((address) => this.#usedOf(address) >= this.#most)) return false;
    for (const address of addresses) this.#count(address, 1);
    return true;
  }

  #usedOf(address: string): number {
    return this.#used.get(address) ?? 0;
  }

  #count(address: string, by: 1 | -1): void {
    const used = this.#usedOf(address) + by;
    if (used === 0) this.#used.delete(address);
    else this.#used.set(address, used);
  }
}

const lingerMs = 50;
