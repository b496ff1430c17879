import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { projectDir } from '../../../electron/tools/paths.ts';
import { soon } from '../../support/until.ts';

test('the demo in the terminal imports the sample, sends it by command, and finds nothing off', async (t) => {
  const demo = spawn(process.execPath, [join(projectDir, 'electron/tools/demo.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.after(() => demo.kill('SIGKILL'));
  const end = Promise.all([once(demo, 'close'), text(demo.stdout), text(demo.stderr)]);
  const [[code], printed, wrong] = await soon(end, { what: 'the end of the demo', within: 120_000 });
  assert.equal(code, 0, `${printed}${wrong}`);
  assert.match(printed, /1,000 rows.* accepted by the service in \d requests, 0 texts different/s);
});
