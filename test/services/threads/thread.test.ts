import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { isDeepStrictEqual, promisify } from 'node:util';
import { openThread, type ThreadOptions } from '../../../electron/threads/open-thread.ts';
import { type AppError, ok, type Result } from '../../../shared/result.ts';
import { loadLanguage } from '../../../shared/texts/load-language.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { settle, soon, until } from '../../support/until.ts';
import { kindOf } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { tempFolder } from '../support/temp-folder.ts';
import type { BreakAt, SumsContract } from './sums-contract.ts';

const broken: AppError = { kind: 'internal', message: 'Counting broke off.' };

/** A thread of its own, with everything that it told main, in order. */
function sums(t: TestContext, options: Partial<ThreadOptions<SumsContract>> = {}) {
  const told: number[] = [];
  const bugs: unknown[] = [];
  const thread = openThread<SumsContract>({
    file: new URL('./sums-worker.ts', import.meta.url),
    data: {},
    events: { told: (value) => told.push(value), alive: () => undefined },
    questions: { priceOf: ({ count }) => ok(count * 10) },
    broken,
    broke: (bug) => bugs.push(bug),
    ...options,
  });
  atEnd(t, () => thread.close());
  return { ...thread, thread, told, bugs };
}

/** What was told with a bug. */
function wordsOf(bugs: readonly unknown[]): string[] {
  return bugs.map((bug) => (bug instanceof Error ? bug.message : String(bug)));
}

describe('a call', () => {
  test('is answered with what the thread says, in whatever order the answers come', async (t) => {
    const { ask } = sums(t);
    const order: string[] = [];
    const late = ask('count', { to: 1, ms: 50 }).then((result) => {
      order.push('late');
      return result;
    });
    const early = ask('double', 21).then((result) => {
      order.push('early');
      return result;
    });
    assert.deepEqual(await Promise.all([late, early]), [ok(1), ok(42)]);
    assert.deepEqual(order, ['early', 'late']);
  });

  test('that fails as people can meet it answers the failure', async (t) => {
    const { ask, bugs } = sums(t);
    assert.deepEqual(await ask('refuse', null), {
      ok: false,
      error: { kind: 'not-found', message: 'There is nothing.' },
    });
    assert.deepEqual(bugs, []);
  });

  test('that meets a bug rejects with the code of the database, and the thread goes on', async (t) => {
    const { ask, bugs } = sums(t);
    await assert.rejects(ask('write', null), (bug: Error & { errcode?: number; code?: string }) => {
      assert.equal(bug.errcode, 8);
      assert.equal(bug.code, 'ERR_SQLITE_ERROR');
      assert.match(bug.message, /readonly database/);
      assert.match(bug.stack ?? '', /sums-worker/);
      return true;
    });
    await assert.rejects(ask('answerCode', null), { name: 'DataCloneError' });
    assert.deepEqual(await ask('double', 1), ok(2));
    assert.deepEqual(bugs, []);
  });

  test('whose input cannot be carried rejects, and the thread goes on', async (t) => {
    const { ask } = sums(t);
    const input = Object.assign(new Uint8Array(1), {});
    structuredClone(input.buffer, { transfer: [input.buffer] });
    await assert.rejects(ask('sum', input, { transfer: [input.buffer] }), { name: 'DataCloneError' });
    assert.deepEqual(await ask('double', 1), ok(2));
  });

  test('tells how far it has come, but not more often than agreed', async (t) => {
    const { ask } = sums(t);
    const reached: number[] = [];
    const since = performance.now();
    await ask('count', { to: 60, ms: 4 }, { progress: (value) => reached.push(value) });
    const most = Math.ceil((performance.now() - since) / 50) + 1;
    assert.equal(reached[0], 1);
    assert.ok(reached.length >= 2 && reached.length <= most, `${reached.length} of at most ${most}`);
    assert.deepEqual(
      reached,
      reached.toSorted((a, b) => a - b),
    );
  });

  test('is told the news that led to its answer before it', async (t) => {
    const { ask, told } = sums(t);
    await ask('double', 1);
    assert.deepEqual(told, []);
    const answered = ask('tellThenAnswer', 7).then(() => [...told]);
    assert.deepEqual(await answered, [7]);
  });

  test('hands buffers over instead of copying them, both ways', async (t) => {
    const { ask } = sums(t);
    const bytes = new Uint8Array([1, 2, 3]);
    assert.deepEqual(await ask('sum', bytes, { transfer: [bytes.buffer] }), ok(6));
    assert.equal(bytes.byteLength, 0);
    const given = await ask('bytes', 4);
    assert.deepEqual(given, ok(new Uint8Array([1, 1, 1, 1])));
    assert.deepEqual(await ask('bytesLeft', null), ok(0));
  });
});

