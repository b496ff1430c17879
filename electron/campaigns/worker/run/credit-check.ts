import type { StoredChunk } from '../../records/chunk-store.ts';
import type { CreditWatch } from './credit-watch.ts';

/** Asks before a request whether the credit covers it; a balance or a price that is not known covers everything. */
export class CreditCheck {
  readonly #credit: CreditWatch;
  readonly #costOf: (chunk: StoredChunk) => number | null;
  /** True where the service decides whether an account may owe; null until the balance was looked at once. */
  #leftToService: boolean | null;

  /** `costOf` is what a chunk should cost, null while unknown; `resumedShort` as in `RunDeps`. */
  constructor(credit: CreditWatch, costOf: (chunk: StoredChunk) => number | null, resumedShort: boolean) {
    this.#credit = credit;
    this.#costOf = costOf;
    this.#leftToService = resumedShort ? null : false;
  }

  /** By what is known of the credit now. */
  covers(chunk: StoredChunk): boolean {
    return this.#leftToService === true || this.#uncovered(chunk) === null;
  }

  /** The same, read again before anybody is told that the credit does not suffice. */
  async coversForSure(chunk: StoredChunk): Promise<boolean> {
    const cost = this.#uncovered(chunk);
    if (cost === null || this.#leftToService === true) return true;
    const credit = await this.#credit.read();
    const isShort = credit !== null && credit < cost;
    // An account may be allowed to owe: who knew, topped nothing up and goes on leaves it to the service.
    this.#leftToService ??= isShort;
    return !isShort || this.#leftToService;
  }

  /** The cost of a chunk that the latest balance does not cover; null where it may. */
  #uncovered(chunk: StoredChunk): number | null {
    const credit = this.#credit.estimate();
    if (credit === null) return null;
    const cost = this.#costOf(chunk);
    return cost === null || credit >= cost ? null : cost;
  }
}
