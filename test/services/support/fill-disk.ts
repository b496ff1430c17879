import { appendFileSync, rmSync, truncateSync } from 'node:fs';

/** Fills the disk that `filler` is on, but for `free` bytes. */
export function fillDisk(filler: string, free: number): void {
  rmSync(filler, { force: true });
  let size = 0;
  try {
    for (;;) {
      appendFileSync(filler, Buffer.alloc(4096));
      size += 4096;
    }
  } catch {
    truncateSync(filler, Math.max(0, size - free));
  }
}
