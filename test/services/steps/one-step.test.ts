import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import { isFull } from '../../support/full.ts';
import { sameThreads } from '../../support/same-threads.ts';
import { soon, until } from '../../support/until.ts';
import { startTestApp, value } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { fictionalNumber } from '../support/people.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { deadlyWrites } from './deadly-writes.ts';
import type { StepDone, StepToDo } from './step-process.ts';
import { kept, steps } from './steps.ts';

const here = import.meta.dirname;
const root = tempFolder({ after: (work) => after(work) });
const base = join(root, 'base');
let copies = 0;

let nothing = '';

/** The steps, one of each operation where not all are tried, and what each came to that nothing killed. */
const operations = Object.values(steps).map(({ operation }) => operation);
const names = Object.keys(steps).filter((_, at) => isFull || !operations.includes(operations[at]!, at + 1));
const whole = new Map<string, Whole>();

interface Whole {
  readonly folders: Folders;
  readonly done: StepDone;
}

before(async () => {
  await makeStepsFolder();
  nothing = await settled(copyOfBase());
  // In one process, which starts once.
  const todo = names.map((name) => ({ name, ...copyOfBase() }));
  for (const [at, done] of (await live(todo, 0)).entries())
    whole.set(names[at]!, { folders: todo[at]!, done });
});

/** A data folder and what its computer keeps beside it, of which each life gets a copy. */
async function makeStepsFolder(): Promise<void> {
  const closing: (() => Promise<void>)[] = [];
  const folders = { dataDir: join(base, 'data'), stateDir: join(base, 'state') };
  const app = await campaignApp({ after: (work) => void closing.push(work) }, folders);
  const { wire, draft, start, reached, practise } = app;
  for (const [campaignId, name] of [
    [kept.sent, 'Sent'],
    [kept.changed, 'Changed'],
  ] as const) {
    assert.equal(await draft(30, { name }), campaignId);
    await practise('ok, 400');
    await start(campaignId);
    await reached(campaignId, 'paused');
    value(await wire.call('campaign.cancel', { campaignId }));
  }
  const { audienceId } = value(await wire.call('draft.get', { campaignId: kept.changed }));
  const edit = { audienceId: audienceId!, n: 25, column: 0, value: 'Somebody else' } as const;
  value(await wire.call('audience.edit', edit));
  assert.equal(await draft(12, { name: 'Draft' }), kept.draft);
  const dated = { audienceId: kept.list, n: 5, column: 0, value: '2030-01-05' } as const;
  value(await wire.call('audience.edit', dated));
  const shown = value(await wire.call('campaign.testText', { campaignId: kept.draft, n: kept.tested }));
  const number = `+${fictionalNumber(70)}`;
  const tested = value(await wire.call('campaign.test', { campaignId: kept.draft, number, shown }));
  await reached(tested.id, 'finished');
  for (const work of closing) await work();
}

interface Folders {
  readonly dataDir: string;
  readonly stateDir: string;
}

function copyOfBase(): Folders {
  copies += 1;
  const copy = join(root, String(copies));
  cpSync(base, copy, { recursive: true });
  return { dataDir: join(copy, 'data'), stateDir: join(copy, 'state') };
}

/** Does steps in a process of its own, which dies before one of its writes; those that were done. */
async function live(todo: readonly StepToDo[], dieBefore: number): Promise<readonly StepDone[]> {
  const child = fork(join(here, 'step-process.ts'), [String(dieBefore), JSON.stringify(todo)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...sameThreads, '--import', join(here, 'durable-writes.ts')],
    env: { ...process.env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'compiled') },
  });
  const exit = once(child, 'exit');
  const told = on(child, 'message');
  const done: StepDone[] = [];
  for (const { name } of todo) {
    const next = told.next().then(({ value }) => value![0] as StepDone);
    const one = await soon(Promise.race([next, exit.then(() => null)]), { what: `the end of “${name}”` });
    if (one === null) break;
    done.push(one);
  }
  child.kill('SIGKILL');
  const [code, signal] = await exit;
  assert.equal(signal, 'SIGKILL', `The process ended by itself with ${code}`);
  return done;
}

/** Everything of a folder that a person can tell: what is there, and what it holds. */
function shapeOf({ dataDir }: Folders): string {
  const database = new DatabaseSync(join(dataDir, 'tagline.db'), { readOnly: true });
  try {
    const all = (sql: string): unknown[] => database.prepare(sql).all();
    return JSON.stringify(
      {
        campaigns:
          all(`SELECT name, message, iif(phase = 'draft', 'draft', 'started') AS phase, rest_of AS restOf, people,
          (SELECT name FROM audience a WHERE a.id = audience_id) AS list FROM campaign g ORDER BY id`),
        lists: all('SELECT name, ready, counts FROM audience ORDER BY id'),
        rows: all('SELECT id >> 24 AS list, status, count(*) AS rows FROM audience_row GROUP BY 1, 2'),
        recipients:
          all(`SELECT campaign_id AS campaign, count(*) AS people, count(DISTINCT msisdn) AS numbers,
          sum(msisdn < 1000) AS erased FROM recipient GROUP BY 1`),
        optOuts: all('SELECT msisdn FROM opt_out ORDER BY 1'),
        left: all("SELECT 'removal' AS of FROM removal UNION ALL SELECT 'erasure' FROM erasure"),
      },
      null,
      1,
    );
  } finally {
    database.close();
  }
}

/** Starts the app again, waits until the folder is as one of these, and answers which. */
async function restarted(folders: Folders, wanted: readonly string[], what: string): Promise<number> {
  const { app } = await startTestApp(folders.dataDir, { stateDir: folders.stateDir });
  try {
    const found = await until(() => wanted.includes(shapeOf(folders)) && shapeOf(folders), {
      what: `all or nothing of ${what}`,
      seen: () => JSON.parse(shapeOf(folders)),
    });
    return wanted.indexOf(found);
  } finally {
    await app.close();
  }
}

// Fault (app): the app is killed while a person makes a copy, a rest, a part of the people, a rehearsal, a test or a
// list -> all of it is there, or nothing; what is on record as begun is ended at the next start
const title = 'what a person does has happened as a whole or not at all, wherever the app is killed';

describe(title, { concurrency: 2 }, () => {
  for (const [at, name] of names.entries()) {
    test(name, async (t) => {
      const { folders: apart, done } = whole.get(name)!;
      assert.equal(done.failed, '');
      assert.ok(done.writes > 0, 'nothing was written');
      // What is one write has no middle; of the others a half is tried.
      if (!isFull && (done.writes === 1 || at % 2 === 1)) return;
      const all = await settled(apart);
      assert.notEqual(all, nothing);
      let happened = 0;
      const tried = deadlyWrites(done.writes);
      for (const write of tried) {
        const folders = copyOfBase();
        await live([{ name, ...folders }], write);
        happened += await restarted(folders, [nothing, all], `“${name}”, killed before write ${write}`);
        rmSync(join(folders.dataDir, '..'), { recursive: true, force: true });
      }
      t.diagnostic(
        `killed before ${tried.length} of ${done.writes} writes: ${happened} times it had happened`,
      );
    });
  }
});

/** What a folder comes to once the app has done everything by itself. */
async function settled(folders: Folders): Promise<string> {
  const { app } = await startTestApp(folders.dataDir, { stateDir: folders.stateDir });
  try {
    await until(() => !/"ready": 0|"of":/.test(shapeOf(folders)), {
      what: 'the end of what the app does by itself',
    });
    return shapeOf(folders);
  } finally {
    await app.close();
  }
}
