import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { UnreadKind } from '../../../../shared/folder/folder.ts';
import { parserOf, plainNumber, storedTables, unfit } from '../../records/stored-columns.ts';
import type { ForeignDatabase, ForeignTable } from './foreign-database.ts';
import { openWriting, type Storable } from './open-writing.ts';

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
  /** Still to be read: a file that gives more than its own size does not end. The time does not count, for slow computers. */
  bytes: number;
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
/** Rows between turns of the thread and checks of the bounds. */
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
  const bounds = { bytes: foreign.size, signal };
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
  const parsers = columns.map((column) => parserOf(into, column));
  const lose = (values: readonly unknown[]): void => loseRow(copied, kind, into, columns, values);
  const written = openWriting({ ours, into, columns, lose });

  /** Null if a value does not fit its column. */
  function parse(read: readonly unknown[]): Storable[] | null {
    const row: Storable[] = [];
    for (const [at, stored] of read.entries()) {
      const value = plainNumber(stored);
      bounds.bytes -= sizeOf(value);
      const parsed = parsers[at]!(value);
      if (parsed !== unfit) row.push(parsed as Storable);
    }
    return row.length === read.length ? row : null;
  }

  let rows = 0;
  ours.exec('BEGIN');
  try {
    for (const read of foreign.rows({ name: into, columns })) {
      rows += 1;
      bounds.bytes -= LEAST_ROW;
      const row = parse(read);
      if (isWhole && row !== null) written.add(row);
      else lose(read.map(plainNumber));
      if (rows % ROWS_IN_A_TURN === 0) await breathe(bounds);
      if (rows % ROWS_PER_TRANSACTION === 0) ours.exec('COMMIT; BEGIN');
    }
  } catch (error) {
    // The file is damaged from here on.
    if ((Number((error as { errcode?: number }).errcode) & 0xff) !== 11) throw error;
    copied.cut.push(into);
  }
  written.end();
  ours.exec('COMMIT');
  await breathe(bounds);
}

async function breathe({ bytes, signal }: Bounds): Promise<void> {
  if (bytes < 0) throw new Endless();
  await setImmediate();
  signal.throwIfAborted();
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  return value instanceof Uint8Array ? value.length : 0;
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
