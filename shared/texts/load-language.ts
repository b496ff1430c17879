import { formatTag } from '../language/chosen-language.ts';
import { type Areas, speak } from '../language/current-language.ts';
import type { Language } from '../language/languages.ts';

type Loads = () => Promise<{ readonly areas: Areas }>;

/** To add a language: its record in `languageFacts`, a folder of its texts, and a line here. */
export const translations: { readonly [Other in Exclude<Language, 'en'>]: Loads } = {
  da: () => import('./da/said/danish.ts'),
  de: () => import('./de/said/german.ts'),
};

let wanted = 0;

/**
 * Sets the language of this process, thread or window once it is loaded; the last of several calls wins.
 * `systemTags` (BCP 47) decide how numbers and dates are written if they match the language.
 */
export async function loadLanguage(language: Language, systemTags: readonly string[] = []): Promise<void> {
  wanted += 1;
  const own = wanted;
  const tag = formatTag(language, systemTags);
  const pack = language === 'en' ? null : await translations[language]();
  if (own !== wanted) return;
  speak({ language, tag, areas: pack?.areas ?? null });
}
