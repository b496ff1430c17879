import { type LaterProps, openLater, WithLater } from './later.tsx';

type Composer = typeof import('./composer.tsx');

const composerLater = openLater<Composer>(() => import('./composer.tsx'));

/** Loads what a draft is written in, which an empty one begins without; resolves once it is there or could not be loaded. */
export function loadComposer(): Promise<void> {
  return composerLater.load();
}

/** Loads it once the first page is drawn: it is what a person begins with next. */
export function loadComposerWhenIdle(): void {
  requestIdleCallback(() => void composerLater.load());
}

/** Shows something with what a draft is written in: at once where it is loaded, otherwise as soon as it is. */
export function WithComposer(given: LaterProps<Composer>) {
  return <WithLater later={composerLater} {...given} />;
}
