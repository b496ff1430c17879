import { plainLetters } from '../../format/words-in-name.ts';
import { lazily } from '../../lazily.ts';

/**
 * Finds one of the stems in words with single blanks between them. A stem may begin any word. From five letters on, or
 * in a script without blanks, it may be inside a word. A stem with a full stop at its end must end a word, and `_` may
 * be a blank.
 */
export function stems(list: string): {
  test(words: string): boolean;
  exec(words: string): RegExpExecArray | null;
} {
  const pattern = lazily(
    () => new RegExp(plainLetters(list).trim().split(/\s+/).map(patternOf).join('|'), 'u'),
  );
  return { test: (words) => pattern().test(words), exec: (words) => pattern().exec(words) };
}

function patternOf(stem: string): string {
  const isWhole = stem.endsWith('.');
  const letters = stem.replace('.', '');
  const isInside = !isWhole && (letters.replaceAll('_', '').length >= 5 || UNSPACED.test(letters));
  return `${isInside ? '' : '(?<!\\S)'}${letters.replaceAll('_', ' ?')}${isWhole ? '(?!\\S)' : ''}`;
}

/** Scripts without blanks. Hangul is decomposed into letters, because names are compared without accents. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
