/** The entry of each worker thread, from this file's folder; the build makes one bundle of each. */
export const threadSources = {
  import: './import-worker.ts',
  survey: './survey-worker.ts',
  practice: './practice-worker.ts',
  campaign: './campaign-worker.ts',
};

export type ThreadName = keyof typeof threadSources;

/** The file of a worker thread: its source when run from source, its own bundle when built, which both hosts share. */
export function threadFile(name: ThreadName): URL {
  const here = import.meta.url;
  return here.endsWith('.ts')
    ? new URL(threadSources[name], here)
    : new URL(`../main/${name}-worker.cjs`, here);
}