describe('a call that is stopped', () => {
  test('answers once the thread has put things in order, and tells nothing more on the way', async (t) => {
    const { ask } = sums(t);
    const stop = new AbortController();
    const reached: number[] = [];
    const counting = ask(
      'count',
      { to: 1000, ms: 60 },
      {
        signal: stop.signal,
        progress(value) {
          reached.push(value);
          stop.abort();
        },
      },
    );
    const result = await counting;
    assert.ok(!result.ok && result.error.kind === 'stopped');
    assert.match(spoken(result.error.message), /Stopped at/);
    assert.deepEqual(reached, [1]);
  });

  test('fails as stopped also where the work takes it for a bug', async (t) => {
    const { ask, bugs } = sums(t);
    await ask('double', 1);
    const stop = new AbortController();
    const counting = ask('countOn', null, { signal: stop.signal });
    stop.abort();
    assert.equal(kindOf(await counting), 'stopped');
    assert.deepEqual(bugs, []);
  });

  test('before it was asked starts no thread', async (t) => {
    const { ask, bugs } = sums(t, { file: new URL('./no-such-worker.ts', import.meta.url) });
    assert.equal(kindOf(await ask('double', 1, { signal: AbortSignal.abort() })), 'stopped');
    assert.deepEqual(bugs, []);
  });

  test('after its answer changes nothing', async (t) => {
    const { ask } = sums(t);
    const stop = new AbortController();
    assert.deepEqual(await ask('double', 1, { signal: stop.signal }), ok(2));
    stop.abort();
    assert.deepEqual(await ask('double', 2), ok(4));
  });
});

describe('a thread that somebody waits for', () => {
  test('is ended where it gives no sign of life, and whoever waits was stopped', async (t) => {
    const { ask, endIfSilent, bugs } = sums(t);
    await ask('double', 1);
    const calls = [ask('block', null), ask('double', 2)];
    await endIfSilent(50);
    const ended = await soon(Promise.all(calls), { what: 'both calls' });
    assert.deepEqual(ended.map(kindOf), ['stopped', 'stopped']);
    assert.match(wordsOf(bugs).join(), /no sign of life for 50 ms/);
    assert.deepEqual(await ask('double', 3), ok(6));
    assert.equal(bugs.length, 1);
  });

  test('is given all the time it needs to start', async (t) => {
    const { ask, endIfSilent, bugs } = sums(t);
    const doubled = ask('double', 1);
    await endIfSilent(5000);
    assert.deepEqual(await doubled, ok(2));
    assert.deepEqual(bugs, []);
  });

  test('goes on where it only waits itself, and where it was never started', async (t) => {
    const { ask, endIfSilent, bugs } = sums(t);
    await endIfSilent(0);
    const counting = ask('count', { to: 2, ms: 50 });
    await endIfSilent(5000);
    assert.deepEqual(await counting, ok(2));
    assert.deepEqual(bugs, []);
  });
});

test('a thread names things in the language that is spoken in main when it is asked, and when it starts anew', async (t) => {
  atEnd(t, () => loadLanguage('en'));
  const { ask, endIfSilent, bugs } = sums(t);
  const named = (letters: string) => ask('nameColumn', letters);
  assert.deepEqual(await named('A'), ok('Column A'));
  await loadLanguage('da');
  // A call that is stopped while the language is on its way is not forgotten.
  const stop = new AbortController();
  const counting = ask('count', { to: 1000, ms: 1000 }, { signal: stop.signal });
  const answers = [named('B'), named('C')];
  stop.abort();
  assert.deepEqual(await Promise.all(answers), [ok('Kolonne B'), ok('Kolonne C')]);
  assert.equal(kindOf(await soon(counting, { what: 'the stopped call' })), 'stopped');
  await loadLanguage('de');
  const german = named('D');
  await loadLanguage('en');
  assert.deepEqual(await Promise.all([german, named('E')]), [ok('Spalte D'), ok('Column E')]);
  await loadLanguage('da');
  const blocked = ask('block', null);
  await endIfSilent(50);
  assert.equal(kindOf(await blocked), 'stopped');
  assert.deepEqual(await named('F'), ok('Kolonne F'));
  assert.equal(bugs.length, 1);
});

describe('a question of the thread', () => {
  test('is answered by main', async (t) => {
    assert.deepEqual(await sums(t).ask('price', 4), ok(40));
  });

  test('that main fails to answer is a bug of the call that asked', async (t) => {
    const { ask, bugs } = sums(t, {
      questions: {
        priceOf() {
          throw new RangeError('There is no price.');
        },
      },
    });
    await assert.rejects(ask('price', 4), { name: 'RangeError', message: 'There is no price.' });
    assert.deepEqual(bugs, []);
  });
});

