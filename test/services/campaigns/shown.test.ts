import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import type { AudienceId } from '../../../shared/brand.ts';
import { accountAt } from '../support/account.ts';
import { kindOf, startTestApp, value } from '../support/app.ts';
import { addAudience, besideApp } from '../support/audience.ts';
import { fictionalNumber } from '../support/people.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** A service whose balance is answered only when it is told to. */
async function slowService(t: TestContext) {
  const answers: (() => void)[] = [];
  const server = createServer((_request, response) => {
    answers.push(() => response.end(JSON.stringify({ credit: 100, id: 1 })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  async function asked(): Promise<() => void> {
    while (answers.length === 0) await new Promise((resolve) => setImmediate(resolve));
    return answers.shift()!;
  }
  return { url, asked };
}

async function stage(t: TestContext, people: number) {
  const dataDir = tempFolder(t);
  const { app, wire } = await startTestApp(dataDir);
  t.after(() => app.close());
  const rows = Array.from({ length: people }, (_, n) => ({
    cells: [`Name ${n}`],
    msisdn: Number(fictionalNumber(n)),
  }));
  const audienceId: AudienceId = addAudience(besideApp(t, dataDir), ['name'], rows);
  const { id: campaignId, options } = value(await wire.call('draft.create', {}));
  const patch = { audienceId, message: 'Hi {name}', options: { ...options, canary: 0 } };
  value(await wire.call('draft.save', { campaignId, patch }));
  return { wire, audienceId, campaignId, options };
}

test('what is changed while the review is being made was not reviewed, and is not sent by it', async (t) => {
  const { wire, audienceId, campaignId } = await stage(t, 3);
  const service = await slowService(t);
  const { id: accountId } = value(
    await wire.call('account.save', {
      account: accountAt(service.url),
    }),
  );
  value(await wire.call('token.save', { accountId, token: 'not-a-real-token' }));
  value(await wire.call('draft.save', { campaignId, patch: { accountId } }));
  const reviewing = wire.call('campaign.review', { campaignId });
  const answer = await service.asked();
  value(await wire.call('audience.edit', { audienceId, n: 1, column: 0, value: 'Someone else' }));
  answer();
  const { people, hash } = value(await reviewing);
  const started = await wire.call('campaign.start', { campaignId, people, hash, includeRecent: false });
  assert.equal(kindOf(started), 'conflict');
});

test('what has begun is not cancelled by being taken off the schedule', async (t) => {
  const { wire, campaignId, options } = await stage(t, 30);
  value(await wire.call('practice.script', { script: 'slow:400, slow:400' }));
  const way = { ...options, canary: 0, chunkSize: 10 };
  value(await wire.call('draft.save', { campaignId, patch: { options: way } }));
  const { people, hash } = value(await wire.call('campaign.review', { campaignId }));
  value(await wire.call('campaign.start', { campaignId, people, hash, includeRecent: false }));
  const taken = await wire.call('campaign.unschedule', { campaignId });
  assert.equal(kindOf(taken), 'conflict');
  for (;;) {
    const { phase, counts } = value(await wire.call('campaign.get', { campaignId }));
    assert.ok(phase === 'running' || phase === 'finished', phase);
    if (phase === 'finished') return assert.equal(counts.accepted, 30);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
});
