import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createOvertakenTurns, createTurns } from '../../../electron/wire/turns.ts';
import { type AppError, ok, type Result } from '../../../shared/result.ts';
import { settle } from '../../support/until.ts';

const busy: AppError = { kind: 'not-ready', message: 'Others come first.' };

/** Work that ends when it is told to, and how many began. */
function held() {
  const ends: (() => void)[] = [];
  const work = (name: number) => (): Promise<Result<number>> =>
    new Promise((resolve) => ends.push(() => resolve(ok(name))));
  return { ends, work };
}

const kinds = (results: readonly Result<unknown, { readonly kind: string }>[]): string[] =>
  results.map((result) => (result.ok ? String(result.value) : result.error.kind));

test('so many go on, the next wait in order, and further ones are refused in words at once', async () => {
  const turns = createTurns({ running: 2, waiting: 3 }, busy);
  const { ends, work } = held();
  const all = Array.from({ length: 8 }, (_, n) => turns.take(work(n)));
  assert.deepEqual(kinds(await Promise.all(all.slice(5))), ['not-ready', 'not-ready', 'not-ready']);
  assert.deepEqual([ends.length, turns.running, turns.waiting], [2, 2, 3]);
  for (let n = 0; n < 5; n += 1) {
    ends[n]?.();
    await settle();
    assert.ok(turns.running <= 2);
  }
  assert.deepEqual(kinds(await Promise.all(all.slice(0, 5))), ['0', '1', '2', '3', '4']);
  assert.deepEqual([turns.running, turns.waiting], [0, 0]);
});

test('where answers may be overtaken the one that waits longest gives way to the newest', async () => {
  const turns = createOvertakenTurns({ running: 1, waiting: 2 });
  const { ends, work } = held();
  const all = Array.from({ length: 5 }, (_, n) => turns.take(work(n)));
  await settle();
  for (let n = 0; n < 3; n += 1) {
    ends[n]?.();
    await settle();
  }
  assert.deepEqual(kinds(await Promise.all(all)), ['0', 'superseded', 'superseded', '3', '4']);
});

test('the turn of what is stopped while it waits never comes, and nobody listens to its signal any more', async () => {
  const turns = createTurns({ running: 1, waiting: 2 }, busy);
  const { ends, work } = held();
  const first = turns.take(work(0));
  const stop = new AbortController();
  const stopped = turns.take(work(1), stop.signal);
  const third = turns.take(work(2), new AbortController().signal);
  stop.abort();
  assert.deepEqual(kinds([await stopped]), ['stopped']);
  ends[0]?.();
  await settle();
  ends[1]?.();
  assert.deepEqual(kinds(await Promise.all([first, third])), ['0', '2']);
  assert.equal(ends.length, 2);
});

test('what is stopped just as its turn comes does not begin', async () => {
  const turns = createTurns({ running: 1, waiting: 1 }, busy);
  const { ends, work } = held();
  const stop = new AbortController();
  const taken = turns.take(work(0), stop.signal);
  stop.abort();
  assert.deepEqual(kinds([await taken]), ['stopped']);
  assert.deepEqual([ends.length, turns.running], [0, 0]);
});

test('work that throws gives its turn on', async () => {
  const turns = createTurns({ running: 1, waiting: 1 }, busy);
  const broken = turns.take(() => Promise.reject(new Error('on purpose')));
  const next = turns.take(async () => ok(1));
  await assert.rejects(broken, /on purpose/);
  assert.deepEqual(await next, ok(1));
});
