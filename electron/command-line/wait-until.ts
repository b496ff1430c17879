import type { Wire } from '../../shared/contract.ts';

/** The first answer of `look` that is not null; `look` is called now, after every event, and once `ended`. */
export async function waitUntil<Found>(
  { subscribe }: Pick<Wire, 'subscribe'>,
  look: () => Promise<Found | null> | Found | null,
  ended?: AbortSignal,
): Promise<Found> {
  let news = Promise.withResolvers<void>();
  const wake = (): void => {
    news.resolve();
    news = Promise.withResolvers();
  };
  const unsubscribe = subscribe(wake);
  // A thread that works by itself keeps no process alive.
  const alive = setInterval(() => {}, 60_000);
  ended?.addEventListener('abort', wake);
  try {
    for (;;) {
      const { promise } = news;
      const lookedAt = await look();
      if (lookedAt !== null) return lookedAt;
      await promise;
    }
  } finally {
    unsubscribe();
    clearInterval(alive);
    ended?.removeEventListener('abort', wake);
  }
}
