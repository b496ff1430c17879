/** How long closing may take before the process ends anyway: longer than the wait for a request in flight. */
const closeTimeout = 60_000;

/** Ends cleanly on the first SIGINT, SIGTERM or SIGHUP, and at once on the second. */
export function endOnSignals(close: () => Promise<void>): void {
  let asked = false;
  function end(): void {
    if (asked) process.exit(130);
    asked = true;
    setTimeout(() => process.exit(1), closeTimeout).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}
