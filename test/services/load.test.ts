import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CampaignId } from '../../shared/brand.ts';
import type { AppError, Result, Superseded } from '../../shared/result.ts';
import { testApp, value } from './support/app.ts';
import { addAudience, besideApp } from './support/audience.ts';
import { fictionalNumber } from './support/people.ts';

const lettering = { encoded: true };

// Fault (app): hundreds of calls at once while a campaign sends -> a few run at a time; the others wait, are
// superseded or are refused with a message; sending goes on
test('two hundred calls at once are all answered, a few at a time, and a campaign goes on beside them', async (t) => {
  const { wire, when, dataDir } = await testApp(t);
  const people = Array.from({ length: 1000 }, (_, n) => ({
    cells: [`Guest ${n}`],
    msisdn: Number(fictionalNumber(n)),
  }));
  const audienceId = addAudience(besideApp(t, dataDir), ['Name'], people);

  async function draft(chunkSize: number): Promise<CampaignId> {
    const { id: campaignId, options } = value(await wire.call('draft.create', {}));
    const patch = {
      audienceId,
      message: 'Hi {Name}',
      sender: 'Tagline',
      options: { ...options, canary: 0, chunkSize },
    };
    value(await wire.call('draft.save', { campaignId, patch }));
    return campaignId;
  }
  const [sent, tried] = [await draft(50), await draft(500)];
  const { people: reviewed, hash } = value(await wire.call('campaign.review', { campaignId: sent }));
  const start = { campaignId: sent, people: reviewed, hash, includeRecent: true };
  value(await wire.call('campaign.start', start));

  const calls: readonly ((n: number) => Promise<Result<unknown, AppError | Superseded>>)[] = [
    (n) => wire.call('draft.survey', { audienceId, message: `Hi {Name} ${n}`, lettering }),
    (n) =>
      wire.call('draft.view', { audienceId, message: 'Hi', lettering, filter: 'longest', search: `${n}` }),
    () => wire.call('campaign.review', { campaignId: tried }),
    () => wire.call('campaign.rehearse', { campaignId: tried, includeRecent: true }),
    () => wire.call('export.open', { what: 'results', campaignId: sent, filter: 'all' }),
    (n) => wire.call('result.view', { campaignId: sent, filter: 'all', search: `${n}`, chunk: null }),
  ];
  const results = await Promise.all(Array.from({ length: 200 }, (_, n) => calls[n % calls.length]?.(n)));
  const kinds = results.map((result, n) => [n % calls.length, result?.ok ? 'ok' : result?.error.kind]);
  const count = (call: number, kind: string) =>
    kinds.filter(([of, how]) => of === call && how === kind).length;
  // What may be overtaken is, what somebody waits for is refused in words, and nothing else happens to any.
  for (const overtaken of [0, 1, 5])
    assert.equal(
      count(overtaken, 'ok') + count(overtaken, 'superseded'),
      kinds.filter(([of]) => of === overtaken).length,
    );
  for (const refused of [2, 3])
    assert.equal(
      count(refused, 'ok') + count(refused, 'not-ready'),
      kinds.filter(([of]) => of === refused).length,
    );
  assert.ok(count(3, 'ok') >= 1 && count(3, 'ok') <= 5, `${count(3, 'ok')} rehearsals`);
  assert.ok(count(2, 'ok') >= 2 && count(2, 'ok') <= 18, `${count(2, 'ok')} reviews`);

  const ended = await when('the end of the campaign', async () => {
    const state = value(await wire.call('campaign.get', { campaignId: sent }));
    return state.phase === 'finished' && state;
  });
  assert.equal(ended.counts.accepted, 1000);
});