describe('a thread that nobody asks', () => {
  test('is ended after a while without a word, and starts anew at the next call', async (t) => {
    const { ask, bugs } = sums(t, { idleMs: 1 });
    const first = await ask('life', null);
    await until(async () => !isDeepStrictEqual(await ask('life', null), first), { what: 'a new thread' });
    const both = await Promise.all([ask('count', { to: 3, ms: 10 }), ask('double', 2)]);
    assert.deepEqual(both, [ok(3), ok(4)]);
    assert.deepEqual(bugs, []);
  });
});

describe('a thread that breaks', () => {
  test('before it starts fails what waits, each time', async (t) => {
    const { ask, bugs } = sums(t, { file: new URL('./no-such-worker.ts', import.meta.url) });
    const both = await Promise.all([ask('double', 1), ask('price', 1)]);
    assert.deepEqual(both.map(kindOf), ['internal', 'internal']);
    assert.equal(kindOf(await ask('double', 1)), 'internal');
    assert.equal(bugs.length, 2);
    assert.match(wordsOf(bugs)[0] ?? '', /Cannot find module/);
  });

  // Fault (app): a thread cannot open, or breaks, because of the disk -> as observed -> callers get a message about
  // the disk; the work is settled when there is room
  test('while it starts because the disk is full says so, not that its work broke off', async (t) => {
    const breakWhile = join(tempFolder(t), 'breaks');
    const { ask } = sums(t, { data: { breakWhile } });
    for (const facts of [{ errcode: 13 }, { code: 'ENOSPC' }]) {
      writeFileSync(breakWhile, JSON.stringify(facts));
      const refused = await ask('double', 1);
      assert.ok(!refused.ok && refused.error.kind === 'storage');
      assert.match(spoken(refused.error.message), /^The disk is full/);
    }
    rmSync(breakWhile);
    assert.deepEqual(await ask('double', 1), ok(2));
  });

  test('while it starts before anybody asks is told nobody, and starts anew at the first call', async (t) => {
    const breakWhile = join(tempFolder(t), 'breaks');
    writeFileSync(breakWhile, '');
    const { thread, ask, bugs } = sums(t, { data: { breakWhile } });
    thread.start();
    assert.ok(thread.isStarted);
    await until(() => !thread.isStarted, { what: 'the thread to end' });
    rmSync(breakWhile);
    assert.deepEqual(await ask('double', 1), ok(2));
    assert.deepEqual(bugs, []);
  });

  test('while it starts fails what waits, and starts anew at the next call', async (t) => {
    const breakWhile = join(tempFolder(t), 'breaks');
    writeFileSync(breakWhile, '');
    const { ask, bugs } = sums(t, { data: { breakWhile } });
    assert.deepEqual(await ask('double', 1), { ok: false, error: broken });
    assert.deepEqual(wordsOf(bugs), ['It does not open.']);
    rmSync(breakWhile);
    assert.deepEqual(await ask('double', 1), ok(2));
  });

  const steps: readonly BreakAt[] = [
    'once asked',
    'after progress',
    'after an event',
    'during a question',
    'by leaving',
    'out of memory',
  ];
  const whys: { readonly [At in BreakAt]?: string } = {
    'by leaving': 'The thread ended by itself, with code 3.',
    'out of memory': 'Worker terminated due to reaching memory limit: JS heap out of memory',
  };
  for (const at of steps) {
    test(`${at} fails everything that waits and tells why, and starts anew at the next call`, async (t) => {
      const answered = Promise.withResolvers<Result<number>>();
      let alive = 0;
      const { ask, bugs } = sums(t, {
        limits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
        questions: { priceOf: ({ count }) => (count === 0 ? ok(0) : answered.promise) },
        events: { told: () => undefined, alive: () => alive++ },
      });
      const reached: number[] = [];
      const breaking = ask('breakAt', at, { progress: (value) => reached.push(value) });
      const beside = ask('countOn', null);
      assert.deepEqual(await Promise.all([breaking, beside]), [
        { ok: false, error: broken },
        { ok: false, error: broken },
      ]);
      assert.deepEqual(wordsOf(bugs), [whys[at] ?? 'It breaks.']);
      assert.deepEqual(reached, at === 'after progress' ? [1] : []);
      assert.equal(alive, at === 'after an event' ? 1 : 0);

      // What was asked by the thread that is gone is no answer for the new one.
      const price = ask('price', 1);
      answered.resolve(ok(5));
      assert.deepEqual(await price, ok(5));
      assert.deepEqual(await ask('double', 4), ok(8));
      assert.equal(bugs.length, 1);
    });
  }

  test('by a message that cannot be read is told of once it has ended, so that nothing goes on beside', async (t) => {
    const [deserialize] = Object.getOwnPropertySymbols(BlockList.prototype).filter(({ description }) =>
      description?.includes('deserialize'),
    );
    t.mock.method(BlockList.prototype as unknown as Record<symbol, () => void>, deserialize!, () => {
      throw new Error('It cannot be read.');
    });
    const lives = new Int32Array(new SharedArrayBuffer(8));
    const during: number[] = [];
    const { ask } = sums(t, {
      broke() {
        during.push(Atomics.load(lives, 0));
        // Main stands still meanwhile, a thread that lives does not.
        Atomics.wait(lives, 1, 0, 100);
        during.push(Atomics.load(lives, 0));
      },
    });
    assert.deepEqual(await ask('answerAddresses', lives), { ok: false, error: broken });
    assert.equal(during.length, 2);
    assert.equal(during[0], during[1]);
  });

  test('while it closes is told, and closing comes to its end', async (t) => {
    const { ask, close, bugs } = sums(t, { data: { closing: 'break' }, graceMs: 60_000 });
    await ask('double', 1);
    const counting = ask('countOn', null);
    await close();
    assert.deepEqual(await counting, { ok: false, error: broken });
    assert.deepEqual(wordsOf(bugs), ['It does not close.']);
  });
});

