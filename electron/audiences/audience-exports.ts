import { bindMessage } from '../../shared/message/bound-message.ts';
import { writingOf } from '../../shared/message/final-text.ts';
import { cleanMessage } from '../../shared/message/tag.ts';
import { ok } from '../../shared/result.ts';
import { exported } from '../../shared/texts/en/names.ts';
import type { Context } from '../context.ts';
import type { ChosenRows } from '../drafts/view-handlers.ts';
import type { Exporters } from '../exports/export-handlers.ts';
import { getAudience } from './audience-list.ts';
import { chosenTables } from './chosen-tables.ts';
import { rejectedRows } from './records/rejected-rows.ts';

/** Makes the files to save of rows: of those that were rejected, and of those that somebody chose. */
export function audienceExporters(
  { database }: Context,
  chosenRows: ChosenRows,
): Pick<Exporters, 'rejections' | 'rows'> {
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
    rows({ audienceId, viewId, spans, message, lettering, format, separator }) {
      const audience = getAudience(database, audienceId);
      if (!audience.ok) return audience;
      const ns = chosenRows(audienceId, viewId, spans);
      if (!ns.ok) return ns;
      const { name, columns } = audience.value;
      const writing = writingOf(bindMessage(cleanMessage(message), columns, lettering.versions), lettering);
      return ok({
        name: fileName(name),
        format,
        separator,
        worksheet: exported.rows.worksheet,
        rows: ns.value.length,
        tables: chosenTables(database, audience.value, ns.value, writing),
      });
    },
  };
}

function fileName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N} ._-]+/gu, ' ').trim();
  return plain === '' ? exported.rejections.people : plain.slice(0, 80);
}
