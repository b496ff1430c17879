import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { OPTED_OUT, statusCode } from '../../../shared/audience/audience-row.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import type { Operations } from '../../../shared/contract.ts';
import type { OptOutOrigin } from '../../../shared/opt-out/opt-out.ts';
import { failure, ok } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { mappedSheet } from '../../audiences/worker/audience-service.ts';
import { openJudgedRows } from '../../audiences/worker/judged-rows.ts';
import type { NumberColumns } from '../../audiences/worker/number-column.ts';
import { rejudge } from '../../audiences/worker/rejudge.ts';
import { setFollowed } from '../../copies/folder-row.ts';
import { keepMapping } from '../../sheets/worker/mapping-memory.ts';
import type { SheetService } from '../../sheets/worker/sheet-service.ts';
import { withList } from '../../store/audience-reader.ts';
import { inRange } from '../../store/range-sql.ts';
import { countRows, rowKey } from '../../store/row-key.ts';
import type { Job, JobsOf } from '../../threads/service.ts';
import { addOptOuts, numbersOfText } from './opt-out-add.ts';
import { countOptOuts, numbersOfSheet } from './opt-outs-of-sheet.ts';

type In<K extends 'optOut.countSheet' | 'optOut.addSheet'> = Operations[K]['in'];

/** Rows read in one step: the main process must never wait long. */
const STEP = 20_000;
const LISTED = (['recipient', 'duplicate', 'undecided', 'recent', 'joined'] as const)
  .map(statusCode)
  .join(', ');
const ON_LIST = 'EXISTS (SELECT 1 FROM opt_out o WHERE o.msisdn = r.msisdn)';
const OUT_OF_LINE = `
  SELECT msisdn FROM audience_row r
  WHERE ${inRange('id')} AND status IN (${LISTED}, ${OPTED_OUT}) AND (status = ${OPTED_OUT}) <> ${ON_LIST}
  ORDER BY id`;

/** What the import thread does with opt-outs. */
export type OptOutCalls = JobsOf<ReturnType<typeof openOptOutService>>;

export function openOptOutService(database: DatabaseSync, sheets: SheetService, columns: NumberColumns) {
  return {
    async 'optOut.add'({ text, note, source, countries }: OptOutOrigin & { readonly text: string }) {
      const { numbers, unread, open } = await numbersOfText(text, countries);
      const added = await addOptOuts(database, numbers, { note, source, now: Date.now() });
      return ok({ ...added, unread, unreadLines: unread.length, open });
    },
    'optOut.countSheet': ({ sheetId, mapping }: In<'optOut.countSheet'>, { signal }: Job) =>
      sheets.during(sheetId, async () => {
        const mapped = await mappedSheet(sheets.whole(sheetId), mapping, signal);
        if (!mapped.ok) return mapped;
        return countOptOuts(database, mapped.value.store, mapped.value.mapping, {
          signal,
          progress: () => undefined,
        });
      }),
    'optOut.addSheet': ({ sheetId, mapping, note, source }: In<'optOut.addSheet'>, watch: Job<number>) =>
      sheets.during(sheetId, async () => {
        if (mapping === undefined)
          return failure('bad-input', say.optOuts.noMapping(), say.optOuts.noMappingFix());
        const mapped = await mappedSheet(sheets.whole(sheetId), mapping, watch.signal);
        if (!mapped.ok) return mapped;
        const optOuts = await numbersOfSheet(mapped.value.store, mapped.value.mapping, watch);
        if (!optOuts.ok) return optOuts;
        const { numbers, unread, unreadLines, open } = optOuts.value;
        const now = Date.now();
        const added = await addOptOuts(database, numbers, { note, source, now });
        keepMapping(database, mapping, mapped.value.names, now);
        return ok({ ...added, unread, unreadLines, open });
      }),
    async 'optOut.follow'() {
      return ok(await followOptOuts(database, columns));
    },
  };
}

/**
 * Judges the numbers of every audience whose opt-out was added or removed, so that a list shows who is left out, and a
 * person taken off the opt-outs gets texts again. Returns how many rows changed.
 */
export async function followOptOuts(database: DatabaseSync, { inTurn }: NumberColumns): Promise<number> {
  const { changes } = database.prepare('SELECT opt_out_changes AS changes FROM folder').get()!;
  const audiences = database.prepare('SELECT id FROM audience WHERE ready = 1').all();
  let changed = 0;
  for (const { id } of audiences) {
    const audienceId = Number(id) as AudienceId;
    const numbers = await outOfLine(database, audienceId);
    if (numbers.size === 0) continue;
    const followed = await withList(database, audienceId, () =>
      inTurn(audienceId, async (column) => {
        const judged = openJudgedRows(database, column);
        return ok(await rejudge(database, judged, { rows: [], numbers, total: numbers.size }));
      }),
    );
    if (followed.ok) changed += followed.value;
  }
  setFollowed(database, Number(changes));
  return changed;
}

async function outOfLine(database: DatabaseSync, audienceId: AudienceId): Promise<Set<number>> {
  const count = countRows(database, audienceId);
  const step = database.prepare(OUT_OF_LINE);
  const numbers = new Set<number>();
  for (let from = 0; from < count; from += STEP) {
    for (const { msisdn } of step.all(rowKey(audienceId, from), rowKey(audienceId, from + STEP)))
      numbers.add(Number(msisdn));
    await setImmediate();
  }
  return numbers;
}
