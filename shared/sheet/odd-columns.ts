import { cleanValue } from '../format/clean-value.ts';
import { mendedValue, ODD_KINDS, type OddKind, oddValue } from '../format/odd-value.ts';
import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';
import type { Mapping } from './sheet.ts';

/** Values of a kind in a column that nobody meant, with the first of them. */
export interface OddColumn {
  readonly column: number;
  readonly kind: OddKind;
  readonly rows: number;
  readonly value: string;
}

/** Blanks, invisible characters and quotes around a value, in JSON. */
const PAD = '(?:\\s|\\p{Cf}|\\\\[bfnrt]|=?\\\\"){0,60}';
/** Rows of other text cost one search. `"#N/A"`, `"null"`, `"—"`, `AT&amp;T`, `SÃ¸ren` */
const SUSPECT = new RegExp(
  `"${PAD}(?:#|n/?a|n\\.a|<?null|[([](?:n|b|e|o)|\\\\\\\\n|err:5|[{$%]\\{|\\*\\||<<|%%|(?:undefined|none|nil|-+|[–—]+|\\?+)${PAD}")|&(?:#|[a-z]+;)|[\u00c2-\u00c5\u00e2]`,
  'iu',
);

/** False for most rows, as JSON text, that hold no such value. */
export function mayHoldOdd(row: string): boolean {
  return SUSPECT.test(row);
}

export function openOddColumns(width: number) {
  const oddColumns = new Map<string, OddColumn & { rows: number }>();
  return {
    add(cell: (column: number) => string): void {
      for (let column = 0; column < width; column++) {
        const value = cleanValue(cell(column));
        const kind = oddValue(value);
        if (kind === null) continue;
        const key = `${column} ${kind}`;
        const earlier = oddColumns.get(key);
        if (earlier === undefined) oddColumns.set(key, { column, kind, rows: 1, value });
        else earlier.rows += 1;
      }
    },
    columns: (): OddColumn[] => [...oddColumns.values()],
  };
}

/** The most characters of a word in a hint. */
const LONGEST_WORD = 60;

/** For the first tag column of each kind, since a text would repeat the value. */
export function oddHints(
  odd: readonly OddColumn[],
  names: readonly string[],
  { tagColumns }: Pick<Mapping, 'tagColumns'>,
): Words[] {
  return ODD_KINDS.flatMap((kind) => {
    const [one] = tagColumns.flatMap((tag) => odd.filter((one) => one.column === tag && one.kind === kind));
    if (one === undefined) return [];
    const name = names[one.column]!;
    if (kind === 'nothing') return [say.mapping.writtenBlank(one.value, name, one.rows)];
    const garbled = one.value
      .split(' ')
      .find((word) => word.length <= LONGEST_WORD && oddValue(word) === kind);
    if (garbled === undefined) return [];
    return [say.mapping.twiceEncoded(garbled, mendedValue(garbled), name, one.rows)];
  });
}
