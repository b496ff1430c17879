import type { PauseReason } from './campaign.ts';

/** Which pause somebody saw who lets a campaign go on. */
export interface PauseShown {
  readonly kind: PauseReason['kind'] | null;
  /** The chunk it concerned; null where it concerned none. */
  readonly chunk: number | null;
}

/** What of a pause tells it from others. */
export function pauseShown(pause: PauseReason | null): PauseShown {
  return { kind: pause?.kind ?? null, chunk: pause?.chunk ?? null };
}

/** Whether a campaign still stands still for what was seen. */
export function isPauseShown(shown: PauseShown, pause: PauseReason | null): boolean {
  const { kind, chunk } = pauseShown(pause);
  return kind === shown.kind && chunk === shown.chunk;
}
