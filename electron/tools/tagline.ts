/**
 * The command in the loopback world, as `npm run tagline -- prepare list.csv --campaign NAME`. Here tokens are kept until
 * the app ends, so a live account is sent through only by an app that is open.
 */
import { runCommand } from '../command-line/run-command.ts';
import { typedIn } from '../hosts/command-line-files.ts';
import { loopbackHost } from '../hosts/loopback/run.ts';

const ended = new AbortController();
// Ends it between two requests.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => ended.abort());
const typed = { args: process.argv.slice(2), folder: typedIn() };
const { text, exit } = await runCommand(typed, loopbackHost, ended.signal);
process.stdout.write(text, () => process.exit(exit));
