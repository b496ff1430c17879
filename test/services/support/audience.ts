import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openConnection, transact } from '../../../electron/store/open-database.ts';
import { rowKey } from '../../../electron/store/row-key.ts';
import { ROW_FLAGS, type RowStatus, statusCode } from '../../../shared/audience/audience-row.ts';
import { DECISION_KINDS } from '../../../shared/audience/decided-row.ts';
import { JUDGE_VERSION } from '../../../shared/audience/judge.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { atEnd, type Ending } from './at-end.ts';

/** One row to put into an audience; a recipient unless it says otherwise. */
export interface TestRow {
  readonly cells: readonly string[];
  readonly msisdn?: number;
  readonly original?: string;
  readonly status?: RowStatus;
  readonly flags?: number;
}

const FACTS: Readonly<Partial<Record<RowStatus, number>>> = {
  'said-no': ROW_FLAGS.saidNo,
  recent: ROW_FLAGS.recent,
};

/** A second connection to the database of a running test app. */
export function besideApp(test: Ending, dataDir: string): DatabaseSync {
  const database = openConnection(join(dataDir, 'tagline.db'), { readOnly: false });
  atEnd(test, () => {
    if (database.isOpen) database.close();
  });
  return database;
}

const mapping = {
  ...{ headerRow: 1, numberColumn: 0, otherColumns: [], tagColumns: [], country: 'SE' },
  ...{ duplicates: 'first', skipRecentDays: 0 },
};

/** Puts an audience straight into the store; row `n` stands in row `n + 2` of its file. */
export function addAudience(
  database: DatabaseSync,
  columns: readonly string[],
  rows: Iterable<TestRow>,
  ready = true,
): AudienceId {
  return transact(database, () => {
    const { lastInsertRowid } = database
      .prepare(
        `INSERT INTO audience (name, sheet_name, country, columns, number_column, mapping, counts, created_at, ready, judge_version)
         VALUES ('Test', 'test.csv', 'SE', ?, 'Phone', ?, '{}', 0, ?, ?)`,
      )
      .run(JSON.stringify(columns), JSON.stringify(mapping), ready ? 1 : 0, JUDGE_VERSION);
    const insert = database.prepare(
      `INSERT INTO audience_row (id, row, status, flags, msisdn, original, cells)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    );
    const decide = database.prepare('INSERT INTO decision VALUES (?, 0, ?, -1, ?, NULL, NULL)');
    let n = 0;
    for (const { cells, msisdn, original, status = 'recipient', flags = 0 } of rows) {
      const number = msisdn ?? (status === 'rejected' ? null : 46_701_740_605 + n);
      const values = [
        statusCode(status),
        flags | (FACTS[status] ?? 0),
        number,
        original ?? `${number ?? ''}`,
      ] as const;
      const key = rowKey(Number(lastInsertRowid), n);
      insert.run(key, n + 2, ...values, JSON.stringify(cells));
      // What is stored follows from what is known.
      if (status === 'excluded') decide.run(key, DECISION_KINDS.indexOf('out'), number);
      n += 1;
    }
    return Number(lastInsertRowid) as AudienceId;
  });
}

const NEIGHBOURS = ['rejected', 'undecided', 'said-no'] as const satisfies readonly RowStatus[];

/**
 * A list made right after another and still coming, whose first row has the key after all that the other can have. It
 * has the number of the other's first row, and says that it stands where the last one does. In turn it is rejected,
 * undecided and said no.
 */
export function addNeighbour(
  database: DatabaseSync,
  id: number,
  status: RowStatus = NEIGHBOURS[id % NEIGHBOURS.length]!,
): void {
  const neighbour = id + 1;
  database
    .prepare(
      `INSERT OR REPLACE INTO audience (id, name, sheet_name, country, columns, number_column, mapping, counts, created_at)
       SELECT ?, 'Neighbour', sheet_name, country, columns, number_column, mapping, counts, created_at
       FROM audience WHERE id = ?`,
    )
    .run(neighbour, id);
  const key = rowKey(neighbour, 0);
  const row = database.prepare(
    `SELECT msisdn, cells, (SELECT max(row) FROM audience_row WHERE id >= ?1 AND id < ?2) AS last
     FROM audience_row WHERE id = ?1`,
  );
  const beside = row.get(rowKey(id, 0), key) ?? { msisdn: null, cells: '[]', last: 2 };
  const msisdn = status === 'rejected' ? null : (beside.msisdn ?? null);
  const cells = JSON.stringify((JSON.parse(String(beside.cells)) as string[]).map(() => 'Neighbour'));
  database
    .prepare(
      `INSERT OR REPLACE INTO audience_row (id, row, status, flags, msisdn, original, cells, kept)
       VALUES (?, ?, ?, ?, ?, 'none', ?, ?)`,
    )
    .run(
      key,
      beside.last ?? 2,
      statusCode(status),
      FACTS[status] ?? ROW_FLAGS.doubtful,
      msisdn,
      cells,
      status === 'duplicate' ? 0 : null,
    );
  database.prepare("INSERT OR REPLACE INTO file_row VALUES (?, ?, 0, 0, 'none', ?)").run(key, msisdn, cells);
  for (const kind of ['out', 'choose'] as const) {
    database
      .prepare('INSERT OR REPLACE INTO decision VALUES (?, 0, ?, -1, ?, NULL, NULL)')
      .run(key, DECISION_KINDS.indexOf(kind), msisdn);
  }
}
