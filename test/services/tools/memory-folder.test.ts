import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { makeMemoryFolder } from '../../support/memory-folder.ts';
import { tempFolder } from '../support/temp-folder.ts';

const place = tempFolder({ after });

test('a folder in memory is made where there is room, and what a killed process left goes', {
  skip: process.platform !== 'linux',
}, () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const [left, used] = [join(place, `tagline-${pid}-left`), join(place, `tagline-${process.pid}-used`)];
  const others = [join(place, 'tagline-x-left'), join(place, `another-${pid}-left`)];
  for (const folder of [left, used, ...others]) mkdirSync(join(folder, 'within'), { recursive: true });
  const made = makeMemoryFolder(place);
  assert.ok(!existsSync(left));
  for (const folder of [used, ...others]) assert.ok(existsSync(folder), folder);
  if (made !== null) assert.ok(existsSync(made) && made.startsWith(join(place, `tagline-${process.pid}-`)));
  assert.equal(makeMemoryFolder(join(place, 'nowhere')), null);
  rmSync(place, { recursive: true });
});
