import type { CreditReading } from '../../../../shared/account/account.ts';
import type { StoredChunk } from '../../records/chunk-store.ts';
import type { Clock } from './clock.ts';

/** A reading is certain only if no request was on its way since it began. */
export type BalanceWatch = ReturnType<typeof createBalanceWatch>;

/** `isQuietSince`: no request of the account was on its way since the reading with this `beganNo` began. */
export function createBalanceWatch(
  readBalance: () => Promise<CreditReading | null>,
  isQuietSince: (beganNo: number) => boolean,
) {
  /** Read at any time, for estimates. */
  let latest: number | null = null;
  /** For evidence. */
  let certain: number | null = null;
  let onTheirWay = 0;
  let consumed = 0;

  function note({ credit, beganNo }: CreditReading): void {
    latest = credit;
    if (isQuietSince(beganNo)) certain = credit;
  }

  return {
    before: (): number | null => (onTheirWay === 0 ? certain : null),
    /** The latest reading minus what was consumed since; null if there was none. */
    estimate: (): number | null => latest,
    note,
    began() {
      onTheirWay++;
    },
    /** `credits` is what the service reported; null if unknown. */
    ended(credits: number | null) {
      onTheirWay--;
      consumed += credits ?? 0;
      if (latest !== null && credits !== null) latest -= credits;
      certain = certain === null || credits === null ? null : certain - credits;
    },
    async read(): Promise<number | null> {
      const before = consumed;
      const reading = await readBalance();
      if (reading === null) return null;
      note(reading);
      // The reading may not include what was consumed meanwhile.
      latest = reading.credit - (consumed - before);
      return reading.credit;
    },
  };
}

const READING_MS = 10_000;

/** Reads the balance if it is unknown, and at each call ten seconds after the last reading, for the window to show. */
export function keepReading(balance: BalanceWatch, clock: Clock): () => void {
  let readAt = Number.NEGATIVE_INFINITY;
  const read = (): void => {
    readAt = clock.steady();
    balance.read().catch(() => undefined);
  };
  if (balance.estimate() === null) read();
  return () => {
    if (clock.steady() - readAt > READING_MS) read();
  };
}

/** An unknown balance or price covers everything. */
export type BalanceCheck = ReturnType<typeof createBalanceCheck>;

/** `costOf` returns null while the price is unknown; `resumedShort` as in `RunDeps`. */
export function createBalanceCheck(
  balance: BalanceWatch,
  costOf: (chunk: StoredChunk) => number | null,
  resumedShort: boolean,
) {
  /** True if the person leaves it to the service whether an account may owe; null until the balance was read once. */
  let leftToService: boolean | null = resumedShort ? null : false;

  function uncovered(chunk: StoredChunk): number | null {
    const creditsLeft = balance.estimate();
    const cost = creditsLeft === null ? null : costOf(chunk);
    return creditsLeft === null || cost === null || creditsLeft >= cost ? null : cost;
  }

  return {
    covers: (chunk: StoredChunk) => leftToService === true || uncovered(chunk) === null,
    /** Reads the balance again before it refuses. */
    async coversForSure(chunk: StoredChunk): Promise<boolean> {
      const cost = uncovered(chunk);
      if (cost === null || leftToService === true) return true;
      const creditsLeft = await balance.read();
      const isShort = creditsLeft !== null && creditsLeft < cost;
      // An account may owe: a person who resumed without adding credit leaves that to the service.
      leftToService ??= isShort;
      return !isShort || leftToService;
    },
  };
}
