import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startTestApp, value } from './app.ts';
import { fillDisk } from './fill-disk.ts';

// Run by data-folder-words.test.ts on a disk of its own: the app is closed cleanly, the disk fills up, and each further
// start says so, whatever is left.

const [disk = '', host = ''] = process.argv.slice(2);
const dataDir = join(disk, 'data');
const running = await startTestApp(dataDir);
value(await running.wire.call('draft.create', {}));
await running.app.close();

for (const free of [0, 4096, 16_384]) {
  fillDisk(join(disk, 'filler'), free);
  const { status, stdout, stderr } = spawnSync(process.execPath, [host, '--json', '--data-dir', dataDir], {
    encoding: 'utf8',
    timeout: 120_000,
  });
  const what = `${free} bytes free: ${stderr}`;
  assert.equal(status, 1, what);
  assert.equal(stdout, '', what);
  assert.match(stderr, /^The disk is full, [^\n]*\nFree some space [^\n]*\n$/, what);
}
