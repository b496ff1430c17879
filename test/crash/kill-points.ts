/**
 * Preloaded (`--import`) into an app and each of its threads: counts every durable write and every step of a connection, and
 * kills the app at the wanted one. Each is a point; it is killed just before its work or just after.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { getEnvironmentData, isMainThread, setEnvironmentData, threadId } from 'node:worker_threads';
import { type KillOrder, orderName } from './kill-order.ts';

/** What all threads share: whether they count, how far they are, and where it ends. */
const place = { counting: 0, count: 1, at: 2, side: 3, trace: 4, fields: 5 } as const;
const sides = ['before', 'after'] as const;

const shared = isMainThread
  ? new Int32Array(new SharedArrayBuffer(4 * place.fields))
  : (getEnvironmentData(orderName) as Int32Array);

if (isMainThread) {
  setEnvironmentData(orderName, shared);
  (globalThis as Record<string, unknown>)[orderName] = (order: KillOrder | null) => {
    if (order !== null) {
      shared[place.trace] = fs.openSync(order.trace, 'a');
      shared[place.at] = order.at;
      shared[place.side] = sides.indexOf(order.side);
    }
    Atomics.store(shared, place.counting, order === null ? 0 : 1);
  };
}

const { writeSync } = fs;

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  for (;;);
}

/** Does the work of a point, unless the app is to end before it; and ends it after where that is wanted. */
function cross<Value>(what: string, work: () => Value): Value {
  if (Atomics.load(shared, place.counting) === 0) return work();
  const number = Atomics.add(shared, place.count, 1) + 1;
  writeSync(shared[place.trace]!, `${number} ${isMainThread ? 'main' : `thread ${threadId}`}: ${what}\n`);
  const isHere = number === shared[place.at];
  if (isHere && sides[shared[place.side]!] === 'before') die();
  const value = work();
  if (isHere) die();
  return value;
}

/** Puts a method in place of one, which is given the work of the original. */
function wrap<Self extends object, Args extends unknown[]>(
  on: Self,
  name: string,
  around: (self: Self, args: Args, original: () => unknown) => unknown,
): void {
  const methods = on as Record<string, (...args: Args) => unknown>;
  const original = methods[name]!;
  methods[name] = function (this: Self, ...args: Args) {
    return around(this, args, () => original.apply(this, args));
  };
}

const statements = new WeakMap<StatementSync, { database: DatabaseSync; sql: string }>();
/** The first write of the transaction that is open. */
const writes = new WeakMap<DatabaseSync, string>();

const isWrite =
  /^\s*(INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|VACUUM|PRAGMA (incremental_vacuum|wal_checkpoint|user_version =)|WITH[\s\S]*\b(INSERT INTO|UPDATE|DELETE FROM)\b)/i;
const isEnd = /(^|;)\s*(COMMIT|END)\b/i;

function inShort(sql: string): string {
  return sql.replace(/\s+/g, ' ').trim().slice(0, 60);
}

/** One statement, which is durable by itself where no transaction is open. */
function writing(database: DatabaseSync, sql: string, work: () => unknown): unknown {
  if (!isWrite.test(sql) || database.location() === null) return work();
  if (!database.isTransaction) return cross(inShort(sql), work);
  if (!writes.has(database)) writes.set(database, inShort(sql));
  return work();
}

wrap(DatabaseSync.prototype, 'prepare', (database, [sql]: [string], original) => {
  const statement = original() as StatementSync;
  if (isWrite.test(sql)) statements.set(statement, { database, sql });
  return statement;
});
for (const name of ['run', 'get', 'all', 'iterate'])
  wrap(StatementSync.prototype, name, (statement, _args, original) => {
    const of = statements.get(statement);
    return of === undefined ? original() : writing(of.database, of.sql, original);
  });
wrap(DatabaseSync.prototype, 'exec', (database, [sql]: [string], original) => {
  if (/^\s*ROLLBACK/i.test(sql)) writes.delete(database);
  if (!database.isTransaction || !isEnd.test(sql)) return writing(database, sql, original);
  const first = writes.get(database);
  writes.delete(database);
  return first === undefined ? original() : cross(`COMMIT of ${first}`, original);
});

const files = fs as unknown as Record<string, (...args: unknown[]) => unknown>;
for (const name of ['fsyncSync', 'fdatasyncSync', 'renameSync', 'rmSync', 'unlinkSync']) {
  const original = files[name]!;
  files[name] = (...args) =>
    cross(`${name} ${typeof args[0] === 'string' ? args[0].split('/').at(-1) : ''}`, () => original(...args));
}
syncBuiltinESMExports();

/** Those that a thread made to send; main asks for balances only, and practice is asked by others. */
const made = new WeakSet<Socket>();
wrap(Socket.prototype, 'connect', (socket, _args, original) => {
  if (isMainThread) return original();
  made.add(socket);
  socket.prependOnceListener('connect', () => void cross('connected', () => undefined));
  return cross('connect', original);
});
for (const name of ['_write', '_writev'])
  wrap(Socket.prototype, name, (socket, _args, original) =>
    made.has(socket) ? cross('send', original) : original(),
  );
wrap(Socket.prototype, 'push', (socket, [bytes]: [unknown], original) => {
  if (!made.has(socket)) return original();
  return cross(bytes === null ? 'the answer ends' : 'receive', original);
});
