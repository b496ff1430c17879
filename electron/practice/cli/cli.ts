/** The practice gateway on its own: `npm run practice -- --help`. */
import { parseArgs } from 'node:util';
import { isFault, readScript } from '../../../shared/practice/faults.ts';
import { PRACTICE_CREDIT, PRACTICE_TOKEN, type PracticeOptions, startPractice } from '../worker/gateway.ts';
import { FAULT_LINES } from '../worker/guide.ts';
import { readChoices } from './read-choices.ts';

const HELP = `The practice gateway: the SMS service on this computer, faults included. Nothing leaves it.

  npm run practice -- [options]

  --port 8080            The port; 0 takes any free one. Default 8080.
  --host 127.0.0.1       The address to listen on. Default 127.0.0.1: this computer only.
  --token TEXT           The token to ask for; or set PRACTICE_TOKEN, which neither process lists nor npm show.
                         Default ${PRACTICE_TOKEN}.
  --ledger FILE          Keep what was accepted in this file, and carry it on. Default: in memory.
  --credit N             Set the credit. Default: as the ledger has it, or ${PRACTICE_CREDIT}.
  --allow-ip ADDRESS     Serve this address only, others get 403; may be given more than once.
  --faults LIST          What goes wrong, one step per send request: ok*3,500-after,hang:500,401*
  --balance-faults LIST  The same for balance requests.
  --random P             Let each further send fail with this probability, 0 to 1.
  --random-faults LIST   The faults to choose from at random. Default: all that let the next request happen.
  --seed N               Make the random run repeatable. Default 1.
  --choice NAME=VALUE    Change an answer that the spec leaves open; may be given more than once.
  --quiet                No line per request.
  --help                 This page.

Faults (name:ms gives a time, name*3 repeats, name* never ends):
${FAULT_LINES}
`;

const OPTIONS = {
  port: { type: 'string', default: '8080' },
  host: { type: 'string', default: '127.0.0.1' },
  token: { type: 'string' },
  ledger: { type: 'string', default: ':memory:' },
  credit: { type: 'string' },
  'allow-ip': { type: 'string', multiple: true },
  faults: { type: 'string', default: '' },
  'balance-faults': { type: 'string', default: '' },
  random: { type: 'string' },
  'random-faults': { type: 'string' },
  seed: { type: 'string', default: '1' },
  choice: { type: 'string', multiple: true },
  quiet: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nSee --help.\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const practice = await startPractice(readOptions(values));
  process.stdout.write(`The practice gateway listens at ${practice.url} (endpoints: GET /)\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void practice.close());
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

function readOptions(values: Values): PracticeOptions {
  const names = values['random-faults']?.split(',').map((name) => name.trim());
  const unknown = names?.find((name) => !isFault(name));
  if (unknown !== undefined) throw new RangeError(`There is no fault named "${unknown}".`);
  const { credit, random } = values;
  return {
    port: readNumber('port', values.port, 0, 65_535),
    host: values.host,
    token: (values.token ?? process.env.PRACTICE_TOKEN) || undefined,
    ledger: values.ledger,
    credit: credit === undefined ? undefined : readNumber('credit', credit, 0, Number.MAX_SAFE_INTEGER),
    allowIp: values['allow-ip'],
    faults: readScript(values.faults),
    balanceFaults: readScript(values['balance-faults']),
    random:
      random === undefined
        ? undefined
        : { probability: readNumber('random', random, 0, 1), faults: names?.filter(isFault) },
    seed: readNumber('seed', values.seed, 0, 2 ** 32 - 1),
    choices: readChoices(values.choice ?? []),
    log: values.quiet ? undefined : (line) => process.stdout.write(`${new Date().toISOString()} ${line}\n`),
  };
}

function readNumber(name: string, text: string, least: number, most: number): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (value >= least && value <= most) return value;
  throw new RangeError(`--${name} takes a number from ${least} to ${most}, not "${text}".`);
}
