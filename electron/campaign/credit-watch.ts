/**
 * What is known of an account's credit while requests come and go. Only a reading during which nothing was
 * on its way says for certain what the credit was before the next request.
 */
export interface CreditWatch {
  /** The credit before a request that begins now; null while it is not certain. */
  before(): number | null;
  /** The latest credit less what has been consumed since; null when none was ever read. */
  estimate(): number | null;
  /** A reading from elsewhere, true as long as nothing is on its way. */
  note(credit: number): void;
  began(): void;
  /** `credits` is what the service says it took; null when that is not known. */
  ended(credits: number | null): void;
  /** Reads the credit; null when it could not be read. */
  read(): Promise<number | null>;
}

/** Watches one account through `readCredit`, which gives null where it cannot read. */
export function createCreditWatch(readCredit: () => Promise<number | null>): CreditWatch {
  let credit: number | null = null;
  let certain = false;
  let onTheirWay = 0;
  let begun = 0;

  function note(reading: number): void {
    credit = reading;
    certain = onTheirWay === 0;
  }

  return {
    before: () => (certain && onTheirWay === 0 ? credit : null),
    estimate: () => credit,
    note,
    began() {
      onTheirWay++;
      begun++;
    },
    ended(credits) {
      onTheirWay--;
      if (credits === null) certain = false;
      else if (credit !== null) credit -= credits;
    },
    async read() {
      const before = begun;
      const quiet = onTheirWay === 0;
      const reading = await readCredit();
      if (reading === null) return null;
      credit = reading;
      certain = quiet && onTheirWay === 0 && begun === before;
      return reading;
    },
  };
}
