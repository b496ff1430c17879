/** Points the tests of the spec at any service: `npm run conformance -- --help`. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ANSWER_SECONDS, whyUnanswered } from './answer-time.ts';

const HELP = `The tests of the SMS service specification, pointed at a service of your choice.

  npm run conformance -- --base-url https://... [options]

  --base-url URL    The service's {base_url}. Without it the tests start the practice gateway for themselves.
  --token TEXT      Its token; or set CONFORMANCE_TOKEN, which neither process lists nor npm show.
  --to A,B,C        Numbers that texts may go to, at best three. Default: numbers reserved for fiction.
  --spend           Also run what sends texts, a few dozen of them, and costs money.
  --spend-many      Also run what sends texts to 10,000 numbers at a time. Meant for simulators.
  --help            This page.

Of a service, without --spend, only balance, 401, 404 and requests that cannot reach anybody are asked;
of the gateway that the tests start for themselves, everything.
A rule that ends in "not shown" is a reading of what the specification leaves open: a service that fails it is told so,
marked "a correct service may fail this". Only the other rules make the run fail.
`;

const OPTIONS = {
  'base-url': { type: 'string' },
  token: { type: 'string' },
  to: { type: 'string' },
  spend: { type: 'boolean', default: false },
  'spend-many': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

try {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) process.stdout.write(HELP);
  else {
    await checkService(values);
    run(values);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nSee --help.\n`);
  process.exitCode = 1;
}

/** Asks once whether there is anything to test; throws a sentence otherwise. */
async function checkService(values: Values): Promise<void> {
  const base = values['base-url'];
  if (base === undefined) {
    if (values.token === undefined && values.to === undefined && !values.spend && !values['spend-many'])
      return;
    throw new RangeError('--token, --to and --spend need a --base-url.');
  }
  const protocol = URL.parse(base)?.protocol;
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new RangeError(`--base-url takes an address that begins with http:// or https://, not "${base}".`);
  }
  try {
    const signal = AbortSignal.timeout(ANSWER_SECONDS * 1000);
    await fetch(base, { redirect: 'manual', signal });
  } catch (error) {
    throw new Error(`Nothing answers at ${base}: ${whyUnanswered(error)}.`);
  }
}

function run(values: Values): void {
  const spend = [...(values.spend ? ['few'] : []), ...(values['spend-many'] ? ['few', 'many'] : [])];
  const tests = join(import.meta.dirname, '*.test.ts').replaceAll('\\', '/');
  const env = { ...process.env, CONFORMANCE_SPEND: spend.join(',') };
  const base = values['base-url'];
  if (base !== undefined) Object.assign(env, { CONFORMANCE_URL: base });
  if (values.token !== undefined) Object.assign(env, { CONFORMANCE_TOKEN: values.token });
  if (values.to !== undefined) Object.assign(env, { CONFORMANCE_TO: values.to });
  // One process asks another service everything; practice is started by each file, in a process of its own.
  const isolation = base === undefined ? 'process' : 'none';
  const arguments_ = [
    '--test',
    `--test-isolation=${isolation}`,
    '--test-reporter=spec',
    '--test-concurrency=1',
    tests,
  ];
  const testing = spawn(process.execPath, arguments_, { env, stdio: 'inherit' });
  testing.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
