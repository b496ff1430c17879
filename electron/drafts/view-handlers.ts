import type { DatabaseSync } from 'node:sqlite';
import type { AudienceRow } from '../../shared/audience/audience.ts';
import { boundedRow } from '../../shared/audience/bounded-row.ts';
import { type RowSpans, valuesInSpans } from '../../shared/audience/row-spans.ts';
import type { AudienceId } from '../../shared/brand.ts';
import { cleanMessage } from '../../shared/message/tag.ts';
import { ok, type Result, type Superseded } from '../../shared/result.ts';
import { readHead } from '../store/audience-reader.ts';
import { type AudienceRows, openAudienceRows } from '../store/audience-rows.ts';
import type { Ask } from '../threads/service.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import { createNewestCalls } from '../wire/newest-call.ts';
import { createOpenViews, type PagedList } from '../wire/open-views.ts';
import type { Turns } from '../wire/turns.ts';
import type { SurveyCalls } from './worker/survey-service.ts';

/** `ns` is null if the list shows all rows in their order. */
interface RowList extends PagedList<AudienceRow> {
  readonly audienceId: AudienceId;
  readonly ns: Uint32Array | null;
}

/** Returns the `n` of the rows at chosen places of a list that a window shows. */
export type ReadChosenRows = (audienceId: AudienceId, viewId: string, spans: RowSpans) => Result<Uint32Array>;

export function viewHandlers(database: DatabaseSync, ask: Ask<SurveyCalls>, turns: Turns<Superseded>) {
  const views = createOpenViews<AudienceRow, RowList>();
  const newest = createNewestCalls();
  const rows = openAudienceRows(database);

  const handlers: Pick<HandlersOf<'draft'>, 'draft.view' | 'draft.page'> = {
    'draft.view': ({ asker, audienceId, message, lettering, filter, search, sort = null }) =>
      newest.run(asker, async (signal) => {
        const head = readHead(database, audienceId);
        if (!head.ok) return head;
        if (filter === 'all' && search.trim() === '' && sort === null)
          return ok(views.open(rowList(rows, audienceId, null, head.value.rows)));
        const input = { audienceId, message: cleanMessage(message), lettering, filter, search, sort };
        const ns = await turns.take(() => ask('list', input, { signal }), signal);
        return ns.ok ? ok(views.open(rowList(rows, audienceId, ns.value, ns.value.length))) : ns;
      }),
    'draft.page': ({ viewId, from, count }) => views.page(viewId, from, count),
  };

  const chosenRows: ReadChosenRows = (audienceId, viewId, spans) => {
    const list = views.look(viewId);
    if (!list.ok) return list;
    const isOfIt = list.value.audienceId === audienceId;
    return ok(valuesInSpans(isOfIt ? spans : [], list.value.ns, list.value.count));
  };
  return { handlers, chosenRows };
}

function rowList(rows: AudienceRows, audienceId: AudienceId, ns: Uint32Array | null, count: number): RowList {
  return {
    audienceId,
    ns,
    count,
    *rows(from, to) {
      if (ns === null) for (const row of rows.slice(audienceId, from, to - from)) yield boundedRow(row);
      else {
        for (const n of ns.subarray(from, to)) {
          const row = rows.at(audienceId, n);
          if (row !== null) yield boundedRow(row);
        }
      }
    },
  };
}
