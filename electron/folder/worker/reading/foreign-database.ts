import { statSync } from 'node:fs';
import { constants, DatabaseSync, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { isSchemaBounded } from './schema-pages.ts';

/** A plain table; computed columns are left out. */
export interface ForeignTable {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface ForeignDatabase {
  /** In bytes. */
  readonly size: number;
  /** Null if no plain table has this name: a view or a virtual table would run somebody's code. */
  table(name: string): ForeignTable | null;
  /** Each row as its columns; throws if SQLite finds damage. */
  rows(table: ForeignTable): Iterable<readonly unknown[]>;
  close(): void;
}

/** In bytes: no value that Tagline writes is longer. */
const LONGEST = 64 * 1024 * 1024;

const readFunctions = new Set(['octet_length', 'iif']);

/**
 * Reads a database that somebody else may have made. Only columns of plain tables can be read: no view, trigger,
 * virtual table, computed column, function or extension runs, and the size of a value is checked before it is loaded.
 * With a file from elsewhere, no log or journal beside it is read.
 */
export function openForeign(path: string, from: 'elsewhere' | 'here'): ForeignDatabase {
  const isReadable = from === 'here' || isSchemaBounded(path);
  const opened = isReadable ? (open(path, from, false) ?? open(path, from, true)) : null;
  if (opened === null) throw Object.assign(new Error('No schema can be read.'), { errcode: 11 });
  const database = opened;
  const { size } = statSync(path);
  const longest = Math.min(LONGEST, size);

  function tableOf(table: string): ForeignTable | null {
    const storedTable = database
      .prepare("SELECT sql, rootpage FROM sqlite_schema WHERE type = 'table' AND name = ?")
      .all(table);
    const [only, another] = storedTable;
    if (only === undefined || another !== undefined || !(Number(only.rootpage) > 0)) return null;
    if (!/^\s*CREATE\s+TABLE\b/i.test(String(only.sql))) return null;
    const columns = database.prepare(`PRAGMA table_xinfo("${table}")`).all();
    return {
      name: table,
      columns: columns.filter(({ hidden }) => Number(hidden) === 0).map((column) => String(column.name)),
    };
  }

  function rows({ name: table, columns }: ForeignTable): Iterable<readonly unknown[]> {
    const each = columns.map((column) => {
      const value = `"${column.replaceAll('"', '""')}"`;
      return `iif(octet_length(${value}) > ${longest}, NULL, ${value})`;
    });
    const read: StatementSync = database.prepare(`SELECT ${each.join(', ')} FROM "${table}" NOT INDEXED`);
    read.setReturnArrays(true);
    read.setReadBigInts(true);
    return read.iterate() as unknown as Iterable<readonly unknown[]>;
  }

  return { size, table: tableOf, rows, close: () => database.close() };
}

/** Null if the schema cannot be parsed, unless `tolerant`. */
function open(path: string, from: 'elsewhere' | 'here', tolerant: boolean): DatabaseSync | null {
  const file = pathToFileURL(path);
  if (from === 'elsewhere') file.searchParams.set('immutable', '1');
  const database = new DatabaseSync(file, { readOnly: true, allowExtension: false });
  try {
    database.exec('PRAGMA trusted_schema = OFF; PRAGMA mmap_size = 0; PRAGMA cell_size_check = ON;');
    database.enableDefensive(!tolerant);
    if (tolerant) database.exec('PRAGMA writable_schema = ON');
    database.exec('PRAGMA query_only = ON');
    database.setAuthorizer(readsOnly);
    database.prepare('SELECT name FROM sqlite_schema').get();
    return database;
  } catch (error) {
    database.close();
    if (!tolerant && (Number((error as { errcode?: number }).errcode) & 0xff) === 11) return null;
    throw error;
  }
}

function readsOnly(
  action: number,
  first: string | null,
  second: string | null,
  _database: string | null,
  inside: string | null,
): number {
  const { SQLITE_OK, SQLITE_DENY } = constants;
  if (inside !== null) return SQLITE_DENY;
  switch (action) {
    case constants.SQLITE_SELECT:
    case constants.SQLITE_READ:
      return SQLITE_OK;
    case constants.SQLITE_FUNCTION:
      return readFunctions.has(String(second ?? first).toLowerCase()) ? SQLITE_OK : SQLITE_DENY;
    case constants.SQLITE_PRAGMA:
      return first === 'table_xinfo' ? SQLITE_OK : SQLITE_DENY;
    default:
      return SQLITE_DENY;
  }
}
