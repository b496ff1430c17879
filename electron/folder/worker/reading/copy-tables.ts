import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { UnreadKind } from '../../../../shared/folder/folder.ts';
import { parserOf, plainNumber, storedTables, unfit } from '../../records/stored-columns.ts';
import type { ForeignDatabase, ForeignTable } from './foreign-database.ts';

/** A row that was left out, with the parts of it that name people, as far as they can be read. */
export interface LostRow {
  readonly table: string;
  /** Null if the row was about nobody's number. */
  readonly msisdn?: number | null;
  readonly campaign?: number;
  readonly list?: number;
  readonly position?: number;
  readonly chunk?: number;
  readonly from?: number;
  readonly to?: number;
  /** Of a campaign: some of its values, as they are in the file. */
  readonly head?: Readonly<Record<string, unknown>>;
}

export interface Copied {
  readonly unread: Map<UnreadKind, number>;
  readonly lost: LostRow[];
  /** Tables that could not be read to their end: nobody knows how much is missing. */
  readonly cut: string[];
}

interface Bounds {
  /** In bytes: more rows than fit in the whole file are not from it. */
  bytes: number;
  /** In ms of `performance.now()`. */
  readonly until: number;
  readonly signal: AbortSignal;
}

/** A file has more rows than any of its size can have. */
export class Endless extends Error {
  constructor() {
    super('The file gives more than it can hold.');
    this.name = 'Endless';
  }
}

/** In bytes: the smallest row of a table. */
const LEAST_ROW = 5;
/** Rows between turns of the thread and checks of the clock. */
const ROWS_IN_A_TURN = 2000;
const ROWS_PER_TRANSACTION = 100_000;
/** Rows that name somebody who must be protected; if there are more, all sending waits. */
const MOST_LOST = 100_000;

/** Copies each known table into ours, column by column, through the parser of the column. */
export async function copyTables(
  foreign: ForeignDatabase,
  ours: DatabaseSync,
  skipped: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<Copied> {
  const copied: Copied = { unread: new Map(), lost: [], cut: [] };
  const mostMs = 60_000 + foreign.size / 500;
  const bounds = { bytes: foreign.size, until: performance.now() + mostMs, signal };
  for (const name of Object.keys(storedTables)) {
    if (skipped.has(name)) continue;
    const table = foreign.table(name);
    if (table === null) copied.cut.push(name);
    else await copyTable({ foreign, ours, table, copied, bounds });
  }
  return copied;
}

interface Copying {
  readonly foreign: ForeignDatabase;
  readonly ours: DatabaseSync;
  readonly table: ForeignTable;
  readonly copied: Copied;
  readonly bounds: Bounds;
}

async function copyTable({ foreign, ours, table, copied, bounds }: Copying): Promise<void> {
  const { name: into } = table;
  const knownColumns = ours
    .prepare(`SELECT name FROM pragma_table_info('${into}')`)
    .all()
    .map((column) => String(column.name));
  const columns = knownColumns.filter((column) => table.columns.includes(column));
  // SQLite would make up a number, or take a default, where a row says nothing.
  const isWhole = columns.length === knownColumns.length;
  if (columns.length === 0) {
    copied.cut.push(into);
    return;
  }
  const { kind } = storedTables[into]!;
  const parse = columns.map((column) => parserOf(into, column));
  const insert = ours.prepare(
    `INSERT INTO ${into} (${columns.map((column) => `"${column}"`).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  let rows = 0;
  ours.exec('BEGIN');
  try {
    for (const read of foreign.rows({ name: into, columns })) {
      rows += 1;
      const values = read.map(plainNumber);
      bounds.bytes -= LEAST_ROW + sizeOf(values);
      const parsed = values.map((value, at) => parse[at]!(value));
      if (!isWhole || parsed.includes(unfit) || !inserted(insert, parsed))
        loseRow(copied, kind, into, columns, values);
      if (rows % ROWS_IN_A_TURN === 0) await breathe(bounds);
      if (rows % ROWS_PER_TRANSACTION === 0) ours.exec('COMMIT; BEGIN');
    }
  } catch (error) {
    // The file is damaged from here on.
    if ((Number((error as { errcode?: number }).errcode) & 0xff) !== 11) throw error;
    copied.cut.push(into);
  } finally {
    if (ours.isTransaction) ours.exec('COMMIT');
  }
  await breathe(bounds);
}

async function breathe({ bytes, until, signal }: Bounds): Promise<void> {
  if (bytes < 0 || performance.now() > until) throw new Endless();
  await setImmediate();
  signal.throwIfAborted();
}

function sizeOf(values: readonly unknown[]): number {
  let size = 0;
  for (const value of values) if (typeof value === 'string') size += value.length;
  return size;
}

/** False if our schema refuses it. */
function inserted(insert: StatementSync, values: readonly unknown[]): boolean {
  try {
    insert.run(...(values as (string | number | null)[]));
    return true;
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    if ((Number(errcode) & 0xff) === 19) return false;
    throw error;
  }
}

/** Their keys consist of a list and a row in it. */
const ofRows = new Set(['audience_row', 'decision', 'file_row']);

const partsOf: Readonly<Record<string, Exclude<keyof LostRow, 'table' | 'head'>>> = {
  msisdn: 'msisdn',
  campaign_id: 'campaign',
  audience_id: 'list',
  position: 'position',
  chunk: 'chunk',
  from_position: 'from',
  to_position: 'to',
};

function loseRow(
  { unread, lost, cut }: Copied,
  kind: UnreadKind,
  table: string,
  columns: readonly string[],
  values: readonly unknown[],
): void {
  unread.set(kind, (unread.get(kind) ?? 0) + 1);
  if (lost.length === MOST_LOST) {
    if (!cut.includes(table)) cut.push(table);
    return;
  }
  const row: { -readonly [Part in keyof LostRow]: LostRow[Part] } = { table };
  for (const [at, column] of columns.entries()) {
    const value = values[at];
    if (column === 'msisdn' && value === null) row.msisdn = null;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= 1e15) continue;
    const part = partsOf[column];
    if (part !== undefined) row[part] = value;
    else if (column === 'id' && table === 'campaign') row.campaign = value;
    else if (column === 'id' && table === 'audience') row.list = value;
    else if (column === 'id' && ofRows.has(table)) row.list = Math.floor(value / 2 ** 24);
  }
  if (table === 'campaign') row.head = headOf(columns, values);
  lost.push(row);
}

const headColumns = ['phase', 'account_id', 'frozen', 'copied_from', 'credits'];

function headOf(columns: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(headColumns.map((column) => [column, values[columns.indexOf(column)]]));
}
