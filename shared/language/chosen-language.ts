import { isLanguage, type Language, languageFacts } from './languages.ts';

/** The chosen language, or else the first known of the system's BCP 47 tags. */
export function languageOf(chosen: Language | 'system', systemTags: readonly string[]): Language {
  if (chosen !== 'system') return chosen;
  return systemTags.map((tag) => tag.toLowerCase().split(/[-_]/, 1)[0] ?? '').find(isLanguage) ?? 'en';
}

/** The system's own if it matches the language, else the usual one; always the usual one for English. */
export function formatTag(language: Language, systemTags: readonly string[]): string {
  const usual = languageFacts[language].tag;
  const own = systemTags.find((tag) => tag.toLowerCase().startsWith(`${language}-`));
  return language === 'en' ? usual : (own ?? usual);
}
