/**
 * Our readers beside other projects' on the same files, each in a process of its own.
 * Run it alone with `npm run bench -- readers`, or for a quick look `node test/bench/readers.bench.ts 20000`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { benchCsv, benchOds, benchXlsx } from './support/bench-files.ts';
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
const MEGABYTE = 1024 * 1024;

/** Measures every reader; `many` is the number of rows of the large files, of which the compared one has a fifth. */
export async function benchReaders(many: number): Promise<ReaderFigures[]> {
  installPeers();
  const compared = Math.round(many / 5);
  return [
    ...compare(`XLSX ${compared} x 6`, await benchXlsx(compared), ['tagline', ...PEERS]),
    ...compare(`XLSX ${many} x 6`, await benchXlsx(many), ['tagline']),
    ...compare(`ODS ${many} x 6`, await benchOds(many), ['tagline']),
    ...compare(`CSV ${many} x 6`, await benchCsv(many), ['tagline', 'papaparse']),
  ];
}

function compare(file: string, path: string, readers: readonly string[]): ReaderFigures[] {
  const measured = readers.map((reader) => ({ reader, figures: fastest(reader, path) }));
  const own = measured[0]!.figures;
  return measured.map(({ reader, figures }) => {
    if (typeof figures === 'string')
      return { file, reader: `${reader}: ${figures}`, seconds: NaN, peakMegabytes: NaN, ratio: NaN };
    return {
      file,
      reader,
      seconds: Number((figures.ms / 1000).toFixed(2)),
      peakMegabytes: Math.round(figures.peakBytes / MEGABYTE),
      ratio: typeof own === 'string' ? NaN : Number((figures.ms / own.ms).toFixed(2)),
    };
  });
}

/** The faster of two runs with the larger of their memory, since the machine may be busy; a sentence when it fails. */
function fastest(reader: string, path: string): Measured | string {
  const runs = [run(reader, path), run(reader, path)];
  const failed = runs.find((outcome) => typeof outcome === 'string');
  if (failed !== undefined) return failed;
  const [first, second] = runs as Measured[];
  const best = first!.ms <= second!.ms ? first! : second!;
  return { ...best, peakBytes: Math.max(first!.peakBytes, second!.peakBytes) };
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
  console.table(await benchReaders(Number(process.argv[2] ?? 1_000_000)));
}
