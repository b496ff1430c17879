import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { AudienceFilter } from '../../../shared/audience/audience.ts';
import { rowsPassing } from '../../../shared/audience/filter-bits.ts';
import type { RowSort } from '../../../shared/audience/row-sort.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import type { Survey } from '../../../shared/draft/survey.ts';
import { orderedJson } from '../../../shared/format/ordered-json.ts';
import { type BoundMessage, bindMessage } from '../../../shared/message/bound-message.ts';
import { compileMessage } from '../../../shared/message/compiled-message.ts';
import type { Lettering } from '../../../shared/message/lettering.ts';
import { ok } from '../../../shared/result.ts';
import { type AudienceHead, readHead } from '../../store/audience-reader.ts';
import { sizesOf } from '../../survey/value-shapes.ts';
import type { Job, JobsOf } from '../../threads/service.ts';
import { type AudienceScan, newScan, runScan, surveySoFar } from './audience-scan.ts';
import { type CachedSizes, columnsToKeep, openSizes } from './audience-sizes.ts';
import { openOrderCache } from './order-cache.ts';
import { openKindCache } from './row-kinds.ts';
import { openRowSearch } from './searched-rows.ts';

interface SharedScan {
  readonly scan: AudienceScan;
  readonly watchers: Set<() => void>;
  readonly ended: Promise<void>;
}

export interface Wanted {
  readonly audienceId: AudienceId;
  readonly message: string;
  readonly lettering: Lettering;
}

export interface WantedRows extends Wanted {
  readonly filter: AudienceFilter;
  readonly search: string;
  readonly sort: RowSort | null;
}

/** Between two partial surveys, in ms. */
const PACE = 100;
/** How long after a survey no rows are read ahead, in ms. */
const REST = 50;

/** What the survey thread does for drafts. */
export type SurveyCalls = JobsOf<ReturnType<typeof openSurveyService>>;

/** Equal scans run once, and the latest result is kept. */
export function openSurveyService(database: DatabaseSync) {
  const running = new Set<SharedScan>();
  let kept: AudienceScan | null = null;
  let sizesCache: CachedSizes | null = null;
  const orderCache = openOrderCache(database, async () => {
    while (running.size > 0) await setTimeout(10);
  });
  const kindCache = openKindCache(database);
  let surveyed = -REST;
  const rowSearch = openRowSearch(database, {
    isCounting: () => running.size > 0,
    isWaited: () => orderCache.isWorking() || performance.now() - surveyed < REST,
  });

  function sizesFor(head: AudienceHead, bound: BoundMessage): CachedSizes {
    // Two languages may write one tag differently, so versions share their tags.
    const tags = bound.versions.flatMap((version) => version.tags);
    const isKept =
      sizesCache?.head.id === head.id &&
      tags.every((tag) => sizesCache?.columns.has(sizesOf(tag))) &&
      (sizesCache.head.revision === head.revision || sizesCache.follow(head));
    if (!isKept || sizesCache === null) {
      sizesCache = openSizes(database, head, columnsToKeep(head, tags));
    }
    return sizesCache;
  }

  function start(head: AudienceHead, { message, lettering }: Wanted): SharedScan {
    const bound = bindMessage(message, head.columns, lettering);
    const sizes = sizesFor(head, bound);
    const compiled = compileMessage(bound, lettering);
    const scan = newScan(sizes, bound, compiled, kindCache.of(head, compiled, lettering.versions));
    const watchers = new Set<() => void>();
    let lastProgress = sizes.read === head.rows ? performance.now() : -PACE;
    const reading = runScan(database, scan, sizes, () => {
      // The first partial survey is sent at once, because a person waits for it.
      if (performance.now() - lastProgress >= PACE && scan.read < head.rows) {
        lastProgress = performance.now();
        for (const watch of watchers) watch();
      }
      // Removed at once, so that nobody can join a scan that will not end.
      if (watchers.size === 0) running.delete(shared);
      return watchers.size > 0;
    });
    const ended = reading
      .catch((bug) => {
        sizesCache = null;
        throw bug;
      })
      .finally(() => running.delete(shared))
      .then((whole) => {
        if (!whole) return;
        kept = scan;
        surveyed = performance.now();
        rowSearch.keep(head);
      });
    const shared: SharedScan = { scan, watchers, ended };
    running.add(shared);
    return shared;
  }

  /** `watch` is called with the scan while it runs. Throws when aborted. */
  async function scanFor(wanted: Wanted, signal: AbortSignal, watch: (scan: AudienceScan) => void) {
    const { audienceId, message, lettering } = wanted;
    const head = readHead(database, audienceId);
    if (!head.ok) return head;
    const same = ({ head: { id: of, revision }, bound, compiled }: AudienceScan): boolean =>
      of === audienceId &&
      revision === head.value.revision &&
      bound.message === message &&
      orderedJson(compiled.lettering) === orderedJson(lettering);
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

  /** A number in a whole list is found before the texts are counted. */
  async function numberListed(
    search: string,
    { audienceId, message, lettering }: Wanted,
    signal: AbortSignal,
  ): Promise<Uint32Array<ArrayBuffer> | null> {
    const head = readHead(database, audienceId);
    if (!head.ok) return null;
    const compiled = compileMessage(bindMessage(message, head.value.columns, lettering), lettering);
    return rowSearch.findNumber(search, { head: head.value, compiled }, signal);
  }

  return {
    async survey(wanted: Wanted, { signal, progress }: Job<Survey>) {
      const scan = await scanFor(wanted, signal, (partial) => progress(surveySoFar(partial, false)));
      return scan.ok ? ok(surveySoFar(scan.value, true)) : scan;
    },
    async list({ filter, search, sort, ...wanted }: WantedRows, { signal, transfer }: Job) {
      const listed = filter === 'all' && sort === null ? await numberListed(search, wanted, signal) : null;
      if (listed !== null) {
        transfer(listed.buffer);
        return ok(listed);
      }
      const scan = await scanFor(wanted, signal, () => undefined);
      if (!scan.ok) return scan;
      const all = rowsPassing(filter, scan.value.bits, scan.value.sizes);
      const foundRows = search.trim() === '' ? all : await rowSearch.find(search, scan.value, all, signal);
      const ns = await orderCache.inOrder(foundRows, scan.value, sort, signal);
      if (ns.ok) transfer(ns.value.buffer);
      return ns;
    },
  };
}
