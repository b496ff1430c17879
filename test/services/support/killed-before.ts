import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const program = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  import { DatabaseSync } from 'node:sqlite';
  import { pathToFileURL } from 'node:url';
  const [, source, name, path, n] = process.argv;
  const work = (await import(pathToFileURL(source).href))[name];
  let calls = 0;
  function killBefore(owner, name) {
    const real = owner[name];
    owner[name] = function (...given) {
      calls += 1;
      if (calls === Number(n)) process.kill(process.pid, 'SIGKILL');
      return real.apply(this, given);
    };
  }
  for (const name of ['openSync', 'fsyncSync', 'mkdirSync', 'renameSync']) killBefore(fs, name);
  for (const name of ['exec', 'close']) killBefore(DatabaseSync.prototype, name);
  syncBuiltinESMExports();
  work(path);
`;

/**
 * Does work on a path in a process that is killed just before the `n`th step that touches the disk; false where it has
 * fewer steps and ended. `source` is a file in `electron`, which exports `work`.
 */
export function killedBefore(n: number, source: string, work: string, path: string): boolean {
  const electron = join(import.meta.dirname, '../../../electron', source);
  const args = ['--input-type=module', '-e', program, electron, work, path, String(n)];
  const { signal, status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (signal === null) assert.equal(status, 0, stderr);
  return signal !== null;
}
