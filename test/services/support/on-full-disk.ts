import assert from 'node:assert/strict';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { performCommand } from '../../../electron/command-line/perform-command.ts';
import { exitCodes } from '../../../shared/command-line/exit-code.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { settled } from '../support/sheet.ts';
import { accountAt } from './account.ts';
import { startTestApp, value } from './app.ts';
import { addAudience } from './audience.ts';
import { fillDisk } from './fill-disk.ts';
import { fictionalNumber } from './people.ts';

// Run by disk-full.test.ts on a disk of its own of some megabytes: everything that is written meets the full disk
// in words, and goes on once there is room.

const disk = process.argv[2] ?? '';
const filler = join(disk, 'filler');

const running = await startTestApp(join(disk, 'data'));
const { app, wire } = running;
const { id: campaignId } = value(await wire.call('draft.create', {}));
const settings = value(await wire.call('settings.read', {}));
const account = accountAt('https://sms.example', { name: 'Northside' });
const people = Array.from({ length: 20_000 }, (_, at) => `Guest ${at},+${fictionalNumber(at)}`);
const file = new TextEncoder().encode(['Name,Phone', ...people].join('\n'));

const beside = new DatabaseSync(join(disk, 'data', 'tagline.db'));
const audienceId = addAudience(beside, ['Name'], [{ cells: ['Anna'] }]);
beside.close();
value(
  await wire.call('draft.save', {
    campaignId,
    patch: { name: 'Reminder', audienceId, message: 'Hi {Name}' },
  }),
);

const list = join(disk, 'list.csv');
writeFileSync(list, file);
const prepare = { args: ['prepare', list, '--campaign', 'Reminder'], folder: disk };

fillDisk(filler, 0);
const ran = await performCommand(prepare, app);
assert.equal(ran.exit, exitCodes['bad-input'], ran.text);
assert.match(ran.text, /^The disk is full/);
// Threads that start on a full disk say that it is full, not that their work broke off.
for (const first of [
  await wire.call('campaign.review', { campaignId }),
  await wire.call('draft.survey', { audienceId, message: 'Hi {Name}', lettering: { encoded: true } }),
  await wire.call('practice.status', {}),
]) {
  if (first.ok) continue;
  assert.ok(first.error.kind === 'storage', JSON.stringify(first.error));
  assert.match(spoken(first.error.message), /^The disk (is full|failed)/);
}
const refused = [
  await wire.call('draft.save', { campaignId, patch: { message: 'x'.repeat(40_000) } }),
  await wire.call('draft.create', {}),
  await wire.call('settings.save', { settings: { ...settings, recentDays: 9 } }),
  await wire.call('account.save', { account }),
  await wire.call('optOut.add', { text: '+12015550100', note: '', source: '' }),
];
for (const [at, result] of refused.entries()) {
  assert.ok(!result.ok, `step ${at}`);
  assert.equal(result.error.kind, 'storage', `step ${at}`);
  assert.match(spoken(result.error.message), /^The disk is full/, `step ${at}`);
  assert.ok('fix' in result.error);
}
assert.deepEqual(value(await wire.call('settings.read', {})), settings);

const cut = value(await wire.call('sheet.begin', { name: 'people.csv', size: file.byteLength }));
for (const result of [
  await wire.call('sheet.append', { ...cut, at: 0, bytes: file }),
  await wire.call('sheet.end', cut),
]) {
  assert.ok(!result.ok);
  assert.equal(result.error.kind, 'storage');
}
value(await wire.call('sheet.discard', cut));

// A backup that does not fit leaves the room that it took to campaigns.
rmSync(filler);
value(await wire.call('folder.begin', {}));
fillDisk(filler, 65_536);
const opening = await wire.call('folder.append', { bytes: new Uint8Array(2 * 65_536) });
assert.ok(!opening.ok && opening.error.kind === 'storage');
assert.ok(!existsSync(join(disk, 'data', 'incoming.tagline')));

// The file itself finds room, what is read from it does not.
fillDisk(filler, file.byteLength + 65_536);
const whole = value(await wire.call('sheet.begin', { name: 'people.csv', size: file.byteLength }));
value(await wire.call('sheet.append', { ...whole, at: 0, bytes: file }));
value(await wire.call('sheet.end', whole));
const read = await settled(running, whole.sheetId);
assert.equal(read.stage, 'failed');
assert.match(spoken(read.error?.message) ?? '', /^The disk is full/);

rmSync(filler);
const reread = value(await wire.call('sheet.reread', { ...whole, options: {} }));
assert.equal(reread.stage, 'reading');
value(await wire.call('draft.save', { campaignId, patch: { message: 'There is room again' } }));
value(await wire.call('settings.save', { settings: { ...settings, recentDays: 9 } }));
assert.equal(value(await wire.call('draft.get', { campaignId })).message, 'There is room again');
await app.close();
