import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Versions } from '../../../shared/message/versions.ts';
import { openSendingBench } from '../../services/support/sending.ts';
import { sameThreads } from '../../support/same-threads.ts';
import { soon } from '../../support/until.ts';
import { shownWrongs, type Verification, verify } from './campaign-wrongs.ts';
import type { GatewayAsk, GatewayTell, LedgerLine } from './messages.ts';
import { createRandom } from './random.ts';

/** What one run did and found. */
export interface CrashRun extends Verification {
  readonly seed: number;
  readonly kills: number;
}

/** Kills campaigns at random moments until they are finished, and checks what everybody got. */
export interface CampaignRuns {
  run(seed: number): Promise<CrashRun>;
  close(): Promise<void>;
}

/** What the app needs to start on a quiet machine of two cores, in ms. */
const START_MS = 400;

/** Makes a folder with a draft to so many people, and a gateway in a process of its own. */
export async function openCampaignRuns(people: number): Promise<CampaignRuns> {
  const root = mkdtempSync(join(tmpdir(), 'tagline-crash-'));
  const gateway = fork(join(import.meta.dirname, 'gateway-process.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(gateway, 'exit').then(([code, signal]) => {
    throw new Error(`The gateway ended by itself with ${code ?? signal}`);
  });
  gone.catch(() => undefined);
  const ready = await told(gateway, 'ready');

  async function ask<Kind extends GatewayTell['kind']>(question: GatewayAsk, kind: Kind) {
    const answer = told(gateway, kind);
    gateway.send(question);
    return answer;
  }

  /**
   * One run of the app, cut off `ms` after it began to work, or later where it takes longer to start than on a quiet
   * machine, so that it comes as far; true when it came to its end before.
   */
  async function runFor(folder: string, ms: number): Promise<boolean> {
    const forked = performance.now();
    const app = fork(join(import.meta.dirname, 'app-process.ts'), [folder, ready.baseUrl, ready.token], {
      execArgv: [...sameThreads],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'compiled') },
    });
    let killing: NodeJS.Timeout | undefined;
    app.once('message', () => {
      const slower = Math.max(1, (performance.now() - forked) / START_MS);
      killing = setTimeout(() => app.kill('SIGKILL'), ms * slower);
    });
    const ended = Promise.race([once(app, 'exit'), gone]);
    const [code, signal] = (await soon(ended, { what: 'the end of a run' })) as [
      number | null,
      string | null,
    ];
    clearTimeout(killing);
    if (code === 0) return true;
    if (signal !== 'SIGKILL') throw new Error(`The app ended by itself with ${code ?? signal}`);
    return false;
  }

  /** Holds what a run left in its folder against what the gateway had taken before. */
  async function looked<Found>(
    folder: string,
    look: (database: DatabaseSync, ledger: readonly LedgerLine[]) => Found,
  ): Promise<Found> {
    const { entries } = await ask({ kind: 'ledger' }, 'ledger');
    const database = new DatabaseSync(join(folder, 'tagline.db'), { readOnly: true });
    try {
      return look(database, entries);
    } finally {
      database.close();
    }
  }

  return {
    async run(seed) {
      const random = createRandom(seed);
      const folder = mkdtempSync(join(root, 'run-'));
      makeDraft(folder, people, {
        chunkSize: Math.ceil(people / (10 + random() * 50)),
        connections: 1 + Math.floor(random() * 6),
        canary: random() < 0.5 ? 0 : 20,
        ...(seed % 2 === 0 && { versions: threeVersions(people) }),
      });
      await ask({ kind: 'clear', probability: 0.05 + random() * 0.25, seed }, 'cleared');
      let kills = 0;
      // The later runs are longer, so that every run comes to its end.
      const left: string[] = [];
      while (!(await runFor(folder, random() * (150 + 150 * kills)))) {
        kills++;
        left.push(...(await looked(folder, shownWrongs)).map((wrong) => `after kill ${kills}: ${wrong}`));
      }
      const found = await looked(folder, verify);
      const result = { ...found, wrongs: [...left, ...found.wrongs] };
      // A folder that shows a broken promise is kept for whoever looks into it.
      if (result.wrongs.length === 0) rmSync(folder, { recursive: true, force: true });
      return { ...result, seed, kills };
    },
    async close() {
      gateway.disconnect();
      await once(gateway, 'exit');
      rmSync(join(root, 'compiled'), { recursive: true, force: true });
      if (readdirSync(root).length === 0) rmSync(root, { recursive: true, force: true });
    },
  };

  function makeDraft(
    folder: string,
    count: number,
    options: { chunkSize: number; connections: number; canary: number; versions?: Versions },
  ): void {
    const bench = openSendingBench(folder);
    bench.draft(count, options);
    bench.database.close();
  }
}

/** Every second campaign has three versions of its message, by the code of the guests. */
function threeVersions(people: number): Versions {
  const codes = Array.from({ length: people }, (_, n) => n);
  return {
    column: 'code',
    cases: ['Cześć {name}', 'No tag at all'].map((message, at) => ({
      values: codes.filter((n) => n % 3 === at + 1).map(String),
      message,
    })),
  };
}

async function told<Kind extends GatewayTell['kind']>(
  gateway: ChildProcess,
  kind: Kind,
): Promise<Extract<GatewayTell, { kind: Kind }>> {
  const [message] = (await soon(once(gateway, 'message'), { what: `“${kind}” of the gateway` })) as [
    GatewayTell,
  ];
  if (message.kind !== kind) throw new Error(`The gateway told “${message.kind}” in place of “${kind}”.`);
  return message as Extract<GatewayTell, { kind: Kind }>;
}
