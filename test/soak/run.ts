import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: {
    times: { type: 'string', default: '50' },
    load: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.help) {
  console.log(`npm run soak -- [--times 50] [test/shared/number/*.test.ts ...]

Runs every property test so many times as often as npm test does, with new seeds.
A failure prints the seed and the path that repeat it.

npm run soak -- --load

Plays hundreds of calls at once while a campaign is being sent, and shows that the app's memory ends about where it
began (Linux).`);
  process.exit(0);
}

if (values.load) {
  await import('./load.ts');
  process.exit();
}

const files = (positionals.length > 0 ? positionals : globSync('test/**/*.test.ts')).filter((file) =>
  readFileSync(file, 'utf8').includes("from 'fast-check'"),
);
const hooks = new URL('more-runs.ts', import.meta.url).href;
const child = spawn(
  process.execPath,
  ['--import', hooks, '--test', '--test-concurrency=2', '--test-reporter=spec', ...files],
  { stdio: 'inherit', env: { ...process.env, SOAK_TIMES: values.times } },
);
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
