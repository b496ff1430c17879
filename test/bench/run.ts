/** Runs every bench of this folder in turn, or those whose names are given: `npm run bench -- readers survey`. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

const SUFFIX = '.bench.ts';
const all = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
  .sort();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(2);
}
console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}`);
const failed = (asked.length > 0 ? asked : all).filter((name) => {
  console.log(`\n${name}`);
  return (
    spawnSync(process.execPath, [join(import.meta.dirname, name + SUFFIX)], { stdio: 'inherit' }).status !== 0
  );
});
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
