/** What a search looks at in one row of an audience. */
export interface SearchableRow {
  readonly msisdn: string;
  /** The number as the file has it. */
  readonly original: string;
  readonly cells: readonly string[];
  /** The final text; empty for a row that gets none. */
  readonly text: string;
}

/** Takes away what people leave out when they search: case and accents. */
export function foldForSearch(text: string): string {
  // A sigma at the end of a word has a form of its own, which a search for half a word would miss.
  const lower = text.toLowerCase().replaceAll('ς', 'σ');
  return /^[ -~\s]*$/.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '');
}

/** A test for rows that hold every word of the search, or a number that holds its digits however written. */
export function rowMatcher(search: string): (row: SearchableRow) => boolean {
  const words = foldForSearch(search).split(/\s+/u).filter(Boolean);
  const digits = numberSearched(search);
  return (row) => {
    if (digits !== '' && row.msisdn.includes(digits)) return true;
    const all = foldForSearch(`${row.text}\n${row.original}\n${row.msisdn}\n${row.cells.join('\n')}`);
    return words.every((word) => all.includes(word));
  };
}

// 070-174, 0046 70 174 and +46 70 174 all mean digits of an msisdn, which starts with no zero.
function numberSearched(search: string): string {
  return /^[\s+]*[\d\s()./-]+$/.test(search) ? search.replace(/\D/g, '').replace(/^0+/, '') : '';
}
