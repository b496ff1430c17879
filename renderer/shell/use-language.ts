import { useEffect, useRef } from 'react';
import { type Language, languageOf } from '../../shared/language/languages.ts';
import { useStores } from '../state/context.tsx';
import { useOperation } from '../state/query.ts';

/** Loads the window anew when another language is set, in whichever window: all of it is then written in that one. */
export function useLanguage(): void {
  const stores = useStores();
  const chosen = useOperation('settings.read', {}).data?.language;
  const systemTags = useOperation('app.info', {}).data?.systemTags;
  const first = useRef<Language | null>(null);
  useEffect(() => {
    if (chosen === undefined || systemTags === undefined) return;
    const language = languageOf(chosen, systemTags);
    first.current ??= language;
    if (first.current !== language)
      void stores.draft
        .getState()
        .flush()
        .then(() => location.reload());
  }, [chosen, systemTags, stores]);
}
