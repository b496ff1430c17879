import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { CampaignId } from '../../shared/brand.ts';
import { pauseFor } from '../../shared/campaign/outcome/pause-words.ts';
import { keepForEver } from '../../shared/retention/retention.ts';
import { startTestApp, value } from './support/app.ts';
import { atEnd } from './support/at-end.ts';
import { addAudience, besideApp } from './support/audience.ts';
import { campaignApp } from './support/campaign-app.ts';
import { fictionalNumber, guestColumns, guests } from './support/people.ts';
import { plainOptions } from './support/sending.ts';
import { tempFolder } from './support/temp-folder.ts';

const minute = 60_000;
const day = 86_400_000;

/** Work of every kind that an opened app goes on with: where it waits, and whether it is done. */
async function folderWithWork(t: Parameters<typeof tempFolder>[0], dataDir: string) {
  const { wire, app, database, draft, start, reached, practise } = await campaignApp(t, { dataDir });
  const started = async (patch: Parameters<typeof draft>[1], phase: 'paused' | 'finished' | 'scheduled') => {
    const id = await draft(10, patch);
    await start(id, true);
    await reached(id, phase);
    return id;
  };
  const hold = (id: CampaignId, kind: 'quiet' | 'start-time') =>
    database
      .prepare('UPDATE campaign SET pause = ? WHERE id = ?')
      .run(JSON.stringify({ ...pauseFor('canary'), kind, until: Date.now() - minute }), id);
  const canary = { ...plainOptions, canary: 3, chunkSize: 10 };
  await practise('slow:400');
  const quiet = await draft(10, { message: 'Quiet, {name}', options: { ...plainOptions, chunkSize: 3 } });
  await start(quiet);
  value(await wire.call('campaign.pause', { campaignId: quiet }));
  await reached(quiet, 'paused');
  const left = await started({ message: 'Left, {name}', options: canary }, 'paused');
  const late = { ...plainOptions, startAt: Date.now() + 15 * minute };
  const scheduled = await started({ message: 'Late, {name}', options: late }, 'scheduled');
  const byDay = await started({ message: 'By day, {name}', options: late }, 'scheduled');
  const old = await started({ message: 'Old, {name}' }, 'finished');
  const removed = await started({ message: 'Gone, {name}' }, 'finished');
  const erased = fictionalNumber(77);
  value(await wire.call('optOut.add', { text: `+${erased}`, note: '', source: 'test' }));
  const sheetless = addAudience(database, guestColumns, guests(3), false);
  addAudience(database, guestColumns, guests(3, 77));
  await app.close();
  const retention = { ...keepForEver, campaigns: 30, log: 30 };
  const settings = join(dataDir, 'settings.json');
  const file = JSON.parse(readFileSync(settings, 'utf8'));
  writeFileSync(settings, JSON.stringify({ ...file, settings: { ...file.settings, retention } }));
  hold(quiet, 'quiet');
  hold(left, 'start-time');
  const startAt = database.prepare(
    "UPDATE campaign SET frozen = json_set(frozen, '$.options.startAt', ?) WHERE id = ?",
  );
  startAt.run(Date.now() - 2 * minute, scheduled);
  startAt.run(Date.now(), byDay);
  database
    .prepare('UPDATE campaign SET ended_at = ended_at - ?1, updated_at = updated_at - ?1 WHERE id = ?2')
    .run(40 * day, old);
  database.prepare('INSERT INTO removal (campaign_id, in_practice) VALUES (?, 1)').run(removed);
  database.prepare('DELETE FROM campaign WHERE id = ?').run(removed);
  database.prepare('INSERT INTO erasure (msisdn, keep_opt_out) VALUES (?, 0)').run(Number(erased));
  const { changes } = database
    .prepare('UPDATE folder SET opt_out_changes = opt_out_changes + 1 RETURNING opt_out_changes AS changes')
    .get()!;
  database.close();
  return { quiet, left, scheduled, byDay, old, sheetless, changes: Number(changes) };
}

test('an app that opens with work of every kind waiting begins all of it, at once and without a fault', async (t) => {
  const dataDir = tempFolder(t);
  const { quiet, left, scheduled, byDay, old, sheetless, changes } = await folderWithWork(t, dataDir);
  const log = join(dataDir, 'tagline.log');
  const before = readFileSync(log, 'utf8').length;
  const again = await startTestApp(dataDir);
  atEnd(t, () => again.app.close());
  const database = besideApp(t, dataDir);
  const one = (sql: string, ...values: number[]) =>
    Object.values(database.prepare(sql).get(...values) ?? {})[0];
  const phase = (id: CampaignId) => one('SELECT phase FROM campaign WHERE id = ?', id) ?? 'none';
  const done = {
    'the end of quiet hours': () => phase(quiet) === 'finished',
    'its time after a canary': () =>
      one("SELECT pause ->> 'kind' FROM campaign WHERE id = ?", left) === 'canary',
    'its time that passed': () => phase(scheduled) === 'missed',
    'its time now': () => phase(byDay) === 'finished',
    'what is older than it is kept': () => phase(old) === 'none',
    'a removal': () => one('SELECT count(*) FROM removal') === 0,
    'an erasure': () => one('SELECT count(*) FROM erasure') === 0,
    'opt-outs that lists follow': () => Number(one('SELECT followed_changes FROM folder')) >= changes,
    'a list that was not finished': () => one('SELECT count(*) FROM audience WHERE id = ?', sheetless) === 0,
  };
  for (const [what, isDone] of Object.entries(done)) await again.when(what, isDone);
  assert.doesNotMatch(readFileSync(log, 'utf8').slice(before), /"bug"/);
});
