import type { Mapping } from './sheet.ts';

/** What a column is used for. */
export type ColumnRole = 'number' | 'tag' | 'unused';

/** What the mapping uses a column for. */
export function roleOf(mapping: Mapping, index: number): ColumnRole {
  if (mapping.numberColumn === index) return 'number';
  return mapping.tagColumns.includes(index) ? 'tag' : 'unused';
}

/** The change of a mapping that gives a column a role; the former number column becomes a tag. */
export function withRole(mapping: Mapping, index: number, role: ColumnRole): Partial<Mapping> {
  const others = mapping.tagColumns.filter((column) => column !== index);
  const sorted = (columns: readonly number[]) => [...columns].sort((left, right) => left - right);
  switch (role) {
    case 'number': {
      const former = mapping.numberColumn;
      const tags = former === null || former === index ? others : sorted([...others, former]);
      return { numberColumn: index, tagColumns: tags };
    }
    case 'tag':
      return {
        tagColumns: sorted([...others, index]),
        ...(mapping.numberColumn === index && { numberColumn: null }),
      };
    case 'unused':
      return { tagColumns: others, ...(mapping.numberColumn === index && { numberColumn: null }) };
  }
}
