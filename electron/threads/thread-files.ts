/** The entry of each worker thread, from this file's folder; the build makes one bundle of each. */
export const workerSources = {
  import: './import-worker.ts',
  survey: './survey-worker.ts',
  practice: './practice-worker.ts',
  campaign: './campaign-worker.ts',
};

/** The name of a worker thread's entry. */
export type WorkerName = keyof typeof workerSources;

/** The file of a worker thread: its source when run from source, its own bundle beside main's when built. */
export function workerFile(name: WorkerName): URL {
  const here = import.meta.url;
  return here.endsWith('.ts') ? new URL(workerSources[name], here) : new URL(`./${name}-worker.cjs`, here);
}
