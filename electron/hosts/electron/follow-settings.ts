import type { Settings } from '../../../shared/settings/settings.ts';
import type { App } from '../../host.ts';

/** Hands the settings on: as they are now, and whenever they change in any window. */
export function followSettings(
  { settings, subscribe }: Pick<App, 'settings' | 'subscribe'>,
  take: (settings: Settings) => void,
): void {
  subscribe((event) => {
    if (event.type === 'erased' || (event.type === 'changed' && event.what === 'settings')) take(settings());
  });
  take(settings());
}
