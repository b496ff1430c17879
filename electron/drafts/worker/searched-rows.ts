import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { RECIPIENT } from '../../../shared/audience/audience-row.ts';
import { statusOf } from '../../../shared/audience/filter-bits.ts';
import type { CompiledMessage } from '../../../shared/message/compiled-message.ts';
import { numberPatterns, rowMatcher, rowQuery } from '../../search/row-search.ts';
import { type AudienceHead, readForSearch, type SearchBlock } from '../../store/audience-reader.ts';
import type { AudienceScan } from './audience-scan.ts';
import { openSearchCache, type SearchCache } from './search-cache.ts';

type Rows = Uint32Array<ArrayBuffer>;

interface SearchedIn {
  readonly head: AudienceHead;
  readonly compiled: CompiledMessage;
}

interface Besides {
  isCounting(): boolean;
  /** True if work waits that is more urgent than reading ahead. */
  isWaited(): boolean;
}

export function openRowSearch(database: DatabaseSync, { isCounting, isWaited }: Besides) {
  let kept: SearchCache | null = null;
  let searching = 0;
  let reading = 0;

  /** Totals come first, for a person who is typing, then orders and searches; reading ahead waits for all of them. */
  async function urgentDone(): Promise<void> {
    while (isCounting() || reading > 0 || (searching === 0 && isWaited())) await setTimeout(10);
  }

  function cacheFor(head: AudienceHead): SearchCache {
    if (kept?.head.id !== head.id) {
      kept?.close();
      kept = openSearchCache(database, head, urgentDone);
    }
    return kept;
  }

  async function numberRead(search: string, searched: SearchedIn, order: () => Rows, signal: AbortSignal) {
    const { head, compiled } = searched;
    const like = numberPatterns(rowQuery(search, compiled));
    if (like === null || (kept?.isWhole && kept.head.id === head.id)) return null;
    reading += 1;
    const blocks = readForSearch(database, head, like);
    return await rowsContaining(blocks, search, searched, order(), signal).finally(() => {
      reading -= 1;
    });
  }

  return {
    keep: cacheFor,
    /**
     * Before the list is kept for searches, SQL finds a number sooner. Null if the search is not for a number, or the
     * list is already kept; throws when aborted.
     */
    findNumber(search: string, searched: SearchedIn, signal: AbortSignal): Promise<Rows | null> {
      const order = (): Rows => Uint32Array.from({ length: searched.head.rows }, (_, n) => n);
      return numberRead(search, searched, order, signal);
    },
    async find(search: string, scan: AudienceScan, order: Rows, signal: AbortSignal): Promise<Rows> {
      const { head, compiled, bits } = scan;
      const query = rowQuery(search, compiled);
      if (!query.needsTexts) {
        const index = cacheFor(head);
        const read = await numberRead(search, scan, () => order, signal);
        if (read !== null) return read;
        searching += 1;
        const isWhole = await index.ready.finally(() => {
          searching -= 1;
        });
        signal.throwIfAborted();
        if (isWhole && index.follow(head)) {
          const foundRows = index.find(query, (n) => statusOf(bits[n]!) === 'recipient');
          return marked(order, foundRows);
        }
        // Too much has changed: the next search reads all rows again.
        if (isWhole && kept === index) kept = null;
      }
      return rowsContaining(readForSearch(database, head), search, scan, order, signal);
    },
  };
}

/** The rows in `order` that are in `blocks` and contain the words in their text, cells or number; throws when aborted. */
async function rowsContaining(
  blocks: AsyncIterable<SearchBlock>,
  search: string,
  { head, compiled }: SearchedIn,
  order: Rows,
  signal: AbortSignal,
): Promise<Rows> {
  const matches = rowMatcher(search, compiled);
  const wanted = new Uint8Array(head.rows);
  for (const n of order) wanted[n] = 1;
  const rowsFound = new Uint8Array(head.rows);
  for await (const { numbers, cells, originals } of blocks) {
    signal.throwIfAborted();
    for (let index = 0; index < cells.length; index += 1) {
      const n = numbers[index * 3]!;
      if (wanted[n] === 0) continue;
      const recipient = numbers[index * 3 + 1] === RECIPIENT;
      const msisdn = String(numbers[index * 3 + 2] || '');
      const row = { msisdn, original: originals[index]!, cells: cells[index]!, recipient };
      if (matches(row)) rowsFound[n] = 1;
    }
  }
  return marked(order, rowsFound);
}

/** A filter with a function would take three times as long. */
function marked(order: Rows, marks: Uint8Array): Rows {
  let count = 0;
  for (let at = 0; at < order.length; at += 1) count += marks[order[at]!]!;
  const rows = new Uint32Array(count);
  let filled = 0;
  for (let at = 0; at < order.length; at += 1) {
    const n = order[at]!;
    if (marks[n] === 1) {
      rows[filled] = n;
      filled += 1;
    }
  }
  return rows;
}
