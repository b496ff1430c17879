import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createNewestCalls } from '../../../electron/wire/newest-call.ts';
import { ok, type Result, superseded } from '../../../shared/result.ts';

/** Work that ends when it is told to, and what it was told. */
function held() {
  const { promise, resolve } = Promise.withResolvers<Result<string>>();
  const work = { stopped: false, end: (word: string) => resolve(ok(word)) };
  const run = (signal: AbortSignal): Promise<Result<string>> => {
    signal.addEventListener('abort', () => {
      work.stopped = true;
    });
    return promise;
  };
  return { work, run };
}

test('a newer call of an asker stops the one before it, which fails as superseded at once', async () => {
  const newest = createNewestCalls();
  const [older, newer] = [held(), held()];
  const first = newest.run('grid', older.run);
  const second = newest.run('grid', newer.run);
  assert.deepEqual(await first, superseded);
  assert.equal(older.work.stopped, true);
  older.work.end('late');
  newer.work.end('newer');
  assert.deepEqual(await second, ok('newer'));
});

test('other askers, and calls without one, are left alone', async () => {
  const newest = createNewestCalls();
  const calls = [undefined, 'one', undefined, 'two'].map((asker) => ({ asker, ...held() }));
  const answers = calls.map(({ asker, run }) => newest.run(asker, run));
  for (const { asker, work } of calls) work.end(`${asker}`);
  assert.deepEqual(
    await Promise.all(answers),
    calls.map(({ asker }) => ok(`${asker}`)),
  );
});

test('a call can be stopped as a newer one would', async () => {
  const newest = createNewestCalls();
  const { work, run } = held();
  const answer = newest.run('sheet', run);
  newest.stop('another');
  assert.equal(work.stopped, false);
  newest.stop('sheet');
  assert.deepEqual(await answer, superseded);
  assert.equal(work.stopped, true);
});

test('what has ended is stopped by nothing, and a bug of it reaches whoever asked', async () => {
  const newest = createNewestCalls();
  const ended = held();
  const answer = newest.run('grid', ended.run);
  ended.work.end('done');
  await answer;
  await assert.rejects(
    newest.run('grid', async () => Promise.reject(new Error('a bug'))),
    /a bug/,
  );
  assert.equal(ended.work.stopped, false);
});
