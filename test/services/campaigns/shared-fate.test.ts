import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CampaignId } from '../../../shared/brand.ts';
import { spoken } from '../../../shared/texts/spoken.ts';
import { isFull } from '../../support/full.ts';
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
  // Eight million pieces, which `answer-memory.test.ts` has.
  const kinds = Object.entries(hostileAnswers).filter(
    ([name]) => isFull || name !== 'without end, byte by byte',
  );
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
      return method === 'POST' && number === 20 && allPaused.promise;
    },
  });
  const [bad, well] = [
    await liveAccount(`http://127.0.0.1:${hostile.port}`, 'live-token', { name: 'Bad' }),
    await liveAccount(good.url, 'live-token', { name: 'Good' }),
  ];
  const goodOne = await draft(300, { accountId: well });
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
  assert.deepEqual({ accepted: counts.accepted, unknown: counts.unknown }, { accepted: 300, unknown: 0 });
  const texted = good.posts().flatMap(({ body }) => JSON.parse(body).recipients as { msisdn: string }[]);
  assert.equal(new Set(texted.map(({ msisdn }) => msisdn)).size, 300);
  assert.equal(good.practice.ledger.texts, 300);
});
