import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { Msisdn } from '../../../shared/brand.ts';
import {
  countriesElsewhere,
  countryInText,
  numberCountry,
  parseRowNumber,
  UNKNOWN_COUNTRY,
} from '../../../shared/number/country-text.ts';
import { NUMBER_FLAGS } from '../../../shared/number/number-flags.ts';
import { typedLine, typedNumbers } from '../../../shared/number/typed-numbers.ts';
import { MOST_OPEN, type OpenLine, type OptOutsCounted } from '../../../shared/opt-out/opt-out.ts';
import { mostOfNo, type RowsOfNo, rowsOfNo, SAYS_NO } from '../../../shared/opt-out/rows-of-no.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { isClearNo, mayHoldNo } from '../../../shared/sheet/answers/clear-no.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { say } from '../../../shared/texts/say.ts';
import { readNumbers } from '../../audiences/worker/number-column.ts';
import type { RowText } from '../../audiences/worker/row-text.ts';
import { openConsentTallies } from '../../audiences/worker/sheet-judgements.ts';
import { eachRow, type Watch } from '../../audiences/worker/sheet-rows.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';

/** The most lines without a number that a file returns, and the most characters of each. */
const MOST_UNREAD = 200;

/** The numbers in each column of numbers, in the rows that the mapping takes, read as the import shows them. */
export async function numbersOfSheet(sheet: SheetStore, mapping: Mapping, watch: Watch) {
  const columns = [mapping.numberColumn!, ...mapping.otherColumns];
  const numbers = new Set<Msisdn>();
  const unread: string[] = [];
  /** Cells that are not read, with what was found in them: nothing of it counts before a person confirms it. */
  const open: OpenLine[] = [];
  let unreadLines = 0;
  let rows = 0;
  let needsCountry = false;
  const elsewhere = new Map<string, number>();
  await eachRow(sheet, mapping, watch, (_, cells) => {
    rows += 1;
    const written = columns.map((column) => cells.cell(column).trim()).filter(Boolean);
    const own = mapping.countryColumn === undefined ? null : countryInText(cells.cell(mapping.countryColumn));
    const country = numberCountry(own, mapping.country);
    const countries = country === UNKNOWN_COUNTRY ? [] : [country];
    let isRead = written.length === 0;
    for (const cell of written) {
      const reading = parseRowNumber(cell, own, mapping);
      if (reading.ok) {
        numbers.add(reading.msisdn);
        if ((reading.flags & NUMBER_FLAGS.several) !== 0)
          for (const number of typedNumbers(cell, countries)) numbers.add(number);
        isRead = true;
        continue;
      }
      needsCountry ||= reading.fault === 'no-country';
      const among = typedLine(cell, countries).numbers;
      if (among.length === 0 || open.length === MOST_OPEN) continue;
      open.push({ line: shortened(cell), numbers: among });
      isRead = true;
    }
    for (const other of new Set(written.flatMap((cell) => countriesElsewhere(cell, own, mapping))))
      elsewhere.set(other, (elsewhere.get(other) ?? 0) + 1);
    if (isRead) return;
    unreadLines += 1;
    if (unread.length < MOST_UNREAD) unread.push(shortened(written.join(' ')));
  });
  if (needsCountry && mapping.country === UNKNOWN_COUNTRY)
    return failure('bad-input', say.audiences.countryOpen(), say.audiences.countryOpenFix());
  const inOthers = [...elsewhere].map(([country, rows]) => ({ country, rows }));
  return ok({ rows, numbers, unread, unreadLines, open, elsewhere: inOthers });
}

function shortened(line: string): string {
  return line.replace(/\s+/g, ' ').slice(0, MOST_UNREAD);
}

export async function countOptOuts(
  database: DatabaseSync,
  sheet: SheetStore,
  mapping: Mapping,
  watch: Watch,
): Promise<Result<OptOutsCounted>> {
  const optOuts = await numbersOfSheet(sheet, mapping, watch);
  if (!optOuts.ok) return optOuts;
  const { rows, numbers, unreadLines, open, elsewhere } = optOuts.value;
  const isOptedOut = database.prepare('SELECT 1 FROM opt_out WHERE msisdn = ?');
  let already = 0;
  for (const number of numbers) if (isOptedOut.get(Number(number)) !== undefined) already += 1;
  const inLists = await countInLists(database, numbers, watch.signal);
  const saysNo = await columnThatSaysNo(sheet, mapping, watch);
  const openLines = open.length;
  return ok({ rows, numbers: numbers.size, already, inLists, unreadLines, openLines, elsewhere, saysNo });
}

async function countInLists(
  database: DatabaseSync,
  numbers: ReadonlySet<Msisdn>,
  signal: AbortSignal,
): Promise<number> {
  const wanted = new Set([...numbers].map(Number));
  let inLists = 0;
  for (const { id } of database.prepare('SELECT id FROM audience WHERE ready = 1').all()) {
    for (const number of readNumbers(database, Number(id))) if (wanted.delete(number)) inLists += 1;
    await setImmediate();
    signal.throwIfAborted();
  }
  return inLists;
}

/** Judges by all rows, whichever of them are taken: by a clear no, or by what the heading makes of an answer, such as 1. */
async function columnThatSaysNo(sheet: SheetStore, mapping: Mapping, watch: Watch): Promise<RowsOfNo | null> {
  const clear = Array.from({ length: sheet.width }, (_, column) => ({ column, rows: 0, only: SAYS_NO }));
  const tallies = openConsentTallies(sheet, mapping);
  let all = 0;
  await eachRow(sheet, { headerRow: mapping.headerRow }, watch, (_, cells: RowText) => {
    all += 1;
    tallies.add(cells);
    if (!mayHoldNo(cells.text)) return;
    for (const one of clear) if (isClearNo(cells.cell(one.column))) one.rows += 1;
  });
  const isNumber = (column: number) => [mapping.numberColumn, ...mapping.otherColumns].includes(column);
  const columns = [...clear, ...tallies.columns().flatMap((one) => rowsOfNo(one) ?? [])];
  return mostOfNo(
    columns.filter(({ column }) => !isNumber(column)),
    all,
  );
}
