/**
 * A CSV of a million contacts, from its bytes to a stored sheet to a sealed audience, beside bare streaming
 * papaparse on the same file, which stores nothing, in both of its ways: `chunk` hands out many rows at a time,
 * `step` each by itself. Goals are held against the quicker. They take turns, each in a process of its own, and of
 * each the quickest run counts, with the most memory and the longest lag of all.
 * Run it alone with `npm run bench -- import`, or for a quick look `node test/bench/import.bench.ts 50000`.
 */
import { spawnSync } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import Papa from 'papaparse';
import { createApp } from '../../electron/app.ts';
import type { App } from '../../electron/host.ts';
import { localWire } from '../../electron/wire/local-wire.ts';
import type { SheetId } from '../../shared/brand.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { testHost, value } from '../services/support/app.ts';
import { contacts } from './support/contacts.ts';
import { held, heldMemory, heldTime } from './support/goal.ts';
import { madeUpNumber } from './support/made-up-numbers.ts';

const MEGABYTE = 1024 * 1024;
/** As the window uploads: three slices of this size on their way at once. */
const SLICE = 2 * MEGABYTE;
const RUNS = 5;
/** Home is asked once; here somebody has answered. */
const chosen = { country: 'US' } as const;

/** What the import of one file took; times in ms, memory of the whole process. */
interface ImportFigures {
  readonly sheetMs: number;
  readonly countMs: number;
  /** With a condition on a date. */
  readonly datedMs: number;
  /** A list that joins rows: a tenth of its people are on two. */
  readonly joinedMs: number;
  readonly audienceMs: number;
  readonly firstEditMs: number;
  readonly recipients: number;
  readonly lagP99Ms: number;
  readonly lagMaxMs: number;
  readonly peakMegabytes: number;
}

/** How papaparse hands out what it read of a stream: many rows at a time, or each by itself. */
type BareMode = 'chunk' | 'step';

async function barePapaparse(path: string, mode: BareMode): Promise<number> {
  const began = performance.now();
  let cells = 0;
  const take =
    mode === 'chunk'
      ? {
          chunk: ({ data }: Papa.ParseResult<string[]>) => {
            for (const row of data) cells += row.length;
          },
        }
      : {
          step: ({ data }: Papa.ParseStepResult<string[]>) => {
            cells += data.length;
          },
        };
  await new Promise<void>((resolve, reject) => {
    Papa.parse<string[]>(createReadStream(path, 'utf8'), {
      ...take,
      complete: () => resolve(),
      error: reject,
    });
  });
  if (cells === 0) throw new Error('papaparse read nothing.');
  return performance.now() - began;
}

async function wholeImport(path: string, joinedPath: string): Promise<ImportFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'import-bench-'));
  const app = value(await createApp(testHost(folder, { locale: 'en-US' })));
  const wire = localWire(app);
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 10);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  try {
    // Loads the thread, which takes longer from source than what is built.
    await storedSheet(app, await contacts(1));
    delay.enable();
    const began = performance.now();
    const sheetId = await storedSheet(app, path);
    const sheetMs = performance.now() - began;

    const { mapping } = value(await wire.call('sheet.preview', { sheetId, chosen, from: 0, count: 50 }));
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
    const peakMegabytes = Math.max(peak, process.resourceUsage().maxRSS * 1024) / MEGABYTE;

    // After the building, which goes on from the last count and takes the sheet.
    const again = await storedSheet(app, path);
    const only = [{ column: 5, test: 'is-older', value: '30' }] as const;
    const dated = performance.now();
    value(await wire.call('sheet.count', { sheetId: again, mapping: { ...mapping, only } }));
    const datedMs = performance.now() - dated;
    const joinedMs = await joinedList(app, joinedPath);
    return {
      sheetMs,
      countMs,
      datedMs,
      joinedMs,
      audienceMs,
      firstEditMs,
      recipients: audience.counts.recipients,
      lagP99Ms: delay.percentile(99) / 1e6,
      lagMaxMs: delay.max / 1e6,
      peakMegabytes,
    };
  } finally {
    clearInterval(watch);
    await app.close();
    rmSync(folder, { recursive: true });
  }
}

/** In ms, once counted. */
async function joinedList(app: App, path: string): Promise<number> {
  const wire = localWire(app);
  const sheetId = await storedSheet(app, path);
  const guessed = value(await wire.call('sheet.preview', { sheetId, chosen, from: 0, count: 50 }));
  const join = { language: 'en', ways: [] } as const;
  const mapping = { ...guessed.mapping, duplicates: 'join', join } as const;
  value(await wire.call('sheet.count', { sheetId, mapping }));
  const began = performance.now();
  const { counts } = value(await wire.call('audience.build', { sheetId, mapping, name: 'Joined' }));
  if (counts.joined === 0) throw new Error('No row was joined.');
  return performance.now() - began;
}

