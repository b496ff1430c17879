import type { DatabaseSync } from 'node:sqlite';
import { cleanValue } from '../../../shared/format/clean-value.ts';
import type { BoundTag } from '../../../shared/message/computed-tag.ts';
import { type AudienceHead, changedRows, readBlocks, readRows } from '../../store/audience-reader.ts';
import type { RowBlock } from '../../survey/text-survey.ts';
import {
  type AudienceSizes,
  type ColumnSizes,
  keepValue,
  newColumn,
  type SizesOf,
  sizedValue,
  sizesOf,
  ValueShapes,
} from '../../survey/value-shapes.ts';
import type { RowKinds } from './row-kinds.ts';

/** In bytes, for the sizes of all columns; above it, only the columns in the message are kept. */
const MOST_BYTES = 96 * 1024 * 1024;
const CELL_BYTES = 4;

/** Filled while rows are read; a reader that needs more rows reads them for all. */
export interface CachedSizes extends AudienceSizes {
  readonly head: AudienceHead;
  readonly read: number;
  /** Concurrent calls share one reading; fails for good after a failure. The kinds get the same rows if as far. */
  readMore(kinds: RowKinds | null): Promise<void>;
  /** Reads the changes since; false if that is impossible and all rows must be read again. */
  follow(head: AudienceHead): boolean;
}

/** The clean text that is kept of a row; null if the row does not fit its rule. */
type ReadRow = (cells: readonly string[]) => string | null;

export function columnsToKeep(head: AudienceHead, tags: readonly BoundTag[]): ReadonlyMap<SizesOf, ReadRow> {
  const fits = head.rows * (head.columns.length + tags.length) * CELL_BYTES <= MOST_BYTES;
  const cell = (at: number): [SizesOf, ReadRow] => [at, (cells) => cleanValue(cells[at] ?? '')];
  const cells = fits ? [...head.columns.keys()] : tags.flatMap(({ says, column }) => (says ? [] : [column]));
  const computed = tags.flatMap((tag): [SizesOf, ReadRow][] =>
    tag.says ? [[sizesOf(tag), (cells) => sizedValue(tag, cells)]] : [],
  );
  return new Map([...cells.map(cell), ...computed]);
}

export function openSizes(
  database: DatabaseSync,
  head: AudienceHead,
  wanted: ReadonlyMap<SizesOf, ReadRow>,
): CachedSizes {
  const statuses = new Uint8Array(head.rows);
  const flags = new Uint8Array(head.rows);
  const rows = new Uint32Array(head.rows);
  const columns = new Map([...wanted.keys()].map((of): [SizesOf, ColumnSizes] => [of, newColumn(head.rows)]));
  const readers = [...wanted].map(([of, readOf]) => ({ column: columns.get(of)!, readOf }));
  const shapes = new ValueShapes();
  const blocks = readBlocks(database, head);
  let knownHead = head;
  let read = 0;
  let reading: Promise<void> | null = null;

  async function readBlock(kinds: RowKinds | null): Promise<void> {
    const block = await blocks.next();
    if (block.done) {
      read = head.rows;
      return;
    }
    keep(block.value);
    const { numbers, cells } = block.value;
    const to = numbers[(cells.length - 1) * 4]! + 1;
    const ns = cells.map((_, index) => numbers[index * 4]!);
    if (kinds?.read === read) kinds.take(ns, cells, to);
    read = to;
  }

  function keep({ numbers, cells }: RowBlock): void {
    for (let index = 0; index < cells.length; index += 1) {
      const n = numbers[index * 4]!;
      rows[n] = numbers[index * 4 + 1]!;
      statuses[n] = numbers[index * 4 + 2]!;
      flags[n] = numbers[index * 4 + 3]!;
      for (const { column, readOf } of readers) keepValue(column, shapes, n, readOf(cells[index]!));
    }
  }

  return {
    get head() {
      return knownHead;
    },
    statuses,
    flags,
    rows,
    columns,
    shapes,
    get read() {
      return read;
    },
    readMore(kinds) {
      reading ??= readBlock(kinds).then(() => {
        reading = null;
      });
      return reading;
    },
    follow(now) {
      const changed = changedRows(database, knownHead, now.revision);
      if (changed === null || now.rows !== knownHead.rows) return false;
      for (const block of readRows(database, now, changed)) keep(block);
      knownHead = now;
      return true;
    },
  };
}
