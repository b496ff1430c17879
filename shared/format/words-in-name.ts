import { folded } from './normalized.ts';

/** In lower case without accents: `homePhone_2` and `Home-phone 2` are the same two. */
export function wordsOf(name: string): string[] {
  return folded(name.replace(/WhatsApp/g, 'Whatsapp').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}