async function storedSheet(app: App, path: string): Promise<SheetId> {
  const wire = localWire(app);
  const { sheetId } = value(await wire.call('sheet.begin', { name: 'contacts.csv', size: 1 }));
  const ready = new Promise<void>((resolve, reject) => {
    const stop = app.subscribe((event) => {
      if (event.type !== 'sheet' || event.sheet.id !== sheetId) return;
      if (event.sheet.stage === 'ready') resolve(stop());
      if (event.sheet.stage === 'failed') reject(new Error(spoken(event.sheet.error?.message)));
    });
  });
  const file = await open(path);
  let next = 0;
  async function carry(): Promise<void> {
    for (;;) {
      const at = next;
      next += SLICE;
      const { buffer, bytesRead } = await file.read(new Uint8Array(SLICE), 0, SLICE, at);
      if (bytesRead === 0) return;
      value(await wire.call('sheet.append', { sheetId, at, bytes: buffer.subarray(0, bytesRead) }));
    }
  }
  await Promise.all([carry(), carry(), carry()]);
  await file.close();
  value(await wire.call('sheet.end', { sheetId }));
  await ready;
  return sheetId;
}

function measured<Figures>(what: 'whole' | BareMode, ...paths: readonly string[]): Figures {
  const child = spawnSync(process.execPath, [import.meta.filename, what, ...paths], { encoding: 'utf8' });
  if (child.status !== 0) throw new Error(child.stderr);
  return JSON.parse(child.stdout) as Figures;
}

async function compare(rows: number): Promise<void> {
  const path = await contacts(rows);
  const joinedPath = await contacts(rows, 'joined', madeUpNumber, (at) => (at % 10 === 9 ? at - 1 : at));
  const runs = Array.from({ length: RUNS }, () => ({
    chunk: measured<number>('chunk', path),
    step: measured<number>('step', path),
    whole: measured<ImportFigures>('whole', path, joinedPath),
  }));
  const chunk = Math.min(...runs.map((run) => run.chunk));
  const step = Math.min(...runs.map((run) => run.step));
  const of = (name: keyof ImportFigures) => Math.min(...runs.map((run) => run.whole[name]));
  const worst = (name: keyof ImportFigures) => Math.max(...runs.map((run) => run.whole[name]));
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const line = (what: string, ms: number, most = Number.POSITIVE_INFINITY) => ({
    of: what,
    is: seconds(ms),
    'by chunk': `${(ms / chunk).toFixed(2)} x`,
    'by step': `${(ms / step).toFixed(2)} x`,
    // The quicker of the two baselines is the stricter one.
    goal: Number.isFinite(most) ? held(ms / Math.min(chunk, step), most) : '',
  });
  const plain = (what: string, is: string, goal = '') => ({
    of: what,
    is,
    'by chunk': '',
    'by step': '',
    goal,
  });
  console.table([
    line(`papaparse alone, rows in chunks, ${rows} rows`, chunk),
    line(`papaparse alone, row by row (step), ${rows} rows`, step),
    line('file to stored sheet', of('sheetMs'), 2.2),
    line('sheet to sealed audience, once counted', of('audienceMs'), 3),
    line('the same that joins rows, a tenth of its people on two', of('joinedMs'), 3),
    line('counts for a mapping', of('countMs')),
    line('the same with a condition on a date', of('datedMs')),
    plain('first edit of a row', seconds(of('firstEditMs'))),
    plain(
      'peak memory',
      `${worst('peakMegabytes').toFixed(0)} MB`,
      heldMemory(worst('peakMegabytes') * MEGABYTE, 350),
    ),
    plain('main thread lag, p99', `${worst('lagP99Ms').toFixed(1)} ms`, heldTime(worst('lagP99Ms'), 10)),
    plain('main thread lag, longest', `${worst('lagMaxMs').toFixed(1)} ms`),
    plain('recipients', String(of('recipients'))),
  ]);
}

const [what, path, joinedPath] = process.argv.slice(2);
if (what === 'chunk' || what === 'step') console.log(JSON.stringify(await barePapaparse(path!, what)));
else if (what === 'whole') console.log(JSON.stringify(await wholeImport(path!, joinedPath!)));
else await compare(Number(what ?? 1_000_000));
