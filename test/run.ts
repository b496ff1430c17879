import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale } from '../electron/tools/build.ts';
import { projectDir } from '../electron/tools/paths.ts';
import { faultsOfNewSubjects } from './support/commit-subjects.ts';
import { type Failure, failureLines, savedFailures } from './support/failures.ts';
import { isFull } from './support/full.ts';
import { makeMemoryFolder } from './support/memory-folder.ts';
import { planTest, type TestStage, testStages } from './support/test-plan.ts';
import { type ZoneKind, zoneAt } from './support/time-zones.ts';

const modules = join(projectDir, 'node_modules');

/** The end of the current stage's output; empty at a terminal, which shows it already. */
let printed = '';

function node(...args: readonly string[]): Promise<boolean> {
  return nodeWith({}, ...args);
}

function nodeWith(env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<boolean> {
  const stdio = process.stdout.isTTY ? 'inherit' : 'pipe';
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: projectDir,
      stdio: ['inherit', stdio, stdio],
      env: { ...process.env, ...env },
    });
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from?.pipe(to, { end: false });
      from?.setEncoding('utf8').on('data', (text: string) => {
        printed = (printed + text).slice(-4000);
      });
    }
    child.once('error', () => resolve(false));
    child.once('exit', (code) => {
      const end = (): void => {
        for (const stream of [child.stdout, child.stderr]) stream?.destroy();
        resolve(code === 0);
      };
      // What a test left running holds the pipes open; do not wait for it.
      const late = setTimeout(end, 2000);
      child.once('close', () => {
        clearTimeout(late);
        end();
      });
    });
  });
}

function testFiles(byFolder: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(byFolder).flatMap(([folder, names]) =>
    names.split(' ').map((name) => `test/${folder}/${name}.test.ts`),
  );
}

/** Each takes long: every third of the services has as many of them, and `npm test -- --quick` none, nor any of `slow`. */
const long = testFiles({
  crash: 'crash',
  'services/campaigns': 'two-accounts',
  'services/gateway': 'answer-memory',
  'services/hosts': 'electron-sending',
  services: 'load',
  'services/steps': 'night one-step',
  'services/store': 'data-folder-words disk-full',
  'services/threads': 'thread',
  'services/tools': 'built-sizes failures package',
  'services/wire': 'large-store operations',
  shared: 'long-texts',
  'shared/number': 'country-matrix',
  sheets: 'bombs limits oracles page-bombs xls-bombs',
});

/** Each takes some seconds. */
const slow = testFiles({
  'services/accounts': 'token-echo',
  'services/audiences': 'audience-change consent derived joined repeated steps-cut-short',
  'services/campaigns':
    'account balance-hint blockers by-day campaign-model closing compared-lists connections counts decisions families family-model formats journal-cut left-out letters number-search odd-answers quiet removal rest review scheduler sent-conditions sent-versions withdrawal',
  'services/command-line': 'command electron processes',
  'services/drafts': 'survey',
  'services/folder': 'copies-model erase-everything folder-file',
  'services/gateway': 'gateway-faults',
  'services/hosts': 'body-bytes electron-host electron-quirks loopback-process spelling',
  'services/opt-outs': 'team-file-sync',
  'services/people': 'erase-person erased-everywhere',
  'services/practice': 'conformance practice-alone practice-hostile practice-ledger rehearsal',
  'services/retention': 'removed-by-age',
  'services/sheets': 'import',
  'services/store': 'erased',
  'services/survey': 'size-survey',
  'services/tools': 'start',
  'services/wire': 'long-rows',
  sheets: 'archive damage',
});

/** In the window, `npm test -- --quick` tests that it opens, and the whole path of a campaign. */
const smoke = ['test/e2e/start.e2e.ts', 'test/e2e/keyboard.e2e.ts'];

/** Judges what all tests of a process have together. */
const judgesProcess = /process\.memoryUsage|^process\.env\./m;

/** Looks at threads or ends them, and so needs those that no other test had. */
const ownThreads = /(?:built|sending|started)-main|from 'node:worker_threads'|sums-worker|endsThread/;

/** Start the built main on the double of Electron: in full runs on Linux once more as Windows and as macOS, 42 s each. */
const ofHost = /(?:sending|started)-main/;
const otherSystems = isFull && process.platform === 'linux' ? ['win32', 'darwin'] : [];

/** A process of its own takes a second or two, as long as most files take. */
function groupOf(file: string): 'rules' | 'services' | 'own threads' | 'alone' {
  const text = textOf(file);
  if (judgesProcess.test(text)) return 'alone';
  if (ownThreads.test(text)) return 'own threads';
  return file.startsWith('test/shared/') ? 'rules' : 'services';
}

function textOf(file: string): string {
  return readFileSync(join(projectDir, file), 'utf8');
}

/** Each process has local times of another kind. */
function inZone(kind: ZoneKind): NodeJS.ProcessEnv {
  return { TZ: zoneAt(Date.now(), kind) };
}

