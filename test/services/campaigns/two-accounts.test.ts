import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Worker } from 'node:worker_threads';
import type { CampaignId } from '../../../shared/brand.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { isFull } from '../../support/full.ts';
import { value } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { hostileAnswers, write } from '../support/hostile-answers.ts';
import { httpAnswer, onRequest, startRawServer } from '../support/raw-server.ts';
import { relayed } from '../support/relay.ts';

// Threat: A hostile or broken service
// Fault (answer): answers without end, far too large, byte by byte or cut off, to campaigns of one account ->
// accepted or unknown -> these pause; a campaign of another account goes on
test('whatever one service answers, the campaign of another account reaches everybody once', async (t) => {
  const { draft, start, reached, liveAccount } = await campaignApp(t);
  const kinds = Object.entries(hostileAnswers).filter(([, { isSlow }]) => isFull || !isSlow);
  const allAsked = Promise.withResolvers<void>();
  const allPaused = Promise.withResolvers<void>();
  let asked = 0;
  const hostile = await startRawServer((socket) =>
    onRequest(socket, async (body, head) => {
      if (head.startsWith('GET')) return void write(socket, httpAnswer(200, '{"credit":1000,"id":"1"}'));
      const [, answer] = kinds.find(([name]) => body.includes(`(${name})`))!;
      asked += 1;
      if (asked === kinds.length) allAsked.resolve();
      await answer.answer(socket);
    }),
  );
  atEnd(t, () => hostile.close());
  // The good campaign has a request on its way while each hostile answer is read.
  const good = await relayed(t, {
    wait: ({ method }, number) => {
      if (method === 'POST' && number === 1) return allAsked.promise;
      return method === 'POST' && number === 15 && allPaused.promise;
    },
  });
  const [bad, well] = [
    await liveAccount(`http://127.0.0.1:${hostile.port}`, 'live-token', { name: 'Bad' }),
    await liveAccount(good.url, 'live-token', { name: 'Good' }),
  ];
  const goodOne = await draft(200, { accountId: well });
  const paused: [string, CampaignId][] = [];
  for (const [name] of kinds)
    paused.push([name, await draft(10, { accountId: bad, message: `Hi {name} (${name})` })]);

  await start(goodOne);
  for (const [, campaign] of paused) await start(campaign, true);
  for (const [name, campaign] of paused) {
    const { pause, counts } = await reached(campaign, 'paused', 'finished');
    assert.equal(pause?.kind, 'unknown', `${name}: ${pause?.kind}`);
    assert.equal(counts.unknown + counts.accepted, 10, name);
    assert.ok(counts.unknown >= 9, name);
    t.diagnostic(`${name}: ${spoken(pause.message)}`);
    assert.doesNotMatch(spoken(pause.message), /Tagline/, name);
  }
  allPaused.resolve();

  const { counts } = await reached(goodOne, 'paused', 'finished');
  assert.deepEqual({ accepted: counts.accepted, unknown: counts.unknown }, { accepted: 200, unknown: 0 });
  const texted = good.posts().flatMap(({ body }) => JSON.parse(body).recipients as { msisdn: string }[]);
  assert.equal(new Set(texted.map(({ msisdn }) => msisdn)).size, 200);
  assert.equal(good.practice.ledger.texts, 200);
});

// Threat: A hostile or broken service
// Fault (app): the thread that sends dies while it reads what one service answers -> unknown for that request -> pauses
// and says that Tagline failed; a campaign of another account with nothing on its way goes on by itself
test('a thread that dies in the middle of one service’s answer leaves the campaign of another account to go on', async (t) => {
  const workers: Worker[] = [];
  const noteWorker = (worker: Worker): void => void workers.push(worker);
  process.on('worker', noteWorker);
  atEnd(t, () => void process.off('worker', noteWorker));
  const { draft, start, reached, when, wire, liveAccount } = await campaignApp(t);
  const asked = Promise.withResolvers<void>();
  const hanging = await startRawServer((socket) =>
    onRequest(socket, (_, head) => {
      if (head.startsWith('GET')) return void write(socket, httpAnswer(200, '{"credit":1000,"id":"1"}'));
      asked.resolve();
    }),
  );
  atEnd(t, () => hanging.close());
  const good = await relayed(t);
  const [bad, well] = [
    await liveAccount(`http://127.0.0.1:${hanging.port}`, 'live-token', { name: 'Bad' }),
    await liveAccount(good.url, 'live-token', { name: 'Good' }),
  ];
  const { options } = value(await wire.call('draft.create', {}));
  const slowly = { ...options, canary: 0, chunkSize: 10, perMinute: 120 };
  const before = workers.length;
  const goodOne = await draft(30, { accountId: well, options: slowly });
  const badOne = await draft(10, { accountId: bad });
  await start(badOne);
  await asked.promise;
  await start(goodOne, true);
  await when('a request of the good campaign that is over', async () => {
    const { counts, inFlight } = value(await wire.call('campaign.get', { campaignId: goodOne }));
    return counts.accepted >= 10 && inFlight.length === 0;
  });
  // It is nothing that main ever says, and the thread does not catch it.
  for (const worker of workers.slice(before)) worker.postMessage(null);

  const { pause } = await reached(badOne, 'paused');
  assert.equal(pause?.kind, 'unknown');
  assert.match(spoken(pause.message), /Something unexpected happened in Tagline/);
  const broken = await reached(goodOne, 'paused');
  assert.equal(broken.counts.unknown, 0);
  assert.match(spoken(broken.pause!.message), /Sending broke off inside Tagline/);
  assert.match(spoken(broken.pause!.fix!), /goes on by itself/);
  const { counts } = await reached(goodOne, 'finished');
  assert.equal(counts.accepted, 30);
  const texted = good.posts().flatMap(({ body }) => JSON.parse(body).recipients as { msisdn: string }[]);
  assert.equal(texted.length, 30);
  assert.equal(new Set(texted.map(({ msisdn }) => msisdn)).size, 30);
});
