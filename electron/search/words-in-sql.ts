import type { DatabaseSync } from 'node:sqlite';
import { folded, searchedWords } from '../../shared/format/searched-words.ts';
import { digitsOf, inLatin } from '../../shared/number/latin-digits.ts';

/** How a column stores the text that people search. */
export interface Reading {
  /** The column's function name in SQLite. */
  readonly name: string;
  /** The text, folded. */
  readonly read: (stored: string) => string;
  /** How the column stores a word, unless it holds letters other than A to Z. */
  readonly written: (word: string) => string;
}

export const plainText: Reading = { name: 'text_holds', read: folded, written: (word) => word };

/** Characters that LIKE cannot find: it ends at a NUL, and JSON writes half of a pair of surrogates as an escape. */
const UNLIKE = /[\p{Cc}\ufffd]/u;
/** Characters of JSON around values, such as `[` and `,`. */
const AROUND = /[[\],]/;

/**
 * SQL with the same results as `holdsWords`. SQLite itself decides about nearly all texts: those without letters other
 * than A to Z, which LIKE compares in the same way.
 */
export function openWordSearch(database: DatabaseSync, { name: holdsAll, read, written }: Reading) {
  database.function(holdsAll, { deterministic: true }, (stored, words) => {
    const text = read(String(stored));
    return Number(
      String(words)
        .split(' ')
        .every((word) => text.includes(word)),
    );
  });
  return {
    /** The condition that a column holds all words; its parameters are `terms`. */
    holds: (column: string) => `CASE
      WHEN octet_length(${column}) > length(${column}) THEN ${holdsAll}(${column}, :words)
      WHEN ${column} NOT LIKE :like ESCAPE '!' THEN 0
      WHEN :isLike AND instr(${column}, '\\') = 0 THEN 1
      ELSE ${holdsAll}(${column}, :words) END`,
    terms(search: string) {
      const words = searchedWords(search);
      const [longest = ''] = words
        .filter((word) => !UNLIKE.test(word))
        .sort((one, other) => other.length - one.length);
      const all = words.join(' ');
      return {
        words: all,
        like: `%${written(longest).replace(/[%_!]/g, '!$&')}%`,
        isLike: Number(all === longest && !AROUND.test(all)),
      };
    },
  };
}

/** The digits of an msisdn that 070-174, 0046 70 174 and +46 70 174 mean, without leading zeros; otherwise empty. */
export function numberSearched(search: string): string {
  return /^[\s+]*[\d()./-][\d\s()./-]*$/.test(inLatin(search)) ? digitsOf(search).replace(/^0+/, '') : '';
}
