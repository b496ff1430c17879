import type { DatabaseSync } from 'node:sqlite';
import { statusCode } from '../../../shared/audience/audience-row.ts';
import { listOf } from '../../../shared/audience/filter-byte.ts';
import { rowMatcher } from '../../../shared/audience/row-search.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { type AudienceHead, readForSearch, readHead } from '../../store/audience-reader.ts';
import type { SurveyAnswer, SurveyTask } from '../../threads/survey-message.ts';
import { type AudienceScan, newScan, runScan, surveySoFar } from './audience-scan.ts';

type ListTask = Extract<SurveyTask, { kind: 'list' }>;

/** A scan under way and who waits for it; it is given up when nobody does any more. */
interface Job {
  readonly scan: AudienceScan;
  readonly watchers: Map<number, (complete: boolean) => void>;
  readonly ended: Promise<boolean>;
}

/** Works on requests, several at a time; equal scans are done once, and the latest is kept. */
export interface SurveyService {
  run(id: number, task: SurveyTask): Promise<void>;
  stop(id: number): void;
}

/** Between two partial surveys, in ms. */
const PACE = 100;

/** Opens the desk on a connection of its own; `reply` gets every answer. */
export function openSurveyService(
  database: DatabaseSync,
  reply: (id: number, answer: SurveyAnswer) => void,
): SurveyService {
  const jobs = new Set<Job>();
  const open = new Set<number>();
  let kept: AudienceScan | null = null;

  function start(head: AudienceHead, message: string): Job {
    const scan = newScan(head, message);
    const watchers: Job['watchers'] = new Map();
    let told = -PACE;
    const ended: Promise<boolean> = runScan(database, scan, () => {
      // The first batch is told at once, for the eyes that wait for it.
      if (performance.now() - told >= PACE && scan.read < head.rows) {
        told = performance.now();
        for (const watch of watchers.values()) watch(false);
      }
      // Given up at once, so that nobody can join a scan that will not end.
      if (watchers.size === 0) jobs.delete(job);
      return watchers.size > 0;
    }).finally(() => jobs.delete(job));
    const job: Job = { scan, watchers, ended };
    jobs.add(job);
    return job;
  }

  /** The complete scan for a message, or null when the request was stopped meanwhile. */
  async function scanFor(
    id: number,
    task: SurveyTask,
    watch: (scan: AudienceScan, complete: boolean) => void,
  ): Promise<Result<AudienceScan | null>> {
    const head = readHead(database, task.audienceId);
    if (!head.ok) return head;
    const same = ({ head: { id: of, version }, bound }: AudienceScan): boolean =>
      of === task.audienceId && version === head.value.version && bound.message === task.message;
    if (kept === null || !same(kept)) {
      const job = [...jobs].find(({ scan }) => same(scan)) ?? start(head.value, task.message);
      job.watchers.set(id, (complete) => watch(job.scan, complete));
      if (job.scan.read > 0) watch(job.scan, false);
      const complete = await job.ended;
      if (!open.has(id) || !complete) return ok(null);
      kept = job.scan;
      watch(job.scan, true);
      return ok(job.scan);
    }
    watch(kept, true);
    return ok(kept);
  }

  async function list(id: number, task: ListTask): Promise<Result<Uint32Array | null>> {
    const scan = await scanFor(id, task, () => undefined);
    if (!scan.ok || scan.value === null) return scan as Result<null>;
    const all = listOf(task.filter, scan.value.bytes, scan.value.sizes);
    return ok(task.search.trim() === '' ? all : await searched(id, task, scan.value, all));
  }

  async function searched(
    id: number,
    task: ListTask,
    { head, writing }: AudienceScan,
    order: Uint32Array,
  ): Promise<Uint32Array | null> {
    const matches = rowMatcher(task.search, writing);
    const code = statusCode('recipient');
    const wanted = new Uint8Array(head.rows);
    for (const n of order) wanted[n] = 1;
    for await (const { numbers, cells, originals } of readForSearch(database, head)) {
      if (!open.has(id)) return null;
      for (let index = 0; index < cells.length; index += 1) {
        const n = numbers[index * 3]!;
        if (wanted[n] === 0) continue;
        const recipient = numbers[index * 3 + 1] === code;
        const msisdn = String(numbers[index * 3 + 2] || '');
        const row = { msisdn, original: originals[index]!, cells: cells[index]!, recipient };
        if (!matches(row)) wanted[n] = 0;
      }
    }
    return order.filter((n) => wanted[n] === 1);
  }

  return {
    async run(id, task) {
      open.add(id);
      try {
        if (task.kind === 'survey') {
          const scan = await scanFor(id, task, (so, complete) => {
            reply(id, { kind: 'survey', survey: surveySoFar(so, complete) });
          });
          if (!scan.ok) reply(id, { kind: 'failed', error: scan.error });
        } else {
          const ns = await list(id, task);
          if (!ns.ok) reply(id, { kind: 'failed', error: ns.error });
          else if (ns.value !== null) reply(id, { kind: 'list', ns: ns.value });
        }
      } finally {
        open.delete(id);
      }
    },
    stop(id) {
      open.delete(id);
      for (const { watchers } of jobs) watchers.delete(id);
    },
  };
}
