import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openScheduler } from '../../../electron/campaigns/scheduler.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { pauseShown } from '../../../shared/campaign/outcome/pause.ts';
import { settle } from '../../support/until.ts';
import { acceptingGateway } from '../support/accepting-gateway.ts';
import { value } from '../support/app.ts';
import { openSendingBench, quickClock } from '../support/sending.ts';
import { stateFolder } from '../support/state-folder.ts';

export const people = 6;
export const reason = 'The water is cut off tonight';
/** In Sweden, where all of them are. */
export const quiet = { from: 21, to: 8 };
/** 22:00 there, and 8:00. */
export const [night, morning] = [Date.UTC(2026, 0, 15, 21), Date.UTC(2026, 0, 16, 7)];
export const campaign = 1 as CampaignId;

/** A person that the service got a text for, and when. It is in a file before anything else happens, so that a kill loses none. */
export interface Texted {
  readonly msisdn: string;
  readonly at: number;
}

/** What happens in one life of the app that begins at a time by its clock. */
export const deeds = {
  /** Starts the campaign, which then waits. */
  async start({ bench }: Life) {
    if (bench.phase(campaign) === 'draft') value(await bench.start(campaign, {}, { quiet }));
    await bench.reached(campaign, 'paused');
  },
  async wake(life: Life) {
    const { bench } = life;
    life.schedule();
    await bench.reached(campaign, 'finished');
  },
  /** *Send anyway* is pressed. */
  async anyway({ bench }: Life) {
    const shown = pauseShown(bench.pause(campaign));
    value(await bench.engine.resume(campaign, bench.account, shown, reason));
    await bench.reached(campaign, 'finished');
  },
} as const;

export function textedIn(folder: string): Texted[] {
  const file = join(folder, 'texted');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  return lines.map((line) => JSON.parse(line) as Texted);
}

type Life = ReturnType<typeof openLife>;

export function openLife(folder: string, at: number) {
  const file = join(folder, 'texted');
  const { gateway } = acceptingGateway();
  const bench = openSendingBench(folder, {
    // Copied with the folder, so that a copy is not taken for an older one.
    computer: relative(stateFolder, join(folder, 'computer')),
    clock: { ...quickClock, now: () => at },
    connect: () => ({
      ...gateway,
      async send(request, options) {
        for (const { msisdn } of request.recipients)
          appendFileSync(file, `${JSON.stringify({ msisdn, at } satisfies Texted)}\n`);
        return gateway.send(request, options);
      },
    }),
  });
  let schedule: ReturnType<typeof openScheduler> | null = null;
  return {
    bench,
    schedule() {
      const { database, engine, owner } = bench;
      const never = async () => {
        throw new Error('it has begun');
      };
      schedule = openScheduler({
        database,
        owner,
        now: () => at,
        start: never,
        miss: never,
        rest: {
          start: (id) => engine.resume(id, bench.account, pauseShown(bench.pause(id))),
          miss: (id, why) => engine.askInstead(id, why),
        },
        failed(error) {
          throw error;
        },
      });
      schedule.look();
    },
    async close() {
      await settle();
      schedule?.close();
      await bench.engine.close();
      bench.database.close();
    },
  };
}

export function makeNightFolder(folder: string): void {
  const { bench } = openLife(folder, night);
  bench.draft(people, { chunkSize: 3 });
  placeInSweden(bench.database);
  bench.database.close();
}

function placeInSweden(database: DatabaseSync): void {
  database.exec('UPDATE audience_row SET msisdn = 46701740605 + n');
}
