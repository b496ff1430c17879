import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { statusCode } from '../../../shared/audience/audience-row.ts';
import { listOf, statusOf } from '../../../shared/audience/filter-bits.ts';
import { rowMatcher, rowQuery } from '../../../shared/audience/row-search.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import type { Lettering } from '../../../shared/message/lettering.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { type AudienceHead, readForSearch, readHead } from '../../store/audience-reader.ts';
import type { SurveyAnswers } from '../../threads/survey-contract.ts';
import { type AudienceScan, newScan, runScan, surveySoFar } from './audience-scan.ts';
import { columnsToKeep, type KeptSizes, openSizes } from './audience-sizes.ts';
import { openKeptOrders } from './kept-orders.ts';
import { type KeptSearch, keepForSearch } from './kept-search.ts';

/** A scan under way and who waits for it; it is given up when nobody does any more. */
interface SharedScan {
  readonly scan: AudienceScan;
  /** Called after some more rows. */
  readonly watchers: Set<() => void>;
  readonly ended: Promise<void>;
}

/** What is read, and as what. */
interface Wanted {
  readonly audienceId: AudienceId;
  readonly message: string;
  readonly lettering: Lettering;
}

/** Between two partial surveys, in ms. */
const PACE = 100;
/** For how long nobody typed before more is read, in ms. */
const REST = 50;

