import type { DatabaseSync } from 'node:sqlite';
import { folded, searchedWords } from '../../shared/format/searched-words.ts';
import { digitsOf, inLatin } from '../../shared/number/latin-digits.ts';

/** How a column has the text that people search. */
export interface Reading {
  /** SQLite's name for it. */
  readonly name: string;
  /** The text, folded. */
  readonly read: (stored: string) => string;
  /** How the column has a word, unless it holds other letters than A to Z. */
  readonly written: (word: string) => string;
}

export const plainText: Reading = { name: 'text_holds', read: folded, written: (word) => word };

/** Characters of words that LIKE cannot look for: it ends at a NUL, and JSON has half of a pair of surrogates as an escape. */
const UNLIKE = /[\p{Cc}\ufffd]/u;
/** Characters of JSON around values. */
const AROUND = /[[\],]/;

/**
 * SQL that finds what `holdsWords` finds. SQLite itself decides about texts without other letters than A to Z, nearly
 * all, which LIKE compares in the same way.
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

/** 070-174, 0046 70 174 and +46 70 174 all mean digits of an msisdn, which starts with no zero; else empty. */
export function numberSearched(search: string): string {
  return /^[\s+]*[\d()./-][\d\s()./-]*$/.test(inLatin(search)) ? digitsOf(search).replace(/^0+/, '') : '';
}
