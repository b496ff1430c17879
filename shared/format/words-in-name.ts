import { plainName } from './normalized.ts';

/** In lower case without accents: `homePhone_2` and `Home-phone 2` are the same two. */
export function wordsOf(name: string): string[] {
  return plainLetters(partedWords(name))
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}

/** With blanks between the words of `homePhone`. */
export function partedWords(text: string): string {
  return text
    .replace(/WhatsApp/g, 'Whatsapp')
    .replace(/(SMS|GDPR|TCPA)(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}

/** As the words above are written. */
export function plainLetters(text: string): string {
  return plainName(text).replaceAll('ß', 'ss').replaceAll('ø', 'o').replaceAll('ł', 'l').replaceAll('ı', 'i');
}
