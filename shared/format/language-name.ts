import { currentTag } from '../language/language.ts';

/** What a language or script is called, by its code, as a sentence begins with it. */
export function languageName(code: string, type: 'language' | 'script'): string {
  const name = new Intl.DisplayNames(currentTag(), { type }).of(code) ?? code;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
