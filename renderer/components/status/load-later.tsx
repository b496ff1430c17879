import { Component, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { assertNever } from '../../../shared/assert-never.ts';

type Standing<Module> =
  | { readonly is: 'waiting' }
  | { readonly is: 'failed' }
  | { readonly is: 'there'; readonly loaded: Module };

/** A module that is loaded by `fetched` at its first use. */
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
    /** Resolves once the module has loaded or failed. */
    load(): Promise<void> {
      if (standing.is === 'there') return Promise.resolve();
      if (standing.is === 'failed') become({ is: 'waiting' });
      loading ??= fetched()
        .then((loaded) => become({ is: 'there', loaded }))
        // If nothing waits for the module, the next use tries again.
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
  /** False: wait until something else loads the module, or the window is idle. */
  readonly isUrgent?: boolean;
  readonly waiting?: ReactNode;
  readonly failed?: (tryAgain: () => void) => ReactNode;
  /** Reloads the whole window: a browser never fetches a module again that it could not fetch once. */
  readonly onAgain: () => void;
  readonly children: (loaded: Module) => ReactNode;
}

/** Renders with a module, at once if it is loaded. */
export function WithLater<Module>(props: LaterProps<Module>) {
  const { later, isUrgent = true, waiting = null, failed, onAgain, children } = props;
  const standing = useSyncExternalStore(later.subscribe, later.standing);
  useEffect(() => {
    if (isUrgent) void later.load();
  }, [isUrgent, later]);
  switch (standing.is) {
    case 'waiting':
      return waiting;
    case 'failed':
      return failed?.(onAgain);
    case 'there':
      return (
        <FaultBoundary instead={failed?.(onAgain)}>
          <Loaded module={standing.loaded}>{children}</Loaded>
        </FaultBoundary>
      );
    default:
      return assertNever(standing);
  }
}

interface LoadedProps<Module> {
  readonly module: Module;
  readonly children: (loaded: Module) => ReactNode;
}

/** This component is below the boundary, so that errors thrown by `children` reach it. */
function Loaded<Module>({ module, children }: LoadedProps<Module>) {
  return children(module);
}

interface FaultBoundaryProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Shows `instead` of a part that throws, or reports the error: React would remove the whole window. */
export class FaultBoundary extends Component<FaultBoundaryProps, { readonly isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override state = { isBroken: false };

  override componentDidCatch(error: unknown) {
    if (this.props.instead === undefined) reportError(error);
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
