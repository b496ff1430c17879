import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDispatch, type Handlers } from '../../../electron/wire/dispatch.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';

const unasked = () => assert.fail('Nothing is passed on here.');

/** What an operation answers whose handler throws. */
async function thrown(bug: unknown): Promise<{ kind: string; reported: unknown[] }> {
  const reported: unknown[] = [];
  const handlers = {
    'app.info': () => {
      throw bug;
    },
  } as Partial<Handlers> as Handlers;
  const call = createDispatch(
    handlers,
    unasked,
    (_operation, reason) => reported.push(reason),
    (event) => assert.fail(JSON.stringify(event)),
    unasked,
  );
  const result = await call('app.info', {});
  return { kind: result.ok ? 'ok' : result.error.kind, reported };
}

test('what the disk does not take is a storage failure, anything else a bug; both are reported', async () => {
  const sqlite = (errcode: number) => Object.assign(new Error('SQLite'), { errcode });
  const system = (code: string) => Object.assign(new Error('Node'), { code });
  // Locked, read-only, failing (with an extended code), full, not to be opened.
  for (const fault of [5, 6, 8, 10 | (3 << 8), 13, 14].map(sqlite)) {
    assert.deepEqual(await thrown(fault), { kind: 'storage', reported: [fault] });
  }
  for (const fault of ['ENOSPC', 'EROFS', 'EACCES', 'EIO'].map(system)) {
    assert.deepEqual(await thrown(fault), { kind: 'storage', reported: [fault] });
  }
  for (const bug of [sqlite(1), sqlite(19), system('ENOENT'), new TypeError('undefined'), null]) {
    assert.deepEqual(await thrown(bug), { kind: 'internal', reported: [bug] });
  }
});

test('copies are dropped after whatever removes something, also where it failed halfway', async () => {
  const dropped: string[] = [];
  let answer: () => Result<Record<string, never>> = () => ok({});
  const handlers = { 'template.remove': () => answer() } as Partial<Handlers> as Handlers;
  const call = createDispatch(
    handlers,
    unasked,
    () => {},
    () => {},
    async () => void dropped.push('copies'),
  );
  for (const [count, next] of [
    () => ok({}),
    () => failure('storage', 'The disk is full.'),
    () => {
      throw new Error('halfway');
    },
  ].entries()) {
    answer = next as typeof answer;
    const result = await call('template.remove', { templateId: 1 });
    assert.equal(result.ok, count === 0);
    assert.equal(dropped.length, count + 1, JSON.stringify(result));
  }
});
