import { readFileSync, writeFileSync } from 'node:fs';

/** Returns how many bytes a process on Linux has had at most since this call, beside what it had then. */
export function watchPeakMemory(pid: number | 'self'): () => number {
  const memory = (field: 'VmRSS' | 'VmHWM'): number =>
    1024 * Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
  // From now on, the peak is that of what follows.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = memory('VmRSS');
  return () => memory('VmHWM') - before;
}
