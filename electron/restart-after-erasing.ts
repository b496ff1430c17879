import type { AppEvent } from '../shared/app-event.ts';
import { type AppError, fail, type Result, type Superseded } from '../shared/result.ts';
import type { App } from './host.ts';

/** Once nobody uses the folder, `reopen` erases it and opens another app; calls wait. `release` frees it at the end. */
export function restartAfterErasing(
  first: App,
  reopen: () => Promise<Result<App>>,
  release: () => void,
): App {
  const listeners = new Set<(event: AppEvent) => void>();
  const emit = (event: AppEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const underWay = new Set<Promise<unknown>>();
  let current = first;
  let renewing: Promise<AppError | null> | null = null;
  let failure: AppError | null = null;
  let closing: Promise<boolean> | null = null;
  first.subscribe(emit);

  /** Waits for calls under way, because they may write. */
  async function renew(): Promise<AppError | null> {
    await current.close();
    await Promise.allSettled(underWay);
    const opened = await reopen();
    if (!opened.ok) return opened.error;
    current = opened.value;
    current.subscribe(emit);
    emit({ type: 'erased' });
    return null;
  }

  async function startAgain(): Promise<Result<unknown>> {
    renewing ??= renew();
    failure = await renewing;
    renewing = null;
    return failure === null ? { ok: true, value: {} } : fail(failure);
  }

  async function close(): Promise<boolean> {
    await renewing;
    listeners.clear();
    const hasEnded = await current.close();
    release();
    return hasEnded;
  }

  return {
    async call(operation, input): Promise<Result<unknown, AppError | Superseded>> {
      await renewing;
      if (failure !== null) return fail(failure);
      const answering = current.call(operation, input);
      underWay.add(answering);
      const result = await answering.finally(() => underWay.delete(answering));
      return operation === 'folder.erase' && result.ok ? startAgain() : result;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    give: (paths) => void Promise.resolve(renewing).then(() => current.give(paths)),
    async take(path) {
      await renewing;
      return current.take(path);
    },
    settings: () => current.settings(),
    language: () => current.language(),
    // Nothing is sent while everything is being erased.
    standing: () =>
      renewing === null && failure === null ? current.standing() : { running: 0, scheduled: 0 },
    close() {
      closing ??= close();
      return closing;
    },
    closeAtOnce(ms) {
      listeners.clear();
      current.closeAtOnce(ms);
      if (closing === null) release();
      closing ??= Promise.resolve(true);
    },
  };
}
