import { open } from 'node:fs/promises';
import type { ImportBudget } from '../bounds/import-budget.ts';
import { fileChunks } from './file-chunks.ts';
import type { ZipArchive } from './zip-archive.ts';

/** A whole file in place of a part of an archive; each reading of it takes from the budget. */
export function filePart(
  path: string,
  signal: AbortSignal,
  budget: ImportBudget,
): Pick<ZipArchive, 'chunks'> {
  return {
    async *chunks(part, onRead) {
      const file = await open(path, 'r');
      try {
        let read = 0;
        for await (const bytes of fileChunks(file, signal)) {
          read += bytes.length;
          budget.unpack(bytes.length, part);
          onRead?.(read);
          yield bytes;
        }
      } finally {
        await file.close();
      }
    },
  };
}
