/**
 * A CSV of a million contacts, from its bytes to a stored sheet to a sealed audience, beside bare streaming
 * papaparse on the same file, which stores nothing. Each runs in a process of its own.
 * Run it alone with `npm run bench -- import`, or for a quick look `node test/bench/import.bench.ts 50000`.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import Papa from 'papaparse';
import { createApp } from '../../electron/app.ts';
import { localWire } from '../../electron/local-wire.ts';
import type { SheetId } from '../../shared/brand.ts';
import { testHost, value } from '../services/support/app.ts';
import { madeUpNumber } from './support/made-up-numbers.ts';

const FOLDER = resolve(import.meta.dirname, '../../.cache/bench');
const MEGABYTE = 1024 * 1024;
const RUNS = 3;

/** What the import of one file took; times in ms, memory of the whole process. */
interface ImportFigures {
  readonly sheetMs: number;
  readonly countMs: number;
  readonly audienceMs: number;
  readonly firstEditMs: number;
  readonly recipients: number;
  readonly lagP99Ms: number;
  readonly lagMaxMs: number;
  readonly peakMegabytes: number;
}

async function contacts(rows: number): Promise<string> {
  const path = join(FOLDER, `import-${rows}.csv`);
  if (existsSync(path)) return path;
  mkdirSync(FOLDER, { recursive: true });
  const out = createWriteStream(`${path}.part`);
  let held = 'First name,Last name,Mobile,City,Points,Member since\n';
  for (let index = 0; index < rows; index++) {
    held += `Anna ${index % 997},Andersson-${index},${madeUpNumber(index)},Göteborg,${index % 9999},2019-0${(index % 9) + 1}-17\n`;
    if (held.length > 65_536) {
      if (!out.write(held)) await once(out, 'drain');
      held = '';
    }
  }
  out.end(held);
  await once(out, 'finish');
  renameSync(`${path}.part`, path);
  return path;
}

async function barePapaparse(path: string): Promise<number> {
  const began = performance.now();
  let cells = 0;
  await new Promise<void>((resolve, reject) => {
    Papa.parse<string[]>(createReadStream(path, 'utf8'), {
      chunk: ({ data }) => {
        for (const row of data) cells += row.length;
      },
      complete: () => resolve(),
      error: reject,
    });
  });
  if (cells === 0) throw new Error('papaparse read nothing.');
  return performance.now() - began;
}

async function wholeImport(path: string): Promise<ImportFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'import-bench-'));
  const app = value(await createApp(testHost(folder, { locale: 'en-US' })));
  const wire = localWire(app);
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 10);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  try {
    delay.enable();
    const began = performance.now();
    const { sheetId } = value(await wire.call('sheet.begin', { name: 'contacts.csv', size: 1 }));
    const ready = new Promise<void>((resolve, reject) => {
      app.subscribe((event) => {
        if (event.type !== 'sheet') return;
        if (event.sheet.stage === 'ready') resolve();
        if (event.sheet.stage === 'failed') reject(new Error(event.sheet.error?.message));
      });
    });
    await upload(wire, sheetId, path);
    value(await wire.call('sheet.end', { sheetId }));
    await ready;
    const sheetMs = performance.now() - began;

    const { mapping } = value(
      await wire.call('sheet.preview', { sheetId, mapping: null, from: 0, count: 50 }),
    );
    const counted = performance.now();
    value(await wire.call('sheet.count', { sheetId, mapping }));
    const countMs = performance.now() - counted;
    const built = performance.now();
    const audience = value(await wire.call('audience.build', { sheetId, mapping, name: 'All' }));
    const audienceMs = performance.now() - built;
    delay.disable();

    const edited = performance.now();
    const edit = { audienceId: audience.id, n: 5, column: 'number', value: '(212) 555-0142' } as const;
    value(await wire.call('audience.edit', edit));
    const firstEditMs = performance.now() - edited;
    return {
      sheetMs,
      countMs,
      audienceMs,
      firstEditMs,
      recipients: audience.counts.recipients,
      lagP99Ms: delay.percentile(99) / 1e6,
      lagMaxMs: delay.max / 1e6,
      peakMegabytes: Math.max(peak, process.resourceUsage().maxRSS * 1024) / MEGABYTE,
    };
  } finally {
    clearInterval(watch);
    await app.close();
    rmSync(folder, { recursive: true });
  }
}

async function upload(wire: ReturnType<typeof localWire>, sheetId: SheetId, path: string): Promise<void> {
  const file = await open(path);
  for (;;) {
    const piece = new Uint8Array(MEGABYTE);
    const { bytesRead } = await file.read(piece);
    if (bytesRead === 0) break;
    value(await wire.call('sheet.append', { sheetId, bytes: piece.subarray(0, bytesRead) }));
  }
  await file.close();
}

function measured<Figures>(what: 'bare' | 'whole', path: string): Figures {
  const child = spawnSync(process.execPath, [import.meta.filename, what, path], { encoding: 'utf8' });
  if (child.status !== 0) throw new Error(child.stderr);
  return JSON.parse(child.stdout) as Figures;
}

function median(values: readonly number[]): number {
  return [...values].sort((left, right) => left - right)[values.length >> 1]!;
}

async function compare(rows: number): Promise<void> {
  const path = await contacts(rows);
  const runs = Array.from({ length: RUNS }, () => ({
    bare: measured<number>('bare', path),
    whole: measured<ImportFigures>('whole', path),
  }));
  const bare = median(runs.map((run) => run.bare));
  const of = (name: keyof ImportFigures) => median(runs.map((run) => run.whole[name]));
  const worst = (name: keyof ImportFigures) => Math.max(...runs.map((run) => run.whole[name]));
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const times = (ms: number) => `${(ms / bare).toFixed(2)} x`;
  console.table([
    { of: `papaparse alone, ${rows} rows`, is: seconds(bare), by: '1 x', target: '' },
    {
      of: 'file to stored sheet',
      is: seconds(of('sheetMs')),
      by: times(of('sheetMs')),
      target: 'at most 3 x',
    },
    {
      of: 'sheet to sealed audience',
      is: seconds(of('audienceMs')),
      by: times(of('audienceMs')),
      target: 'at most 6 x',
    },
    { of: 'counts for another mapping', is: seconds(of('countMs')), by: times(of('countMs')), target: '' },
    { of: 'first edit of a row', is: seconds(of('firstEditMs')), by: '', target: '' },
    { of: 'peak memory', is: `${worst('peakMegabytes').toFixed(0)} MB`, by: '', target: 'under 350 MB' },
    { of: 'main thread lag, p99', is: `${worst('lagP99Ms').toFixed(1)} ms`, by: '', target: 'under 20 ms' },
    { of: 'main thread lag, longest', is: `${worst('lagMaxMs').toFixed(1)} ms`, by: '', target: '' },
    { of: 'recipients', is: String(of('recipients')), by: '', target: '' },
  ]);
}

const [what, path] = process.argv.slice(2);
if (what === 'bare') console.log(JSON.stringify(await barePapaparse(path!)));
else if (what === 'whole') console.log(JSON.stringify(await wholeImport(path!)));
else await compare(Number(what ?? 1_000_000));
