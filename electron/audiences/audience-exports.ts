import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ok } from '../../shared/result.ts';
import type { Context } from '../context.ts';
import { csvPieces } from '../exports/csv-pieces.ts';
import type { Exporters } from '../exports/export-handlers.ts';
import { filePieces } from '../exports/file-pieces.ts';
import type { AskImports } from '../threads/import-contract.ts';
import { getAudience } from './audience-list.ts';
import { rejectedRows } from './records/rejected-rows.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Makes the file to save of rejected rows; a workbook is written to `folder` first, by the import thread. */
export function audienceExporters(
  context: Context,
  ask: AskImports,
  folder: string,
): Pick<Exporters, 'rejections'> {
  return {
    async rejections({ audienceId, format }) {
      const audience = getAudience(context.database, audienceId);
      if (!audience.ok) return audience;
      const name = `${fileName(audience.value.name)} - left out`;
      if (format === 'csv') {
        const pieces = csvPieces(rejectedRows(context.database, audienceId));
        return ok({ name: `${name}.csv`, type: 'text/csv', pieces });
      }
      const path = join(folder, `${randomUUID()}.xlsx`);
      const written = await ask('audience.writeRejections', { audienceId, path });
      return written.ok ? ok({ name: `${name}.xlsx`, type: XLSX, pieces: filePieces(path) }) : written;
    },
  };
}

function fileName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N} ._-]+/gu, ' ').trim();
  return plain === '' ? 'people' : plain.slice(0, 80);
}
