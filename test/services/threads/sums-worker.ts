import { existsSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { serve } from '../../../electron/threads/serve.ts';
import { assertNever } from '../../../shared/assert-never.ts';
import { fail, ok } from '../../../shared/result.ts';
import { unnamed } from '../../../shared/texts/en/names.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import type { SumsContract } from './sums-contract.ts';

serve<SumsContract>(({ breakWhile, closing }, main) => {
  if (breakWhile !== undefined && existsSync(breakWhile)) {
    const facts = JSON.parse(readFileSync(breakWhile, 'utf8') || '{}');
    throw Object.assign(new Error('It does not open.'), facts);
  }
  let given = new Uint8Array();
  let gathered: number | null = null;

  /** What was told before is heard; without it a thread that breaks may take it along. */
  const heard = () => main.ask('priceOf', { count: 0 });

  /** Out of reach of the call's own answer. */
  function breakNow(): Promise<never> {
    setImmediate(() => {
      throw new Error('It breaks.');
    });
    return new Promise(() => undefined);
  }

  return {
    progressMs: 50,
    beforeAnswer() {
      if (gathered !== null) main.tell('told', gathered);
      gathered = null;
    },
    async close() {
      if (closing === 'break') throw new Error('It does not close.');
      if (closing === 'hang') await new Promise(() => undefined);
      await delay(20);
      main.tell('told', -1);
    },
    answers: {
      double: (value) => ok(value * 2),
      async count({ to, ms }, { signal, progress }) {
        for (let reached = 1; reached <= to; reached += 1) {
          if (signal.aborted) {
            progress(0);
            return fail({ kind: 'stopped', message: `Stopped at ${reached}.` });
          }
          progress(reached);
          await delay(ms);
        }
        return ok(to);
      },
      async countOn(_, { signal }) {
        await delay(60_000, null, { signal });
        return ok(0);
      },
      refuse: () => fail({ kind: 'not-found', message: 'There is nothing.' }),
      write() {
        const database = new DatabaseSync(':memory:');
        database.exec('PRAGMA query_only = ON; CREATE TABLE t (a);');
        return ok(null);
      },
      answerCode: () => ok(() => undefined),
      sum: (bytes) => ok(bytes.reduce((sum, byte) => sum + byte, 0)),
      bytes(length, { transfer }) {
        given = new Uint8Array(length).fill(1);
        transfer(given.buffer);
        return ok(given);
      },
      bytesLeft: () => ok(given.byteLength),
      async price(count) {
        const price = await main.ask('priceOf', { count });
        return ok(price.ok ? price.value : spoken(price.error.message));
      },
      block() {
        for (;;);
      },
      nameColumn: (letters) => ok(unnamed.column(letters)),
      life: () => ok(threadId),
      tellThenAnswer(value) {
        gathered = value;
        return ok(value);
      },
      answerAddresses(lives) {
        setInterval(() => Atomics.add(lives, 0, 1), 1);
        return ok(new BlockList());
      },
      async breakAt(at, { progress }) {
        switch (at) {
          case 'once asked':
            return breakNow();
          case 'after progress':
            progress(1);
            await heard();
            return breakNow();
          case 'after an event':
            main.tell('alive', null);
            await heard();
            return breakNow();
          case 'during a question':
            void main.ask('priceOf', { count: 1 });
            return breakNow();
          case 'by leaving':
            return process.exit(3);
          case 'out of memory':
            for (const kept: string[][] = []; ; ) kept.push(Array.from({ length: 10_000 }, String));
          default:
            return assertNever(at);
        }
      },
    },
  };
});
