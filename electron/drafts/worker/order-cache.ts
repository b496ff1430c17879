import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { RECIPIENT } from '../../../shared/audience/audience-row.ts';
import { byFilterBits } from '../../../shared/audience/filter-bits.ts';
import type { RowSort, SortedBy } from '../../../shared/audience/row-sort.ts';
import { stateRank } from '../../../shared/draft/row-state.ts';
import { orderedJson } from '../../../shared/format/ordered-json.ts';
import { isUnwritten } from '../../../shared/message/compiled-message.ts';
import { finalTextFor } from '../../../shared/message/final-text.ts';
import { appError, fail, ok, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { collatedInSlices, MOST_CHARACTERS } from '../../collation/collated-order.ts';
import { textCollator } from '../../collation/letters.ts';
import {
  movedRows,
  orderOfNumbers,
  type RowOrder,
  sortedRows,
  withBlanks,
} from '../../collation/row-order.ts';
import { type AudienceHead, changedRows, readBlocks, readRows } from '../../store/audience-reader.ts';
import { inRange } from '../../store/range-sql.ts';
import { rowKey } from '../../store/row-key.ts';
import type { AudienceScan } from './audience-scan.ts';

type Rows = Uint32Array<ArrayBuffer>;

interface CachedOrder {
  readonly key: string;
  readonly head: AudienceHead;
  readonly order: RowOrder;
}

/** Each takes five bytes a row. */
const MOST_KEPT = 8;

/** Keeps the latest orders of one audience, so that each is sorted once; `urgent` resolves once no urgent work waits. */
export function openOrderCache(database: DatabaseSync, urgent: () => Promise<void>) {
  let kept: readonly CachedOrder[] = [];
  let working = 0;

  async function sorted(
    texts: RowTextReader,
    { head, sort }: { readonly head: AudienceHead; readonly sort: RowSort },
    signal: AbortSignal,
  ): Promise<Result<RowOrder>> {
    const filled: string[] = [];
    const ns = new Uint32Array(head.rows);
    let characters = 0;
    for await (const { from, all } of texts.all()) {
      for (const [index, text] of all.entries()) {
        if (isBlank(text)) continue;
        characters += text.length;
        ns[filled.length] = from + index;
        filled.push(text);
      }
      if (characters > MOST_CHARACTERS) return fail(TOO_LONG);
      await urgent();
      signal.throwIfAborted();
    }
    const order = await collatedInSlices(filled, sort.locale, signal, urgent);
    return ok(withBlanks(order, ns, head.rows));
  }

  /** A kept order with the changed rows moved; null if it must be sorted again. */
  function followed(key: string, head: AudienceHead, texts: RowTextReader, locale: string): RowOrder | null {
    const before = kept.find((one) => one.key === key);
    if (before === undefined || before.head.rows !== head.rows) return null;
    const changed = changedRows(database, before.head, head.revision);
    if (changed === null) return null;
    const textOf = (n: number): string | null => {
      const text = texts.at(n);
      return isBlank(text) ? null : text;
    };
    return changed.length === 0
      ? before.order
      : movedRows(before.order, changed, { textOf, compare: textCollator(locale).compare });
  }

  async function orderFor(scan: AudienceScan, sort: RowSort, signal: AbortSignal): Promise<Result<RowOrder>> {
    const numbers = numbersOf(scan, sort.by);
    if (numbers !== null) return ok(orderOfNumbers(numbers));
    const { head, compiled, bound } = scan;
    const texts = sort.by === 'text' ? finalTexts(database, scan) : cellTexts(database, scan, sort.by);
    const message = sort.by === 'text' && [bound.message, compiled.lettering];
    const key = orderedJson([head.id, sort.by, sort.locale, message]);
    const followedOrder = followed(key, head, texts, sort.locale);
    const order = followedOrder === null ? await sorted(texts, { head, sort }, signal) : ok(followedOrder);
    if (!order.ok) return order;
    const others = kept.filter((one) => one.key !== key && one.head.id === head.id);
    kept = [...others, { key, head, order: order.value }].slice(-MOST_KEPT);
    return order;
  }

  return {
    isWorking: () => working > 0,
    async inOrder(
      ns: Rows,
      scan: AudienceScan,
      sort: RowSort | null,
      signal: AbortSignal,
    ): Promise<Result<Rows>> {
      if (sort === null) return ok(ns);
      if (sort.by === 'row') return ok(sort.descending ? ns.sort().reverse() : ns.sort());
      working += 1;
      const order = await orderFor(scan, sort, signal).finally(() => {
        working -= 1;
      });
      return order.ok ? ok(sortedRows(ns, order.value, sort.descending)) : order;
    },
  };
}

const TOO_LONG = appError('bad-input', say.drafts.tooLong(), say.drafts.tooLongFix());

function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** A numeric sort key that the scan already has, or null; 0 puts a row last. */
function numbersOf({ bits, sizes, compiled }: AudienceScan, by: SortedBy): Uint16Array | null {
  if (by === 'parts') return sizes.map((size) => size >> 8);
  if (by !== 'state') return null;
  const ranks = byFilterBits(stateRank(compiled.lettering.encoded));
  return bits.map((of) => ranks[of]!);
}

/** Reads one column of an audience; empty for a blank. */
interface RowTextReader {
  at(n: number): string;
  all(): AsyncGenerator<{ readonly from: number; readonly all: readonly string[] }>;
}

/** Rows in a block, a few ms' worth. */
const BLOCK = 5_000;

function cellTexts(database: DatabaseSync, { head }: AudienceScan, by: SortedBy): RowTextReader {
  const cell = typeof by === 'number' ? `cells ->> ${Math.trunc(by)}` : 'ifnull(msisdn, original)';
  const one = database.prepare(`SELECT ${cell} AS text FROM audience_row WHERE id = ?`);
  const some = database.prepare(
    `SELECT json_group_array(text)
     FROM (SELECT CAST(${cell} AS TEXT) AS text FROM audience_row WHERE ${inRange('id')} ORDER BY id)`,
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

function finalTexts(database: DatabaseSync, { head, compiled }: AudienceScan): RowTextReader {
  const textOf = (status: number, cells: readonly string[]): string =>
    status !== RECIPIENT || isUnwritten(compiled) ? '' : finalTextFor(compiled, cells).text;
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
