/** What this thread, which is main in a test, does while a call is answered. */
import { DatabaseSync, StatementSync } from 'node:sqlite';

interface Ran {
  readonly sql: string;
  readonly database: DatabaseSync | undefined;
}

type Given = Parameters<StatementSync['all']>;

export interface Watched {
  /** The most rows that it read from a database between two turns of its event loop. */
  readonly rows: number;
  /** The most rows that it changed in one statement. */
  readonly changed: number;
  readonly ran: readonly Ran[];
}

/** Follows every statement of this thread. */
export function watchMain() {
  const { prepare } = DatabaseSync.prototype;
  const { all, get, run, iterate } = StatementSync.prototype;
  const connections = new WeakMap<StatementSync, DatabaseSync>();
  let ran: Ran[] = [];
  let rows = 0;
  let rowsOfTurn = 0;
  let changed = 0;
  const read = (count: number): void => {
    if (rowsOfTurn === 0) {
      setImmediate(() => {
        rowsOfTurn = 0;
      });
    }
    rowsOfTurn += count;
    rows = Math.max(rows, rowsOfTurn);
  };
  const note = (statement: StatementSync, count: number): void => {
    ran.push({ sql: statement.sourceSQL, database: connections.get(statement) });
    read(count);
  };
  DatabaseSync.prototype.prepare = function (...given) {
    const statement = prepare.apply(this, given);
    connections.set(statement, this);
    return statement;
  };
  Object.assign(StatementSync.prototype, {
    all(this: StatementSync, ...given: Given) {
      const found = all.apply(this, given);
      note(this, found.length);
      return found;
    },
    get(this: StatementSync, ...given: Given) {
      note(this, 1);
      return get.apply(this, given);
    },
    run(this: StatementSync, ...given: Given) {
      note(this, 1);
      const done = run.apply(this, given);
      changed = Math.max(changed, Number(done.changes));
      return done;
    },
    *iterate(this: StatementSync, ...given: Given) {
      note(this, 0);
      for (const row of { [Symbol.iterator]: () => iterate.apply(this, given) }) {
        read(1);
        yield row;
      }
    },
  });

  return {
    async during(call: () => Promise<unknown>): Promise<Watched> {
      ran = [];
      rows = 0;
      changed = 0;
      await call();
      return { rows, changed, ran };
    },
    /** How SQLite looks rows up, a line a table. */
    planOf({ sql, database }: Ran): string[] {
      if (!database?.isOpen) return [];
      return database
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .map(({ detail }) => String(detail));
    },
    stop() {
      Object.assign(DatabaseSync.prototype, { prepare });
      Object.assign(StatementSync.prototype, { all, get, run, iterate });
    },
  };
}

/**
 * The longest time of this thread's processor between two turns of its event loop, until the call is answered, in ms. Looks
 * every ms, since looking at each turn would take a processor from the threads.
 */
export async function longestTurn(call: () => Promise<unknown>): Promise<number> {
  let longestMs = 0;
  let before = process.threadCpuUsage();
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    longestMs = Math.max(longestMs, (user + system) / 1000);
    before = process.threadCpuUsage();
  };
  const looking = setInterval(look, 1);
  try {
    await call();
  } finally {
    clearInterval(looking);
    look();
  }
  return longestMs;
}
