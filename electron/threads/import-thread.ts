import { Worker } from 'node:worker_threads';
import { type AppError, fail, type Result } from '../../shared/result.ts';
import type { ImportJob, ImportJobs, ImportProgress, ImportReply, ImportRequest } from './import-message.ts';
import { threadFile } from './thread-files.ts';

/** A job on its way. */
export interface RunningJob<Out> {
  /** Fails as stopped when it was stopped; rejects on a bug. */
  readonly result: Promise<Result<Out>>;
  stop(): void;
}

/** The worker thread that reads files, builds audiences and changes them; one writer, so that nothing races. */
export interface ImportThread {
  start<J extends ImportJob>(
    job: J,
    input: ImportJobs[J]['in'],
    onProgress?: (progress: ImportProgress) => void,
  ): RunningJob<ImportJobs[J]['out']>;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (result: Result<never>) => void;
  readonly reject: (bug: unknown) => void;
  readonly onProgress: ((progress: ImportProgress) => void) | undefined;
}

/** Prepares the thread, which starts when first needed; `onBreak` hears that it broke, and its sheets with it. */
export function createImportThread(databasePath: string, onBreak: (bug: unknown) => void): ImportThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  function started(): Worker {
    if (worker !== null) return worker;
    const fresh = new Worker(threadFile('import'), {
      workerData: { databasePath },
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    fresh.on('message', receive);
    fresh.on('error', (bug) => {
      worker = null;
      failAll({
        kind: 'internal',
        message: 'Reading the file broke off.',
        fix: 'Drop it on the window again. If it happens again, save it in another format.',
      });
      onBreak(bug);
    });
    worker = fresh;
    return fresh;
  }

  function receive(reply: ImportReply): void {
    const job = waiting.get(reply.id);
    if (job === undefined) return;
    if ('progress' in reply) {
      job.onProgress?.(reply.progress);
      return;
    }
    waiting.delete(reply.id);
    // An idle thread must not keep a finished script from ending.
    if (waiting.size === 0) worker?.unref();
    if ('bug' in reply) job.reject(Object.assign(reply.bug as object, { errcode: reply.errcode }));
    else job.resolve(reply.result as Result<never>);
  }

  function failAll(error: AppError): void {
    const left = [...waiting.values()];
    waiting.clear();
    for (const job of left) job.resolve(fail(error));
  }

  return {
    start(job, input, onProgress) {
      lastId += 1;
      const id = lastId;
      const thread = started();
      thread.ref();
      const result = new Promise<Result<never>>((resolve, reject) => {
        waiting.set(id, { resolve, reject, onProgress });
      });
      thread.postMessage({ id, job, input } as ImportRequest);
      return { result, stop: () => thread.postMessage({ id, job: 'stop' } satisfies ImportRequest) };
    },
    async close() {
      const last = worker;
      worker = null;
      await last?.terminate();
      failAll({ kind: 'closing', message: 'Tagline is closing.' });
    },
  };
}
