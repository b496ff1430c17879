import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { statusCode } from '../../../shared/audience/audience-row.ts';
import { KEEPING } from '../../../shared/audience/kept-row.ts';
import type { AudienceId, SheetId } from '../../../shared/brand.ts';
import type { OptOutOrigin } from '../../../shared/opt-out/opt-out.ts';
import { ok } from '../../../shared/result.ts';
import { guessMapping } from '../../../shared/sheet/mapping/mapping-guess.ts';
import { numberHeader } from '../../../shared/sheet/number-header.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { AudienceEditor } from '../../audiences/worker/audience-editor.ts';
import type { NumberColumn } from '../../audiences/worker/number-column.ts';
import type { SheetService } from '../../sheets/worker/sheet-service.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';
import { sampleOf } from '../../sheets/worker/sheet-view.ts';
import { transact } from '../../store/open-database.ts';
import { countRows, rowKey } from '../../store/row-key.ts';
import { addOptOuts } from './opt-out-add.ts';

/** Rows read in one step, and rows changed in one transaction: the main process must never wait long for either. */
const STEP = 20_000;
const AT_ONCE = 200;
/** Lines without a number that come back of a file, and characters of each. */
const MOST_UNREAD = 200;

const LISTED = (['recipient', 'duplicate', 'undecided', 'recent', 'joined'] as const)
  .map(statusCode)
  .join(', ');
const ON_LIST = 'EXISTS (SELECT 1 FROM opt_out o WHERE o.msisdn = r.msisdn)';
const OUT_OF_LINE = `
  SELECT n FROM audience_row r WHERE id >= ? AND id < ?
    AND (status IN (${LISTED}) AND ${ON_LIST} OR status = ${statusCode('opted-out')} AND NOT ${ON_LIST})
  ORDER BY id`;

export function openOptOutService(
  database: DatabaseSync,
  sheets: SheetService,
  numbersOf: (audienceId: AudienceId) => NumberColumn,
) {
  return {
    async 'optOut.add'({ text, ...origin }: OptOutOrigin & { readonly text: string }) {
      const all = { now: Date.now(), mostUnread: Number.POSITIVE_INFINITY };
      return ok(await addOptOuts(database, text.split(/\r\n|\r|\n/), origin, all));
    },
    'optOut.addSheet': ({ sheetId, ...origin }: OptOutOrigin & { readonly sheetId: SheetId }) =>
      sheets.during(sheetId, async () => {
        const sheet = sheets.whole(sheetId);
        if (!sheet.ok) return sheet;
        const { lines, fits } = numbersOfSheet(sheet.value, origin.countries[0] ?? '');
        // Where the country is in doubt, numbers are read as those of each, so that no opt-out is missed.
        const countries = [...new Set([...fits, ...origin.countries])];
        const most = { now: Date.now(), mostUnread: MOST_UNREAD };
        const added = await addOptOuts(database, lines, { ...origin, countries }, most);
        return ok({ ...added, unread: added.unread.map((line) => line.slice(0, MOST_UNREAD)) });
      }),
    async 'optOut.follow'() {
      return ok(await followOptOuts(database, numbersOf, Date.now()));
    },
  };
}

/** Takes the number column, and every other column with such a name, so that no opt-out is missed; otherwise whole rows. */
function numbersOfSheet(store: SheetStore, country: string) {
  const { mapping, names, ofCountry } = guessMapping(sampleOf(store), country, () => null);
  const fits = ofCountry.country === null ? ofCountry.fits.map((fit) => fit.country) : [ofCountry.country];
  return { lines: numberLines(store, mapping, names), fits };
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
 * Updates the rows of every audience, so that a list shows who is left out, and a person taken off the opt-outs gets
 * texts again. Returns how many rows changed.
 */
export async function followOptOuts(
  database: DatabaseSync,
  numbersOf: (audienceId: AudienceId) => NumberColumn,
  now: number,
): Promise<number> {
  const { changes } = database.prepare('SELECT opt_out_changes AS changes FROM folder').get()!;
  const audiences = database.prepare('SELECT id, mapping FROM audience WHERE ready = 1').all();
  const isThere = database.prepare('SELECT 1 FROM audience WHERE id = ? AND ready = 1');
  let changed = 0;
  for (const { id, mapping } of audiences) {
    const audienceId = Number(id) as AudienceId;
    const rows = await outOfLine(database, audienceId);
    // Of several rows with one number, the first one here becomes the recipient.
    const { duplicates } = JSON.parse(String(mapping)) as Mapping;
    if (KEEPING[duplicates].keep === 'last') rows.reverse();
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      if (isThere.get(audienceId) === undefined) break;
      changed += followRows(database, numbersOf(audienceId), rows.slice(from, from + AT_ONCE), now);
      await setImmediate();
    }
  }
  database
    .prepare('UPDATE folder SET followed_changes = max(followed_changes, ?1) WHERE followed_changes <> ?1')
    .run(Number(changes));
  return changed;
}

async function outOfLine(database: DatabaseSync, audienceId: AudienceId): Promise<number[]> {
  const count = countRows(database, audienceId);
  const step = database.prepare(OUT_OF_LINE);
  const rows: number[] = [];
  for (let from = 0; from < count; from += STEP) {
    for (const { n } of step.all(rowKey(audienceId, from), rowKey(audienceId, from + STEP)))
      rows.push(Number(n));
    await setImmediate();
  }
  return rows;
}

function followRows(
  database: DatabaseSync,
  numbers: NumberColumn,
  rows: readonly number[],
  now: number,
): number {
  const editor = new AudienceEditor(database, numbers);
  return transact(database, () => {
    for (const n of rows) {
      const row = editor.row(n);
      if (row !== undefined) editor.follow(row, now);
    }
    return editor.count();
  });
}
