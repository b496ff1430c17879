import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { type ListRequest, LoadedRows } from '../../renderer/components/grid/loaded-rows.ts';
import { type AppError, fail, ok, type Result, type Superseded } from '../../shared/result.ts';
import { settle } from '../support/until.ts';

/** A row that says which list it is of, which view it was read from, and after how many changes. */
interface Row {
  readonly key: string;
  readonly viewId: string;
  readonly at: number;
  readonly change: number;
}

type Failure = AppError | Superseded;

/** A call that waits for its answer. */
interface Call {
  readonly what: 'open' | 'page';
  answer(): Promise<void>;
  fail(error: Failure): Promise<void>;
}

const superseded: Failure = { kind: 'superseded' };
const lost: Failure = { kind: 'unreachable', message: 'Tagline does not answer.' };
const broken: Failure = { kind: 'internal', message: 'Something went wrong.' };
const closed: Failure = { kind: 'not-found', message: 'This list is no longer open.' };

/** A list in front of a main that answers each call when it is told to; every list has so many rows. */
function open(t: TestContext, count = 1000) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const calls: Call[] = [];
  const main = { change: 0, views: 0, count, rowsOfAnswer: 500, answers: 0 };
  let wanted = '';
  const list = new LoadedRows<Row>(() => {});

  function held<Value>(what: Call['what'], value: () => Value): Promise<Result<Value, Failure>> {
    return new Promise((resolve) => {
      const end = (result: Result<Value, Failure>): Promise<void> => {
        calls.splice(calls.indexOf(call), 1);
        resolve(result);
        return settle();
      };
      const call: Call = { what, answer: () => end(ok(value())), fail: (error) => end(fail(error)) };
      calls.push(call);
    });
  }

  const requestOf = (key: string): ListRequest<Row> => ({
    key,
    open: () => {
      main.views += 1;
      const viewId = `${key} ${main.views}`;
      return held('open', () => ({ viewId, count: main.count }));
    },
    page: (viewId, from, many) =>
      held('page', () => {
        main.answers += 1;
        const rows = Array.from(
          { length: Math.max(0, Math.min(many, main.rowsOfAnswer, main.count - from)) },
          (_, at) => from + at,
        );
        return rows.map((at) => ({ key, viewId, at, change: main.change }));
      }),
  });

  async function pass(ms: number): Promise<void> {
    t.mock.timers.tick(ms);
    await settle();
  }

  return {
    list,
    calls,
    main,
    pass,
    /** Wants a list, as a screen does with each drawing. */
    want(key: string): void {
      wanted = key;
      list.want(requestOf(key));
    },
    /** Answers whatever is asked until nothing is any more. */
    async rest(): Promise<void> {
      for (let round = 0; round < 50; round += 1) {
        await pass(5000);
        while (calls[0]) await calls[0].answer();
      }
      assert.equal(calls.length, 0, 'it never comes to rest');
    },
    /** The oldest call that waits. */
    next(): Call {
      const [call] = calls;
      assert.ok(call, 'nothing is asked');
      return call;
    },
    isPrevious: () => list.key !== null && list.key !== wanted,
    rows: (from = 0, to = 30) =>
      Array.from({ length: to - from }, (_, at) => list.rowAt(from + at)).filter((row) => row !== undefined),
  };
}

/** A list with the rows of `key` on show. */
async function showing(t: TestContext, key: string, count?: number) {
  const opened = open(t, count);
  opened.want(key);
  await opened.rest();
  assert.equal(opened.list.rowAt(0)?.key, key);
  return opened;
}