describe('a thread that is closed', () => {
  test('without grace ends at once, and fails what waits and what comes', async (t) => {
    const { ask, close, told, bugs } = sums(t);
    await ask('double', 1);
    const counting = ask('countOn', null);
    await Promise.all([close(), close()]);
    assert.equal(kindOf(await counting), 'closing');
    assert.equal(kindOf(await ask('double', 1)), 'closing');
    assert.deepEqual(told, []);
    assert.deepEqual(bugs, []);
  });

  test('with grace ends what it does, tells its last news, and answers what it can', async (t) => {
    const { ask, close, told } = sums(t, { graceMs: 60_000 });
    await ask('double', 1);
    const [counted, counting] = [ask('count', { to: 1, ms: 5 }), ask('countOn', null)];
    await close();
    assert.deepEqual(await counted, ok(1));
    assert.equal(kindOf(await counting), 'closing');
    assert.deepEqual(told, [-1]);
  });

  test('waits no longer than its grace', async (t) => {
    const { ask, close } = sums(t, { data: { closing: 'hang' }, graceMs: 100 });
    await ask('double', 1);
    const since = performance.now();
    await soon(close(), { what: 'the end of its grace' });
    const passed = performance.now() - since;
    assert.ok(passed >= 95, `${passed} ms`);
  });

  test('at once has finished within this turn, or waits no longer than it may', async (t) => {
    for (const closing of [undefined, 'break', 'hang'] as const) {
      const { ask, thread, told } = sums(t, { data: closing === undefined ? {} : { closing } });
      await ask('double', 1);
      let hasPassed = false;
      setImmediate(() => {
        hasPassed = true;
      });
      const since = performance.now();
      thread.closeAtOnce(closing === 'hang' ? 100 : 60_000);
      assert.equal(hasPassed, false);
      assert.ok(performance.now() - since < 30_000);
      assert.equal(kindOf(await ask('double', 1)), 'closing');
      thread.closeAtOnce(60_000);
      assert.deepEqual(told, []);
    }
  });

  test('fails the questions that are open, and hears no answer that comes after its end', async (t) => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<Result<number>>();
    const { ask, close, told } = sums(t, {
      graceMs: 60_000,
      questions: {
        priceOf() {
          asked.resolve();
          return answer.promise;
        },
      },
    });
    const price = ask('price', 1);
    await asked.promise;
    await close();
    assert.deepEqual(await price, ok('Tagline is closing.'));
    answer.resolve(ok(5));
    await settle();
    assert.deepEqual(told, [-1]);
  });

  test('before it was ever asked never starts', async (t) => {
    const { ask, close, bugs } = sums(t, { file: new URL('./no-such-worker.ts', import.meta.url) });
    await close();
    assert.equal(kindOf(await ask('double', 1)), 'closing');
    assert.deepEqual(bugs, []);
  });
});

test('a script that only has an idle thread left comes to its end, and one that waits for it does not', async () => {
  const script = join(import.meta.dirname, 'idle-script.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: 120_000 });
  assert.equal(stdout, '{"ok":true,"value":3}\n');
});
