export const languageNames = { en: 'English', da: 'Dansk', de: 'Deutsch' } as const;

export type Language = keyof typeof languageNames;

/** English first. */
export const languages = Object.keys(languageNames) as readonly Language[];

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languageNames, code);
}
