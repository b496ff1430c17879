import { endProcess, kill } from '../end-process.ts';

/** In ms; longer than the wait for a request in flight. */
const closeTimeout = 60_000;

/** Signals within this many ms are one: Ctrl+C comes from the terminal and again from npm. */
const oneSignalMs = 500;

/** The first SIGINT, SIGTERM or SIGHUP ends cleanly, a later one at once. */
export function endOnSignals(close: () => Promise<boolean>): void {
  let askedAt: number | null = null;
  function end(): void {
    if (askedAt !== null && performance.now() - askedAt < oneSignalMs) return;
    if (askedAt !== null) kill();
    askedAt = performance.now();
    setTimeout(kill, closeTimeout).unref();
    close()
      .catch(() => false)
      .then((hasEnded) => endProcess(hasEnded, () => process.exit(0)));
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}
