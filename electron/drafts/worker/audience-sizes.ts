import type { DatabaseSync } from 'node:sqlite';
import { type AudienceHead, changedRows, readBlocks, readRows } from '../../store/audience-reader.ts';
import type { RowBlock } from '../../survey/text-survey.ts';
import {
  type AudienceSizes,
  type ColumnSizes,
  keepCell,
  newColumn,
  ValueShapes,
} from '../../survey/value-shapes.ts';

/** In bytes, for the sizes of all columns; beyond it only the columns that a message names are kept. */
const MOST_BYTES = 96 * 1024 * 1024;
const CELL_BYTES = 4;

/** Filled as it is read; each reader that needs more rows reads on for all. */
export interface CachedSizes extends AudienceSizes {
  readonly head: AudienceHead;
  readonly read: number;
  /** Concurrent calls share one read; fails for good once a read failed. */
  readMore(): Promise<void>;
  /** Reads what changed since; false when that is not possible and all must be read again. */
  follow(head: AudienceHead): boolean;
}

export function columnsToKeep(head: AudienceHead, named: readonly number[]): ReadonlySet<number> {
  const fits = head.rows * head.columns.length * CELL_BYTES <= MOST_BYTES;
  return new Set(fits ? head.columns.keys() : named);
}

export function openSizes(
  database: DatabaseSync,
  head: AudienceHead,
  wanted: ReadonlySet<number>,
): CachedSizes {
  const statuses = new Uint8Array(head.rows);
  const flags = new Uint8Array(head.rows);
  const rows = new Uint32Array(head.rows);
  const columns = new Map([...wanted].map((at): [number, ColumnSizes] => [at, newColumn(head.rows)]));
  const shapes = new ValueShapes();
  const blocks = readBlocks(database, head);
  let known = head;
  let read = 0;
  let reading: Promise<void> | null = null;

  async function readBlock(): Promise<void> {
    const block = await blocks.next();
    if (block.done) {
      read = head.rows;
      return;
    }
    keep(block.value);
    const { numbers, cells } = block.value;
    read = numbers[(cells.length - 1) * 4]! + 1;
  }

  function keep({ numbers, cells }: RowBlock): void {
    for (let index = 0; index < cells.length; index += 1) {
      const n = numbers[index * 4]!;
      rows[n] = numbers[index * 4 + 1]!;
      statuses[n] = numbers[index * 4 + 2]!;
      flags[n] = numbers[index * 4 + 3]!;
      for (const [at, column] of columns) keepCell(column, shapes, n, cells[index]![at] ?? '');
    }
  }

  return {
    get head() {
      return known;
    },
    statuses,
    flags,
    rows,
    columns,
    shapes,
    get read() {
      return read;
    },
    readMore() {
      reading ??= readBlock().then(() => {
        reading = null;
      });
      return reading;
    },
    follow(now) {
      const changed = changedRows(database, known, now.revision);
      if (changed === null || now.rows !== known.rows) return false;
      for (const block of readRows(database, now, changed)) keep(block);
      known = now;
      return true;
    },
  };
}
