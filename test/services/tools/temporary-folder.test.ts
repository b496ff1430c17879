import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../../../electron/tools/temporary-folder.ts';
import { tempFolder } from '../support/temp-folder.ts';

test('what a killed process left goes at the next start, and what a running one uses stays', (t) => {
  const parent = tempFolder(t);
  const source = fileURLToPath(new URL('../../../electron/tools/temporary-folder.ts', import.meta.url));
  const script = `import { temporaryFolder } from ${JSON.stringify(source)};
    temporaryFolder('window', ${JSON.stringify(parent)});
    process.kill(process.pid, 'SIGKILL');`;
  spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
  const [left = ''] = readdirSync(parent);
  assert.match(left, /^tagline-window-\d+-/);
  writeFileSync(join(parent, left, 'Cookies'), 'a profile');
  const others = ['tagline-demo-1-x', 'tagline-window-mine', 'notes'];
  for (const other of others) mkdirSync(join(parent, other));

  const mine = temporaryFolder('window', parent);
  const next = temporaryFolder('window', parent);
  assert.deepEqual(readdirSync(parent).sort(), [...others, basename(mine), basename(next)].sort());
});
