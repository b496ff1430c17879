import assert from 'node:assert/strict';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { removeCampaigns } from '../../../electron/campaigns/records/removal.ts';
import type { Clock } from '../../../electron/campaigns/worker/run/clock.ts';
import { openDraftStore } from '../../../electron/drafts/records/draft-records.ts';
import type { Gateway } from '../../../electron/gateway/client.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { paceMs } from '../../../shared/campaign/plan/pace.ts';
import { settle } from '../../support/until.ts';
import { accepted } from '../support/accepting-gateway.ts';
import { value } from '../support/app.ts';
import { openSendingBench, quickClock, type SendingBench, testBench, toRestOf } from '../support/sending.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** A world whose time only sleepers move, and a service in it that notes when it accepted how many. */
function pacedWorld() {
  let at = 0;
  const opened = Date.now();
  const accepts: { at: number; people: number }[] = [];
  /** What happens once the service has accepted and before it answers. */
  let onAccepted = (): void => {};
  const clock: Clock = {
    ...quickClock,
    now: () => opened + at,
    steady: () => at,
    async sleep(ms, signal) {
      await settle();
      if (signal?.aborted !== true) at += ms;
    },
  };
  const gateway: Gateway = {
    balance: async () => ({ ok: true, value: { credit: 100, id: '1' } }),
    async send(request, options) {
      if (options?.withdrawal?.mayBegin() === false) throw new Error('Withdrawn before it began');
      options?.onSent?.();
      at += 700;
      accepts.push({ at, people: request.people });
      onAccepted();
      at += 300;
      await settle();
      return accepted(request);
    },
  };
  return {
    deps: { clock, connect: () => gateway },
    accepts,
    whenAccepted(work: () => void): void {
      onAccepted = work;
    },
    /** The most that were accepted within any minute. */
    most: () =>
      Math.max(
        ...accepts.map(({ at: from }) =>
          accepts
            .filter((one) => one.at >= from && one.at < from + paceMs)
            .reduce((sum, { people }) => sum + people, 0),
        ),
      ),
    /** Sets the clock that people see. */
    setClock(by: number) {
      const { now } = clock;
      clock.now = () => now() + by;
    },
  };
}

const paced = { perMinute: 30, chunkSize: 30 };

async function pauseAfter(bench: SendingBench, campaignId: CampaignId, accepts: readonly unknown[]) {
  const before = accepts.length;
  while (accepts.length === before) await settle();
  await bench.engine.pause(campaignId);
  await bench.reached(campaignId, 'paused');
}

// Fault (campaign): a campaign with a pace is paused, cancelled, killed or resumed, or its rest is sent -> waits, so
// that no minute has more people than the pace says
test('30 a minute stay 30 over twelve pauses and a restart', async (t) => {
  const world = pacedWorld();
  const folder = tempFolder(t);
  const bench = openSendingBench(folder, world.deps);
  const campaign = bench.draft(450, { ...paced, canary: 7 });
  await bench.started(campaign, 'paused');
  for (let pause = 0; pause < 6; pause++) {
    const resumed = bench.resume(campaign);
    await pauseAfter(bench, campaign, world.accepts);
    await resumed;
  }
  await bench.engine.close();
  bench.database.close();
  const again = testBench(t, { folder, ...world.deps });
  for (let pause = 0; pause < 6; pause++) {
    const resumed = again.resume(campaign);
    await pauseAfter(again, campaign, world.accepts);
    await resumed;
  }
  await again.resumed(campaign, 'finished');
  assert.deepEqual(again.counts(campaign), { accepted: 450 });
  assert.ok(world.most() <= 30, `${world.most()} were accepted within a minute`);
});

// Fault (campaign): an app with a pace is killed before an answer comes -> the request counts as sent, and no minute has
// more people than the pace says
test('30 a minute stay 30 where the app is killed before it hears what was accepted', async (t) => {
  const world = pacedWorld();
  const [folder, killed] = [join(tempFolder(t), 'data'), join(tempFolder(t), 'data')];
  mkdirSync(folder);
  const bench = openSendingBench(folder, world.deps);
  const campaign = bench.draft(150, paced);
  world.whenAccepted(() => {
    if (world.accepts.length < 2) return;
    // What a kill at this moment leaves.
    cpSync(folder, killed, { recursive: true });
    throw new Error('Killed');
  });
  await bench.started(campaign, 'paused');
  await bench.engine.close();
  bench.database.close();
  world.whenAccepted(() => {});
  const again = testBench(t, { folder: killed, ...world.deps });
  await again.reached(campaign, 'paused');
  assert.deepEqual(again.counts(campaign), { accepted: 30, unknown: 30, waiting: 90 });
  value(await again.engine.resolve(campaign, 1, 'treat-as-sent'));
  await again.resumed(campaign, 'finished');
  assert.deepEqual(
    world.accepts.map(({ people }) => people),
    [30, 30, 30, 30, 30],
  );
  assert.equal(world.most(), 30);
});

