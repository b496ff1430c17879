import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sized } from '../../support/full.ts';
import { value } from '../support/app.ts';
import { sharedCampaignApp } from '../support/campaign-app.ts';
import { plainOptions } from '../support/sending.ts';
import { audienceOf } from '../support/sheet.ts';

const theApp = sharedCampaignApp();

const names = fc.constantFrom(
  'Ada',
  'Bo',
  '',
  'Łucja',
  'A name that is far longer than the names of all the others',
  '€',
);

test('the review shows exactly the people whom the canary texts, with their texts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(names, fc.constantFrom('a', 'b', 'c')), { minLength: 2, maxLength: 30 }),
      fc.integer({ min: 1, max: 8 }),
      async (people, canary) => {
        const app = await theApp();
        const { wire, draft, start, reached, guest } = app;
        const rows = people.map(([name, code], n) => `+${guest(n)},${name},${code}`);
        const { id: audienceId } = await audienceOf(app, `Phone,Name,Code\n${rows.join('\n')}\n`);
        const versions = { column: 'Code', cases: [{ values: ['b'], message: 'Bye {Name|you}' }] };
        const options = { ...plainOptions, canary, chunkSize: 3, versions };
        const campaignId = await draft(0, { audienceId, message: 'Hi {Name|you}', options });
        const { samples, goFirst } = value(await wire.call('campaign.review', { campaignId }));
        await start(campaignId);
        const { phase } = await reached(campaignId, 'paused', 'finished');
        assert.equal(phase, canary < people.length ? 'paused' : 'finished');
        const view = { campaignId, filter: 'accepted', search: '', chunk: null, sort: null } as const;
        const { viewId } = value(await wire.call('result.view', view));
        const sent = value(await wire.call('result.page', { viewId, from: 0, count: 50 })).rows;
        const byNumber = (one: readonly { readonly msisdn: string; readonly text: string }[]) =>
          one.map(({ msisdn, text }) => [msisdn, text]).sort();
        assert.deepEqual(byNumber(samples.slice(0, goFirst)), byNumber(sent));
        const inUse = new Set(people.map(([, code]) => (code === 'b' ? 1 : 0)));
        assert.deepEqual(new Set(samples.map(({ version }) => version)), inUse);
      },
    ),
    { numRuns: sized(8, 40) },
  );
});

test('without a canary the review shows texts that cover as much, and of a large canary a hundred', async () => {
  const { wire, draft, save } = await theApp();
  const campaignId = await draft(150, { options: plainOptions });
  const review = async () => value(await wire.call('campaign.review', { campaignId }));
  const { goFirst, samples } = await review();
  assert.deepEqual([goFirst, samples.length], [0, 5]);
  assert.ok(
    samples.some(({ text }) => text === 'Hi Name 149'),
    'the last of the list',
  );
  await save(campaignId, { options: { ...plainOptions, canary: 120 } });
  const large = await review();
  assert.deepEqual([large.goFirst, large.samples.length], [120, 100]);
});
