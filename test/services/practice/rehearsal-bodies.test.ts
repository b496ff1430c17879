import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { openAccountRegistry } from '../../../electron/accounts/account-registry.ts';
import { createBalanceReader } from '../../../electron/accounts/balance-reader.ts';
import { createCampaignHandlers } from '../../../electron/campaigns/campaign-handlers.ts';
import type { Context } from '../../../electron/context.ts';
import { openDraftStore } from '../../../electron/drafts/draft-store.ts';
import { openLog } from '../../../electron/log.ts';
import { openSettings } from '../../../electron/settings/settings-file.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { pauseShown } from '../../../shared/campaign/pause.ts';
import { accountAt } from '../support/account.ts';
import { testHost, value } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { fictionalNumber } from '../support/people.ts';
import { practiceFor } from '../support/practice.ts';
import { plainOptions } from '../support/sending.ts';
import { tempFolder } from '../support/temp-folder.ts';

interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Stands before a gateway of its own and writes down every POST. */
async function recordedGateway(t: TestContext, token: string) {
  const practice = await practiceFor(t, { token });
  const posted: Posted[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { method = '', url = '', headers } = request;
    if (method === 'POST') posted.push({ path: url, headers, body });
    const passed = fetch(`${practice.url}${url}`, { method, ...(method === 'POST' ? { body } : {}) });
    const answer = await passed.catch(() => null);
    // The balance is read once more after a campaign, when the gateway of a test that has ended may be gone.
    if (answer === null) return void response.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  return { practice, posted, url: `http://127.0.0.1:${address.port}` };
}

test('a rehearsal posts what the live campaign posts after it, but for the token', async (t) => {
  const stage = await recordedGateway(t, 'practice-token');
  const live = await recordedGateway(t, 'live-token');
  const encoding = 'sixteen-bit';
  live.practice.takeUnicode([encoding]);

  const dataDir = tempFolder(t);
  const host = testHost(dataDir);
  const databasePath = join(dataDir, 'tagline.db');
  const database = value(openDatabase(databasePath));
  const settings = openSettings(dataDir, 'US', () => assert.fail('nothing to set aside'));
  const accounts = openAccountRegistry(settings, host.vault, {
    async open(encodings) {
      stage.practice.takeUnicode(encodings);
      return { url: stage.url, token: 'practice-token' };
    },
  });
  const context: Context = {
    host,
    database,
    databasePath,
    settings,
    accounts,
    log: openLog(dataDir, Date.now),
    emit: () => undefined,
    now: Date.now,
  };
  const drafts = openDraftStore(database, Date.now);
  const room = createCampaignHandlers(
    context,
    drafts,
    createBalanceReader(accounts, () => undefined, Date.now),
  );
  t.after(async () => {
    await room.close();
    database.close();
  });
  const { handlers } = room;

  const account = value(
    await accounts.save(accountAt(live.url, { sendPath: '/sms/mtsms', unicodeEncoding: encoding })),
  );
  await accounts.saveToken(account.id, 'live-token');
  const rows = Array.from({ length: 25 }, (_, n) => ({
    cells: [n % 4 === 1 ? `Łucja ${n}` : `"Name" ${n}`],
    msisdn: Number(fictionalNumber(n)),
  }));
  const { id: campaignId } = drafts.create({
    name: 'Spring',
    accountId: account.id,
    audienceId: addAudience(database, ['name'], rows),
    message: 'Hi {name|there}, see you at 5 €',
    sender: 'Bakery',
    label: 'Customer 7',
    options: { ...plainOptions, canary: 3, chunkSize: 8 },
  });

  async function finish(id: CampaignId): Promise<void> {
    const since = performance.now();
    for (;;) {
      const { phase, pause } = value(await handlers['campaign.get']({ campaignId: id }));
      if (phase === 'finished') return;
      if (phase === 'paused') {
        assert.equal(pause?.kind, 'canary', pause?.message);
        value(await handlers['campaign.resume']({ campaignId: id, shown: pauseShown(pause) }));
      }
      if (performance.now() - since > 30_000) throw new Error(`Still ${phase}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  const rehearsal = value(await handlers['campaign.rehearse']({ campaignId, includeRecent: false }));
  await finish(rehearsal.id);
  assert.equal(live.posted.length, 0);
  const { people, hash, rehearsed } = value(await handlers['campaign.review']({ campaignId }));
  assert.deepEqual([rehearsed?.accepted, rehearsed?.differences], [25, 0]);
  value(await handlers['campaign.start']({ campaignId, people, hash, includeRecent: false }));
  await finish(campaignId);

  assert.equal(stage.posted.length, 6);
  assert.deepEqual(stage.posted.map(withoutToken), live.posted.map(withoutToken));
  assert.ok(stage.posted.every(({ path, body }) => path === '/sms/mtsms' && body.includes('Customer 7')));
  assert.ok(stage.posted.some(({ body }) => body.includes(`"encoding":"${encoding}"`)));
  assert.ok(stage.posted.every(({ body }) => body.startsWith('{"token":"practice-token",')));
  assert.ok(live.posted.every(({ body }) => body.startsWith('{"token":"live-token",')));
  assert.deepEqual(stage.practice.inbox.texts({ msisdn: fictionalNumber(1) }).rows[0]?.damaged, false);
});

function withoutToken({ path, headers, body }: Posted) {
  const { 'content-type': type, accept } = headers;
  return { path, type, accept, body: body.replace(/"(practice|live)-token"/, '"TOKEN"') };
}
