import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { openRecentTexts } from '../../../electron/campaigns/worker/start/left-out-at-start.ts';
import { readFolder } from '../../../electron/folder/worker/reading/read-folder.ts';
import { numbersReachedSince, wasReachedSince } from '../../../electron/reached/reached-find.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import type { Unread } from '../../../shared/folder/folder.ts';
import { openService } from '../../crash/service.ts';
import { value } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { type CampaignApp, campaignApp } from '../support/campaign-app.ts';
import { exported } from '../support/exported.ts';
import { fictionalNumber, guestColumns, guests } from '../support/people.ts';
import { shared } from '../support/shared.ts';
import { tempFolder } from '../support/temp-folder.ts';

const people = 20;

interface Campaign {
  readonly id: CampaignId;
  readonly numbers: readonly number[];
}

/** The backup of a folder that texted for real, in requests of ten, and its campaigns. */
const theFolder = shared(async (file) => {
  const service = await openService({ refused: new Set(), dropped: new Set([fictionalNumber(45)]) });
  file.after(() => service.close());
  const app = await campaignApp(file);
  const accountId = await app.liveAccount(service.url, 'secret-token-of-a-test');
  const finished = await begun(app, 0);
  await app.reached(finished.id, 'finished');
  const waiting = await begun(app, 20, 10);
  await app.reached(waiting.id, 'paused');
  const inDoubt = await begun(app, 40);
  await app.reached(inDoubt.id, 'paused');
  const removed = await begun(app, 60);
  await app.reached(removed.id, 'finished');
  value(await app.wire.call('campaign.remove', { campaignId: removed.id, phase: 'finished' }));
  const removal = app.database.prepare('SELECT 1 FROM removal');
  await app.when('the removed campaign erased', () => removal.get() === undefined);
  const { bytes } = await exported(app.wire, { what: 'folder', as: 'backup' });
  await app.app.close();
  return { bytes, finished, waiting, inDoubt, removed };

  async function begun({ database, draft, start, wire }: CampaignApp, first: number, canary = 0) {
    const { options } = value(await wire.call('draft.create', {}));
    const audienceId = addAudience(database, guestColumns, guests(people, first));
    const plan = { ...options, canary, chunkSize: 10, connections: 1 };
    const id = await draft(people, { accountId, audienceId, sender: 'Tagline', options: plan });
    await start(id);
    const numbers = Array.from({ length: people }, (_, n) => Number(fictionalNumber(first + n)));
    return { id, numbers };
  }
});

interface Read {
  readonly database: DatabaseSync;
  readonly unread: Unread | null;
  has(table: string, campaign: Campaign): boolean;
  /** Those whom nothing keeps from getting the same text again while everything may be sent. */
  unprotected(campaign: Campaign): number[];
}

/** Opens the backup after it was changed. */
async function readChanged(t: TestContext, change: string): Promise<Read> {
  const folder = tempFolder(t);
  const [from, to] = [join(folder, 'from.tagline'), join(folder, 'to.db')];
  writeFileSync(from, (await theFolder()).bytes);
  const file = new DatabaseSync(from, { defensive: false });
  file.exec(`DROP TRIGGER recipient_msisdn_changed; ${change}`);
  file.close();
  const now = Date.now();
  value(await readFolder({ from, to, as: 'file', now }, new AbortController().signal));
  const database = value(openDatabase(to));
  t.after(() => database.close());
  const stored = database.prepare('SELECT unread FROM folder').get()?.unread;
  const optedOut = database.prepare('SELECT 1 FROM opt_out WHERE msisdn = ?');
  const since = now - 86_400_000;
  const inLists = new Set([...numbersReachedSince(database, since)].flat());
  const hasRecent = openRecentTexts(database, 1, now);
  return {
    database,
    unread: typeof stored === 'string' ? JSON.parse(stored) : null,
    has: (table, { id }) =>
      database
        .prepare(`SELECT 1 FROM ${table} WHERE ${table === 'campaign' ? 'id' : 'campaign_id'} = ?`)
        .get(id) !== undefined,
    unprotected: ({ numbers }) =>
      numbers.filter((msisdn, n) => {
        if (optedOut.get(msisdn) !== undefined) return false;
        const isInReview = hasRecent([{ msisdn, text: `Hi Name ${n}` }]).has(msisdn);
        return !(isInReview && inLists.has(msisdn) && wasReachedSince(database, msisdn, since));
      }),
  };
}

// Threat: A changed backup
test('whoever a removed campaign reached is read as they are, and not as opted out', async (t) => {
  const { removed } = await theFolder();
  const { database, unread, unprotected } = await readChanged(t, '');
  assert.equal(unread, null);
  assert.equal(database.prepare('SELECT count(*) AS n FROM opt_out').get()?.n, 0);
  assert.deepEqual(unprotected(removed), []);
});
