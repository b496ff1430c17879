import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { openSendingCurve } from '../../../electron/campaigns/results/worker/read-sending-curve.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { pauseShown } from '../../../shared/campaign/outcome/pause.ts';
import { MOST_INTERVALS, type SendingCurve } from '../../../shared/campaign/results/sending-curve.ts';
import { value } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { tempFolder } from '../support/temp-folder.ts';

const peopleOf = (curve: SendingCurve | null) =>
  curve?.intervals.map(({ people }) => Math.round(people)) ?? [];
const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);

test('the curve of a campaign holds everybody accepted and ends in its credits, with a pause as a gap', async (t) => {
  const { wire, database, draft, start, reached, practise } = await campaignApp(t);
  const campaignId = await draft(30);
  const curve = async () => value(await wire.call('result.curve', { campaignId }));
  assert.equal(await curve(), null, 'of a draft');
  // The second request gets ids for some, and the campaign pauses for a verdict.
  await practise('ok, missing-ids, ok');
  await start(campaignId);
  const { counts } = await reached(campaignId, 'paused');
  assert.ok(counts.accepted > 10 && counts.accepted < 20, `${counts.accepted} accepted`);
  assert.equal(sum(peopleOf(await curve())), counts.accepted);

  // As if the person had looked at it for a while.
  database.exec('UPDATE attempt SET started_at = started_at - 300000, ended_at = ended_at - 300000');
  database.exec('UPDATE receipt SET at = at - 300000; UPDATE campaign SET started_at = started_at - 300000');
  value(await wire.call('chunk.resolve', { campaignId, chunk: 1, verdict: 'treat-as-sent', attempts: 1 }));
  const paused = value(await wire.call('campaign.get', { campaignId }));
  value(
    await wire.call('campaign.resume', {
      campaignId,
      shown: pauseShown(paused.pause),
    }),
  );
  const ended = await reached(campaignId, 'finished');
  const whole = await curve();
  const people = peopleOf(whole);
  assert.equal(sum(people), ended.counts.accepted);
  assert.ok((people[0] ?? 0) > 10 && people.at(-1) === 10, people.join(' '));
  assert.equal(sum(people.slice(1, -1)), 0, 'nobody was accepted in the pause');
  assert.equal(Math.round(whole?.intervals.at(-1)?.creditsSoFar ?? 0), ended.creditConsumed);
});

test('a campaign of many requests has no more intervals than are drawn, also where the clock was set back', (t) => {
  const database = value(openDatabase(join(tempFolder(t), 'tagline.db')));
  const requests = 6000;
  // One answer a second, a pause of four hours after the first half, and after three quarters the clock an hour back.
  const seconds = `i + iif(i >= ${requests / 2}, 14400, 0) - iif(i >= ${requests * 0.75}, 3600, 0)`;
  const steady = `i + iif(i >= ${requests / 2}, 14400, 0)`;
  const each = `WITH RECURSIVE each(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM each WHERE i < ${requests - 1})`;
  database.exec(`
    BEGIN;
    INSERT INTO campaign (id, name, phase, account_id, message, sender, label, options, created_at, updated_at, frozen, people, started_at, credits, priced_parts)
    VALUES (1, '', 'finished', 'a', '', '', '', '{}', 0, 0, '{"sender":"","label":"","options":{"perMinute":null,"chunkSize":2}}', ${requests * 2}, 10000, ${requests}, 1);
    ${each} INSERT INTO chunk (campaign_id, chunk, from_position, to_position, people, parts, unicode, state, credit_consumed)
    SELECT 1, i, 2 * i, 2 * i + 2, 2, 2, 0, 'accepted', 1 FROM each;
    ${each} INSERT INTO attempt (campaign_id, chunk, attempt, started_at, ended_at, ended_steady, outcome)
    SELECT 1, i, 1, 10000 + 1000 * (${seconds}), 11000 + 1000 * (${seconds}), 1000 * (${steady}), 'accepted' FROM each;
    COMMIT`);
  const curve = openSendingCurve(database)(1 as CampaignId);
  assert.ok(curve && curve.intervals.length <= MOST_INTERVALS);
  assert.equal(curve.to - curve.from, (requests + 14_400) * 1000, 'an hour back passed no time');
  const people = peopleOf(curve);
  assert.ok(Math.abs(sum(people) - requests * 2) <= people.length, 'everybody is in it');
  const gap = people.filter((one) => one === 0).length * curve.intervalMs;
  assert.ok(gap > 12_000_000 && gap <= 14_400_000, `a gap of ${gap} ms`);
  const rates = curve.intervals.map(({ perMinute }) => Math.round(perMinute)).filter((rate) => rate > 0);
  assert.ok(
    rates.every((rate) => rate <= 121),
    `at most 120 a minute: ${rates.join(' ')}`,
  );
  assert.equal(Math.round(curve.intervals.at(-1)?.creditsSoFar ?? 0), requests);
});
