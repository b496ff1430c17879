import type { AppEvent } from '../../shared/app-event.ts';
import { currentLanguage } from '../../shared/language/language.ts';
import { loadLanguage } from '../../shared/texts/load-language.ts';
import type { App } from '../host.ts';

/**
 * Speaks the language of an app in this process from here on, and whenever another is set. `changed` hears of each that
 * is another than before; the promise is for the first.
 */
export async function followLanguage(
  { language, subscribe }: Pick<App, 'language' | 'subscribe'>,
  systemTags: readonly string[],
  changed: () => void = () => {},
): Promise<void> {
  let spoken = language();
  subscribe((event: AppEvent) => {
    const isOfSettings = event.type === 'erased' || (event.type === 'changed' && event.what === 'settings');
    if (!isOfSettings || language() === spoken) return;
    spoken = language();
    void loadLanguage(spoken, systemTags).then(changed);
  });
  const before = currentLanguage();
  await loadLanguage(spoken, systemTags);
  if (currentLanguage() !== before) changed();
}
