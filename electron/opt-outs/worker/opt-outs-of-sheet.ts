import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { Msisdn } from '../../../shared/brand.ts';
import {
  countryOf,
  numberCountry,
  parseRowNumber,
  UNKNOWN_COUNTRY,
} from '../../../shared/number/country-text.ts';
import { NUMBER_FLAGS } from '../../../shared/number/number-flags.ts';
import type { NumberReading } from '../../../shared/number/number-reading.ts';
import { numbersInCell } from '../../../shared/number/typed-numbers.ts';
import type { OptOutsCounted } from '../../../shared/opt-out/opt-out.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { isClearNo, mayHoldNo } from '../../../shared/sheet/answers/clear-no.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { say } from '../../../shared/texts/say.ts';
import { readNumbers } from '../../audiences/worker/number-column.ts';
import type { RowText } from '../../audiences/worker/row-text.ts';
import { eachRow, type Watch } from '../../audiences/worker/sheet-rows.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';

/** The most lines without a number that a file returns, and the most characters of each. */
const MOST_UNREAD = 200;

export interface NumbersOfSheet {
  readonly rows: number;
  readonly numbers: ReadonlySet<Msisdn>;
  readonly unread: readonly string[];
  readonly unreadLines: number;
}

/** The numbers in each column of numbers, in the rows that the mapping takes, read as the import shows them. */
export async function numbersOfSheet(
  sheet: SheetStore,
  mapping: Mapping,
  watch: Watch,
): Promise<Result<NumbersOfSheet>> {
  const columns = [mapping.numberColumn!, ...mapping.otherColumns];
  const numbers = new Set<Msisdn>();
  const unread: string[] = [];
  let unreadLines = 0;
  let rows = 0;
  let needsCountry = false;
  await eachRow(sheet, mapping, watch, (_, cells) => {
    rows += 1;
    const written = columns.map((column) => cells.cell(column).trim()).filter(Boolean);
    const own = mapping.countryColumn === undefined ? null : countryOf(cells.cell(mapping.countryColumn));
    const found = written.flatMap((cell) => {
      const reading = parseRowNumber(cell, own, mapping);
      if (reading.ok) return numbersOfCell(cell, reading, numberCountry(own, mapping.country));
      needsCountry ||= reading.fault === 'no-country';
      return [];
    });
    for (const number of found) numbers.add(number);
    if (found.length > 0 || written.length === 0) return;
    unreadLines += 1;
    if (unread.length < MOST_UNREAD)
      unread.push(written.join(' ').replace(/\s+/g, ' ').slice(0, MOST_UNREAD));
  });
  if (needsCountry && mapping.country === UNKNOWN_COUNTRY)
    return failure('bad-input', say.audiences.countryOpen(), say.audiences.countryOpenFix());
  return ok({ rows, numbers, unread, unreadLines });
}

/** All numbers, if the cell clearly has several. */
function numbersOfCell(
  cell: string,
  { msisdn, flags }: Extract<NumberReading, { ok: true }>,
  country: string,
): readonly Msisdn[] {
  if ((flags & NUMBER_FLAGS.several) === 0) return [msisdn];
  return [msisdn, ...numbersInCell(cell, country === UNKNOWN_COUNTRY ? [] : [country], true)];
}

export async function countOptOuts(
  database: DatabaseSync,
  sheet: SheetStore,
  mapping: Mapping,
  watch: Watch,
): Promise<Result<OptOutsCounted>> {
  const found = await numbersOfSheet(sheet, mapping, watch);
  if (!found.ok) return found;
  const { rows, numbers, unreadLines } = found.value;
  const isOptedOut = database.prepare('SELECT 1 FROM opt_out WHERE msisdn = ?');
  let already = 0;
  for (const number of numbers) if (isOptedOut.get(Number(number)) !== undefined) already += 1;
  const inLists = await countInLists(database, numbers, watch.signal);
  const saysNo = await columnThatSaysNo(sheet, mapping, watch);
  return ok({ rows, numbers: numbers.size, already, inLists, unreadLines, saysNo });
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

/** Judges by all rows, whichever of them are taken. */
async function columnThatSaysNo(
  sheet: SheetStore,
  { headerRow, numberColumn, otherColumns }: Mapping,
  watch: Watch,
): Promise<OptOutsCounted['saysNo']> {
  const columns = Array.from({ length: sheet.width }, (_, column) => ({ column, rows: 0 })).filter(
    ({ column }) => column !== numberColumn && !otherColumns.includes(column),
  );
  let all = 0;
  await eachRow(sheet, { headerRow }, watch, (_, cells: RowText) => {
    all += 1;
    if (!mayHoldNo(cells.text)) return;
    for (const one of columns) if (isClearNo(cells.cell(one.column))) one.rows += 1;
  });
  const most = columns.reduce((best, one) => (one.rows > best.rows ? one : best), { column: 0, rows: 0 });
  return most.rows === 0 || most.rows === all ? null : most;
}
