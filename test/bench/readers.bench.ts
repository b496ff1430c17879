/**
 * Our readers beside other projects' on the same files, each in a process of its own.
 * Run it alone with `npm run bench -- readers`, or for a quick look `node test/bench/readers.bench.ts 20000`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { benchCsv, benchOds, benchXls, benchXlsx } from './support/bench-files.ts';
import { held, heldMemory, heldTime } from './support/goal.ts';
import { installPeers, PEERS } from './support/peers.ts';

/** What one reader did with one file; `ratio` is its time by ours. */
export interface ReaderFigures {
  readonly file: string;
  readonly reader: string;
  readonly seconds: number;
  readonly peakMegabytes: number;
  readonly ratio: number;
}

interface Measured {
  readonly ms: number;
  readonly cells: number;
  readonly peakBytes: number;
}

const MEASURE = join(import.meta.dirname, 'support', 'measure-reader.ts');
const ROUNDS = 3;
/** As many as a worksheet of Excel 97 has. */
const MOST_XLS_ROWS = 65_536;
const MOST_XLS_SECONDS = 2;
const MEGABYTE = 1024 * 1024;

/** Measures every reader; `many` is the number of rows of the large files, of which the compared one has a fifth. */
async function benchReaders(many: number): Promise<ReaderFigures[]> {
  installPeers();
  const compared = Math.round(many / 5);
  return [
    ...compare(`XLSX ${compared} x 6`, await benchXlsx(compared), ['tagline', ...PEERS]),
    ...compare(`XLSX ${many} x 6`, await benchXlsx(many), ['tagline']),
    ...compare(`ODS ${many} x 6`, await benchOds(many), ['tagline']),
    ...compare(`CSV ${many} x 6`, await benchCsv(many), ['tagline', 'papaparse']),
    ...compare(`XLS ${MOST_XLS_ROWS} x 6`, await benchXls(MOST_XLS_ROWS), ['tagline', 'xlsx']),
  ];
}

/** Lets the readers take turns, so that a busy moment of the machine hits none of them alone. */
function compare(file: string, path: string, readers: readonly string[]): ReaderFigures[] {
  const outcomes = readers.map((): (Measured | string)[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, reader] of readers.entries()) outcomes[at]!.push(run(reader, path));
  }
  const bests = outcomes.map(best);
  const own = bests[0]!;
  return bests.map((figures, at) => {
    const reader = readers[at]!;
    if (typeof figures === 'string') {
      return { file, reader: `${reader}: ${figures}`, seconds: NaN, peakMegabytes: NaN, ratio: NaN };
    }
    return {
      file,
      reader,
      seconds: Number((figures.ms / 1000).toFixed(2)),
      peakMegabytes: Math.round(figures.peakBytes / MEGABYTE),
      ratio: typeof own === 'string' ? NaN : Number((figures.ms / own.ms).toFixed(2)),
    };
  });
}

/** The fastest of the runs with the largest of their memory; a sentence when one failed. */
function best(outcomes: readonly (Measured | string)[]): Measured | string {
  const failed = outcomes.find((outcome) => typeof outcome === 'string');
  if (failed !== undefined) return failed;
  const runs = outcomes as readonly Measured[];
  const fastest = runs.reduce((least, one) => (one.ms < least.ms ? one : least));
  return { ...fastest, peakBytes: Math.max(...runs.map(({ peakBytes }) => peakBytes)) };
}

/** Says of each goal whether this run met it. */
export function judge(figures: readonly ReaderFigures[]): string[] {
  const own = figures.filter(({ reader }) => reader === 'tagline');
  const compared = own[0]!.file;
  const peers = figures.filter(({ file, reader }) => file === compared && reader !== 'tagline');
  const fastest = Math.min(...peers.map(({ ratio }) => ratio).filter((ratio) => !Number.isNaN(ratio)));
  return [
    `${compared} beside the fastest peer, which takes ${fastest} x ours: ${held(1 / fastest, 1 / 3)}`,
    ...own
      .slice(0, 3)
      .map(
        ({ file, peakMegabytes }, at) =>
          `${file}: ${heldMemory(peakMegabytes * MEGABYTE, at === 0 ? 250 : 300)}`,
      ),
    ...own
      .filter(({ file }) => file.startsWith('XLS '))
      .map(({ file, seconds }) => `${file}: ${heldTime(seconds * 1000, MOST_XLS_SECONDS * 1000)}`),
  ];
}

function run(reader: string, path: string): Measured | string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MEASURE, reader, path], {
    encoding: 'utf8',
  });
  if (status !== 0)
    return (
      stderr
        .trim()
        .split('\n')
        .find((line) => /Error/.test(line)) ?? `ended with ${status}`
    );
  return JSON.parse(stdout) as Measured;
}

if (process.argv[1] === import.meta.filename) {
  const figures = await benchReaders(Number(process.argv[2] ?? 1_000_000));
  console.table(figures);
  for (const line of judge(figures)) console.log(line);
}