test('rows of an earlier request stay on show, told by their key and with no view to act on, until those of this one are here', async (t) => {
  const { list, want, pass, next, isPrevious } = await showing(t, 'earlier');
  assert.equal(list.viewId, 'earlier 1');
  want('later');
  assert.equal(isPrevious(), true);
  assert.equal(list.viewId, null);
  assert.equal(list.rowAt(0)?.key, 'earlier');
  await pass(200);
  await next().answer();
  assert.equal(isPrevious(), true, 'a view without rows is nothing to show');
  assert.equal(list.rowAt(0)?.key, 'earlier');
  await next().answer();
  assert.equal(isPrevious(), false);
  assert.equal(list.rowAt(0)?.key, 'later');
  assert.equal(list.viewId, 'later 2');
});

test('rows that come a few at a time are read as far as they are in sight, and no further', async (t) => {
  const { list, main, want, rest, rows } = open(t);
  main.rowsOfAnswer = 4;
  want('long');
  list.look(0, 10);
  await rest();
  assert.deepEqual(
    rows(0, 12).map(({ at }) => at),
    [...Array(12).keys()],
  );
  assert.equal(main.answers, 3);
  list.look(195, 203);
  await rest();
  assert.deepEqual(
    rows(195, 203).map(({ at }) => at),
    Array.from({ length: 8 }, (_, at) => 195 + at),
  );
  main.change = 1;
  list.reread(0);
  await rest();
  assert.ok(rows(195, 203).every(({ change }) => change === 1));
  // Not more stay than so many answers hold.
  for (let from = 200; from < 900; from += 100) {
    list.look(from, from + 40);
    await rest();
    assert.equal(rows(from, from + 40).length, 40);
  }
  assert.ok(rows(0, 1000).length <= 4 * 60 + 40, `${rows(0, 1000).length} rows stay`);
});

test('of what is typed quickly only the last is asked for', async (t) => {
  const { want, pass, calls, next, list } = await showing(t, '');
  for (const typed of ['a', 'an', 'ann']) {
    want(typed);
    await pass(50);
  }
  assert.equal(calls.length, 0);
  await pass(200);
  assert.equal(calls.length, 1);
  await next().answer();
  await next().answer();
  assert.equal(list.key, 'ann');
});

test('a list that was overtaken is asked for again, and nobody is told', async (t) => {
  const { list, want, pass, next, isPrevious, rest } = await showing(t, 'earlier');
  want('later');
  await pass(200);
  await next().fail(superseded);
  assert.equal(list.error, null);
  assert.equal(isPrevious(), true, 'it is on its way again');
  await rest();
  assert.equal(list.rowAt(0)?.key, 'later');
});

test('late answers to an earlier request change nothing, in whatever order they come', async (t) => {
  const { list, want, pass, next, calls } = await showing(t, 'first');
  want('second');
  await pass(200);
  await next().answer();
  const pageOfSecond = next();
  want('third');
  await pass(200);
  const openOfThird = calls[1];
  await openOfThird?.answer();
  await calls[1]?.answer();
  assert.equal(list.key, 'third');
  await pageOfSecond.answer();
  assert.equal(list.rowAt(0)?.key, 'third');
  assert.equal(calls.length, 0);

  want('fourth');
  await pass(200);
  want('fifth');
  await pass(200);
  const [openOfFourth, openOfFifth] = calls;
  await openOfFifth?.answer();
  await openOfFourth?.answer();
  await next().answer();
  assert.equal(list.rowAt(0)?.key, 'fifth');
});

test('a view that main has closed is opened again, and what was on show stays until then', async (t) => {
  const { list, pass, next, rest } = await showing(t, 'list');
  list.look(600, 630);
  await pass(100);
  await next().fail(closed);
  await pass(0);
  assert.equal(list.error, null);
  assert.equal(list.rowAt(0)?.viewId, 'list 1');
  assert.equal(next().what, 'open');
  await rest();
  assert.equal(list.rowAt(610)?.viewId, 'list 2');
  assert.equal(list.rowAt(0), undefined, 'what is on show is of one view');
});

