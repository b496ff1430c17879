/** Relative to this file; the build bundles each. */
export const threadSources = {
  import: './import-worker.ts',
  survey: './survey-worker.ts',
  practice: './practice-worker.ts',
  campaign: './campaign-worker.ts',
  folder: './folder-worker.ts',
};

export type ThreadName = keyof typeof threadSources;

/** The source if run from source, otherwise the thread's bundle, which both hosts share. */
export function threadFile(name: ThreadName): URL {
  const here = import.meta.url;
  return here.endsWith('.ts')
    ? new URL(threadSources[name], here)
    : new URL(`../main/${name}-worker.cjs`, here);
}
