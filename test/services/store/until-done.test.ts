import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type MarkedWork, type UntilDoneDeps, untilDone } from '../../../electron/store/until-done.ts';
import { type AppError, failure, ok } from '../../../shared/result.ts';
import { settle } from '../../support/until.ts';

const full = failure('storage', 'The disk is full.');

/** Work whose every rest ends at once, unless the test ends it. */
function bench<Mark>(work: MarkedWork<Mark>, rest?: UntilDoneDeps['rest']) {
  const rests: number[] = [];
  const said: (AppError['kind'] | null)[] = [];
  const bugs: unknown[] = [];
  const ending = new AbortController();
  const done = untilDone(work, {
    signal: ending.signal,
    report: (error) => said.push(error?.kind ?? null),
    bug: (error) => bugs.push(error),
    async rest(ms, signal) {
      rests.push(ms);
      await (rest?.(ms, signal) ?? settle());
    },
  });
  return { ...done, rests, said, bugs, ending };
}

test('whatever fails how often, everything is done, nothing waits for another part, and waits grow to a bound', async () => {
  await fc.assert(
    fc.asyncProperty(
      // How often each part fails, and whether it throws.
      fc.array(fc.tuple(fc.integer({ min: 0, max: 14 }), fc.boolean()), { maxLength: 6 }),
      async (parts) => {
        const left = new Map(parts.map(([fails, throws], mark) => [mark, { fails, throws }]));
        const tries = new Map<number, number>();
        const run = bench({
          remaining: () => [...left.keys()],
          async act(mark) {
            const part = left.get(mark)!;
            tries.set(mark, (tries.get(mark) ?? 0) + 1);
            if (part.fails === 0) {
              left.delete(mark);
              return ok(null);
            }
            part.fails -= 1;
            if (part.throws) throw Object.assign(new Error('Full'), { code: 'ENOSPC' });
            return full;
          },
        });
        void run.wake();
        await run.ended();
        assert.equal(left.size, 0);
        const most = Math.max(0, ...parts.map(([fails]) => fails));
        for (const [mark, [fails]] of parts.entries())
          assert.equal(tries.get(mark), fails + 1, 'in each try');
        assert.deepEqual(
          run.rests,
          Array.from({ length: most }, (_, n) => Math.min(600_000, 1000 * 2 ** n)),
        );
        assert.deepEqual(run.said, [...Array.from({ length: Math.max(0, most - 2) }, () => 'storage'), null]);
      },
    ),
    { numRuns: 60 },
  );
});

test('a bug is met three times, and again only when somebody asks', async () => {
  let met = 0;
  let isBroken = true;
  const run = bench({
    remaining: () => [null],
    async act() {
      met += 1;
      if (isBroken) throw new Error('A bug');
      return ok(null);
    },
  });
  void run.wake();
  await run.ended();
  assert.deepEqual([met, run.bugs.length, run.said], [3, 3, ['internal']]);
  isBroken = false;
  assert.ok((await run.wake()).ok);
  assert.deepEqual([met, run.said], [4, ['internal', null]]);
});

test('who asks while it waits has it tried at once, and nobody waits for a later try; the end leaves the rest', async () => {
  let tries = 0;
  const act = async () => (++tries <= 2 ? full : ok(null));
  const run = bench(
    { remaining: () => [null], act },
    (_, signal) =>
      new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true })),
  );
  const [first, meanwhile] = [run.wake(), run.wake()];
  assert.deepEqual([(await first).ok, (await meanwhile).ok, tries], [false, false, 1]);
  await settle();
  assert.deepEqual([(await run.wake()).ok, tries], [false, 2]);
  await settle();
  run.ending.abort();
  await run.ended();
  assert.equal(run.rests.length, 2);
  const late = await run.wake();
  assert.equal(late.ok === false && late.error.kind, 'closing');
});
