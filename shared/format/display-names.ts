import { currentTag, perTag } from '../language/current-language.ts';
import { capital } from './sentence-parts.ts';

const regions = perTag((tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' }));

/** By ISO 3166 code, in the current language; the code itself if it has no name. */
export function regionName(code: string): string {
  return regions().of(code) ?? code;
}

/** By its code, with a capital first letter. */
export function languageName(code: string, type: 'language' | 'script'): string {
  const name = new Intl.DisplayNames(currentTag(), { type }).of(code) ?? code;
  return capital(name);
}

/** The script or language, by its name in `names` or by its code, and the encoding's own name. */
export function encodingWords(
  names: Readonly<Partial<Record<string, string>>>,
  shown: readonly [script: string, page: string] | string,
): string {
  if (typeof shown === 'string') return shown;
  const [script, page] = shown;
  return `${names[script] ?? languageName(script, script.length === 4 ? 'script' : 'language')} (${page})`;
}
