export const languageNames = { en: 'English', da: 'Dansk', de: 'Deutsch' } as const;

export type Language = keyof typeof languageNames;

/** All of them, English first. */
export const languages = Object.keys(languageNames) as readonly Language[];

/** Whether a code names a language that Tagline speaks. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languageNames, code);
}

/** The language to speak: the one that a person chose, or else the first of the system's BCP 47 tags that is known. */
export function languageOf(chosen: Language | 'system', systemTags: readonly string[]): Language {
  if (chosen !== 'system') return chosen;
  return systemTags.map((tag) => tag.toLowerCase().split(/[-_]/, 1)[0] ?? '').find(isLanguage) ?? 'en';
}

/** The BCP 47 tag that numbers and dates follow: the system's own where it is of the language, else the usual one. */
export function formatTag(language: Language, systemTags: readonly string[]): string {
  const usual = { en: 'en-US', da: 'da-DK', de: 'de-DE' } as const;
  const own = systemTags.find((tag) => tag.toLowerCase().startsWith(`${language}-`));
  return language === 'en' ? usual.en : (own ?? usual[language]);
}
