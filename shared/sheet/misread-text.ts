/** Signs of Western European text that stand beside numbers or alone, hardly ever against a letter. */
const SIGNS = '\u00a2-\u00a6\u00a8\u00ac\u00af\u00b1-\u00b6\u00b8\u00b9\u00bc-\u00be\u00d7\u00f7ƒ†‡ˆ‰˜';
const SIGN_AT_LETTER = new RegExp(`\\p{L}[${SIGNS}]|[${SIGNS}]\\p{L}|\\p{L}[¿¡]\\p{L}`, 'u');
/** No Western European word has four letters with accents in a row; words of other alphabets have nothing else. */
const OTHER_ALPHABET = /[^\0-\x7f]{4}/;

/**
 * Whether a text read as Western European (windows-1252) looks like text in another encoding: most of its words that
 * are not plain ASCII are such as no language there has, `£ukasz` or `Àííà`.
 */
export function looksMisread(text: string): boolean {
  const words = text.split(/[\s,;|"]+/).filter((word) => /[^\0-\x7f]/.test(word));
  const odd = words.filter((word) => SIGN_AT_LETTER.test(word) || OTHER_ALPHABET.test(word));
  return odd.length > 1 && odd.length * 2 > words.length;
}
