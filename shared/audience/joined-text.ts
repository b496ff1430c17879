import type { JoinRule } from '../sheet/sheet.ts';
import { joinedCells, namesDiffer } from './join.ts';
import type { RowFacts } from './row-facts.ts';

export interface JoinedText {
  readonly cells: readonly string[];
  /** By column: the joined value, if a person wrote another one over it; otherwise null. Null for no such column. */
  readonly made: readonly (string | null)[] | null;
  /** How the text was joined, and of how many rows; null for one row that a person wrote over. */
  readonly join: JoinRule | null;
  readonly rows: number;
}

/** The text of several rows. It is null if one row has its own text, and `waits` if the rows cannot be joined. */
export function joinedText(
  parts: readonly RowFacts[],
  head: RowFacts,
  rule: JoinRule,
  nameColumns: readonly number[] = [],
): JoinedText | null | 'waits' {
  if (parts.length === 1 && !rule.ways.includes('count')) return writtenOver(head);
  const cells = parts.map((row) => JSON.parse(row.cells) as string[]);
  if (namesDiffer(cells, nameColumns, rule)) return 'waits';
  const made = joinedCells(cells, rule);
  if ('fault' in made) return 'waits';
  return { ...overwritten(made.cells, head), join: rule, rows: parts.length };
}

/** A person's text over a joined value stays as long as the joined value is the same as then. */
function overwritten(base: readonly string[], { written }: RowFacts) {
  const isOver = (cell: string, column: number) => written.get(column)?.made === cell;
  const isAny = base.some(isOver);
  return {
    cells: base.map((cell, column) => (isOver(cell, column) ? written.get(column)!.text : cell)),
    made: isAny ? base.map((cell, column) => (isOver(cell, column) ? cell : null)) : null,
  };
}

export function writtenOver(row: RowFacts): JoinedText | null {
  if (row.written.size === 0) return null;
  const { cells, made } = overwritten(JSON.parse(row.cells) as string[], row);
  return made === null ? null : { cells, made, join: null, rows: 1 };
}
