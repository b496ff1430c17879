import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { test } from 'node:test';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import { acceptingGateway, answered } from '../support/accepting-gateway.ts';
import { value } from '../support/app.ts';
import { optOut } from '../support/campaign-model.ts';
import { fictionalNumber } from '../support/people.ts';
import { practiceBench, type SendingBench, testBench } from '../support/sending.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** A canary of two people in two requests, since each gets another version. */
const inTwoRequests = {
  canary: 2,
  versions: { column: 'code', cases: [{ values: ['1'], message: 'Hello {name}' }] },
};

/** It has paused for the look, with nobody texted but these; everybody else follows once a person continues. */
async function asksAndGoesOn(bench: SendingBench, campaign: CampaignId, texted: number) {
  assert.equal(bench.pause(campaign)?.kind, 'canary');
  assert.equal(bench.counts(campaign).accepted, texted);
  await bench.resumed(campaign, 'finished');
}

// Fault (answer): a canary is refused and halved, and one half is accepted -> asks for the look, whichever half it was
for (const [faults, which] of [
  ['400, ok, 400', 'first'],
  ['400, 400, ok', 'second'],
] as const) {
  test(`where only the ${which} half of a refused canary is accepted, everybody else waits for the look`, async (t) => {
    const bench = await practiceBench(t, faults);
    const campaign = bench.draft(20, { canary: 2 });
    await bench.started(campaign, 'paused');
    value(await bench.engine.bisect(campaign, 0));
    await bench.resumed(campaign, 'paused', 'finished');
    await asksAndGoesOn(bench, campaign, 1);
    assert.deepEqual(bench.counts(campaign), { accepted: 19, refused: 1 });
  });
}

test('where the rest of an accepted canary opts out before it leaves, everybody else waits for the look', async (t) => {
  const { gateway, sent } = acceptingGateway();
  const bench = testBench(t, {
    connect: () => gateway,
    changed(campaign) {
      const { accepted, skipped } = bench.counts(campaign);
      if (accepted === 1 && skipped === undefined) optOut(bench.database, fictionalNumber(1));
    },
  });
  const campaign = bench.draft(20, inTwoRequests);
  await bench.started(campaign, 'paused', 'finished');
  assert.deepEqual(sent, [fictionalNumber(0)]);
  await asksAndGoesOn(bench, campaign, 1);
  assert.deepEqual(bench.counts(campaign), { accepted: 19, skipped: 1 });
});

test('where the rest of an accepted canary is refused and taken out, everybody else waits for the look', async (t) => {
  const bench = await practiceBench(t, 'ok, 400-number');
  const campaign = bench.draft(20, inTwoRequests);
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'refused');
  value(await bench.engine.takeOut(campaign, 1, [1]));
  await bench.resumed(campaign, 'paused', 'finished');
  await asksAndGoesOn(bench, campaign, 1);
});

test('where the account changes while the canary is on its way, everybody else still waits for the look', async (t) => {
  const { gateway } = acceptingGateway(
    (post) => post === 1 && bench.engine.accountChanged('account' as AccountId, 'token-replaced'),
  );
  const bench = testBench(t, { connect: () => gateway });
  const campaign = bench.draft(20, { canary: 2 });
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'account');
  await bench.resumed(campaign, 'paused', 'finished');
  await asksAndGoesOn(bench, campaign, 2);
});

// Fault (campaign): the app is killed after the canary was accepted and before it asks -> asks once a person goes on
test('where the app is killed before an accepted canary asks, everybody else still waits for the look', async (t) => {
  const [folder, killed] = [tempFolder(t), tempFolder(t)];
  const { gateway, sent } = acceptingGateway();
  let isCut = false;
  const bench = testBench(t, {
    folder,
    connect: () => gateway,
    changed(campaign) {
      if (isCut || bench.counts(campaign).accepted !== 2) return;
      isCut = true;
      cpSync(folder, killed, { recursive: true });
    },
  });
  await bench.started(bench.draft(20, { canary: 2 }), 'paused');
  await bench.engine.close();
  const again = testBench(t, { folder: killed, connect: () => gateway });
  const campaign = 1 as CampaignId;
  assert.equal(again.phase(campaign), 'paused');
  if (again.pause(campaign)?.kind !== 'canary') await again.resumed(campaign, 'paused', 'finished');
  assert.equal(sent.length, 2);
  await asksAndGoesOn(again, campaign, 2);
});

test('a canary whose texts came back different was looked at when a person went on', async (t) => {
  const bench = await practiceBench(t, 'wrong-text');
  const campaign = bench.draft(20, { canary: 2 });
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'different-text');
  await bench.resumed(campaign, 'finished', 'paused');
  assert.equal(bench.phase(campaign), 'finished');
});

test('a campaign of which the last refused person is taken out has finished', async (t) => {
  const { gateway } = acceptingGateway();
  const refusing = { ...gateway, send: async () => answered(400, { kind: 'words', text: 'No such number' }) };
  const bench = testBench(t, { connect: () => refusing });
  const campaign = bench.draft(2);
  await bench.started(campaign, 'paused');
  value(await bench.engine.takeOut(campaign, 0, [0]));
  assert.equal(bench.phase(campaign), 'paused');
  value(await bench.engine.takeOut(campaign, 0, [1]));
  assert.equal(bench.phase(campaign), 'finished');
});