for (const [what, by] of [
  ['back', -86_400_000],
  ['forward', 86_400_000],
] as const) {
  test(`a clock that is set ${what} while the app is closed lets nobody through and holds nobody for ever`, async (t) => {
    const world = pacedWorld();
    const folder = tempFolder(t);
    const bench = openSendingBench(folder, world.deps);
    const campaign = bench.draft(90, paced);
    const started = bench.start(campaign);
    await pauseAfter(bench, campaign, world.accepts);
    await started;
    await bench.engine.close();
    bench.database.close();
    world.setClock(by);
    const again = testBench(t, { folder, ...world.deps });
    await again.resumed(campaign, 'finished');
    assert.ok(world.most() <= 30, `${world.most()} were accepted within a minute`);
    const gaps = world.accepts.slice(1).map(({ at }, index) => at - world.accepts[index]!.at);
    assert.ok(
      gaps.every((gap) => gap < 2 * paceMs),
      `accepted ${gaps.join(', ')} ms apart`,
    );
  });
}

test('a copy keeps the pace with what it was copied from', async (t) => {
  const world = pacedWorld();
  const bench = testBench(t, world.deps);
  const campaign = bench.draft(60, paced);
  const started = bench.start(campaign);
  await pauseAfter(bench, campaign, world.accepts);
  await started;
  const drafts = openDraftStore(bench.database, Date.now);
  const copy = drafts.add(value(drafts.copyOf(campaign)));
  const copyOfCopy = drafts.add(value(drafts.copyOf(copy.id)));
  await Promise.all([
    bench.resumed(campaign, 'finished'),
    bench.started(copy.id, 'finished'),
    bench.started(copyOfCopy.id, 'finished'),
  ]);
  assert.equal(world.accepts.length, 6);
  assert.equal(world.most(), 30);
});

// Fault (campaign): a campaign with a pace is deleted and the app restarted -> its requests still count for its copies
test('a copy keeps the pace with what it was copied from, also where that was deleted before a restart', async (t) => {
  const world = pacedWorld();
  const folder = tempFolder(t);
  const bench = openSendingBench(folder, world.deps);
  const campaign = bench.draft(30, paced);
  await bench.started(campaign, 'finished');
  const drafts = openDraftStore(bench.database, Date.now);
  const copy = drafts.add(value(drafts.copyOf(campaign)));
  value(await bench.engine.remove({ campaignIds: [campaign] }));
  await bench.engine.close();
  bench.database.close();
  const again = testBench(t, { folder, ...world.deps });
  await again.started(copy.id, 'finished');
  assert.equal(world.accepts.length, 2);
  assert.equal(world.most(), 30);
});

// Fault (campaign): a campaign with a pace is paused, cancelled, killed or resumed, or its rest is sent
test('campaigns to the rest keep the pace with the one before, and with one another', async (t) => {
  const world = pacedWorld();
  const bench = testBench(t, world.deps);
  const campaign = bench.draft(90, paced);
  const started = bench.start(campaign);
  await pauseAfter(bench, campaign, world.accepts);
  await started;
  await bench.engine.cancel(campaign);
  const list = bench.database.prepare('UPDATE campaign SET audience_id = ? WHERE id = ?');
  const rests = [0, 1].map((half) => {
    const rest = bench.draft(60, paced);
    const { audience_id } = bench.database
      .prepare('SELECT audience_id FROM campaign WHERE id = ?')
      .get(campaign)!;
    const { audience_id: own } = bench.database
      .prepare('SELECT audience_id FROM campaign WHERE id = ?')
      .get(rest)!;
    toRestOf(bench.database, rest, campaign);
    list.run(Number(own), rest);
    // The 60 of the rest, 30 for each.
    bench.database.exec(`DELETE FROM audience_row WHERE id >> 24 = ${own}`);
    bench.database.exec(`INSERT INTO audience_row (id, row, status, msisdn, original, cells)
      SELECT (${own} << 24) + n, row, status, msisdn, original, cells FROM audience_row
      WHERE id >> 24 = ${audience_id} AND n BETWEEN ${30 + 30 * half} AND ${59 + 30 * half}`);
    return rest;
  });
  await Promise.all(rests.map((rest) => bench.started(rest, 'finished')));
  assert.deepEqual(
    world.accepts.map(({ people }) => people),
    [30, 30, 30],
  );
  assert.equal(world.most(), 30);
});

test('a copy keeps the pace of a campaign that is deleted while the copy is made', (t) => {
  const { database, draft } = testBench(t);
  const drafts = openDraftStore(database, Date.now);
  const campaign = draft(1);
  const copy = value(drafts.copyOf(campaign));
  removeCampaigns(database, [campaign]);
  const { id } = drafts.add(copy);
  const paced = database.prepare('SELECT copied_from AS first FROM campaign WHERE id = ?').get(id);
  assert.equal(paced?.first, campaign);
});