function nodeTest(env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<boolean> {
  return nodeWith(
    env,
    '--import',
    './test/soak/fixed-seed.ts',
    '--import',
    './test/support/built-threads.ts',
    '--test',
    '--test-timeout=400000',
    '--test-reporter=./test/support/test-reporter.ts',
    ...args,
  );
}

const run: Readonly<Record<TestStage, (files: readonly string[]) => Promise<boolean>>> = {
  types: () => node(join(modules, 'typescript/bin/tsc'), '-b'),
  async lint() {
    const faults = faultsOfNewSubjects();
    for (const fault of faults) console.error(fault);
    return (await node(join(modules, '@biomejs/biome/bin/biome'), 'check', '.')) && faults.length === 0;
  },
  async build() {
    await buildStale(['main', 'renderer']);
    return true;
  },
  async 'rules and services'(files) {
    // Two of several files at once would build the same.
    await buildStale(files.length > 1 ? ['main', 'renderer'] : ['main']);
    // Of all files, so that each is in the same third, and so in the same time zone, when it runs alone.
    const byLength = all
      .filter((file) => file.endsWith('.test.ts'))
      .sort((a, b) => Number(long.includes(b)) - Number(long.includes(a)));
    const groups = Object.groupBy(byLength, groupOf);
    const wanted = (group: readonly string[] = []) => group.filter((file) => files.includes(file));
    const third = (of: number) => wanted(groups.services?.filter((_, at) => at % 3 === of));
    const together = (
      kind: ZoneKind,
      group: readonly string[],
      before: readonly string[] = [],
      env: NodeJS.ProcessEnv = {},
    ) =>
      group.length === 0 ||
      nodeTest(
        { ...inZone(kind), ...env },
        ...before,
        '--test-isolation=none',
        '--test-force-exit',
        ...group,
      );
    const host = names.length > 0 || values.quick ? [] : files.filter((file) => ofHost.test(textOf(file)));
    const pooled = ['--import', './test/support/pooled-threads.ts'];
    const alone = wanted(groups.alone);
    const passed = await Promise.all([
      together('halfHours', wanted(groups.rules), pooled),
      together('farEast', third(0), pooled),
      together('farWest', third(1), pooled),
      together('summerTime', third(2), pooled),
      together('farWest', wanted(groups['own threads'])),
      ...otherSystems.map((system) => together('farEast', host, [], { TAGLINE_SYSTEM: system })),
      alone.length === 0 || nodeTest(inZone('halfHours'), '--test-concurrency=1', ...alone),
    ]);
    return passed.every(Boolean);
  },
  // Tagged `@full`, and so only run where a part or file is named and in `npm run soak -- --full`: what is also tested
  // without a window, or rarely changes.
  'end to end'(files) {
    const host = process.env.TAGLINE_HOST ?? (values.quick ? 'loopback' : 'both');
    const without = names.length === 0 ? ['--', '--grep-invert=@full'] : [];
    return nodeWith(inZone('summerTime'), 'test/e2e/run.ts', '--host', host, ...files, ...without);
  },
};

// Hundreds of processes load the same modules: the first compiles them, the others start in half the time.
const compiled = join(projectDir, '.cache/compiled');
if (process.argv.length === 2) rmSync(compiled, { recursive: true, force: true });
process.env.NODE_COMPILE_CACHE = compiled;

const kept = join(projectDir, '.cache/failures.jsonl');
mkdirSync(join(projectDir, '.cache'), { recursive: true });
process.env.TAGLINE_FAILURES = kept;
// The tests read English, whatever the language of the computer.
process.env.LC_ALL = 'en_US.UTF-8';

// No test includes a power cut, so none needs to wait for a disk.
const memory = makeMemoryFolder();
if (memory !== null) {
  process.env.TMPDIR = memory;
  process.once('exit', () => rmSync(memory, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(130));
}

const { values, positionals: names } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const all = globSync('test/**/*.{test,e2e}.ts', { cwd: projectDir }).map((path) => path.replaceAll(sep, '/'));
const missing = [...long, ...slow, ...smoke].filter((file) => !all.includes(file));
if (missing.length > 0) throw new Error(`test/run.ts names files that are gone: ${missing.join(', ')}`);
const plan = planTest({ quick: values.quick, names }, { all, long: [...long, ...slow], smoke });
if ('unknown' in plan) {
  console.error(`No part and no test file is called “${plan.unknown}”. The parts: ${testStages.join(', ')}.`);
  process.exit(1);
}
const failed: string[] = [];
const failures: Failure[] = [];
const started = performance.now();
for (const { name, files } of plan) {
  console.log(`\n== ${name}`);
  const begun = performance.now();
  printed = '';
  rmSync(kept, { force: true });
  const passed = await run[name](files).catch((error: unknown) => {
    console.error(error);
    printed = String(error);
    return false;
  });
  const named = savedFailures(kept).map((failure) => ({ ...failure, name: `${name}: ${failure.name}` }));
  failures.push(...named);
  if (!passed && named.every(({ isFlaky }) => isFlaky)) {
    const end = printed.trimEnd().split('\n').slice(-8).join('\n');
    failures.push({ name, place: 'no test is to blame', reason: end, isFlaky: false });
  }
  console.log(`${passed ? '✔' : '✖'} ${name} (${seconds(begun)})`);
  if (!passed) failed.push(name);
}
console.log(failures.length === 0 ? '' : `\n${failureLines(failures).join('\n')}\n`);
console.log(
  failed.length === 0
    ? `All good: everything passed in ${seconds(started)}.`
    : `Not good: ${failed.join(', ')} failed, after ${seconds(started)}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