test('a view that is closed again and again is an error in the end', async (t) => {
  const { list, pass, next, calls } = open(t);
  const request = {
    key: 'list',
    open: async () => ok({ viewId: 'x', count: 9 }),
    page: async () => fail(closed),
  };
  list.want(request);
  for (let round = 0; round < 9; round += 1) await pass(200);
  assert.equal(list.error?.kind, 'not-found');
  assert.equal(calls.length, 0);
  assert.throws(next);
});

test('when what is wanted fails, rows of an earlier request are gone; what may pass is tried again', async (t) => {
  const { list, want, pass, next, rest } = await showing(t, 'earlier');
  want('later');
  await pass(200);
  await next().fail(lost);
  assert.deepEqual([list.key, list.count, list.rowAt(0)], [null, 0, undefined]);
  assert.equal(list.error?.kind, 'unreachable');
  await rest();
  assert.equal(list.error, null);
  assert.equal(list.rowAt(0)?.key, 'later');
});

test('what does not pass by itself waits for a person', async (t) => {
  const { list, want, pass, next, calls, rest } = await showing(t, 'earlier');
  want('later');
  await pass(200);
  await next().answer();
  await next().fail(broken);
  assert.deepEqual([list.key, list.error?.kind], [null, 'internal']);
  await pass(60_000);
  assert.equal(calls.length, 0);
  list.retry();
  assert.equal(list.error, null);
  await rest();
  assert.equal(list.rowAt(0)?.key, 'later');
});

test('rows read again stay on show until they are here, and are not fresh meanwhile', async (t) => {
  const { list, main, pass, next } = await showing(t, 'list');
  assert.equal(list.isFresh(0), true);
  main.change = 1;
  list.reread(0);
  assert.equal(list.isFresh(0), false);
  assert.equal(list.rowAt(0)?.change, 0);
  await pass(0);
  const page = next();
  main.change = 2;
  list.reread(0);
  await page.answer();
  assert.equal(list.isFresh(0), false, 'that was asked before the second change');
  await pass(0);
  await next().answer();
  assert.equal(list.isFresh(0), true);
  assert.equal(list.rowAt(0)?.change, 2);
});

test('rows that were read before a change do not take the place of those that were read after it', async (t) => {
  const { list, main, pass, calls } = await showing(t, 'list');
  list.reread(0);
  await pass(0);
  const [before] = calls;
  list.reread(0);
  await pass(0);
  main.change = 7;
  await calls[1]?.answer();
  main.change = 0;
  await before?.answer();
  assert.equal(list.rowAt(0)?.change, 7);
  assert.equal(list.isFresh(0), true);
});

for (const when of ['before', 'after']) {
  test(`what fails of a view ${when} another takes its place is nobody’s trouble`, async (t) => {
    const { list, want, pass, next, calls } = await showing(t, 'list');
    const replacements = new Map([
      [600, () => list.reopen(0)],
      [300, () => want('another')],
    ]);
    for (const [from, replace] of replacements) {
      list.look(from, from + 30);
      await pass(100);
      const page = next();
      replace();
      await pass(200);
      if (when === 'before') await page.fail(broken);
      assert.equal(list.error, null);
      for (const what of ['open', 'page'])
        await calls.find((call) => call !== page && call.what === what)?.answer();
      if (when === 'after') await page.fail(broken);
      assert.deepEqual([list.error, calls.length], [null, 0]);
    }
    assert.equal(list.key, 'another');
  });
}

test('news in quick succession keeps no list from coming', async (t) => {
  const { list, pass, next, main, calls } = await showing(t, 'list');
  for (let news = 0; news < 20; news += 1) {
    list.reopen(1000);
    await pass(400);
    if (calls.length > 0) await next().answer();
  }
  assert.ok(main.views > 3, `${main.views} views in 8 s`);
  assert.notEqual(list.rowAt(0)?.viewId, 'list 1');
});

test('a changed row is shown at once', async (t) => {
  const { list } = await showing(t, 'list');
  list.put({ key: 'list', viewId: 'mine', at: 3, change: 9 }, ({ at }) => at === 3);
  assert.deepEqual([list.rowAt(2)?.change, list.rowAt(3)?.change], [0, 9]);
});

