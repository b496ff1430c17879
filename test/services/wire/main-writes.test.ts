import assert from 'node:assert/strict';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { test } from 'node:test';
import { settle } from '../../support/until.ts';
import { testApp, value } from '../support/app.ts';
import { besideApp } from '../support/audience.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { inputs, makeWorld, operations } from './every-operation.ts';

const isWrite = (sql: string): boolean => /^\s*(BEGIN IMMEDIATE|INSERT|UPDATE|DELETE|REPLACE)/i.test(sql);

/** Notes what this thread, which is main in a test, writes while SQLite would let it wait for other threads. */
function watchWaits() {
  const { exec, prepare } = DatabaseSync.prototype;
  const { run, get } = StatementSync.prototype;
  const connections = new WeakMap<StatementSync, DatabaseSync>();
  let waits: string[] = [];
  let written = 0;
  function note(database: DatabaseSync, sql: string): void {
    if (!isWrite(sql) || database.isTransaction) return;
    written += 1;
    if (database.prepare('PRAGMA busy_timeout').get()?.timeout !== 0)
      waits.push(`${sql} ${new Error().stack}`);
  }
  Object.assign(DatabaseSync.prototype, {
    exec(this: DatabaseSync, sql: string) {
      note(this, sql);
      return exec.call(this, sql);
    },
    prepare(this: DatabaseSync, ...given: Parameters<typeof prepare>) {
      const statement = prepare.apply(this, given);
      connections.set(statement, this);
      return statement;
    },
  });
  Object.assign(StatementSync.prototype, {
    run(this: StatementSync, ...given: Parameters<typeof run>) {
      note(connections.get(this)!, this.sourceSQL);
      return run.apply(this, given);
    },
    get(this: StatementSync, ...given: Parameters<typeof get>) {
      note(connections.get(this)!, this.sourceSQL);
      return get.apply(this, given);
    },
  });
  return {
    /** What was noted since the last call. */
    read() {
      const noted = { waits, written };
      [waits, written] = [[], 0];
      return noted;
    },
    stop() {
      Object.assign(DatabaseSync.prototype, { exec, prepare });
      Object.assign(StatementSync.prototype, { run, get });
    },
  };
}

// Fault (app): a thread writes for seconds -> main goes on, and writes its own once it may
test('whatever main writes for an operation, it never waits in SQLite for a thread', async (t) => {
  const watch = watchWaits();
  t.after(watch.stop);
  const app = await campaignApp(t);
  const world = await makeWorld(app);
  // The start, which no thread runs beside, and what the test writes by itself.
  watch.read();
  for (const operation of operations) await app.wire.call(operation, inputs[operation]!(world) as never);
  const { waits, written } = watch.read();
  assert.ok(written > 10, 'main writes');
  assert.deepEqual(waits, []);
});

test('a draft is saved in the order of its changes while a thread writes, and main answers meanwhile', async (t) => {
  const { wire, dataDir } = await testApp(t);
  const { id: campaignId } = value(await wire.call('draft.create', {}));
  const thread = besideApp(t, dataDir);
  thread.exec('BEGIN IMMEDIATE');
  const save = (message: string) => wire.call('draft.save', { campaignId, patch: { message } });
  const first = save('first');
  await settle();
  assert.equal(value(await wire.call('draft.get', { campaignId })).message, '');
  thread.exec('COMMIT');
  // The first one waits until it is tried again.
  const second = save('second');
  for (const one of [first, second]) value(await one);
  assert.equal(value(await wire.call('draft.get', { campaignId })).message, 'second');
});
