import type { ComponentProps } from 'react';
import { components } from '../../shared/texts/en/common.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { Button } from '../components/buttons/button.tsx';
import { Banner } from '../components/status/banner.tsx';
import { openLater, WithLater } from '../components/status/load-later.tsx';
import { loadSaidTexts } from '../said-wire.ts';
import { useReload } from '../state/use-reload.ts';

export type Screens = typeof import('./screens.ts');

const screensLater = openLater<Screens>(async () => {
  const [screens] = await Promise.all([import('./screens.ts'), loadSaidTexts()]);
  return screens;
});

/** In ms: how long after the start the other screens are loaded. */
const settledMs = 500;

/** After a visible failure, only the person tries again: the message must not go from under the pointer. */
export function loadScreensWhenIdle(): void {
  const load = (): void => {
    if (screensLater.standing().is !== 'failed') void screensLater.load();
  };
  setTimeout(() => requestIdleCallback(load), settledMs);
}

type WithScreensProps = Omit<ComponentProps<typeof WithLater<Screens>>, 'later' | 'onAgain'>;

export function WithScreens(given: WithScreensProps) {
  const reload = useReload();
  return <WithLater later={screensLater} onAgain={() => void reload()} {...given} />;
}

/** For parts that nobody waits for. */
export function OnceIdle(given: WithScreensProps) {
  return <WithScreens isUrgent={false} {...given} />;
}

interface NoScreensProps extends Pick<ComponentProps<typeof Banner>, 'tone' | 'live'> {
  readonly onAgain: () => void;
}

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
