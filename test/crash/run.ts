/**
 * `npm run crash`: kills campaigns at random moments (`-- --runs 500` alone), a family of campaigns at every point (`--every`)
 * and every operation that writes (`--operations`), and counts broken promises. `--part 2/8` takes an eighth of the last two.
 */
import { parseArgs } from 'node:util';
import { runRandom } from './random/run-random.ts';
import { runFamilyKills } from './run-family-kills.ts';
import { runOperations } from './run-operations.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    people: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    every: { type: 'boolean', default: false },
    operations: { type: 'boolean', default: false },
    part: { type: 'string', default: '1/1' },
    'at-once': { type: 'string', default: '2' },
  },
});
const { runs, people, seed, every, operations } = values;
const isAll = runs === undefined && !every && !operations;
const [part, of] = values.part.split('/').map(Number) as [number, number];
const some = { part: part - 1, of, atOnce: Number(values['at-once']) };
let wrongs = 0;
if (runs !== undefined || isAll)
  wrongs += await runRandom({ runs: Number(runs ?? 100), people: Number(people), seed: Number(seed) });
if (every || isAll) wrongs += await runFamilyKills(some);
if (operations || isAll) wrongs += await runOperations(some);
process.exitCode = wrongs === 0 ? 0 : 1;
