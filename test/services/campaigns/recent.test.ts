import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { duplicatesIn } from '../../support/ledger.ts';
import { value, wordsOf } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { practiceFor } from '../support/practice.ts';
import { practiceBench } from '../support/sending.ts';

test('a live account: the same text to the same number is listed, left out, or sent on purpose', async (t) => {
  const { wire, draft, start, reached, liveAccount } = await campaignApp(t);
  const gateway = await practiceFor(t);
  const accountId = await liveAccount(gateway.url, null);
  const first = await draft(10, { accountId });
  const before = value(await wire.call('campaign.review', { campaignId: first }));
  assert.match(spoken(before.blockers[0]?.message ?? ''), /no API key/);
  value(await wire.call('token.save', { accountId, token: gateway.token }));
  await start(first);
  await reached(first, 'finished');
  const second = await draft(15, { accountId });
  const review = value(await wire.call('campaign.review', { campaignId: second }));
  assert.deepEqual([review.people, review.recent.people], [5, 10]);
  assert.deepEqual(
    review.excluded.map(({ reason, people }) => [spoken(reason), people]),
    [['sent this very text in the last days, or it still waits for them', 10]],
  );
  const onPurpose = value(await wire.call('campaign.review', { campaignId: second, includeRecent: true }));
  assert.deepEqual([onPurpose.people, onPurpose.excluded], [15, []]);
  assert.deepEqual([review.recent.rows.length, review.recent.rows[0]?.campaignName], [10, 'Test']);
  await start(second);
  await reached(second, 'finished');
  assert.deepEqual(duplicatesIn(gateway.ledger), []);
  assert.equal(gateway.ledger.texts, 15);
  const third = await draft(15, { accountId });
  await start(third, true);
  await reached(third, 'finished');
  assert.equal(gateway.ledger.texts, 30);
});

const sameText = { recentDays: 7 };

// Fault (campaign): two campaigns with the same text, or to the same rest, start at the same moment -> they are
// prepared in turn; the second finds its people taken and has to be reviewed again
test('of two campaigns with the same text that start at the same moment, one starts', async (t) => {
  const { gateway, ...bench } = await practiceBench(t);
  const campaigns = [bench.draft(40), bench.draft(40)];
  const started = await Promise.all(campaigns.map((one) => bench.start(one, sameText)));
  assert.deepEqual(
    started.map((one) => one.ok),
    [true, false],
  );
  await bench.reached(campaigns[0]!, 'finished');
  assert.equal(bench.phase(campaigns[1]!), 'draft');
  assert.equal(gateway.ledger.texts, 40);
  assert.deepEqual(duplicatesIn(gateway.ledger), []);
});

test('those whom a campaign that has not ended may still reach count as having the text', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok, missing-ids');
  const first = bench.draft(40, { canary: 3 });
  await bench.started(first, 'paused');
  const second = bench.draft(45);
  const waiting = await bench.start(second, sameText);
  assert.match(wordsOf(waiting), /45 people then, 5 now/);

  await bench.resumed(first, 'paused');
  assert.deepEqual(bench.counts(first), { accepted: 12, unknown: 1, waiting: 27 });
  await bench.engine.resolve(first, 1, 'send-again');
  await bench.engine.cancel(first);
  const rest = await bench.start(second, { ...sameText, people: 32 });
  assert.ok(rest.ok, 'those with an id had it, and who was to be sent to again may have');
  await bench.reached(second, 'finished');
  assert.deepEqual(duplicatesIn(gateway.ledger), []);
});
