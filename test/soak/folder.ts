/**
 * One's own large folder: saves it as a file, opens this file as another app's folder, and starts. Shows how long each
 * takes, for how long main was held at most, and the memory of the process. Run it with `npm run soak -- --folder`.
 */
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { waitingFolderFile } from '../../electron/folder/waiting-folder-file.ts';
import { openDatabase } from '../../electron/store/open-database.ts';
import { startTestApp, value } from '../services/support/app.ts';
import { fillStore } from '../services/support/large-store.ts';
import { tempFolder } from '../services/support/temp-folder.ts';
import { assertPaced } from '../support/pace.ts';

const { values } = parseArgs({
  strict: false,
  options: { receipts: { type: 'string', default: '10000000' } },
});
const receipts = Number(values.receipts);
/** In ms of main's processor. */
const mostHeld = 50;
/** In bytes of the whole process, beside what it has before. */
const mostMemory = 400e6;
const everyMs = 5;

const ends: (() => Promise<unknown>)[] = [];
const ending = { after: (work: () => Promise<void>) => void ends.push(work) };
const [from, to] = [tempFolder(ending), tempFolder(ending)];

/** Shows what `work` took. Main is held at most for as long as its processor works between two looks. */
async function measured<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const { rss } = process.memoryUsage();
  let [before, heldMs, peak] = [process.threadCpuUsage(), 0, rss];
  function look(): void {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    heldMs = Math.max(heldMs, (user + system) / 1000);
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  const looking = setInterval(look, everyMs);
  const [since, used] = [performance.now(), process.cpuUsage()];
  const result = await work();
  clearInterval(looking);
  look();
  const { user, system } = process.cpuUsage(used);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const processor = ((user + system) / 1e6).toFixed(1);
  const memory = `${Math.round((peak - rss) / 1e6)} MB more`;
  console.log(
    `${what}: ${seconds} s, ${processor} s of processors; main was held ${heldMs.toFixed(0)} ms; ${memory}`,
  );
  assertPaced(`${what} held main`, heldMs, mostHeld);
  assert.ok(peak - rss < mostMemory, `${what}: ${memory}`);
  return result;
}

const database = value(openDatabase(join(from, 'tagline.db')));
fillStore(database, {
  ...{ campaigns: 40, people: receipts / 40, chunk: 1000, rows: receipts / 10, alike: 1000 },
  ...{ optOuts: 100_000, lists: 500, steps: 10_000 },
});
database.close();

const source = await startTestApp(from);
const request = { what: 'folder', as: 'backup' } as const;
const saved = await measured('Saved', async () => value(await source.wire.call('export.open', request)));
const app = await startTestApp(to);
await measured('Handed over', async () => {
  value(await app.wire.call('folder.begin', {}));
  for (let isDone = false; !isDone; ) {
    const piece = value(await source.wire.call('export.read', { exportId: saved.exportId }));
    value(await app.wire.call('folder.append', { bytes: piece.bytes }));
    isDone = piece.done;
  }
});
await source.app.close();
await measured('Read', async () => value(await app.wire.call('folder.open', {})));
console.log(`${receipts} receipts: ${Math.round(statSync(waitingFolderFile(to)).size / 1e6)} MB.`);
await app.app.close();
const opened = await measured('Started', () => startTestApp(to));
const { unread } = value(await opened.wire.call('folder.status', {}));
assert.deepEqual(unread, null);
await opened.app.close();
for (const end of ends.reverse()) await end();
