/** Does the work `ms` after the first `request`, once for all until then, or at `flush` where it was asked for. */
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
