import { normalized } from '../format/normalized.ts';
import type { Writing } from '../message/final-text.ts';
import { fill } from '../message/render.ts';
import { cleanValue } from '../message/value.ts';

/** What a search looks at in one row of an audience, besides the final text that it works out itself. */
export interface SearchableRow {
  readonly msisdn: string;
  /** The number as the file has it. */
  readonly original: string;
  readonly cells: readonly string[];
  /** Whether the row gets a text at all. */
  readonly recipient: boolean;
}

/** Makes a function that takes away what people leave out when they search: case and accents. */
export function searchFold(): (text: string) => string {
  const known = new Map<string, string>();
  const foldCharacter = (character: string): string => {
    let plain = known.get(character);
    if (plain === undefined) {
      plain = character.normalize('NFD').replace(/\p{M}/gu, '');
      known.set(character, plain);
    }
    return plain;
  };
  // A sigma at the end of a word has a form of its own, which a search for half a word would miss.
  return (text) =>
    text
      .toLowerCase()
      .replaceAll('ς', 'σ')
      .replace(/[^ -~\n]/gu, foldCharacter);
}

/** A test for rows that hold every word of the search, or a number that holds its digits however written. */
export function rowMatcher(search: string, writing: Writing): (row: SearchableRow) => boolean {
  const fold = searchFold();
  const words = fold(search).split(/\s+/u).filter(Boolean);
  const digits = numberSearched(search);
  const { tags, template } = writing;
  // The text around the tags is the same for everybody, so it is folded and looked through once.
  const texts = template.texts.map(fold);
  const unsettled = words.filter((word) => !texts.some((text) => text.includes(word)));
  const foldedTemplate = { ...template, texts };
  const fallbacks = tags.map(({ fallback }) => fold(fallback ?? ''));

  return ({ msisdn, original, cells, recipient }) => {
    if (digits !== '' && msisdn.includes(digits)) return true;
    const wanted = recipient ? unsettled : words;
    if (wanted.length === 0) return true;
    const plain = cells.map(fold);
    let all = `${fold(original)}\n${msisdn}\n${plain.join('\n')}`;
    if (recipient) {
      // Cleaning composes Korean syllables again, which folding had taken apart in the search as well.
      const values = tags.map(
        ({ column }, at) => normalized(cleanValue(plain[column] ?? ''), 'NFD') || fallbacks[at]!,
      );
      all += `\n${fill(foldedTemplate, values)}`;
    }
    return wanted.every((word) => all.includes(word));
  };
}

// 070-174, 0046 70 174 and +46 70 174 all mean digits of an msisdn, which starts with no zero.
function numberSearched(search: string): string {
  return /^[\s+]*[\d()./-][\d\s()./-]*$/.test(search) ? search.replace(/\D/g, '').replace(/^0+/, '') : '';
}
