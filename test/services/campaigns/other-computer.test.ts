import assert from 'node:assert/strict';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openScheduled } from '../../../electron/campaigns/records/scheduled.ts';
import { acceptingGateway } from '../support/accepting-gateway.ts';
import { kindOf } from '../support/app.ts';
import { openSendingBench, testBench } from '../support/sending.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** What a synchronised folder is on another computer. */
function copyOf(folder: string): string {
  const copy = join(folder, 'synced');
  const names = readdirSync(folder).filter((name) => name.startsWith('tagline.db'));
  for (const name of names) cpSync(join(folder, name), join(copy, name));
  return copy;
}

// Fault (copy): another computer opens the data folder, moved, synced or copied -> it leaves the campaigns alone and
// asks once how the folder got there: *moved* puts requests on their way in doubt, *copied, or not known* everybody
// still to be sent to
test('what another computer started is left alone until it is said how its folder came here', async (t) => {
  const folder = tempFolder(t);
  const here = acceptingGateway();
  const elsewhere = openSendingBench(folder, {
    computer: 'another computer',
    connect: () => acceptingGateway(() => new Promise(() => {})).gateway,
  });
  const campaign = elsewhere.draft(30);
  await elsewhere.start(campaign);
  await elsewhere.onItsWay(campaign);
  assert.deepEqual(elsewhere.counts(campaign), { 'in-flight': 10, waiting: 20 });

  const synced = copyOf(folder);
  const bench = testBench(t, { folder: synced, connect: () => here.gateway });
  assert.equal(bench.phase(campaign), 'running');
  const resumed = await bench.resume(campaign);
  assert.equal(kindOf(resumed), 'elsewhere');
  assert.equal(here.sent.length, 0);
  assert.ok((await bench.engine.settleFolder('moved')).ok);
  assert.equal(bench.phase(campaign), 'paused');
  assert.deepEqual(bench.counts(campaign), { unknown: 10, waiting: 20 });
  await bench.engine.resolve(campaign, 0, 'treat-as-sent');
  await bench.resumed(campaign, 'finished');
  assert.equal(here.sent.length, 20);
  elsewhere.database.close();
});

for (const [what, takes, pause] of [
  ['whose campaign was taken over', "UPDATE campaign SET owner = 'another computer'", 'other-computer'],
  ['whose folder was closed', 'UPDATE folder SET moved_at = 1', 'internal'],
] as const)
  test(`a run ${what} begins nothing more`, async (t) => {
    const answer = Promise.withResolvers<void>();
    const { gateway, sent } = acceptingGateway(() => answer.promise);
    const bench = testBench(t, { connect: () => gateway });
    const campaign = bench.draft(30);
    await bench.start(campaign);
    await bench.onItsWay(campaign);
    bench.database.exec(takes);
    answer.resolve();
    await bench.reached(campaign, 'paused');
    assert.equal(bench.pause(campaign)?.kind, pause);
    assert.equal(sent.length, 10);
  });

test('a folder is not closed while anything of it is being sent', async (t) => {
  const answer = Promise.withResolvers<void>();
  const { gateway } = acceptingGateway(() => answer.promise);
  const bench = testBench(t, { connect: () => gateway });
  const campaign = bench.draft(10);
  await bench.start(campaign);
  await bench.onItsWay(campaign);
  const closed = await bench.engine.closeFolder();
  answer.resolve();
  assert.equal(kindOf(closed), 'not-ready');
  await bench.reached(campaign, 'finished');
  assert.ok((await bench.engine.closeFolder()).ok);
});

test('what another computer has scheduled or is sending is neither taken off nor paused from here', async (t) => {
  const folder = tempFolder(t);
  const there = testBench(t, { folder, computer: 'another computer' });
  const startAt = Date.now() + 3_600_000;
  const campaign = there.draft(10, { startAt });
  await there.start(campaign);
  const here = testBench(t, { folder: copyOf(folder) });
  for (const done of [
    await here.engine.unschedule(campaign, 'asked', 'Taken off the schedule.'),
    await here.engine.pause(campaign),
    await here.engine.cancel(campaign),
    await here.engine.correctSender(campaign, 'New', 'Tagline'),
    await here.engine.askInstead(campaign, 'Late.'),
  ]) {
    assert.equal(kindOf(done), 'elsewhere');
  }
  assert.equal(here.phase(campaign), 'scheduled');
  assert.deepEqual(
    [openScheduled(here.database)().length, openScheduled(here.database, here.owner)()],
    [1, []],
  );
  here.database.prepare('UPDATE folder SET computer = ?').run(here.owner);
  assert.equal(kindOf(await here.engine.startScheduled(campaign, here.account)), 'elsewhere');
  here.database.exec("UPDATE folder SET computer = 'another computer'");
  assert.ok((await here.engine.settleFolder('moved')).ok);
  assert.ok((await here.engine.unschedule(campaign, 'asked', 'Taken off the schedule.')).ok);
});
