import { perTag } from '../language/language.ts';

const regions = perTag((tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' }));

/** A country by its ISO 3166 code, in the language that is spoken; the code itself where it has no name. */
export function regionName(code: string): string {
  return regions().of(code) ?? code;
}
