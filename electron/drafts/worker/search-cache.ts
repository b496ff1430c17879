import type { DatabaseSync } from 'node:sqlite';
import { type SearchedRow, searchedRow } from '../../search/row-search.ts';
import { SearchIndex } from '../../search/search-index.ts';
import { blockOf, blockOfLines } from '../../search/searched-block.ts';
import {
  type AudienceHead,
  changedRows,
  readLinesForSearch,
  readRowsForSearch,
  type SearchBlock,
  searchRows,
} from '../../store/audience-reader.ts';

/** A larger audience is read again for each search. */
const MOST_CHARACTERS = 100_000_000;

export type SearchCache = ReturnType<typeof openSearchCache>;

export function openSearchCache(database: DatabaseSync, head: AudienceHead, urgent: () => Promise<void>) {
  const size = searchRows(head);
  const index = new SearchIndex(size);
  let knownHead = head;
  let closed = false;
  let isWhole = false;

  async function read(): Promise<boolean> {
    for await (const lines of readLinesForSearch(database, head, size)) {
      if (closed || index.characters > MOST_CHARACTERS) return false;
      index.add(blockOfLines(lines) ?? blockOf([...searchedRows(lines.rows())].map(([, row]) => row)));
      await urgent();
    }
    isWhole = true;
    return true;
  }

  return {
    get head(): AudienceHead {
      return knownHead;
    },
    /** Resolves once all rows are kept; false if they are too many or could not be read. */
    ready: read().catch(() => false),
    get isWhole(): boolean {
      return isWhole;
    },
    /** Reads the changes since; false if that is impossible. Call it only once all rows are kept. */
    follow(now: AudienceHead): boolean {
      if (now.revision === knownHead.revision) return true;
      const changed = changedRows(database, knownHead, now.revision);
      if (changed === null || now.rows !== knownHead.rows) return false;
      for (const block of readRowsForSearch(database, now, changed)) {
        index.set(new Map(searchedRows(block)));
      }
      knownHead = now;
      return true;
    },
    find: index.find.bind(index),
    close(): void {
      closed = true;
    },
  };
}

function* searchedRows({ numbers, cells, originals }: SearchBlock): Generator<[n: number, row: SearchedRow]> {
  for (let index = 0; index < cells.length; index += 1) {
    const msisdn = String(numbers[index * 3 + 2] || '');
    const row = { msisdn, original: originals[index]!, cells: cells[index]! };
    yield [numbers[index * 3]!, searchedRow(row)];
  }
}
