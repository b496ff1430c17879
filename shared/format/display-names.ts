import { currentTag, perTag } from '../language/language.ts';

const regions = perTag((tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' }));

/** A country by its ISO 3166 code, in the language that is spoken; the code itself where it has no name. */
export function regionName(code: string): string {
  return regions().of(code) ?? code;
}

/** What a language or script is called, by its code, as a sentence begins with it. */
export function languageName(code: string, type: 'language' | 'script'): string {
  const name = new Intl.DisplayNames(currentTag(), { type }).of(code) ?? code;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** What an encoding is called: what is written in it, by its name in `names` or that of its language or script, and its own name. */
export function encodingWords(
  names: Readonly<Partial<Record<string, string>>>,
  [script, page]: readonly [script: string, page: string],
): string {
  return `${names[script] ?? languageName(script, script.length === 4 ? 'script' : 'language')} (${page})`;
}
