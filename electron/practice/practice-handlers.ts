import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { RANDOM_FAULTS } from '../../shared/practice/faults.ts';
import type { PracticeStatus } from '../../shared/practice/practice.ts';
import { fail, ok } from '../../shared/result.ts';
import type { PracticeConnection } from '../accounts/account-registry.ts';
import { touchPrivate } from '../store/open-database.ts';
import { type PracticeThread, startPracticeThread } from '../threads/practice-thread.ts';
import { threadFile } from '../threads/thread-files.ts';
import type { HandlersOf } from '../wire/dispatch.ts';

/** The practice gateway inside the app: the connection of the practice account, the inbox and the faults. */
export interface PracticeHandlers {
  readonly connection: PracticeConnection;
  readonly handlers: HandlersOf<'practice'>;
  close(): Promise<void>;
}

/** Keeps the gateway's ledger in the data folder; its thread starts on first use, and `changed` is called with every new status. */
export function createPracticeHandlers(
  dataDir: string,
  changed: (status: PracticeStatus) => void,
): PracticeHandlers {
  let starting: Promise<PracticeThread> | null = null;
  let chance = { randomness: 0, seed: 1 };
  let taken = 0;
  let revision = 0;

  async function start(): Promise<PracticeThread> {
    const ledger = join(dataDir, 'practice.db');
    touchPrivate(ledger);
    const thread = await startPracticeThread(threadFile('practice'), {
      ledger,
      token: randomBytes(24).toString('hex'),
    });
    thread.subscribe(() => {
      statusOf(thread).then(changed, () => {});
    });
    return thread;
  }

  function thread(): Promise<PracticeThread> {
    starting ??= start().catch((error: unknown) => {
      starting = null;
      throw error;
    });
    return starting;
  }

  async function statusOf(running: PracticeThread): Promise<PracticeStatus> {
    revision += 1;
    const mine = revision;
    const [credit, totals, script] = await Promise.all([
      running.credit(),
      running.totals(),
      running.scriptLeft(),
    ]);
    return {
      revision: mine,
      url: running.url,
      credit,
      phones: totals.phones,
      texts: totals.texts,
      script,
      ...chance,
      taken,
    };
  }

  return {
    connection: {
      async open(unicodeEncodings) {
        const running = await thread();
        await running.takeUnicode(unicodeEncodings);
        return { url: running.url, token: running.token };
      },
    },
    handlers: {
      'practice.status': async () => ok(await statusOf(await thread())),
      async 'practice.script'({ script, randomness, seed, taken: connections }) {
        const running = await thread();
        try {
          if (script !== undefined) await running.script(script);
        } catch (error) {
          return fail({
            kind: 'bad-input',
            message: error instanceof Error ? error.message : 'This is no list of faults.',
            where: 'Faults',
            fix: 'Choose faults from the list; separate them with commas.',
          });
        }
        if (randomness !== undefined || seed !== undefined) {
          chance = { randomness: randomness ?? chance.randomness, seed: seed ?? chance.seed };
          await running.scriptRandom({
            probability: chance.randomness,
            seed: chance.seed,
            faults: RANDOM_FAULTS,
          });
        }
        if (connections !== undefined) {
          taken = connections;
          await running.takeConnections(taken);
        }
        return ok(await statusOf(running));
      },
      async 'practice.credit'({ credit }) {
        const running = await thread();
        await running.setCredit(credit);
        return ok(await statusOf(running));
      },
      async 'practice.inbox'({ search, before, count }) {
        const running = await thread();
        return ok(await running.phones({ search, limit: count, ...(before === null ? {} : { before }) }));
      },
      async 'practice.phone'({ msisdn, before, count }) {
        const running = await thread();
        return ok(await running.texts({ msisdn, limit: count, ...(before === null ? {} : { before }) }));
      },
      async 'practice.clear'() {
        const running = await thread();
        await running.clear();
        return ok(await statusOf(running));
      },
    },
    async close() {
      await (await starting?.catch(() => undefined))?.close();
    },
  };
}