test('what is no longer wanted asks and shows nothing more', async (t) => {
  const { list, calls, pass, next } = await showing(t, 'list');
  list.look(400, 430);
  await pass(100);
  list.want(null);
  assert.equal(list.key, null);
  await next().answer();
  await pass(60_000);
  assert.deepEqual([calls.length, list.rowAt(410)], [0, undefined]);
});

test('what is wanted again is there and is read again like anything else', async (t) => {
  const { list, want, rest, main } = await showing(t, 'list');
  list.look(400, 430);
  list.want(null);
  want('list');
  await rest();
  main.change = 1;
  list.reread(0);
  await rest();
  assert.deepEqual([list.rowAt(0)?.change, list.isFresh(0)], [1, true]);
});

const kinds = {
  want: fc.constantFrom('a', 'b', 'c').map((key) => ({ kind: 'want', key }) as const),
  look: fc.nat(900).map((from) => ({ kind: 'look', from }) as const),
  pass: fc.constantFrom(0, 40, 130, 1000).map((ms) => ({ kind: 'pass', ms }) as const),
  answer: fc.nat(2).map((which) => ({ kind: 'answer', which }) as const),
  fail: fc
    .tuple(fc.nat(2), fc.constantFrom(superseded, lost, closed, broken))
    .map(([which, error]) => ({ kind: 'fail', which, error }) as const),
  refresh: fc.constantFrom(
    { kind: 'reread' } as const,
    { kind: 'reopen' } as const,
    { kind: 'retry' } as const,
  ),
  count: fc.nat(1000).map((count) => ({ kind: 'count', count }) as const),
};

// Enough time and answers that most requests come to something.
const action = fc.oneof(
  { weight: 3, arbitrary: kinds.want },
  { weight: 1, arbitrary: kinds.look },
  { weight: 5, arbitrary: kinds.pass },
  { weight: 6, arbitrary: kinds.answer },
  { weight: 1, arbitrary: kinds.fail },
  { weight: 1, arbitrary: kinds.refresh },
  { weight: 1, arbitrary: kinds.count },
);

test('whatever is wanted, answered, failed and scrolled in whatever order: rows on show are of one view of the key they go by; those of another request only while this one is on its way', async (t) => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { size: 'max', maxLength: 40 }), async (actions) => {
      t.mock.timers.reset();
      const { list, main, calls, want, pass, rest, rows, isPrevious } = open(t);
      let sight = 0;
      want('a');
      for (const act of actions) {
        if (act.kind === 'want') want(act.key);
        else if (act.kind === 'look') {
          sight = act.from;
          list.look(sight, sight + 30);
        } else if (act.kind === 'pass') await pass(act.ms);
        else if (act.kind === 'answer') await calls[act.which]?.answer();
        else if (act.kind === 'fail') await calls[act.which]?.fail(act.error);
        else if (act.kind === 'count') main.count = act.count;
        else if (act.kind === 'retry') list.retry();
        else {
          main.change += 1;
          list[act.kind](0);
        }
        const shown = rows(sight, sight + 30);
        assert.ok(shown.every(({ key }) => key === list.key));
        if (isPrevious()) assert.equal(list.viewId, null);
        assert.ok(new Set(shown.map(({ viewId }) => viewId)).size <= 1);
        if (list.error !== null)
          assert.equal(isPrevious(), false, 'rows of an earlier request outlive the error');
      }
      list.retry();
      main.count = Math.max(main.count, 1);
      sight = Math.min(sight, main.count - 1);
      await rest();
      list.look(sight, sight + 30);
      await rest();
      assert.deepEqual([isPrevious(), list.error, list.count], [false, null, main.count]);
      assert.equal(list.isFresh(sight), true);
      assert.equal(list.rowAt(sight)?.change, main.change);
    }),
    { numRuns: 500 },
  );
});
