export interface ValueGroup {
  /** The first spelling of the value. */
  readonly value: string;
  /** Recipients with this value, in upper or lower case. */
  readonly people: number;
}

export interface ColumnGroups {
  /** Index in the list's `columns`. */
  readonly column: number;
  /** Largest group first; null for a column with more different values than `MOST_GROUPS`. */
  readonly groups: readonly ValueGroup[] | null;
}

/** A column with more different values is of no use to form groups. */
export const MOST_GROUPS = 200;

const ofLanguage = /^(?:languages?|lang|sprog|sprache|språk|locale)$/iu;

/** A column of languages comes first, then those with the fewest values; `names` are the list's columns. */
export function inOfferedOrder(
  columns: readonly ColumnGroups[],
  names: readonly string[] = [],
): ColumnGroups[] {
  const place = (one: ColumnGroups): number =>
    rank(one) < MOST_GROUPS && ofLanguage.test((names[one.column] ?? '').trim()) ? 0 : rank(one);
  return columns.toSorted((left, right) => place(left) - place(right));
}

/** A column with one value forms no groups, and a column with many holds names or numbers of people. */
function rank({ groups }: ColumnGroups): number {
  if (groups === null) return MOST_GROUPS + 3;
  return groups.length < 2 ? MOST_GROUPS + 2 - groups.length : groups.length;
}
