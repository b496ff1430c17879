import { wordsOf } from '../../format/words-in-name.ts';
import * as vocabulary from '../answers/answer-vocabulary.ts';
import { isClearNo } from '../answers/clear-no.ts';
import { comparedCell } from '../compared-cell.ts';

/** `unclear` is neither a yes nor a no, such as a blank. */
export type PlainAnswer = 'yes' | 'no' | 'unclear';

/** A yes or a no in any of the languages, whatever the column asks. */
export function plainAnswer(value: string): PlainAnswer | 'date' {
  const text = comparedCell(value);
  if (/^(?:[✓✔☑✅👍○◯×✕]\p{M}?|1(?:[.,]0+)?)$/u.test(text)) return 'yes';
  if (/^(?:[✗✘❌🚫👎]\p{M}?|0(?:[.,]0+)?)$/u.test(text)) return 'no';
  if (DATE.test(text)) return 'date';
  if (isClearNo(value)) return 'no';
  const words = joinedPhrases(wordsOf(text));
  if (words.length === 0 || words.length > 6 || /\d/.test(text)) return 'unclear';
  const saysNo = (word: string) => vocabulary.PLAIN_NO.has(word) || vocabulary.REFUSED.has(word);
  if (words.some((word) => saysNo(word) && (word.length > 1 || words.length === 1))) return 'no';
  const isYes = vocabulary.YES.has(words[0]!) && !text.includes('?') && words.every(keepsYes);
  return isYes ? 'yes' : 'unclear';
}

/** False for any word that may take a yes back, as in `yes, e-mail only` or `on hold`. */
function keepsYes(word: string): boolean {
  return [vocabulary.YES, vocabulary.POLITE, vocabulary.CHANNEL, vocabulary.FILLERS].some((list) =>
    list.has(word),
  );
}

function joinedPhrases(words: readonly string[]): string[] {
  return vocabulary.PHRASES.reduce((text, [phrase, word]) => text.replace(phrase, word), words.join(' '))
    .split(' ')
    .filter(Boolean);
}

const DATE = /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}[. ]+\p{L}{3,}[. ]+\d{4})(?:[ t]\d.*)?$/u;

/** A blank, or what databases write for one, such as `NULL`, `-` or `0000-00-00`. */
export const BLANK_ANSWER = /^(?:null|\\n|[-–—.☐]+|n\/a|0000-00-00(?:[ t][0:.]+z?)?)?$/u;

const UNIT = '(?:\\p{Sc}|%|kr\\.?|dkk|sek|nok|eur|usd|gbp|chf|pln|zł)';

/** A number, also of money or per cent, such as `€ 12,50` or `5 %`. */
const AMOUNT = new RegExp(`^(?:${UNIT} ?)?([+-]?\\d+(?:[.,]\\d+)*)(?:,-)?(?: ?${UNIT})?$`, 'u');

/** What programs write for nothing, such as `undefined` or `[]`. In columns of consent these are unclear. */
const NOTHING = /^(?:undefined|\[ ?\]|#n\/a)$/;

/** True for a yes, a number over 0, or any text but a no. */
export function meansYes(value: string): boolean {
  const text = comparedCell(value);
  if (BLANK_ANSWER.test(text) || NOTHING.test(text)) return false;
  // Only words can be a no, and a million different codes have digits.
  if (!/\d/.test(text)) return plainAnswer(text) !== 'no';
  const [, number] = AMOUNT.exec(text.replace(/^\((.*)\)$/, '$1')) ?? [];
  return number === undefined || (number[0] !== '-' && /[1-9]/.test(number));
}
