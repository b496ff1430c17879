import { useEffect } from 'react';
import { languageOf } from '../../shared/language/languages.ts';
import { useStores } from '../state/context.tsx';
import { useOperation } from '../state/query.ts';

/** For which language a page was loaded anew; one that comes in another again is taken as it is. */
const loadedFor = 'language-loaded-for';

/**
 * Loads the window anew when another language is set than its page was written in, in whichever window, also while this
 * one was still loading: all of it is then written in that one.
 */
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
