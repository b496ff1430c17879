import { assertNever } from '../assert-never.ts';
import { MOST_OTHER_COLUMNS } from '../number/number-flags.ts';
import type { Mapping } from './sheet.ts';

export type ColumnRole = 'number' | 'other' | 'tag' | 'unused';

export function roleOf(mapping: Mapping, index: number): ColumnRole {
  if (mapping.numberColumn === index) return 'number';
  if (mapping.otherColumns.includes(index)) return 'other';
  return mapping.tagColumns.includes(index) ? 'tag' : 'unused';
}

export function mayAddOther({ otherColumns }: Mapping): boolean {
  return otherColumns.length < MOST_OTHER_COLUMNS;
}

/** The former number column becomes a tag. A column beyond the allowed number of other columns becomes unused. */
export function withRole(mapping: Mapping, index: number, role: ColumnRole): Partial<Mapping> {
  const isOther = (column: number) => column !== index;
  const tags = mapping.tagColumns.filter(isOther);
  const otherColumns = mapping.otherColumns.filter(isOther);
  const sorted = (columns: readonly number[]) => [...columns].sort((left, right) => left - right);
  const former = mapping.numberColumn;
  const numberColumn = former === index ? null : former;
  switch (role) {
    case 'number': {
      const tagColumns = former === null || former === index ? tags : sorted([...tags, former]);
      return { numberColumn: index, otherColumns, tagColumns };
    }
    case 'other':
      return {
        numberColumn,
        otherColumns: mayAddOther({ ...mapping, otherColumns }) ? [...otherColumns, index] : otherColumns,
        tagColumns: tags,
      };
    case 'tag':
      return { numberColumn, otherColumns, tagColumns: sorted([...tags, index]) };
    case 'unused':
      return { numberColumn, otherColumns, tagColumns: tags };
    default:
      return assertNever(role);
  }
}
