import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { statusCode } from '../../../shared/audience/audience-row.ts';
import type { AudienceId, SheetId } from '../../../shared/brand.ts';
import type { OptOutOrigin } from '../../../shared/opt-out/opt-out.ts';
import { ok } from '../../../shared/result.ts';
import { guessMapping } from '../../../shared/sheet/mapping/mapping-guess.ts';
import { numberHeader } from '../../../shared/sheet/number-header.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { openJudgedRows } from '../../audiences/worker/judged-rows.ts';
import type { NumberColumns } from '../../audiences/worker/number-column.ts';
import { rejudge } from '../../audiences/worker/rejudge.ts';
import type { SheetService } from '../../sheets/worker/sheet-service.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';
import { sampleOf } from '../../sheets/worker/sheet-view.ts';
import { withList } from '../../store/audience-reader.ts';
import { countRows, rowKey } from '../../store/row-key.ts';
import { addOptOuts } from './opt-out-add.ts';

/** Rows read in one step: the main process must never wait long. */
const STEP = 20_000;
/** Lines without a number that come back of a file, and characters of each. */
const MOST_UNREAD = 200;

const LISTED = (['recipient', 'duplicate', 'undecided', 'recent', 'joined'] as const)
  .map(statusCode)
  .join(', ');
const ON_LIST = 'EXISTS (SELECT 1 FROM opt_out o WHERE o.msisdn = r.msisdn)';
const OUT_OF_LINE = `
  SELECT msisdn FROM audience_row r WHERE id >= ? AND id < ?
    AND (status IN (${LISTED}) AND ${ON_LIST} OR status = ${statusCode('opted-out')} AND NOT ${ON_LIST})
  ORDER BY id`;

export function openOptOutService(database: DatabaseSync, sheets: SheetService, columns: NumberColumns) {
  return {
    async 'optOut.add'({ text, ...origin }: OptOutOrigin & { readonly text: string }) {
      const all = { now: Date.now(), mostUnread: Number.POSITIVE_INFINITY };
      return ok(await addOptOuts(database, text.split(/\r\n|\r|\n/), origin, all));
    },
    'optOut.addSheet': ({ sheetId, ...origin }: OptOutOrigin & { readonly sheetId: SheetId }) =>
      sheets.during(sheetId, async () => {
        const sheet = sheets.whole(sheetId);
        if (!sheet.ok) return sheet;
        const lines = numbersOfSheet(sheet.value, origin.countries[0] ?? null);
        const added = await addOptOuts(database, lines, origin, { now: Date.now(), mostUnread: MOST_UNREAD });
        return ok({ ...added, unread: added.unread.map((line) => line.slice(0, MOST_UNREAD)) });
      }),
    async 'optOut.follow'() {
      return ok(await followOptOuts(database, columns));
    },
  };
}

/** Takes the number column, and every other column with such a name, so that no opt-out is missed; otherwise whole rows. */
function numbersOfSheet(store: SheetStore, country: string | null) {
  const { mapping, names } = guessMapping(sampleOf(store), country, () => null);
  return numberLines(store, mapping, names);
}

function* numberLines(
  store: SheetStore,
  { headerRow, numberColumn }: Mapping,
  names: readonly string[],
): Generator<string> {
  const columns = names.flatMap((name, column) =>
    column === numberColumn || ['mobile', 'phone'].includes(numberHeader(name)) ? [column] : [],
  );
  for (let block = store.blockAt(0); block !== undefined; ) {
    for (const [at, text] of block.cells.entries()) {
      const cells = JSON.parse(text) as string[];
      if (headerRow !== null && block.rows[at]! <= headerRow) continue;
      const lines = numberColumn === null ? [cells.join('\t')] : columns.map((column) => cells[column] ?? '');
      for (const line of lines) yield line.replace(/[\r\n]+/g, ' / ');
    }
    block = store.blockAt(block.from + block.rows.length);
  }
}

/**
 * Judges the numbers of every audience whose opt-out came or went, so that a list shows who is left out, and a person taken
 * off the opt-outs gets texts again. Returns how many rows changed.
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
  database
    .prepare('UPDATE folder SET followed_changes = max(followed_changes, ?1) WHERE followed_changes <> ?1')
    .run(Number(changes));
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
