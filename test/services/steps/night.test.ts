import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { openTimeline } from '../../../electron/store/timeline.ts';
import { isQuiet } from '../../../shared/campaign/plan/quiet-hours.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { sameThreads } from '../../support/same-threads.ts';
import { soon, until } from '../../support/until.ts';
import { value } from '../support/app.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { deadlyWrites } from './deadly-writes.ts';
import {
  campaign,
  type deeds,
  makeNightFolder,
  morning,
  night,
  openLife,
  people,
  quiet,
  reason,
  textedIn,
} from './night.ts';

type Deed = keyof typeof deeds;
const day = 86_400_000;

const root = tempFolder({ after: (work) => after(work) });
let copies = 0;

function copyOf(folder: string): string {
  const copy = join(root, String(++copies));
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** One life in a process of its own, killed before a write or once it is done; the number of its writes, or null. */
async function live(folder: string, at: number, deed: Deed, dieBefore = 0): Promise<number | null> {
  const words = [folder, String(at), deed, String(dieBefore)];
  const child = fork(join(import.meta.dirname, 'night-process.ts'), words, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...sameThreads, '--import', join(import.meta.dirname, 'durable-writes.ts')],
    env: { ...process.env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'compiled') },
  });
  const exit = once(child, 'exit');
  const told = once(child, 'message').then(([writes]) => writes as number);
  const writes = await soon(Promise.race([told, exit.then(() => null)]), {
    what: `the end of “${deed}”`,
  });
  child.kill('SIGKILL');
  const [code, signal] = await exit;
  assert.equal(signal, 'SIGKILL', `The process ended by itself with ${code}`);
  return writes;
}

/** The app is opened in a quiet minute, where a person asks it to go on, and in the morning; answers whether the press was recorded. */
async function wentOn(folder: string, quietAt: number): Promise<boolean> {
  let isRecorded = false;
  for (const at of [quietAt, quietAt - night + morning]) {
    const before = textedIn(folder).length;
    const life = openLife(folder, at);
    const { bench } = life;
    life.schedule();
    const isDue = () => (bench.pause(campaign)?.until ?? Number.POSITIVE_INFINITY) <= at;
    await until(() => !isDue(), { what: 'the wait to end or to ask' });
    await bench.reached(campaign, 'draft', 'paused', 'finished');
    const { database, engine } = bench;
    const frozen = database
      .prepare("SELECT frozen ->> '$.anyway.reason' AS reason FROM campaign")
      .get()?.reason;
    isRecorded = frozen === reason;
    const timeline = openTimeline(database).page(campaign, null, 500).rows.toReversed();
    const told = timeline.filter(({ message }) => spoken(message).includes(reason));
    assert.equal(told.length, isRecorded ? 1 : 0);
    if (at === quietAt)
      assert.equal(textedIn(folder).length, before, 'nobody is texted by a restart at night');
    if (bench.phase(campaign) === 'draft') {
      value(await bench.start(campaign, {}, { quiet }));
    } else if (bench.phase(campaign) === 'paused') {
      const texted = new Set(textedIn(folder).map(({ msisdn }) => msisdn));
      const inDoubt = database
        .prepare(
          `SELECT c.chunk, r.msisdn FROM chunk c JOIN recipient r ON r.campaign_id = c.campaign_id
             AND r.position = c.from_position WHERE c.state = 'unknown'`,
        )
        .all();
      for (const { chunk, msisdn } of inDoubt) {
        const verdict = texted.has(String(msisdn)) ? 'treat-as-sent' : 'send-again';
        value(await engine.resolve(campaign, Number(chunk), verdict));
      }
      if (bench.phase(campaign) === 'paused') value(await bench.resume(campaign));
    }
    await bench.reached(campaign, 'paused', 'finished');
    if (at !== quietAt) assert.equal(bench.phase(campaign), 'finished');
    await life.close();
  }
  const texted = textedIn(folder);
  assert.equal(texted.length, people);
  assert.equal(new Set(texted.map(({ msisdn }) => msisdn)).size, people);
  // In Sweden it is an hour later in winter.
  const minuteOf = (at: number): number => ((at / 60_000) % 1440) + 60;
  const atNight = texted.filter(({ at }) => isQuiet(quiet, minuteOf(at) % 1440));
  assert.ok(isRecorded || atNight.length === 0, `${atNight.length} were texted in a quiet minute`);
  return isRecorded;
}

describe('killed while quiet hours hold a campaign', { concurrency: 2 }, () => {
  const [fresh, waiting] = [join(root, 'fresh'), join(root, 'waiting')];

  before(async () => {
    cpSync(tempFolder({ after: (work) => after(work) }), fresh, { recursive: true });
    makeNightFolder(fresh);
    cpSync(fresh, waiting, { recursive: true });
    await live(waiting, night, 'start');
  });

  // Fault (app): killed while a campaign begins to wait for the end of quiet hours, waits, or wakes; or after *Send anyway*
  // and before its first request -> nobody is texted twice, nobody is lost, and nobody in a quiet minute unless the press
  // and its reason are on record
  for (const [title, from, deed, at, quietAt] of [
    ['as it begins to wait, and while it waits', fresh, 'start', night, night + 60_000],
    ['as it wakes', waiting, 'wake', morning, night + day],
    ['as it is sent anyway', waiting, 'anyway', night, night + 60_000],
  ] as const) {
    test(`${title}: nobody twice, nobody lost, and nobody in a quiet minute`, async (t) => {
      const whole = copyOf(from);
      const writes = await live(whole, at, deed);
      assert.ok(writes !== null && writes > 0);
      assert.equal(await wentOn(whole, quietAt), deed === 'anyway');
      let recorded = 0;
      const tried = deadlyWrites(writes, 1);
      for (const write of tried) {
        const folder = copyOf(from);
        assert.equal(await live(folder, at, deed, write), null);
        if (await wentOn(folder, quietAt)) recorded++;
      }
      // Before its first write the press has not happened; whatever follows is of a press on record.
      assert.equal(recorded, deed === 'anyway' ? tried.filter((write) => write > 1).length : 0);
      t.diagnostic(
        `killed before ${tried.length} of ${writes} writes: the press was on record ${recorded} times`,
      );
    });
  }
});
