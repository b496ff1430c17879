import { nameHeader } from '../sheet/name-header.ts';

const longest = 120;

/** By how many names a person is shown. */
export const mostNames = 3;

/** The given name first, without repetitions; empty if no column is known to have names. */
export function personName(columns: readonly string[], cells: readonly string[]): string {
  const of = (kind: 'given' | 'name'): string[] =>
    columns.flatMap((column, at) => (nameHeader(column) === kind ? [(cells[at] ?? '').trim()] : []));
  const names = [...of('given'), ...of('name')].filter((name) => name !== '');
  const words = names.map((name) => ` ${name.toLowerCase()} `);
  return names
    .filter(
      (_, at) => !words.some((other, i) => other.includes(words[at]!) && (other !== words[at] || i < at)),
    )
    .join(' ')
    .slice(0, longest);
}
