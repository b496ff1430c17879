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
