import { lazily } from '../../../../../shared/lazily.ts';
import { besideLiterals } from './literals.ts';

/**
 * The letters of day, month, year and hour in date formats of other languages: German; French; Spanish and Portuguese;
 * Italian; Dutch; Danish, Norwegian and Swedish; Finnish; Estonian; Polish; Czech and Slovak; Turkish; Russian;
 * Ukrainian; Greek; Hungarian; Croatian and Latvian; Slovene; Romanian.
 */
const LETTERS = 'tmjh jmah dmah gmah dmju dmåt pkvt pkat dmrg dmrh gayh дмгч дмрг ημεω nhéó dmgh dmlh zlah';

/** Languages in which `aaaa` is the day of the week. */
const EAST_ASIAN = /\[\$-(?:[0-9a-f]*(?:404|411|412|804|c04|1004)|ja|zh|ko)\b/i;
const LONGEST = 60;
/** A word in an alphabet; `yyyy年` is part of a date. */
const WORD =
  /^(?:\[[^\]]*\])?\s*(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}]{3,}|Γενικός τύπος)\s*$/iu;
const DATE_LETTERS = /^[abdeghmsy]+$|([dhmsy])\1/;

interface Letters {
  readonly whole: RegExp;
  readonly inFile: ReadonlyMap<string, string>;
}

const languages = lazily(() => LETTERS.split(' ').map(lettersOf));

/**
 * Some programs write the letters of their own language, `TT.MM.JJJJ`, which other programs cannot read: they would
 * show `TT.04.JJJJ`. A format that is not wholly a date in one language stays as it is.
 */
export function inFileLetters(code: string): string {
  if (code.length > LONGEST || EAST_ASIAN.test(code)) return code;
  const shown = besideLiterals(code, String, shownOf);
  const language = languages().find(({ whole }) => whole.test(shown.toLowerCase()));
  if (language === undefined) return code;
  const inFile = (letter: string) => language.inFile.get(letter.toLowerCase()) ?? letter;
  return besideLiterals(code, (piece) => piece.replaceAll(/\p{L}/gu, inFile));
}

/** True for names of `General`, such as `Geral`: as a format they would show that word, or parts of a date. */
export function isFormatName(code: string): boolean {
  const letters = code
    .replace(/\[[^[\]]*\]/, '')
    .trim()
    .toLowerCase();
  return WORD.test(code) && !DATE_LETTERS.test(letters);
}

function lettersOf(letters: string): Letters {
  const [day, month, year, hour] = Array.from(letters) as [string, string, string, string];
  const parts = [`${day}{1,2}`, `${month}{1,4}`, `(?:${year}{4}|${year}{2})`];
  const sign = '(?:[-/.] ?| | de )';
  const date = `(?:${parts.join(sign)}|${parts.toReversed().join(sign)})`;
  const time = `(?:,? ${hour}{1,2}[:.](?:mm|мм)(?:[:.]ss)?)?`;
  const inFile = new Map([...letters].map((letter, at) => [letter, 'dmyh'[at]!]));
  return { whole: new RegExp(`^(?:${day}{3,4}[,.]? )?${date}[.]?${time}(?:;@)?$`), inFile };
}

/** A language in brackets shows nothing. */
function shownOf(piece: string): string {
  if (piece.startsWith('[')) return '';
  return piece.startsWith('\\') ? piece.slice(1) : piece.replaceAll('"', '');
}
