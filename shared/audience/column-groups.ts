/** One value of a column of a list. */
export interface ValueGroup {
  /** As it is written first. */
  readonly value: string;
  /** Recipients whose cell holds it, in any case. */
  readonly people: number;
}

/** A column of a list by what it holds for its recipients. */
export interface ColumnGroups {
  /** Index in the list's `columns`. */
  readonly column: number;
  /** The value of most people first; null for a column of more different values than make groups of people. */
  readonly groups: readonly ValueGroup[] | null;
}

/** Different values of a column that are told; one with more parts nobody into groups. */
export const MOST_GROUPS = 200;

/** The columns in the order in which they are offered to part people by: those of the fewest values first. */
export function inOfferedOrder(columns: readonly ColumnGroups[]): ColumnGroups[] {
  return columns.toSorted((left, right) => rank(left) - rank(right));
}

/** A column of one value parts nobody, and one of many is a name or a number of each. */
function rank({ groups }: ColumnGroups): number {
  if (groups === null) return MOST_GROUPS + 3;
  return groups.length < 2 ? MOST_GROUPS + 2 - groups.length : groups.length;
}
