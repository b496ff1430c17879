/** Points the tests of the spec at any service: `npm run conformance -- --help`. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const HELP = `The tests of the SMS service specification, pointed at a service of your choice.

  npm run conformance -- --base-url https://... [options]

  --base-url URL    The service's {base_url}. Without it the tests start the practice gateway for themselves.
  --token TEXT      Its token; or set CONFORMANCE_TOKEN, which process lists do not show.
  --to A,B,C        Numbers that texts may go to, at best three. Default: numbers reserved for fiction.
  --spend           Also run what sends texts, a few dozen of them, and costs money.
  --spend-many      Also run what sends texts to 10,000 numbers at a time. Meant for simulators.
  --help            This page.

Without --spend only balance, 401, 404 and requests that cannot reach anybody are asked.
`;

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    token: { type: 'string' },
    to: { type: 'string' },
    spend: { type: 'boolean', default: false },
    'spend-many': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) process.stdout.write(HELP);
else run();

function run(): void {
  const spend = [...(values.spend ? ['few'] : []), ...(values['spend-many'] ? ['few', 'many'] : [])];
  const tests = join(import.meta.dirname, '*.test.ts').replaceAll('\\', '/');
  const env = { ...process.env, CONFORMANCE_SPEND: spend.join(',') };
  const base = values['base-url'];
  if (base !== undefined) Object.assign(env, { CONFORMANCE_URL: base });
  if (values.token !== undefined) Object.assign(env, { CONFORMANCE_TOKEN: values.token });
  if (values.to !== undefined) Object.assign(env, { CONFORMANCE_TO: values.to });
  const arguments_ = ['--test', '--test-reporter=spec', '--test-concurrency=1', tests];
  const testing = spawn(process.execPath, arguments_, { env, stdio: 'inherit' });
  testing.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
