import { MOST_STAND_INS } from '../number/number-source.ts';
import type { Mapping } from './sheet.ts';

/** What a column is used for. */
export type ColumnRole = 'number' | 'stand-in' | 'tag' | 'unused';

/** What the mapping uses a column for. */
export function roleOf(mapping: Mapping, index: number): ColumnRole {
  if (mapping.numberColumn === index) return 'number';
  if (mapping.standIns.includes(index)) return 'stand-in';
  return mapping.tagColumns.includes(index) ? 'tag' : 'unused';
}

/** Whether another column may stand in for the number column. */
export function mayStandIn({ standIns }: Mapping): boolean {
  return standIns.length < MOST_STAND_INS;
}

/**
 * The change of a mapping that gives a column a role; the former number column becomes a tag. No more columns stand in
 * than may; one more stays unused.
 */
export function withRole(mapping: Mapping, index: number, role: ColumnRole): Partial<Mapping> {
  const isOther = (column: number) => column !== index;
  const tags = mapping.tagColumns.filter(isOther);
  const standIns = mapping.standIns.filter(isOther);
  const sorted = (columns: readonly number[]) => [...columns].sort((left, right) => left - right);
  const former = mapping.numberColumn;
  const numberColumn = former === index ? null : former;
  switch (role) {
    case 'number': {
      const tagColumns = former === null || former === index ? tags : sorted([...tags, former]);
      return { numberColumn: index, standIns, tagColumns };
    }
    case 'stand-in':
      return {
        numberColumn,
        standIns: mayStandIn({ ...mapping, standIns }) ? [...standIns, index] : standIns,
        tagColumns: tags,
      };
    case 'tag':
      return { numberColumn, standIns, tagColumns: sorted([...tags, index]) };
    case 'unused':
      return { numberColumn, standIns, tagColumns: tags };
  }
}
