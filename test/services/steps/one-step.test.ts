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
  readonly todo: StepToDo;
  readonly done: StepDone;
}

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
  assert.equal(await draft(12, { name: 'Draft' }), kept.draft);
  app.database.exec(
    "UPDATE audience SET counts = json_object('rows', 30, 'recipients', 30, 'edited', 0, 'optedOut', 0, 'rejected', 0)",
  );
  const { audienceId } = value(await wire.call('draft.get', { campaignId: kept.changed }));
  const edit = { audienceId: audienceId!, n: 25, column: 0, value: 'Somebody else' } as const;
  value(await wire.call('audience.edit', edit));
  const dated = { audienceId: kept.list, n: 5, column: 0, value: '2030-01-05' } as const;
  value(await wire.call('audience.edit', dated));
  const shown = value(await wire.call('campaign.testText', { campaignId: kept.draft, n: kept.tested }));
  const number = `+${fictionalNumber(70)}`;
  const tested = value(await wire.call('campaign.test', { campaignId: kept.draft, number, shown }));
  await reached(tested.id, 'finished');
  for (const work of closing) await work();
}

function freshFolder(): string {
  copies += 1;
  return join(root, String(copies));
}

/** Of a data folder and what its computer keeps beside it. */
function copyOfBase(): string {
  const copy = freshFolder();
  cpSync(base, copy, { recursive: true });
  return copy;
}

/** Does steps in a process of its own; what came of each. */
async function live(todo: readonly StepToDo[]): Promise<readonly StepDone[]> {
  const child = fork(join(here, 'step-process.ts'), [JSON.stringify(todo)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...sameThreads, '--import', join(here, 'durable-writes.ts')],
  });
  const exit = once(child, 'exit');
  const told = on(child, 'message');
  const done: StepDone[] = [];
  for (const { name } of todo) {
    const next = told.next().then(({ value }) => value![0] as StepDone);
    const one = await soon(Promise.race([next, exit.then(() => null)]), { what: `the end of “${name}”` });
    assert.ok(one !== null, `The process ended by itself at “${name}”`);
    done.push(one);
  }
  await exit;
  return done;
}

/** Everything of a folder that a person can tell: what is there, and what it holds. */
function shapeOf(home: string): string {
  const database = new DatabaseSync(join(home, 'data/tagline.db'), { readOnly: true });
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

const opened = (home: string) => startTestApp(join(home, 'data'), { stateDir: join(home, 'state') });

/** Starts the app again, waits until the folder is as one of these, and answers which. */
async function restarted(home: string, wanted: readonly string[], what: string): Promise<number> {
  const { app } = await opened(home);
  try {
    const found = await until(() => wanted.includes(shapeOf(home)) && shapeOf(home), {
      what: `all or nothing of ${what}`,
      seen: () => JSON.parse(shapeOf(home)),
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
  before(async () => {
    await makeStepsFolder();
    nothing = await settled(copyOfBase());
    // In one process, which starts once.
    const all = names.map((name) => ({ name, home: copyOfBase(), to: freshFolder() }));
    for (const [at, done] of (await live(all)).entries()) whole.set(names[at]!, { todo: all[at]!, done });
  });

  for (const name of names) {
    test(name, async (t) => {
      const { todo, done } = whole.get(name)!;
      assert.equal(done.failed, '');
      assert.ok(done.writes > 0, 'nothing was written');
      const all = await settled(todo.home);
      assert.notEqual(all, nothing);
      let happened = 0;
      const tried = deadlyWrites(done.writes, 2);
      for (const write of tried) {
        const killed = join(todo.to, String(write));
        happened += await restarted(killed, [nothing, all], `“${name}”, killed before write ${write}`);
        rmSync(killed, { recursive: true, force: true });
      }
      t.diagnostic(
        `killed before ${tried.length} of ${done.writes} writes: ${happened} times it had happened`,
      );
    });
  }
});

/** What a folder comes to once the app has done everything by itself. */
async function settled(home: string): Promise<string> {
  const { app } = await opened(home);
  try {
    await until(() => !/"ready": 0|"of":/.test(shapeOf(home)), {
      what: 'the end of what the app does by itself',
    });
    return shapeOf(home);
  } finally {
    await app.close();
  }
}
