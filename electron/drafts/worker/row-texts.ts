import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { statusCode } from '../../../shared/audience/audience-row.ts';
import type { SortedBy } from '../../../shared/audience/row-sort.ts';
import { finalTextFor, isUnwritten } from '../../../shared/message/final-text.ts';
import { rowKey } from '../../store/audience-keys.ts';
import { readBlocks, readRows } from '../../store/audience-reader.ts';
import type { AudienceScan } from './audience-scan.ts';

/** Reads what rows of an audience show in one column; empty for one that shows nothing there. */
export interface RowTextReader {
  at(n: number): string;
  /** All rows in blocks; between two of them the thread takes its other messages. */
  all(): AsyncGenerator<{ readonly from: number; readonly all: readonly string[] }>;
}

/** Rows in a block, a few ms' worth. */
const BLOCK = 5_000;

/** Prepares to read one column. */
export function openRowTexts(database: DatabaseSync, scan: AudienceScan, by: SortedBy): RowTextReader {
  return by === 'text' ? finalTexts(database, scan) : cellTexts(database, scan, by);
}

function cellTexts(database: DatabaseSync, { head }: AudienceScan, by: SortedBy): RowTextReader {
  const cell = typeof by === 'number' ? `cells ->> ${Math.trunc(by)}` : 'ifnull(msisdn, original)';
  const one = database.prepare(`SELECT ${cell} AS text FROM audience_row WHERE id = ?`);
  const some = database.prepare(
    `SELECT json_group_array(text)
     FROM (SELECT CAST(${cell} AS TEXT) AS text FROM audience_row WHERE id >= ? AND id < ? ORDER BY id)`,
  );
  some.setReturnArrays(true);
  return {
    at: (n) => String(one.get(rowKey(head.id, n))?.text ?? ''),
    async *all() {
      for (let from = 0; from < head.rows; from += BLOCK) {
        const [json] = some.get(rowKey(head.id, from), rowKey(head.id, from + BLOCK)) as unknown as [string];
        yield { from, all: (JSON.parse(json) as (string | null)[]).map((text) => text ?? '') };
        await setImmediate();
      }
    },
  };
}

const RECIPIENT = statusCode('recipient');

function finalTexts(database: DatabaseSync, { head, writing }: AudienceScan): RowTextReader {
  const textOf = (status: number, cells: readonly string[]): string =>
    status !== RECIPIENT || isUnwritten(writing) ? '' : finalTextFor(writing, cells).text;
  return {
    at(n) {
      const [row] = readRows(database, head, [n]);
      const cells = row?.cells[0];
      return row === undefined || cells === undefined ? '' : textOf(row.numbers[2]!, cells);
    },
    async *all() {
      for await (const { numbers, cells } of readBlocks(database, head)) {
        const all = cells.map((of, index) => textOf(numbers[index * 4 + 2]!, of));
        yield { from: numbers[0]!, all };
      }
    },
  };
}
