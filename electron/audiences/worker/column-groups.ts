import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { statusCode } from '../../../shared/audience/audience-row.ts';
import { type ColumnGroups, MOST_GROUPS } from '../../../shared/audience/column-groups.ts';
import { cleanValue } from '../../../shared/message/value.ts';
import { versionKey } from '../../../shared/message/versions.ts';
import { rowKey } from '../../store/audience-keys.ts';
import type { AudienceHead } from '../../store/audience-reader.ts';
import { RowText } from './row-text.ts';

const AT_ONCE = 2000;
/** Ways to write its values that are remembered of a column, so that each is compared once. */
const MOST_WRITTEN = 1000;

/** Counts the recipients of an audience by each of its columns. */
export async function groupsOfAudience(
  database: DatabaseSync,
  { id, rows, columns }: AudienceHead,
  signal: AbortSignal,
): Promise<ColumnGroups[]> {
  const counted = columns.map((_, column) => new CountedGroups(column));
  const cells = new RowText();
  const page = database.prepare(
    'SELECT cells FROM audience_row WHERE id >= ? AND id < ? AND status = ? ORDER BY id',
  );
  for (let from = 0; from < rows; from += AT_ONCE) {
    const going = counted.filter(({ goesOn }) => goesOn);
    if (going.length === 0) break;
    for (const row of page.iterate(rowKey(id, from), rowKey(id, from + AT_ONCE), statusCode('recipient'))) {
      cells.read(String(row.cells));
      for (const column of going) column.add(cells);
    }
    await setImmediate();
    signal.throwIfAborted();
  }
  return counted.map((column) => column.groups());
}

class CountedGroups {
  readonly #column: number;
  readonly #found = new Map<string, { readonly value: string; people: number }>();
  /** Of each cell as it is written; null for a blank one. */
  readonly #written = new Map<string, { people: number } | null>();
  goesOn = true;

  constructor(column: number) {
    this.#column = column;
  }

  add(cells: RowText): void {
    if (!this.goesOn) return;
    const written = cells.cell(this.#column);
    let group = this.#written.get(written);
    if (group === undefined) {
      group = this.#groupOf(written);
      if (this.#written.size < MOST_WRITTEN) this.#written.set(written, group);
    }
    if (group !== null) group.people += 1;
  }

  #groupOf(written: string): { people: number } | null {
    const key = versionKey(written);
    if (key === '') return null;
    let group = this.#found.get(key);
    if (group === undefined) {
      group = { value: cleanValue(written), people: 0 };
      this.#found.set(key, group);
      this.goesOn = this.#found.size <= MOST_GROUPS;
    }
    return group;
  }

  groups(): ColumnGroups {
    const groups = [...this.#found.values()].sort((left, right) => right.people - left.people);
    return { column: this.#column, groups: this.goesOn ? groups : null };
  }
}
