import { useEffect } from 'react';
import { languageOf } from '../../shared/language/chosen-language.ts';
import { useStores } from '../state/context.tsx';
import { useOperation } from '../state/use-operation.ts';

export function useTheme(): void {
  const theme = useOperation('settings.read', {}).data?.theme ?? 'system';
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
}

/** The language for which the page was reloaded; if it still comes in another one, it is not reloaded again. */
const loadedFor = 'language-loaded-for';

/** Reloads the window if any window sets another language than this page's, also while this page was loading. */
export function useLanguage(): void {
  const stores = useStores();
  const chosen = useOperation('settings.read', {}).data?.language;
  const systemTags = useOperation('app.info', {}).data?.systemTags;
  useEffect(() => {
    if (chosen === undefined || systemTags === undefined) return;
    const language = languageOf(chosen, systemTags);
    if (language === document.documentElement.lang) return sessionStorage.removeItem(loadedFor);
    if (language === sessionStorage.getItem(loadedFor)) return;
    sessionStorage.setItem(loadedFor, language);
    void stores.draft
      .getState()
      .flush()
      .then(() => location.reload());
  }, [chosen, systemTags, stores]);
}
