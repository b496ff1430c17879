import { ok } from '../../shared/result.ts';
import { exported } from '../../shared/texts/en/exported.ts';
import type { Context } from '../context.ts';
import type { Exporters } from '../exports/export-handlers.ts';
import { getAudience } from './audience-list.ts';
import { rejectedRows } from './records/rejected-rows.ts';

/** Makes the file to save of rejected rows. */
export function audienceExporters({ database }: Context): Pick<Exporters, 'rejections'> {
  return {
    rejections({ audienceId, format }) {
      const audience = getAudience(database, audienceId);
      if (!audience.ok) return audience;
      const { name, counts } = audience.value;
      return ok({
        name: exported.rejections.file(fileName(name)),
        format,
        worksheet: exported.rejections.worksheet,
        rows: counts.rejected,
        tables: rejectedRows(database, audienceId),
      });
    },
  };
}

function fileName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N} ._-]+/gu, ' ').trim();
  return plain === '' ? exported.rejections.people : plain.slice(0, 80);
}
