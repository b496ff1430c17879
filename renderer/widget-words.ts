import { currentTag } from '../shared/language/language.ts';
import type { Language } from '../shared/language/languages.ts';

/** The widget library's own words, for what reads the screen aloud. Its English is in the library as it is built. */
const packs = {
  da: () => import('react-aria-components/i18n/da-DK'),
  de: () => import('react-aria-components/i18n/de-DE'),
} satisfies { readonly [Other in Exclude<Language, 'en'>]: unknown };

/** Where the library looks for words beside its own. */
const [localeKey, wordsKey] = [Symbol.for('react-aria.i18n.locale'), Symbol.for('react-aria.i18n.strings')];

/** Has the widget library speak the language that was loaded; called before the first widget is shown. */
export async function loadWidgetWords(language: Exclude<Language, 'en'>): Promise<void> {
  // The library declares them as a type alone.
  const pack: { readonly default?: unknown } = await packs[language]();
  Object.assign(window, { [localeKey]: currentTag(), [wordsKey]: pack.default });
}
