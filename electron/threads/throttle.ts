/** Work that is done at most once in a while, for all that asked for it. */
export interface Throttle {
  request(): void;
  /** Does it now if it was asked for. */
  flush(): void;
}

/** Does the work `ms` after the first request, for all requests until then. */
export function createThrottle(ms: number, work: () => void): Throttle {
  let timer: NodeJS.Timeout | null = null;
  const flush = (): void => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    work();
  };
  return {
    request() {
      timer ??= setTimeout(flush, ms);
    },
    flush,
  };
}
