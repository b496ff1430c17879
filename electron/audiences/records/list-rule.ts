import type { DatabaseSync } from 'node:sqlite';
import { listRule } from '../../../shared/audience/kept-row.ts';
import type { ListRule } from '../../../shared/audience/row-facts.ts';
import { nameColumns } from '../../../shared/sheet/name-header.ts';
import type { JoinRule, Mapping } from '../../../shared/sheet/sheet.ts';

/** Rows of one of the lists that a list was made of: from `from` on, with these of its columns. */
export interface Block {
  readonly from: number;
  readonly columns: readonly number[];
}

/** Reads the rule for all numbers of a list, set when the list was made. */
export function readListRule(database: DatabaseSync, audienceId: number): ListRule {
  const storedRule = database
    .prepare('SELECT mapping, join_rule, columns FROM audience WHERE id = ?')
    .get(audienceId);
  const { duplicates } = JSON.parse(String(storedRule?.mapping)) as Mapping;
  const join = storedRule?.join_rule == null ? null : (JSON.parse(String(storedRule.join_rule)) as JoinRule);
  return listRule(duplicates, join, nameColumns(JSON.parse(String(storedRule?.columns)) as string[]));
}

export function readBlocks(database: DatabaseSync, audienceId: number): readonly Block[] | null {
  const storedBlocks = database.prepare('SELECT blocks FROM audience WHERE id = ?').get(audienceId)?.blocks;
  return typeof storedBlocks === 'string' ? (JSON.parse(storedBlocks) as Block[]) : null;
}

/** The columns that the list of row `n` has; null for all. */
export function columnsAt(
  database: DatabaseSync,
  audienceId: number,
): (n: number) => readonly number[] | null {
  const blocks = readBlocks(database, audienceId);
  return (n) => blocks?.findLast(({ from }) => from <= n)?.columns ?? null;
}
