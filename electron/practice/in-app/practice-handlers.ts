import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Forgotten, PracticeStatus } from '../../../shared/practice/practice.ts';
import { appError, ok, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import type { PracticeConnection } from '../../accounts/account-registry.ts';
import type { Log } from '../../log.ts';
import { touchPrivate } from '../../store/open-database.ts';
import { threadFile } from '../../thread-files.ts';
import { openThread } from '../../threads/open-thread.ts';
import type { Ask } from '../../threads/service.ts';
import type { HandlersOf } from '../../wire/dispatch.ts';
import type { IdRange } from './worker/practice-service.ts';
import type { PracticeContract } from './worker/practice-worker.ts';

type PhoneQuery = PracticeContract['calls']['texts']['in'][0];

export type PracticeHandlers = ReturnType<typeof createPracticeHandlers>;

/** In ms, for the gateway to finish the requests it serves. */
const closingMs = 10_000;

/** Keeps the ledger in the data folder. The gateway starts on first use; `changed` is called with every new status. */
export function createPracticeHandlers(dataDir: string, log: Log, changed: (status: PracticeStatus) => void) {
  const ledger = join(dataDir, 'practice.db');
  let starting: Promise<Result<null>> | null = null;
  let revision = 0;

  const thread = openThread<PracticeContract>({
    file: threadFile('practice'),
    data: null,
    events: {
      changed() {
        status()
          .then((now) => now.ok && changed(now.value))
          .catch((bug) => log.bug('practice status', bug));
      },
    },
    questions: {},
    broken: appError('internal', say.app.practiceBroke(), say.app.practiceBrokeFix()),
    broke(bug) {
      starting = null;
      log.bug('practice thread', bug);
    },
    graceMs: closingMs,
  });

  function start(): Promise<Result<null>> {
    touchPrivate(ledger);
    return thread.ask('start', [{ ledger, token: randomBytes(24).toString('hex'), takesCampaigns: true }]);
  }

  const ask: Ask<PracticeContract['calls']> = async (name, input) => {
    starting ??= start().catch((bug: unknown) => {
      starting = null;
      throw bug;
    });
    const started = await starting;
    if (started.ok) return thread.ask(name, input);
    starting = null;
    return started;
  };

  async function status(): Promise<Result<PracticeStatus>> {
    revision += 1;
    const mine = revision;
    const now = await ask('status', []);
    return now.ok ? ok({ revision: mine, ...now.value }) : now;
  }

  async function statusAfter(doing: Promise<Result<null>>): Promise<Result<PracticeStatus>> {
    const done = await doing;
    return done.ok ? status() : done;
  }

  return {
    connection: {
      open: (unicodeEncodings: readonly string[]) => ask('connect', [unicodeEncodings]),
    } satisfies PracticeConnection,
    handlers: {
      'practice.status': status,
      'practice.script': (faults) => statusAfter(ask('script', [faults])),
      'practice.credit': ({ credit }) => statusAfter(ask('setCredit', [credit])),
      'practice.inbox': (query) => ask('phones', [query]),
      'practice.phone': (query) => ask('texts', [query]),
      'practice.clear': () => statusAfter(ask('clear', [])),
    } satisfies HandlersOf<'practice'>,
    lostAmong: (ranges: readonly IdRange[]) => ask('lostAmong', [ranges]),
    texts: async (query: PhoneQuery) =>
      existsSync(ledger) ? ask('texts', [query]) : ok({ rows: [], next: null }),
    countTo: async (msisdn: string) => (existsSync(ledger) ? ask('countTo', [msisdn]) : ok(0)),
    countBefore: async (at: number) => (existsSync(ledger) ? ask('countBefore', [at]) : ok(0)),
    // If nothing was ever practised, the gateway is not started.
    forget: async (which: Forgotten) => (existsSync(ledger) ? ask('forget', [which]) : ok(0)),
    close: thread.close,
  };
}