/** Opens the service on a connection of its own: equal scans are done once, and the latest is kept. */
export function openSurveyService(database: DatabaseSync): Omit<SurveyAnswers, 'results'> {
  const running = new Set<SharedScan>();
  let kept: AudienceScan | null = null;
  let keptSizes: KeptSizes | null = null;
  let keptSearch: KeptSearch | null = null;
  const keptOrders = openKeptOrders(database, async () => {
    while (running.size > 0) await setTimeout(10);
  });
  let surveyed = -REST;
  let searching = 0;

  /** The sizes of an audience's cells, of the latest audience only. */
  function sizesFor(head: AudienceHead, message: string): KeptSizes {
    const named = bindMessage(message, head.columns).tags.map(({ column }) => column);
    const isKept =
      keptSizes?.head.id === head.id &&
      named.every((column) => keptSizes?.columns.has(column)) &&
      (keptSizes.head.revision === head.revision || keptSizes.follow(head));
    if (!isKept || keptSizes === null) {
      keptSizes = openSizes(database, head, columnsToKeep(head, named));
    }
    return keptSizes;
  }

  function start(head: AudienceHead, { message, lettering }: Wanted): SharedScan {
    const sizes = sizesFor(head, message);
    const scan = newScan(sizes, message, lettering);
    const watchers = new Set<() => void>();
    let lastProgress = sizes.read === head.rows ? performance.now() : -PACE;
    const reading = runScan(database, scan, sizes, () => {
      // What the first batch comes to is said at once, for the eyes that wait for it.
      if (performance.now() - lastProgress >= PACE && scan.read < head.rows) {
        lastProgress = performance.now();
        for (const watch of watchers) watch();
      }
      // Given up at once, so that nobody can join a scan that will not end.
      if (watchers.size === 0) running.delete(shared);
      return watchers.size > 0;
    });
    const ended = reading
      .catch((bug) => {
        keptSizes = null;
        throw bug;
      })
      .finally(() => running.delete(shared))
      .then((whole) => {
        if (!whole) return;
        kept = scan;
        surveyed = performance.now();
        searchFor(head);
      });
    const shared: SharedScan = { scan, watchers, ended };
    running.add(shared);
    return shared;
  }

  /** The complete scan for a message; `watch` sees it on the way. Throws when stopped. */
  async function scanFor(
    wanted: Wanted,
    signal: AbortSignal,
    watch: (scan: AudienceScan) => void,
  ): Promise<Result<AudienceScan>> {
    const { audienceId, message, lettering } = wanted;
    const head = readHead(database, audienceId);
    if (!head.ok) return head;
    const same = ({ head: { id: of, revision }, bound, writing }: AudienceScan): boolean =>
      of === audienceId &&
      revision === head.value.revision &&
      bound.message === message &&
      writing.lettering.encoded === lettering.encoded &&
      writing.lettering.other === lettering.other &&
      writing.lettering.needed?.join('\n') === lettering.needed?.join('\n');
    if (kept !== null && same(kept)) return ok(kept);
    const { scan, watchers, ended } = [...running].find((one) => same(one.scan)) ?? start(head.value, wanted);
    const watcher = (): void => watch(scan);
    watchers.add(watcher);
    signal.addEventListener('abort', () => watchers.delete(watcher));
    if (scan.read > 0) watcher();
    await ended;
    signal.throwIfAborted();
    return ok(scan);
  }

  /** Those of the rows in `order` that a search finds; throws when stopped. */
  async function searched(
    search: string,
    scan: AudienceScan,
    order: Uint32Array<ArrayBuffer>,
    signal: AbortSignal,
  ): Promise<Uint32Array<ArrayBuffer>> {
    const { head, writing, bits } = scan;
    const query = rowQuery(search, writing);
    if (!query.needsTexts) {
      const index = searchFor(head);
      searching += 1;
      const isWhole = await index.ready.finally(() => {
        searching -= 1;
      });
      signal.throwIfAborted();
      if (isWhole && index.follow(head)) {
        const found = index.find(query, (n) => statusOf(bits[n]!) === 'recipient');
        return marked(order, found);
      }
      // So much changed that the next search begins anew.
      if (isWhole && keptSearch === index) keptSearch = null;
    }
    return rowsContaining(database, search, scan, order, signal);
  }

  /** Whoever types waits for totals, and others for an order, so what is only kept for later waits until they rest. */
  async function surveysDone(): Promise<void> {
    const isWaited = (): boolean => keptOrders.isWorking() || performance.now() - surveyed < REST;
    while (running.size > 0 || (searching === 0 && isWaited())) await setTimeout(10);
  }

  /** What is kept of an audience for searches, of the latest one only. */
  function searchFor(head: AudienceHead): KeptSearch {
    if (keptSearch?.head.id !== head.id) {
      keptSearch?.close();
      keptSearch = keepForSearch(database, head, surveysDone);
    }
    return keptSearch;
  }

  return {
    async survey(wanted, { signal, progress }) {
      const scan = await scanFor(wanted, signal, (partial) => progress(surveySoFar(partial, false)));
      return scan.ok ? ok(surveySoFar(scan.value, true)) : scan;
    },
    async list({ filter, search, sort, ...wanted }, { signal, transfer }) {
      const scan = await scanFor(wanted, signal, () => undefined);
      if (!scan.ok) return scan;
      const all = listOf(filter, scan.value.bits, scan.value.sizes);
      const found = search.trim() === '' ? all : await searched(search, scan.value, all, signal);
      const ns = await keptOrders.inOrder(found, scan.value, sort, signal);
      if (ns.ok) transfer(ns.value.buffer);
      return ns;
    },
  };
}

/** Those of the rows in `order` whose text, cells or number contain the words; throws when stopped. */
async function rowsContaining(
  database: DatabaseSync,
  search: string,
  { head, writing }: AudienceScan,
  order: Uint32Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<Uint32Array<ArrayBuffer>> {
  const matches = rowMatcher(search, writing);
  const code = statusCode('recipient');
  const wanted = new Uint8Array(head.rows);
  for (const n of order) wanted[n] = 1;
  for await (const { numbers, cells, originals } of readForSearch(database, head)) {
    signal.throwIfAborted();
    for (let index = 0; index < cells.length; index += 1) {
      const n = numbers[index * 3]!;
      if (wanted[n] === 0) continue;
      const recipient = numbers[index * 3 + 1] === code;
      const msisdn = String(numbers[index * 3 + 2] || '');
      const row = { msisdn, original: originals[index]!, cells: cells[index]!, recipient };
      if (!matches(row)) wanted[n] = 0;
    }
  }
  return marked(order, wanted);
}

/** Those of the rows in `order` that are marked with 1; a filter by a function would take three times as long. */
function marked(order: Uint32Array<ArrayBuffer>, marks: Uint8Array): Uint32Array<ArrayBuffer> {
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
