import { nameHeader } from '../sheet/header-words.ts';

const longest = 120;

/**
 * What a person is called by the cells of their row: the given name first, and what one column says of another only once;
 * empty where no column is known to hold names.
 */
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
