/** Relative to this file; the build bundles each. */
export const threadSources = {
  import: './import-worker.ts',
  survey: './survey-worker.ts',
  practice: './practice/in-app/worker/practice-worker.ts',
  campaign: './campaigns/worker/campaign-worker.ts',
  folder: './folder/worker/folder-worker.ts',
};

export type ThreadName = keyof typeof threadSources;

/** The source if run from source, otherwise the thread's bundle, which both hosts share. */
export function threadFile(thread: ThreadName): URL {
  const here = import.meta.url;
  return here.endsWith('.ts')
    ? new URL(threadSources[thread], here)
    : new URL(`../main/${thread}-worker.cjs`, here);
}
