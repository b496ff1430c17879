import { currentLanguage } from '../../shared/language/current-language.ts';
import type { Settings } from '../../shared/settings/settings.ts';
import { loadLanguage } from '../../shared/texts/load-language.ts';
import type { App } from '../host.ts';

/** Passes the settings on, now and after every change in any window. */
export function followSettings(
  { settings, subscribe }: Pick<App, 'settings' | 'subscribe'>,
  take: (settings: Settings) => void,
): void {
  subscribe((event) => {
    if (event.type === 'erased' || (event.type === 'changed' && event.what === 'settings')) take(settings());
  });
  take(settings());
}

/** Sets the language here, now and after every change; `changed` follows each real one. Resolves after the first. */
export async function followLanguage(
  app: Pick<App, 'settings' | 'language' | 'subscribe'>,
  systemTags: readonly string[],
  changed: () => void = () => {},
): Promise<void> {
  let spoken = app.language();
  followSettings(app, () => {
    if (app.language() === spoken) return;
    spoken = app.language();
    void loadLanguage(spoken, systemTags).then(changed);
  });
  const before = currentLanguage();
  await loadLanguage(spoken, systemTags);
  if (currentLanguage() !== before) changed();
}
