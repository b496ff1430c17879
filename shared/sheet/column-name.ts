import { MOST_MARKS_TYPED, normalized, unstacked } from '../format/normalized.ts';
import { withoutInvisible } from '../format/visible-text.ts';
import { unnamed } from '../texts/en/names.ts';

/** The whole question of a form fits into this. */
const LONGEST = 400;
/** Includes blanks and invisible characters. */
const LONGEST_READ = 1000;

/** Letters as in a spreadsheet, `A` for index 0. */
export function columnLetters(index: number): string {
  let letters = '';
  for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return letters;
}

/** The header's words on one line, `Column C` if there are none, and `(2)` after a repeated name. */
export function columnNames(header: readonly string[] | null, width: number): string[] {
  const taken = new Set<string>();
  const copies = new Map<string, number>();
  const names: string[] = [];
  for (let index = 0; index < width; index++) {
    const read = withoutInvisible((header?.[index] ?? '').slice(0, LONGEST_READ));
    // A name keeps no more marks than a message does, so that a tag can name the column.
    const own = normalized(unstacked(read, MOST_MARKS_TYPED))
      .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
      .trim()
      .slice(0, LONGEST)
      .replace(/\p{Surrogate}$/u, '');
    const name = own === '' ? unnamed.column(columnLetters(index)) : own;
    let unique = name;
    let copy = copies.get(name) ?? 1;
    while (taken.has(unique)) {
      copy += 1;
      unique = `${name} (${copy})`;
    }
    copies.set(name, copy);
    taken.add(unique);
    names.push(unique);
  }
  return names;
}
