import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';

/** What somebody, or a disk, did to the file of a data folder. */
export type Mutation =
  | { readonly kind: 'bytes'; readonly at: number; readonly bytes: readonly number[] }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'schema'; readonly row: number; readonly sql: string | null }
  | { readonly kind: 'added'; readonly sql: string }
  | {
      readonly kind: 'value';
      readonly table: number;
      readonly column: number;
      readonly row: number;
      readonly value: string | number | null;
    }
  | {
      readonly kind: 'json';
      readonly table: number;
      readonly column: number;
      readonly row: number;
      readonly place: number;
      readonly value: unknown;
    };

const endless = 'WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n) SELECT';
export const tables = [
  ...['campaign', 'audience', 'audience_row', 'opt_out', 'recipient', 'recipient_number', 'chunk', 'attempt'],
  ...[
    'receipt',
    'reached',
    'left_out',
    'verdict',
    'tally',
    'folder',
    'sending',
    'skipped',
    'timeline',
    'template',
  ],
];

const added = [
  ...tables.flatMap((table) => [
    `CREATE TRIGGER evil AFTER INSERT ON ${table} BEGIN DELETE FROM opt_out; END`,
    `CREATE TRIGGER evil AFTER UPDATE ON ${table} BEGIN UPDATE recipient SET tagvalues = '["evil"]'; END`,
    `ALTER TABLE ${table} RENAME TO was_${table}; CREATE VIEW ${table} AS ${endless} n AS id, n AS msisdn FROM n`,
    `DROP TABLE ${table}`,
    `CREATE INDEX evil ON ${table} (abs(randomblob(1000000)))`,
  ]),
  `CREATE VIEW evil AS ${endless} n FROM n`,
  'CREATE VIRTUAL TABLE evil USING fts5(text)',
  'CREATE TABLE evil (id INTEGER, more TEXT GENERATED ALWAYS AS (hex(zeroblob(1000000000))) VIRTUAL)',
];

const place = { table: fc.nat(tables.length - 1), column: fc.nat(40), row: fc.nat(30) };

export const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({
    kind: fc.constant('bytes' as const),
    at: fc.oneof(fc.nat(4_000), fc.nat(1_000_000_000)),
    bytes: fc.array(fc.nat(255), { minLength: 1, maxLength: 40 }),
  }),
  fc.record({ kind: fc.constant('cut' as const), at: fc.nat(1_000_000_000) }),
  fc.record({
    kind: fc.constant('schema' as const),
    row: fc.nat(80),
    sql: fc.oneof(
      fc.constant(null),
      fc.constant('CREATE TABLE'),
      fc.constant('CREATE TRIGGER x AFTER'),
      fc.string(),
    ),
  }),
  fc.record({ kind: fc.constant('added' as const), sql: fc.constantFrom(...added) }),
  fc.record({
    kind: fc.constant('value' as const),
    ...place,
    value: fc.oneof(
      fc.string(),
      fc.maxSafeInteger(),
      fc.constant(null),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(-1, 0, 1e18, 2 ** 40),
    ),
  }),
  fc.record({
    kind: fc.constant('json' as const),
    ...place,
    place: fc.nat(1000),
    value: fc.jsonValue({ maxDepth: 2 }),
  }),
);

/** Changes the file at a path; what SQLite refuses to do changes nothing. */
export function mutate(path: string, mutation: Mutation): void {
  if (mutation.kind === 'bytes' || mutation.kind === 'cut') {
    const bytes = readFileSync(path);
    const at = mutation.at % bytes.length;
    if (mutation.kind === 'bytes') Buffer.from(mutation.bytes).copy(bytes, at);
    writeFileSync(path, mutation.kind === 'cut' ? bytes.subarray(0, at) : bytes);
    return;
  }
  const file = new DatabaseSync(path, { defensive: false });
  try {
    mutateRows(file, mutation);
  } catch {
    // A constraint of our own, for one.
  } finally {
    file.close();
  }
}

function mutateRows(file: DatabaseSync, mutation: Exclude<Mutation, { kind: 'bytes' | 'cut' }>): void {
  if (mutation.kind === 'added') {
    file.exec(mutation.sql);
    return;
  }
  if (mutation.kind === 'schema') {
    file.exec('PRAGMA writable_schema = ON');
    file
      .prepare(
        'UPDATE sqlite_schema SET sql = ? WHERE rowid = (SELECT rowid FROM sqlite_schema LIMIT 1 OFFSET ?)',
      )
      .run(mutation.sql, mutation.row);
    return;
  }
  file.exec('PRAGMA ignore_check_constraints = ON');
  const table = tables[mutation.table]!;
  const columns = file.prepare(`PRAGMA table_info(${table})`).all();
  const { name: column } = columns[mutation.column % columns.length]!;
  const keys = columns.filter(({ pk }) => Number(pk) > 0).map(({ name }) => String(name));
  const rows = file.prepare(`SELECT ${keys.join(', ')}, "${column}" AS was FROM ${table} LIMIT 50`).all();
  const row = rows[mutation.row % Math.max(1, rows.length)];
  if (row === undefined) return;
  const value = mutation.kind === 'value' ? mutation.value : changedJson(String(row.was), mutation);
  if (value === undefined) return;
  file
    .prepare(`UPDATE ${table} SET "${column}" = ? WHERE ${keys.map((key) => `${key} = ?`).join(' AND ')}`)
    .run(value, ...keys.map((key) => row[key]!));
}

/** With one of its values another one; undefined for no JSON. */
function changedJson(
  json: string,
  { place, value }: Extract<Mutation, { kind: 'json' }>,
): string | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return undefined;
  }
  const places: [Record<string, unknown>, string][] = [];
  const visit = (at: unknown): void => {
    if (typeof at !== 'object' || at === null) return;
    for (const key of Object.keys(at)) {
      places.push([at as Record<string, unknown>, key]);
      visit((at as Record<string, unknown>)[key]);
    }
  };
  visit(parsed);
  const found = places[place % (places.length + 1)];
  if (found === undefined) return JSON.stringify(value);
  const [of, key] = found;
  of[key] = value;
  return JSON.stringify(parsed);
}
