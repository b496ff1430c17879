import assert from 'node:assert/strict';
import { readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildStale } from '../../../electron/tools/build.ts';
import type { Msisdn } from '../../../shared/brand.ts';
import type { Wire } from '../../../shared/contract.ts';
import { eraseWord } from '../../../shared/folder/erase-words.ts';
import { keepForEver } from '../../../shared/retention/retention.ts';
import { startBuiltLoopback } from '../../e2e/support/loopback.ts';
import { loopbackClient } from '../../support/loopback-client.ts';
import { kindOf, testApp, value } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { marksIn } from '../support/every-byte.ts';
import { exported } from '../support/exported.ts';
import { fictionalNumber } from '../support/people.ts';
import { tempFolder } from '../support/temp-folder.ts';

const marks = { 'a half uploaded file': 'Uploaded-only', 'a half uploaded backup': 'Incoming-only' };
type Caller = Pick<Wire, 'call'>;
const half = (mark: string) => new TextEncoder().encode(`Name,Phone\n${mark},+12025550100\n`);

/** A file and a backup on their way in, of which only a part came. */
async function uploadHalves(wire: Caller): Promise<void> {
  const { sheetId } = value(await wire.call('sheet.begin', { name: 'half.csv', size: 5000 }));
  value(await wire.call('sheet.append', { sheetId, at: 0, bytes: half('Uploaded-only') }));
  value(await wire.call('folder.begin', {}));
  value(await wire.call('folder.append', { bytes: half('Incoming-only') }));
}

/** Backups that are being saved: of one nothing was read yet. */
async function openBackups(wire: Caller): Promise<string[]> {
  const ids: string[] = [];
  for (const reads of [0, 1]) {
    const { exportId } = value(await wire.call('export.open', { what: 'folder', as: 'backup' }));
    for (let read = 0; read < reads; read += 1) value(await wire.call('export.read', { exportId }));
    ids.push(exportId);
  }
  return ids;
}

const outgoing = (dataDir: string): string[] =>
  readdirSync(dataDir).filter((name) => name.startsWith('outgoing-'));

/** Files of a folder that this process can still read, removed ones too. */
function openIn(dataDir: string): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const path = readlinkSync(`/proc/self/fd/${fd}`);
      return path.startsWith(dataDir) && /sheets|incoming|outgoing/.test(path) ? [path] : [];
    } catch {
      return [];
    }
  });
}

// Threat: Contacts at rest
test('a copy that came half or was read half goes when something is removed, and when everything is', async (t) => {
  const stage = await campaignApp(t);
  const { wire, dataDir } = stage;
  const removals = {
    async 'a list'() {
      const draft = await stage.draft(3);
      const { audienceId } = value(await wire.call('draft.get', { campaignId: draft }));
      value(await wire.call('campaign.remove', { campaignId: draft, phase: 'draft' }));
      await prepare();
      value(await wire.call('audience.remove', { audienceId: audienceId! }));
    },
    async 'a person'() {
      await prepare();
      value(await wire.call('person.erase', { msisdn: fictionalNumber(1) as Msisdn, keepOptOut: false }));
    },
    async 'older campaigns'() {
      const { campaigns } = await endedAt(1);
      await prepare();
      const older = { days: 30, shown: campaigns };
      assert.equal(value(await wire.call('campaign.removeOlder', older)).removed, 1);
    },
    async 'what is too old'() {
      await endedAt(1);
      const retention = { ...keepForEver, campaigns: 40 };
      const shown = value(await wire.call('retention.plan', { retention }));
      assert.equal(shown.campaigns, 1);
      await prepare();
      value(await wire.call('retention.set', { retention, shown }));
    },
    async everything() {
      await prepare();
      value(await wire.call('folder.erase', { typed: eraseWord() }));
    },
  };
  /** A campaign that ended at that time. */
  async function endedAt(at: number) {
    const campaignId = await stage.draft(3);
    await stage.start(campaignId);
    await stage.reached(campaignId, 'finished');
    stage.database.exec(`UPDATE campaign SET ended_at = ${at}, updated_at = ${at} WHERE id = ${campaignId}`);
    return value(await wire.call('campaign.older', { days: 30 }));
  }
  let backups: string[] = [];
  async function prepare(): Promise<void> {
    await uploadHalves(wire);
    backups = await openBackups(wire);
    assert.deepEqual(marksIn(dataDir, marks), Object.keys(marks));
    assert.equal(outgoing(dataDir).length, 2);
  }
  for (const [what, remove] of Object.entries(removals)) {
    await remove();
    assert.deepEqual(marksIn(dataDir, marks), [], what);
    assert.deepEqual(outgoing(dataDir), [], what);
    assert.deepEqual(openIn(dataDir), [], what);
    for (const exportId of backups)
      assert.equal(kindOf(await wire.call('export.read', { exportId })), 'not-found', what);
  }
  const { id: templateId } = value(await wire.call('template.add', { name: 'Old', message: 'Hi' }));
  const [opened] = await Promise.all([
    wire.call('export.open', { what: 'folder', as: 'backup' }),
    wire.call('template.remove', { templateId }),
  ]);
  assert.equal(kindOf(opened), 'not-found', 'something is removed while it is being made');
  assert.deepEqual(outgoing(dataDir), []);
  // A whole one is saved as ever.
  assert.ok((await exported(wire, { what: 'folder', as: 'backup' })).bytes.length > 4000);
});

// Fault (app): the app is killed while a file or a backup is on its way into it or out of it -> nobody is in doubt -> it
// is gone at the next start
test('a copy that came half or was read half is gone at the start after a kill', async (t) => {
  await buildStale(['main']);
  const dataDir = join(tempFolder(t), 'data');
  const host = await startBuiltLoopback(dataDir);
  const client = loopbackClient(host.address, host.secret);
  await uploadHalves(client);
  await openBackups(client);
  await host.kill();
  assert.deepEqual(marksIn(dataDir, marks), Object.keys(marks));
  assert.equal(outgoing(dataDir).length, 2);
  const again = await startBuiltLoopback(dataDir);
  assert.deepEqual(marksIn(dataDir, marks), []);
  assert.deepEqual(outgoing(dataDir), []);
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  assert.ok(
    files.every((name) => !/upload|incoming|outgoing/.test(name)),
    files.join(),
  );
  await again.stop();
});

// Fault (app): the app is killed while it reads a backup -> the next start removes what was read -> no copy is left
test('a backup that was read only in part is removed by the next start', async (t) => {
  const dataDir = tempFolder(t);
  const remains = ['', '.new', '.new-journal', '-journal'].map((end) => `to-open.tagline.reading${end}`);
  for (const name of remains) writeFileSync(join(dataDir, name), 'Ada');
  await testApp(t, { dataDir });
  assert.deepEqual(
    readdirSync(dataDir).filter((name) => remains.includes(name)),
    [],
  );
});
