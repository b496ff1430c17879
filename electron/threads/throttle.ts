/** Does the work once, `ms` after the first `request`, or at `flush` if one is open. */
export function createThrottle(ms: number, work: () => void) {
  let timer: NodeJS.Timeout | null = null;
  const flush = (): void => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    work();
  };
  return {
    request(): void {
      timer ??= setTimeout(flush, ms);
    },
    flush,
  };
}
