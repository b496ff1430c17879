import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { openAccountRegistry, type PracticeConnection } from '../../../electron/accounts/account-registry.ts';
import { createBalanceReader } from '../../../electron/accounts/balance-reader.ts';
import { createCampaignHandlers } from '../../../electron/campaigns/campaign-handlers.ts';
import type { Context } from '../../../electron/context.ts';
import { openDraftStore } from '../../../electron/drafts/records/draft-records.ts';
import { openFolder } from '../../../electron/folder/open-folder.ts';
import { ConnectionBudget } from '../../../electron/gateway/connection-budget.ts';
import { trustIn } from '../../../electron/gateway/trust.ts';
import { openLog } from '../../../electron/log.ts';
import { openSettings } from '../../../electron/settings/settings-file.ts';
import { openRecentFiles } from '../../../electron/sheets/recent-files.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { pauseShown } from '../../../shared/campaign/outcome/pause.ts';
import { directly } from '../../../shared/network/proxy.ts';
import { ok } from '../../../shared/result.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { until } from '../../support/until.ts';
import { accountAt } from '../support/account.ts';
import { testHost, value } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { addAudience } from '../support/audience.ts';
import { fictionalNumber } from '../support/people.ts';
import { relayed, type Seen } from '../support/relay.ts';
import { plainOptions } from '../support/sending.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { testUnfinished } from '../support/unfinished.ts';

test('a rehearsal posts what the live campaign posts after it, but for the token', async (t) => {
  const stage = await relayed(t, { token: 'practice-token' });
  const live = await relayed(t, { token: 'live-token' });
  const encoding = 'sixteen-bit';
  live.practice.takeUnicode([encoding]);

  const dataDir = tempFolder(t);
  const host = testHost(dataDir);
  const databasePath = join(dataDir, 'tagline.db');
  const database = value(openDatabase(databasePath));
  const settings = value(await openSettings(dataDir));
  // At some hour it is night for the numbers of every test.
  settings.saveSettings({ quietFrom: 0, quietTo: 0 });
  const practice: PracticeConnection = {
    async open(encodings) {
      stage.practice.takeUnicode(encodings);
      return ok({ url: stage.url, token: 'practice-token' });
    },
  };
  const accounts = openAccountRegistry(settings, host.vault, practice, async () => {});
  const budget = new ConnectionBudget(4);
  const network = { paths: async () => directly, trust: trustIn(() => []) };
  const context: Context = {
    host,
    database,
    databasePath,
    folder: openFolder({ database, stateDir: host.stateDir, at: Date.now() }),
    wasTakenBack: false,
    settings,
    recent: openRecentFiles({ dataDir, now: Date.now, changed() {} }),
    accounts,
    log: openLog(dataDir, Date.now),
    budget,
    network,
    unfinished: testUnfinished(),
    emit: () => undefined,
    now: Date.now,
  };
  const drafts = openDraftStore(database, Date.now);
  const campaigns = createCampaignHandlers(
    context,
    {
      drafts,
      askSurveys: () => Promise.reject(new Error('Nothing is put in order here.')),
      draftsByDay: () => Promise.reject(new Error('Nothing is chosen here.')),
      draftToRows: () => Promise.reject(new Error('Nothing is chosen here.')),
      inLine: () => Promise.reject(new Error('Nothing is copied here.')),
      listOfRows: () => Promise.reject(new Error('Nothing is chosen here.')),
    },
    createBalanceReader({
      accounts,
      settings,
      budget,
      network,
      emit: () => undefined,
      now: Date.now,
      ending: new AbortController().signal,
      observe: () => ({ beganNo: 0, keep: () => undefined }),
    }),
    { lostAmong: async () => ok({ texts: 0, letters: [], of: 0 }), forget: async () => ok(0) },
    { teamFileChanged: () => undefined, bringUpToDate: async () => undefined },
  );
  atEnd(t, async () => {
    await campaigns.close();
    database.close();
  });
  const { handlers } = campaigns;

  const account = value(
    await accounts.save(accountAt(live.url, { sendPath: '/sms/mtsms', unicodeEncoding: encoding })),
  );
  await accounts.saveToken(account.id, 'live-token');
  const rows = Array.from({ length: 25 }, (_, n) => ({
    cells: [n % 4 === 1 ? `Łucja ${n}` : `"Name" ${n}`],
    msisdn: Number(fictionalNumber(n)),
  }));
  const { id: campaignId } = drafts.add({
    name: 'Spring',
    accountId: account.id,
    audienceId: addAudience(database, ['name'], rows),
    message: 'Hi {name|there}, see you at 5 €',
    sender: 'Bakery',
    label: 'Customer 7',
    options: { ...plainOptions, canary: 3, chunkSize: 8 },
    restOf: null,
    family: null,
    copiedFrom: null,
    againOf: null,
    made: 'Draft made.',
  });

  async function finish(id: CampaignId) {
    const state = async () => value(await handlers['campaign.get']({ campaignId: id }));
    await until(async () => (await state()).phase === 'paused', { what: 'the canary' });
    const { pause } = await state();
    assert.equal(pause?.kind, 'canary', spoken(pause?.message));
    value(await handlers['campaign.resume']({ campaignId: id, shown: pauseShown(pause) }));
    await until(async () => (await state()).phase === 'finished', { what: 'the end' });
    return state();
  }

  const rehearsal = value(await handlers['campaign.rehearse']({ campaignId, includeRecent: false }));
  const { counts, differences } = await finish(rehearsal.id);
  assert.deepEqual([counts.accepted, differences], [25, 0]);
  assert.equal(live.posts().length, 0);
  const { people, hash, rehearsed } = value(await handlers['campaign.review']({ campaignId }));
  assert.notEqual(rehearsed, null);
  value(await handlers['campaign.start']({ campaignId, people, hash, includeRecent: false }));
  await finish(campaignId);

  assert.equal(stage.posts().length, 6);
  assert.deepEqual(stage.posts().map(withoutToken), live.posts().map(withoutToken));
  assert.ok(stage.posts().every(({ url, body }) => url === '/sms/mtsms' && body.includes('Customer 7')));
  assert.ok(stage.posts().some(({ body }) => body.includes(`"encoding":"${encoding}"`)));
  assert.ok(stage.posts().every(({ body }) => body.startsWith(`{"token":"practice-token.${rehearsal.id}",`)));
  assert.ok(live.posts().every(({ body }) => body.startsWith('{"token":"live-token",')));
  assert.deepEqual(stage.practice.inbox.texts({ msisdn: fictionalNumber(1) }).rows[0]?.damaged, false);
});

function withoutToken({ url, headers, body }: Seen) {
  const { 'content-type': type, accept } = headers;
  return { url, type, accept, body: body.replace(/"(practice-token\.\d+|live-token)"/, '"TOKEN"') };
}
