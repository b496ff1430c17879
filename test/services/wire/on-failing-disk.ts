import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../support/until.ts';
import { kindOf, value, wordsOf } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { fillDisk } from '../support/fill-disk.ts';
import { inputs, makeWorld, operations } from './every-operation.ts';

// Run by operations.test.ts: calls every operation while the disk takes nothing, either because it is full (on a disk
// of its own of some megabytes) or because every write fails (a limit of 0 bytes for files, with SIGXFSZ ignored).

const [folder, fault] = process.argv.slice(2) as [string, 'full' | 'failing'];
const filler = join(folder, 'filler');
const closing: (() => Promise<void>)[] = [];
const app = await campaignApp(
  { after: (work) => void closing.push(async () => work()) },
  { dataDir: join(folder, 'data'), stateDir: join(folder, 'state') },
);
const world = await makeWorld(app);

function limitFiles(bytes: string): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);
  assert.equal(status, 0, String(stderr));
}

// A log that has room left would take the first writes.
const emptied = app.database.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
await until(() => emptied.get()?.busy === 0, { what: 'an empty log' });
if (fault === 'full') fillDisk(filler, 0);
else limitFiles('0');

const met: Record<string, string[]> = { storage: [], internal: [] };
for (const operation of operations) {
  const result = await app.wire.call(operation, inputs[operation]!(world) as never);
  met[kindOf(result)]?.push(`${operation}: ${wordsOf(result as never)}`);
}
if (fault === 'full') rmSync(filler);
else limitFiles('unlimited');

assert.deepEqual(met.internal, []);
assert.ok(met.storage!.length > 8, JSON.stringify(met, null, 1));
for (const words of met.storage!) assert.match(words, /: The disk (is full|failed)/);
// What could not be written has changed nothing, and can be written now.
const { draftId } = world;
assert.equal(value(await app.wire.call('draft.get', { campaignId: draftId })).message, 'Hi {Name}');
value(await app.wire.call('draft.save', { campaignId: draftId, patch: { message: 'Again' } }));
for (const end of closing) await end();
