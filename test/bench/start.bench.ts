/**
 * From starting the built loopback host to its address, beside a bare Node process that opens SQLite and an HTTP server;
 * and from opening the address to a page that can be typed in, beside an empty React page from the same server. The two
 * of a pair take turns, and their medians are compared. Run it alone with `node test/bench/start.bench.ts [rounds]`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { startServer } from '../../electron/hosts/loopback/server.ts';
import { buildStale } from '../../electron/tools/build.ts';
import { findBrowser } from '../../electron/tools/find-browser.ts';
import { projectDir } from '../../electron/tools/paths.ts';
import { fail } from '../../shared/result.ts';
import { held, median } from './support/goal.ts';

/** The most that each may take, as a multiple of its peer. */
const most = 2;

const rounds = Number(process.argv[2] ?? 15);
const folder = mkdtempSync(join(tmpdir(), 'start-bench-'));
const program = join(projectDir, 'dist/loopback/main.cjs');
const bare = join(folder, 'bare.cjs');
const env: NodeJS.ProcessEnv = {
  ...process.env,
  TAGLINE_STATE_DIR: join(folder, 'state'),
  XDG_CACHE_HOME: join(folder, 'cache'),
  NODE_COMPILE_CACHE: undefined,
};

interface Started {
  readonly child: ChildProcess;
  readonly line: string;
  readonly ms: number;
}

/** Starts a program and waits for its first line. */
async function start(...args: readonly string[]): Promise<Started> {
  const began = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, line, ms: performance.now() - began };
}

async function end({ child }: Started): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** How long a page takes until what is typed into its first field stands there, in ms from its opening. */
async function typedIn(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  // Looked for in each frame: a locator looks at 0, 20, 70, 170 and 270 ms, and then only every half second.
  await page.waitForFunction(() => document.querySelector('input, textarea') !== null);
  const field = page.getByRole('textbox').first();
  await field.pressSequentially('a');
  if ((await field.inputValue()) !== 'a') throw new Error('What was typed is not there.');
  const ms = performance.now() - began;
  await context.close();
  return ms;
}

const milliseconds = (value: number): string => `${Math.round(value)} ms`;

function judge(what: string, ours: readonly number[], peer: string, peers: readonly number[]): void {
  const ratio = median(ours) / median(peers);
  console.log(
    `${what}: ${milliseconds(median(ours))} (fastest ${milliseconds(Math.min(...ours))}), ` +
      `${peer}: ${milliseconds(median(peers))} (fastest ${milliseconds(Math.min(...peers))}); ` +
      held(ratio, most),
  );
}

/** Makes the empty page: React and a field, built as the window is, minified. */
async function makeEmptyPage(into: string): Promise<void> {
  const page = join(import.meta.dirname, 'support/empty-page.tsx');
  await build({
    entryPoints: { page },
    outdir: into,
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  writeFileSync(
    join(into, 'index.html'),
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title><script type="module" src="./page.js"></script></head><body><div id="root"></div></body></html>',
  );
}

await buildStale(['main', 'renderer']);
writeFileSync(
  bare,
  `const { createServer } = require('node:http');
const { DatabaseSync } = require('node:sqlite');
const database = new DatabaseSync(process.argv[2]);
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE IF NOT EXISTS one (n INTEGER)');
const server = createServer((_, response) => response.end());
server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port));`,
);
const fresh: number[] = [];
const used: number[] = [];
const bares: number[] = [];
const pages: number[] = [];
const empties: number[] = [];
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath === null ? {} : { executablePath });
const nobody = {
  call: () => Promise.resolve(fail({ kind: 'not-found' as const, message: 'This page asks for nothing.' })),
  subscribe: () => () => undefined,
};
await makeEmptyPage(join(folder, 'page'));
const empty = await startServer(nobody, join(folder, 'page'));
try {
  // The first start of all compiles, as the first after an installation does; it is not counted.
  const first = await start(program, '--json', '--data-dir', join(folder, 'used'));
  console.log(`the first start of all: ${milliseconds(first.ms)} to the address`);
  await end(first);
  const started = async (into: number[], ...args: readonly string[]): Promise<void> => {
    const one = await start(...args);
    into.push(one.ms);
    await end(one);
  };
  for (let round = 0; round < rounds; round += 1) {
    await started(bares, bare, join(folder, `bare-${round}.db`));
    await started(fresh, program, '--json', '--data-dir', join(folder, `data-${round}`));
    await started(used, program, '--json', '--data-dir', join(folder, 'used'));
  }
  // Afterwards, since a browser is busy for a while with a page that it closed.
  for (let round = 0; round < rounds; round += 1) {
    const host = await start(program, '--json', '--data-dir', join(folder, `page-${round}`));
    empties.push(await typedIn(browser, empty.url));
    pages.push(await typedIn(browser, (JSON.parse(host.line) as { url: string }).url));
    await end(host);
  }
  const peer = 'a bare Node process';
  judge('to the address, with a new data folder', fresh, peer, bares);
  judge('to the address, with the same data folder', used, peer, bares);
  judge('from the address to a page that can be typed in', pages, 'an empty React page', empties);
} finally {
  await browser.close();
  await empty.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
