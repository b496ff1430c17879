import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: {
    times: { type: 'string', default: '50' },
    growth: { type: 'boolean', default: false },
    load: { type: 'boolean', default: false },
    store: { type: 'boolean', default: false },
    receipts: { type: 'string' },
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

npm run soak -- --load

Plays hundreds of calls at once while a campaign is being sent, and shows that the app's memory ends about where it
began (Linux).

npm run soak -- --store [--receipts 10000000]

Calls every operation beside the campaigns of years, and shows for how long each holds main.

npm run soak -- --hostile [--minutes 5] [--seed 7]

Draws hostile cells, answers and stores at random, and shows what fails with the seed that repeats it.`);
  process.exit(0);
}

for (const part of ['load', 'store', 'hostile'] as const) {
  if (!values[part]) continue;
  await import(`./${part}.ts`);
  process.exit();
}

const growth = globSync('test/soak/*.soak.ts');
const properties = (positionals.length > 0 ? positionals : globSync('test/**/*.test.ts')).filter((file) =>
  /from 'fast-check'|SOAK_TIMES/.test(readFileSync(file, 'utf8')),
);
const files = values.growth ? growth : positionals.length > 0 ? properties : [...properties, ...growth];
const hooks = new URL('more-runs.ts', import.meta.url).href;
const child = spawn(
  process.execPath,
  [
    ...(values.growth ? [] : ['--import', hooks]),
    '--test',
    '--test-concurrency=2',
    '--test-reporter=spec',
    ...files,
  ],
  { stdio: 'inherit', env: { ...process.env, SOAK_TIMES: values.times } },
);
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
