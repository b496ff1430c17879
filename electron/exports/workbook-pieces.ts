import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Table } from '../../shared/format/export-table.ts';
import type { Result } from '../../shared/result.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';

export type WriteWorkbook = (
  path: string,
  worksheet: string,
  tables: Iterable<Table> | AsyncIterable<Table>,
) => Promise<Result<null>>;

/** Tables as an Excel workbook of text cells. The file in `folder` is removed once read, or if nobody reads on. */
export async function* workbookPieces(
  write: WriteWorkbook,
  folder: string,
  worksheet: string,
  tables: Iterable<Table> | AsyncIterable<Table>,
): AsyncGenerator<Uint8Array> {
  const path = join(folder, `${randomUUID()}.xlsx`);
  try {
    const written = await write(path, worksheet, tables);
    if (!written.ok) throw new Error(spoken(written.error.message));
    yield* createReadStream(path);
  } finally {
    await rm(path, { force: true });
  }
}
