/**
 * Loaded before anything else into a process that is to be killed, and into its threads: counts what they write to
 * databases for good, and before such a write kills the process or copies what a kill would leave.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

const key = 'tagline durable writes';

/** How many there were since the count began, and before which to die; 0 for not at all. */
interface Shared {
  readonly memory: SharedArrayBuffer;
}

if (isMainThread) setEnvironmentData(key, { memory: new SharedArrayBuffer(12) });
const [counted, deadly, isCounting] = [0, 1, 2];
const numbers = new Int32Array((getEnvironmentData(key) as unknown as Shared).memory);

/** Begins to count, and to wait for the write that is not to happen; 0 lets all of them happen. */
export function countWrites(dieBefore: number): void {
  Atomics.store(numbers, counted, 0);
  Atomics.store(numbers, deadly, dieBefore);
  Atomics.store(numbers, isCounting, 1);
}

/** Ends counting; answers how many there were. */
export function endCount(): number {
  Atomics.store(numbers, isCounting, 0);
  return Atomics.load(numbers, counted);
}

const copies = 'tagline copies';

/** Has threads that start from now on, and this one, copy the folder of an app before each write that is counted. */
export function copyBeforeWrites({ home, to }: { readonly home: string; readonly to: string }): void {
  setEnvironmentData(copies, { home, to } as never);
}

function aboutToWrite(isLocked: boolean): void {
  if (Atomics.load(numbers, isCounting) === 0) return;
  const number = Atomics.add(numbers, counted, 1) + 1;
  if (number === Atomics.load(numbers, deadly)) process.kill(process.pid, 'SIGKILL');
  const copying = getEnvironmentData(copies) as unknown as { home: string; to: string } | undefined;
  if (copying !== undefined) copyFolder(copying.home, join(copying.to, String(number)), isLocked);
}

/** As it is at one moment: while nothing else can write to the database, and its log last, which outdoes the rest. */
function copyFolder(home: string, to: string, isLocked: boolean): void {
  const lock = isLocked ? null : new DatabaseSync(join(home, 'data/tagline.db'), { timeout: 10_000 });
  lock?.exec('BEGIN IMMEDIATE');
  cpSync(home, to, { recursive: true });
  cpSync(join(home, 'data/tagline.db-wal'), join(to, 'data/tagline.db-wal'));
  lock?.exec('ROLLBACK');
  lock?.close();
}

/** What writes by itself, where no transaction is open. */
const isWrite = /^\s*(?:WITH\b[\s\S]*\b)?(?:INSERT|UPDATE|DELETE|REPLACE)\b/i;

const written = new WeakMap<StatementSync, DatabaseSync>();
const { prepare, exec } = DatabaseSync.prototype;

DatabaseSync.prototype.prepare = function (this: DatabaseSync, ...prepared: Parameters<typeof prepare>) {
  const statement = prepare.apply(this, prepared);
  if (isWrite.test(prepared[0])) written.set(statement, this);
  return statement;
};

DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string) {
  if (/^\s*COMMIT\b/i.test(sql) || (isWrite.test(sql) && !this.isTransaction))
    aboutToWrite(this.isTransaction);
  return exec.call(this, sql);
};

for (const way of ['run', 'get', 'all', 'iterate'] as const) {
  const own = StatementSync.prototype[way] as (...values: unknown[]) => unknown;
  Object.defineProperty(StatementSync.prototype, way, {
    value(this: StatementSync, ...values: unknown[]) {
      if (written.get(this)?.isTransaction === false) aboutToWrite(false);
      return own.apply(this, values);
    },
  });
}
