import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { assertNever } from '../../../shared/assert-never.ts';

type Standing<Module> =
  | { readonly is: 'waiting' }
  | { readonly is: 'failed' }
  | { readonly is: 'there'; readonly loaded: Module };

/** A part that `fetched` loads, from the first time that somebody asks for it. */
export function openLater<Module>(fetched: () => Promise<Module>) {
  let standing: Standing<Module> = { is: 'waiting' };
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function become(next: Standing<Module>): void {
    standing = next;
    for (const listener of listeners) listener();
  }

  return {
    standing: () => standing,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Resolves once it is there or could not be loaded. */
    load(): Promise<void> {
      if (standing.is === 'there') return Promise.resolve();
      if (standing.is === 'failed') become({ is: 'waiting' });
      loading ??= fetched()
        .then((loaded) => become({ is: 'there', loaded }))
        // Where nobody waits for it, it is tried again when somebody does.
        .catch(() => become({ is: listeners.size > 0 ? 'failed' : 'waiting' }))
        .finally(() => {
          loading = null;
        });
      return loading;
    },
  };
}

interface LaterProps<Module> {
  readonly later: ReturnType<typeof openLater<Module>>;
  /** False for what waits until it is loaded for something else, or the window is idle. */
  readonly isUrgent?: boolean;
  /** What is there while it loads. */
  readonly waiting?: ReactNode;
  /** What is there when it could not be loaded. */
  readonly failed?: (tryAgain: () => void) => ReactNode;
  readonly children: (loaded: Module) => ReactNode;
}

/** Shows something with such a part: at once where it is loaded, otherwise as soon as it is. */
export function WithLater<Module>(props: LaterProps<Module>) {
  const { later, isUrgent = true, waiting = null, failed, children } = props;
  const standing = useSyncExternalStore(later.subscribe, later.standing);
  useEffect(() => {
    if (isUrgent) void later.load();
  }, [isUrgent, later]);
  switch (standing.is) {
    case 'waiting':
      return waiting;
    case 'failed':
      return failed?.(() => void later.load());
    case 'there':
      return children(standing.loaded);
    default:
      return assertNever(standing);
  }
}
