import { loadSaidTexts } from '../said-wire.ts';
import { type LaterProps, openLater, WithLater } from './later.tsx';

/** The screens behind the workbench. */
export type Screens = typeof import('./screens.ts');

const screensLater = openLater<Screens>(async () => {
  const [screens] = await Promise.all([import('./screens.ts'), loadSaidTexts()]);
  return screens;
});

/** How long the window is left to anybody who opened it before more is loaded, in ms. */
const settledMs = 500;

/**
 * Loads the screens once the window has nothing else to do, so that nobody waits for one. Where somebody is told that they
 * did not load, trying again is theirs: what is said must not go from under the pointer.
 */
export function loadScreensWhenIdle(): void {
  const load = (): void => {
    if (screensLater.standing().is !== 'failed') void screensLater.load();
  };
  setTimeout(() => requestIdleCallback(load), settledMs);
}

/** Shows something with the screens behind the workbench: at once where they are loaded, otherwise as soon as they are. */
export function WithScreens(given: LaterProps<Screens>) {
  return <WithLater later={screensLater} {...given} />;
}
