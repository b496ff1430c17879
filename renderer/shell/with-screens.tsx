import type { ComponentProps } from 'react';
import { components } from '../../shared/texts/en/common.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { Button } from '../components/buttons/button.tsx';
import { Banner } from '../components/status/banner.tsx';
import { openLater, WithLater } from '../components/status/later.tsx';
import { loadSaidTexts } from '../said-wire.ts';

/** The screens behind the workbench. */
export type Screens = typeof import('./screens.ts');

const screensLater = openLater<Screens>(async () => {
  const [screens] = await Promise.all([import('./screens.ts'), loadSaidTexts()]);
  return screens;
});

/** How long the window is left to anybody who opened it before more is loaded, in ms. */
const settledMs = 500;

/**
 * Loads the screens once the window has nothing else to do, so that nobody waits for one. Where somebody has read that they
 * did not load, trying again is theirs: what is said must not go from under the pointer.
 */
export function loadScreensWhenIdle(): void {
  const load = (): void => {
    if (screensLater.standing().is !== 'failed') void screensLater.load();
  };
  setTimeout(() => requestIdleCallback(load), settledMs);
}

type WithScreensProps = Omit<ComponentProps<typeof WithLater<Screens>>, 'later'>;

/** Shows something with the screens behind the workbench. */
export function WithScreens(given: WithScreensProps) {
  return <WithLater later={screensLater} {...given} />;
}

/** The same for a part that nobody waits for. */
export function OnceIdle(given: WithScreensProps) {
  return <WithScreens isUrgent={false} {...given} />;
}

interface NoScreensProps extends Pick<ComponentProps<typeof Banner>, 'tone' | 'live'> {
  readonly onAgain: () => void;
}

/** Says that they could not be loaded. */
export function NoScreens({ onAgain, ...look }: NoScreensProps) {
  return (
    <Banner
      title={shell.noScreens}
      actions={<Button onPress={onAgain}>{components.tryAgain}</Button>}
      {...look}
    >
      {shell.noScreensFix}
    </Banner>
  );
}
