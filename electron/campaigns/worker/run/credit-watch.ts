import type { StoredChunk } from '../../records/chunk-store.ts';
/**
 * What is known of an account's credit while requests come and go. Only a reading during which nothing was
 * on its way says for certain what the credit was before the next request.
 */
export type CreditWatch = ReturnType<typeof createCreditWatch>;

/** Watches one account through `readCredit`, which gives null where it cannot read. */
export function createCreditWatch(readCredit: () => Promise<number | null>) {
  /** As last read at whatever moment, for estimates. */
  let latest: number | null = null;
  /** As read while nothing was on its way, for evidence. */
  let certain: number | null = null;
  let onTheirWay = 0;
  let begun = 0;

  return {
    /** The credit before a request that begins now; null while it is not certain. */
    before: (): number | null => (onTheirWay === 0 ? certain : null),
    /** The latest credit less what has been consumed since; null when none was ever read. */
    estimate: (): number | null => latest,
    /** A reading from elsewhere, true as long as nothing is on its way. */
    note(credit: number) {
      latest = credit;
      if (onTheirWay === 0) certain = credit;
    },
    began() {
      onTheirWay++;
      begun++;
    },
    /** `credits` is what the service says it took; null when that is not known. */
    ended(credits: number | null) {
      onTheirWay--;
      if (latest !== null && credits !== null) latest -= credits;
      certain = certain === null || credits === null ? null : certain - credits;
    },
    /** Reads the credit; null when it could not be read. */
    async read(): Promise<number | null> {
      const before = begun;
      const quiet = onTheirWay === 0;
      const reading = await readCredit();
      if (reading === null) return null;
      latest = reading;
      if (quiet && onTheirWay === 0 && begun === before) certain = reading;
      return reading;
    },
  };
}

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
