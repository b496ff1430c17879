import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: {
    times: { type: 'string', default: '50' },
    growth: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    load: { type: 'boolean', default: false },
    store: { type: 'boolean', default: false },
    folder: { type: 'boolean', default: false },
    receipts: { type: 'string' },
    'one-number': { type: 'boolean', default: false },
    hostile: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    seed: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.help) {
  console.log(`npm run soak -- [--times 50] [test/shared/number/*.test.ts ...]

Runs every property test so many times as often as npm test does, with new seeds, and what --growth runs.
A failure prints the seed and the path that repeat it.

npm run soak -- --growth

Runs the tests that only judge time: how it grows with what is given, and how long a call holds main.

npm run soak -- --full

Runs once, at full size, the tests that npm test leaves out, or runs in part or at a smaller size.

npm run soak -- --load

Plays hundreds of calls at once while a campaign is being sent, and shows that the app's memory ends about where it
began (Linux).

npm run soak -- --store [--receipts 10000000] [--one-number]

Calls every operation beside the campaigns of years, and shows for how long each holds main, and the memory. The people
of its lists have names of their own, or all rows one name and one number: then it is a million receipts and rows.

npm run soak -- --folder [--receipts 10000000]

Saves a large data folder as a file, opens this file in another app and starts: shows how long each takes, for how long
it holds main, and the memory.

npm run soak -- --hostile [--minutes 5] [--seed 7]

Draws hostile cells, answers and stores at random, and shows what fails with the seed that repeats it.`);
  process.exit(0);
}

for (const part of ['load', 'store', 'folder', 'hostile'] as const) {
  if (!values[part]) continue;
  await import(`./${part}.ts`);
  process.exit();
}

const tests = positionals.length > 0 ? positionals : globSync('test/**/*.{test,e2e}.ts');
const growth = globSync('test/soak/*.soak.ts');
const holding = (text: RegExp): string[] => tests.filter((file) => text.test(readFileSync(file, 'utf8')));

function program(): string[] {
  if (values.full) return ['test/run.ts', ...holding(/\/(?:full|deadly-writes|axe)\.ts'|'@full'/)];
  const runner = ['--test', '--test-concurrency=2', '--test-reporter=spec'];
  if (values.growth) return [...runner, ...growth];
  const properties = holding(/from 'fast-check'|SOAK_TIMES/);
  const hooks = new URL('more-runs.ts', import.meta.url).href;
  return ['--import', hooks, ...runner, ...properties, ...(positionals.length > 0 ? [] : growth)];
}

const child = spawn(process.execPath, program(), {
  stdio: 'inherit',
  env: { ...process.env, TAGLINE_FULL: '1', ...(values.full ? {} : { SOAK_TIMES: values.times }) },
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
