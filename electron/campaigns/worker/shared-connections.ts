import type { ConnectionBudget } from '../../gateway/connection-budget.ts';

/** What one campaign has of the connections to its service, which it shares with everything else that asks there. */
export class SharedConnections {
  readonly #budget: ConnectionBudget;
  readonly #origin: string;
  readonly #changed: () => void;
  #waiting = 0;

  /** `changed` is called when another number of connections waits. */
  constructor(budget: ConnectionBudget, origin: string, changed: () => void) {
    this.#budget = budget;
    this.#origin = origin;
    this.#changed = changed;
  }

  /** How many wait until one may be made. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Whether each has to be given back before the next is made. */
  get isTight(): boolean {
    return this.#budget.isTight(this.#origin);
  }

  /** Resolves once one may be made; false when `signal` aborts before. */
  async take(signal: AbortSignal): Promise<boolean> {
    let isTold = false;
    const tell = (by: number): void => {
      this.#waiting += by;
      isTold = true;
      this.#changed();
    };
    const taking = this.#budget.take(this.#origin, signal);
    const soon = await Promise.race([taking, Promise.resolve(null)]);
    if (soon === null) tell(1);
    try {
      return await taking;
    } finally {
      if (isTold) tell(-1);
    }
  }

  /** Gives back what was taken, once the connection is closed. */
  release(): void {
    this.#budget.release(this.#origin);
  }
}

/** One connection's share: taken before a request is on record, kept for the next one where there is no crowd. */
export class ConnectionShare {
  readonly #connections: SharedConnections;
  #isTaken = false;

  constructor(connections: SharedConnections) {
    this.#connections = connections;
  }

  /** Takes it unless it is taken; false when `signal` aborts before. */
  async take(signal: AbortSignal): Promise<boolean> {
    this.#isTaken ||= await this.#connections.take(signal);
    return this.#isTaken;
  }

  /** Gives it back if it is taken. */
  release(): void {
    if (this.#isTaken) this.#connections.release();
    this.#isTaken = false;
  }
}
