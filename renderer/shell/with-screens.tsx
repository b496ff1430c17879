import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { assertNever } from '../../shared/assert-never.ts';
import type { Wire } from '../../shared/contract.ts';
import { loadSaidTexts } from '../said-wire.ts';
import { useWire } from '../state/context.tsx';

/** The screens behind the workbench. */
export type Screens = typeof import('./screens.ts');
type Standing =
  | { readonly is: 'waiting' }
  | { readonly is: 'failed' }
  | { readonly is: 'there'; readonly screens: Screens };

/** The screens behind the workbench, from the first time that somebody asks for them. */
const later = openLater();

function openLater() {
  let standing: Standing = { is: 'waiting' };
  let isLoading = false;
  const listeners = new Set<() => void>();

  function become(next: Standing): void {
    standing = next;
    for (const listener of listeners) listener();
  }

  async function load(wire: Wire): Promise<void> {
    // Answered by the host that this page is of: any program may have the port of one that has ended.
    const host = await wire.call('app.info', {});
    if (!host.ok) throw new Error(host.error.kind);
    const [screens] = await Promise.all([import('./screens.ts'), loadSaidTexts()]);
    become({ is: 'there', screens });
  }

  return {
    standing: () => standing,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Does nothing where they are there or on their way. */
    load(wire: Wire): void {
      if (standing.is === 'there' || isLoading) return;
      isLoading = true;
      if (standing.is === 'failed') become({ is: 'waiting' });
      load(wire)
        // Where nobody waits for them they are tried again when somebody does.
        .catch(() => become({ is: listeners.size > 0 ? 'failed' : 'waiting' }))
        .finally(() => {
          isLoading = false;
        });
    },
  };
}

/** How long the window is left to whoever opened it before more is loaded, in ms. */
const settledMs = 500;

/**
 * Loads the screens once the window has nothing else to do, so that nobody waits for one. Where somebody is told that they
 * did not load, trying again is theirs: what is said must not go from under the pointer.
 */
export function loadScreensWhenIdle(wire: Wire): void {
  const load = (): void => {
    if (later.standing().is !== 'failed') later.load(wire);
  };
  setTimeout(() => requestIdleCallback(load), settledMs);
}

interface WithScreensProps {
  /** False for what waits until they are loaded for something else, or the window is idle. */
  readonly isUrgent?: boolean;
  /** What is there while they load. */
  readonly waiting: ReactNode;
  /** What is there when they could not be loaded. */
  readonly failed: (tryAgain: () => void) => ReactNode;
  readonly children: (screens: Screens) => ReactNode;
}

/** Shows something with the screens behind the workbench: at once where they are loaded, otherwise as soon as they are. */
export function WithScreens({ isUrgent = true, waiting, failed, children }: WithScreensProps) {
  const wire = useWire();
  const standing = useSyncExternalStore(later.subscribe, later.standing);
  useEffect(() => {
    if (isUrgent) later.load(wire);
  }, [isUrgent, wire]);
  switch (standing.is) {
    case 'waiting':
      return waiting;
    case 'failed':
      return failed(() => later.load(wire));
    case 'there':
      return children(standing.screens);
    default:
      return assertNever(standing);
  }
}
